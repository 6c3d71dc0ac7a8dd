import type { Plugin } from "vite";

/** Code of tests, stories and their fixtures; a glob of `import()` finds it as well as any page. */
const NO_PRODUCT =
  /\.(?:test|stories|e2e)\.[jt]sx?$|fixtures?\.[jt]sx?$|\/(?:testing|vitest|@storybook|@testing-library)\//;

/** Fails a build that would ship tests. */
export function productionCodePlugin(): Plugin {
  return {
    name: "recurrent:production-code",
    apply: "build",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        const found = file.moduleIds.find((id) => NO_PRODUCT.test(id));
        if (found !== undefined) throw new Error(`${found} is no part of the product.`);
      }
    },
  };
}
