import type { Plugin } from "vite";
import { pagePolicy } from "../../../deploy/headers.ts";

/**
 * The policy comes before all that it governs, and after the charset, which browsers look for
 * first.
 */
const CHARSET = '<meta charset="utf-8" />';

/**
 * Writes the policy of `deploy/headers.json` into index.html, for hosts that send no headers of
 * ours. The hosts of an installation are added from `config.json` (src/app/host-policy.ts).
 */
export function pagePolicyPlugin(demo: boolean): Plugin {
  return {
    name: "recurrent:page-policy",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html) {
        if (!html.includes(CHARSET)) throw new Error(`index.html has no ${CHARSET}.`);
        const { any, hosts } = pagePolicy(demo);
        const metas = [
          `<meta http-equiv="Content-Security-Policy" content="${any}" />`,
          `<meta name="host-policy" content="${hosts}" />`,
        ];
        return html.replace(CHARSET, [CHARSET, ...metas].join("\n    "));
      },
    },
  };
}
