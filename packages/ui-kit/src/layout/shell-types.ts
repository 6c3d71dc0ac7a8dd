import type { LucideIcon } from "lucide-react";

/** One entry of the sidebar. */
export interface NavItem {
  id: string;
  label: string;
  href: string;
  icon: LucideIcon;
  /** The page that is shown. */
  active?: boolean;
  /** The one entry to do first: Train Now (shell 2.2). */
  highlight?: boolean;
  /** The pointer or the focus rests on it: a good moment to fetch what it leads to. */
  onIntent?: () => void;
}

/** A titled group of sidebar entries. Leave out a group whose entries nobody may see. */
export interface NavGroup {
  id: string;
  label: string;
  items: readonly NavItem[];
}

/** The company in the sidebar; a link where its profile may be seen. */
export interface NavCompany {
  name: string;
  tier?: string;
  href?: string;
}

/** One entry of the user menu: a link when it has `href`, else a command. */
export interface UserMenuItem {
  id: string;
  label: string;
  icon: LucideIcon;
  href?: string;
  onSelect?: () => void;
  /** A hairline above it. */
  separated?: boolean;
}
