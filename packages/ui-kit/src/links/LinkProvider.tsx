import { ThemeProvider } from "@mui/material/styles";
import type { Theme } from "@mui/material/styles";
import deepmerge from "@mui/utils/deepmerge";
import { useCallback } from "react";
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from "react";
import { EntryContext } from "./useClosedByNavigation.ts";

/** What every link gives to whatever renders it: an anchor's own attributes and an address. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A hash address (`#/company/groups`), a path or an absolute URL. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

export interface LinkProviderProps {
  /** Renders every link below, buttons with an address too. Give a stable component. */
  component: ComponentType<LinkComponentProps>;
  /**
   * Names the history entry that is shown: when it changes, dialogs close. Left out, they stay until they
   * are answered.
   */
  entry?: string;
  children: ReactNode;
}

/** Lets an application route the links of MUI without the kit knowing its router. */
export function LinkProvider({ component, entry, children }: LinkProviderProps) {
  const routed = useCallback(
    (theme: Theme) =>
      deepmerge(theme, {
        components: {
          MuiLink: { defaultProps: { component } },
          MuiButtonBase: { defaultProps: { LinkComponent: component } },
        },
      }),
    [component],
  );
  return (
    <EntryContext value={entry ?? null}>
      <ThemeProvider theme={routed}>{children}</ThemeProvider>
    </EntryContext>
  );
}
