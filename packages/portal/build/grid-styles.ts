import type { Plugin } from "vite";

const MODULE = /@mui\/x-data-grid\/utils\/css\/context\.mjs$/;
const ELEMENT =
  /_jsx\("style", \{\s*href: `\/\$\{className\}`,\s*nonce: rootProps\.nonce,\s*children: cssString\s*\}\)/;

/**
 * MUI X DataGrid writes its variables as text of a style element, which the CSP refuses: it has no
 * nonce, and its text changes with the theme, so no hash fits. This moves them into emotion's
 * sheet, which is filled rule by rule.
 */
export function gridStylesPlugin(): Plugin {
  let isDone = false;
  return {
    name: "recurrent:grid-styles",
    apply: "build",
    transform(code, id) {
      if (!MODULE.test(id)) return null;
      if (!ELEMENT.test(code)) throw new Error("The grid writes its variables in another way now.");
      isDone = true;
      const written = code.replace(ELEMENT, "_jsx(GlobalStyles, { styles: cssString })");
      return {
        code: `import GlobalStyles from "@mui/material/GlobalStyles";\n${written}`,
        map: null,
      };
    },
    generateBundle() {
      if (!isDone) throw new Error("The build has no styles of the grid to change.");
    },
  };
}
