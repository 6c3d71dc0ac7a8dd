import type { LucideIcon } from "lucide-react";
import type { ReactElement } from "react";

/** A lucide icon, or an element drawn by the application at 18 × 18. */
export type IconSource = LucideIcon | ReactElement;

/** One entry of the sidebar. */
export interface NavItem {
  id: string;
  label: string;
  href: string;
  icon: IconSource;
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
  icon: IconSource;
  href?: string;
  onSelect?: () => void;
  /** A hairline above it. */
  separated?: boolean;
}
