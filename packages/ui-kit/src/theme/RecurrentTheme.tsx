import createCache, { type StylisPlugin } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { LucideProvider } from "lucide-react";
import { type ReactNode, useLayoutEffect } from "react";
import { ignoreComposedKeys } from "./composition.ts";
import { theme } from "./theme.ts";
import type { Scheme } from "./tokens.ts";

/** What a browser of the last years knows by its prefix alone: Safari the first, Chrome 135 the second. */
const PREFIXED = /^(?:user-select|print-color-adjust)$/;
/** What no browser of the last years knows. */
const GONE = /::-(?:moz-focus-inner|ms-input-placeholder)/;

/**
 * In place of Emotion's prefixer, which adds rules for browsers that are gone. Each of those throws as it is
 * inserted, twenty of them on the login; so do two kinds of MUI's own.
 */
const currentBrowsers: StylisPlugin = (element) => {
  if (element.type === "decl" && PREFIXED.test(String(element.props))) {
    element.return = `-webkit-${element.value}${element.value}`;
  } else if (element.type === "rule" && GONE.test(element.value)) {
    element.children = [];
  }
};

/** The style sheet of everything below the theme. */
const styleCache = createCache({ key: "css", stylisPlugins: [currentBrowsers] });

export interface RecurrentThemeProps {
  /** Default `system`: what the machine prefers at this moment. The owner keeps the choice. */
  scheme?: Scheme | "system";
  children: ReactNode;
}

/**
 * Gives everything below it Recurrent's theme and base styles, and writes the scheme in force on
 * `<html data-theme>`: on paper always the light one. A page that wants no flash before its script runs writes that attribute itself.
 */
export function RecurrentTheme({ scheme = "system", children }: RecurrentThemeProps) {
  useLayoutEffect(() => {
    const dark = window.matchMedia("(prefers-color-scheme: dark)");
    const paper = window.matchMedia("print");
    const show = (shown: Scheme) => {
      document.documentElement.dataset["theme"] = shown;
    };
    const write = () => {
      const preferred = dark.matches ? "dark" : "light";
      const wanted = scheme === "system" ? preferred : scheme;
      show(paper.matches ? "light" : wanted);
    };
    // Paper is white to its edges. Not every browser changes the media before it draws the pages.
    const onPrint = () => show("light");
    write();
    dark.addEventListener("change", write);
    paper.addEventListener("change", write);
    addEventListener("beforeprint", onPrint);
    addEventListener("afterprint", write);
    return () => {
      dark.removeEventListener("change", write);
      paper.removeEventListener("change", write);
      removeEventListener("beforeprint", onPrint);
      removeEventListener("afterprint", write);
    };
  }, [scheme]);
  useLayoutEffect(() => ignoreComposedKeys(document), []);
  return (
    <CacheProvider value={styleCache}>
      {/* The attribute is all that styles follow: MUI is given no node to write it on, and no storage, for
          signing out clears the browser's (shell 4), and a scheme kept there would be forgotten with it. */}
      <ThemeProvider theme={theme} colorSchemeNode={null} storageManager={null} noSsr>
        <CssBaseline />
        {/* Icons are as thin as the text beside them, and decoration unless they are named. */}
        <LucideProvider strokeWidth={1.75}>{children}</LucideProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
