import createCache, { type StylisPlugin } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { LucideProvider } from "lucide-react";
import { type ReactNode, useLayoutEffect } from "react";
import { ignoreComposedKeys } from "./composition.ts";
import { usePrinting } from "../usePrinting.ts";
import { theme } from "./theme.ts";
import type { Scheme } from "./tokens.ts";

/** Safari needs a prefix for the first, Chrome up to 135 for the second. */
const PREFIXED = /^(?:user-select|print-color-adjust)$/;
/** Unknown to current browsers. */
const GONE = /::-(?:moz-focus-inner|ms-input-placeholder)/;

/** Replaces Emotion's prefixer, whose rules for old browsers throw when inserted. */
const currentBrowsers: StylisPlugin = (element) => {
  if (element.type === "decl" && PREFIXED.test(String(element.props))) {
    element.return = `-webkit-${element.value}${element.value}`;
  } else if (element.type === "rule" && GONE.test(element.value)) {
    element.children = [];
  }
};

const styleCache = createCache({ key: "css", stylisPlugins: [currentBrowsers] });

export interface RecurrentThemeProps {
  /** Default `system`. The owner stores the choice. */
  scheme?: Scheme | "system";
  children: ReactNode;
}

/**
 * Theme and base styles. `<html data-theme>` is always light in print; to avoid a flash, a page
 * sets it before its script runs.
 */
export function RecurrentTheme({ scheme = "system", children }: RecurrentThemeProps) {
  const isPrinting = usePrinting();
  useLayoutEffect(() => {
    const dark = window.matchMedia("(prefers-color-scheme: dark)");
    const write = () => {
      const preferred = dark.matches ? "dark" : "light";
      const wanted = scheme === "system" ? preferred : scheme;
      // Paper is white to its edges.
      document.documentElement.dataset["theme"] = isPrinting ? "light" : wanted;
    };
    write();
    dark.addEventListener("change", write);
    return () => dark.removeEventListener("change", write);
  }, [scheme, isPrinting]);
  useLayoutEffect(() => ignoreComposedKeys(document), []);
  return (
    <CacheProvider value={styleCache}>
      {/* MUI gets no node and no storage: styles follow the attribute, and sign-out clears the
          storage (shell 4). */}
      <ThemeProvider theme={theme} colorSchemeNode={null} storageManager={null} noSsr>
        <CssBaseline />
        {/* Icons are as thin as text, and hidden from screen readers unless named. */}
        <LucideProvider strokeWidth={1.75}>{children}</LucideProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
