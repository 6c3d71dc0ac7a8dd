/** Links that an application can route, and what closes a dialog when another page is shown. */
import Link, { type LinkProps } from "@mui/material/Link";
import { type Theme, ThemeProvider } from "@mui/material/styles";
import deepmerge from "@mui/utils/deepmerge";
import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
} from "react";

/** Names the history entry that is shown; null where there is no navigation. */
const EntryContext = createContext<string | null>(null);

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

/** `color` is `textPrimary` where a column of blue would shout: names in tables. */
export type KitLinkProps = Pick<LinkProps, "color" | "sx"> & Omit<LinkComponentProps, "color">;

/**
 * A link in text. An address that leaves the portal in a new tab (`target="_blank"`) never hands over
 * the window it came from.
 */
export function KitLink({ rel, ...link }: KitLinkProps) {
  return <Link {...link} rel={link.target === "_blank" ? (rel ?? "noopener noreferrer") : rel} />;
}

/**
 * Closes what stands above a page when another page takes its place, by Back as well: it belongs to the one
 * it was opened on.
 *
 * @param close what Escape does; undefined for what only its buttons close
 */
export function useClosedByNavigation(open: boolean, close: (() => void) | undefined): void {
  const entry = use(EntryContext);
  const openedOn = useRef<string | null>(null);
  const closeNow = useEffectEvent(() => close?.());
  useEffect(() => {
    const isElsewhere = openedOn.current !== null && openedOn.current !== entry;
    openedOn.current = open ? entry : null;
    if (open && isElsewhere) closeNow();
  }, [open, entry]);
}
