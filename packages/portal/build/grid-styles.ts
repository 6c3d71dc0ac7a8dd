import type { Plugin } from "vite";

const MODULE = /@mui\/x-data-grid\/utils\/css\/context\.mjs$/;
const ELEMENT =
  /_jsx\("style", \{\s*href: `\/\$\{className\}`,\s*nonce: rootProps\.nonce,\s*children: cssString\s*\}\)/;

/**
 * MUI X DataGrid writes its variables as the text of a style element, which the policy refuses: it has no
 * nonce, and the text changes with every change of the theme, so that no hash could name it. Here they go
 * into the sheet that holds all other styles (emotion), which the page's script fills rule by rule.
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
