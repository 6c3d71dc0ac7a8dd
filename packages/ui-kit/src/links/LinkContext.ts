import { createContext } from "react";
import type { AnchorHTMLAttributes, ComponentType, Ref } from "react";

/** What every link gives to whatever renders it: an anchor's own attributes and an address. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A hash address (`#/company/groups`), a path or an absolute URL. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A component that renders an address as an anchor: the router's link, or the plain `<a>`. */
export type LinkComponent = ComponentType<LinkComponentProps>;

/** Names the history entry that is shown; null where nobody navigates. */
export const EntryContext = createContext<string | null>(null);

/** Null: plain anchors. The kit knows no router; the portal hands its own link in. */
export const LinkContext = createContext<LinkComponent | null>(null);
