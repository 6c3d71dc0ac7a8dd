import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider, useColorScheme } from "@mui/material/styles";
import { LucideProvider } from "lucide-react";
import { useEffect, useLayoutEffect } from "react";
import type { ReactNode } from "react";
import { theme } from "./theme.ts";
import type { Scheme } from "./tokens.ts";

/** A scheme, or whatever the machine prefers at this moment. */
export type SchemeChoice = Scheme | "system";

export interface RecurrentThemeProps {
  /** Default `system`. The owner keeps the choice; nothing is stored here. */
  scheme?: SchemeChoice;
  children: ReactNode;
}

/**
 * Gives everything below it Recurrent's theme and base styles, and writes the scheme in force on
 * `<html data-theme>`. A page that wants no flash before its script runs writes that attribute itself.
 */
export function RecurrentTheme({ scheme = "system", children }: RecurrentThemeProps) {
  return (
    // Without a storage manager: signing out clears the browser's storage (shell 4), a scheme kept
    // there would be forgotten with it.
    <ThemeProvider theme={theme} defaultMode={scheme} storageManager={null} noSsr>
      <SchemeFollower scheme={scheme} />
      <CssBaseline />
      {/* Icons are as thin as the text beside them, and decoration unless they are named. */}
      <LucideProvider strokeWidth={1.75}>{children}</LucideProvider>
    </ThemeProvider>
  );
}

function SchemeFollower({ scheme }: { scheme: SchemeChoice }) {
  const { mode, setMode } = useColorScheme();
  // MUI writes the attribute after the first paint, which would flash the other scheme.
  useLayoutEffect(() => {
    const dark =
      scheme === "dark" ||
      (scheme === "system" && window.matchMedia("(prefers-color-scheme: dark)").matches);
    document.documentElement.dataset["theme"] = dark ? "dark" : "light";
  }, [scheme]);
  useEffect(() => {
    if (mode !== scheme) setMode(scheme);
  }, [mode, scheme, setMode]);
  return null;
}
