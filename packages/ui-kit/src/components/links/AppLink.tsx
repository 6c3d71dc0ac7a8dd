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

/** Key of the history entry; null without navigation. */
const EntryContext = createContext<string | null>(null);

/** Props of the component that renders links. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A hash address (`#/company/groups`), a path or an absolute URL. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

export interface LinkProviderProps {
  /** Renders all links and buttons with an address. Must be stable. */
  component: ComponentType<LinkComponentProps>;
  /** Key of the history entry: dialogs close when it changes. */
  entry?: string;
  children: ReactNode;
}

/** Routes MUI's links, so that the kit does not depend on a router. */
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

/** `textPrimary` is for names in tables, where a blue column would distract. */
export type AppLinkProps = Pick<LinkProps, "color" | "sx"> & Omit<LinkComponentProps, "color">;

/** Link in text; `target="_blank"` adds `rel="noopener noreferrer"`. */
export function AppLink({ rel, ...link }: AppLinkProps) {
  return <Link {...link} rel={link.target === "_blank" ? (rel ?? "noopener noreferrer") : rel} />;
}

/**
 * Closes a dialog on navigation, also on Back.
 *
 * @param close same as on Escape; undefined if only buttons close the dialog
 */
export function useCloseOnNavigation(open: boolean, close: (() => void) | undefined): void {
  const entry = use(EntryContext);
  const openedOn = useRef<string | null>(null);
  const closeNow = useEffectEvent(() => close?.());
  useEffect(() => {
    const isElsewhere = openedOn.current !== null && openedOn.current !== entry;
    openedOn.current = open ? entry : null;
    if (open && isElsewhere) closeNow();
  }, [open, entry]);
}
