import { minify } from "@swc/core";
import type { Plugin } from "vite";

/**
 * SWC's minifier writes one per cent less than Vite's own and half a per cent less than terser, in a
 * tenth of terser's CPU time (bench/README.md).
 */
export function swcMinifyPlugin(): Plugin {
  return {
    name: "recurrent:swc-minify",
    apply: "build",
    enforce: "post",
    async renderChunk(code) {
      const minified = await minify(code, {
        module: true,
        ecma: 2020,
        compress: true,
        mangle: true,
        format: { comments: false },
      });
      return { code: minified.code, map: null };
    },
  };
}
