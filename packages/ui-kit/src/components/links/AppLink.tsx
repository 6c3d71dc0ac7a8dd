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
  /** Renders every link below, and buttons with an address. Must be stable. */
  component: ComponentType<LinkComponentProps>;
  /** Key of the history entry: dialogs close when it changes. Left out, they stay. */
  entry?: string;
  children: ReactNode;
}

/** Lets an application route MUI's links without the kit knowing its router. */
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

/** `color` is `textPrimary` for names in tables, where a blue column would be loud. */
export type AppLinkProps = Pick<LinkProps, "color" | "sx"> & Omit<LinkComponentProps, "color">;

/** A link in text. With `target="_blank"` it hides this window from the page. */
export function AppLink({ rel, ...link }: AppLinkProps) {
  return <Link {...link} rel={link.target === "_blank" ? (rel ?? "noopener noreferrer") : rel} />;
}

/**
 * Closes a dialog when another page is opened, also by Back.
 *
 * @param close what Escape does; undefined for what only its buttons close
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
