import Link from "@mui/material/Link";
import type { LinkProps } from "@mui/material/Link";
import type { LinkComponentProps } from "./LinkProvider.tsx";

/** `color` is `textPrimary` where a column of blue would shout: names in tables. */
export type KitLinkProps = Pick<LinkProps, "color" | "sx"> & Omit<LinkComponentProps, "color">;

/**
 * A link in text. An address that leaves the portal in a new tab (`target="_blank"`) never hands over
 * the window it came from.
 */
export function KitLink({ rel, ...link }: KitLinkProps) {
  return <Link {...link} rel={link.target === "_blank" ? (rel ?? "noopener noreferrer") : rel} />;
}
