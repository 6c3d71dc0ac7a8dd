import Link from "@mui/material/Link";
import type { LinkProps } from "@mui/material/Link";
import type { LinkComponentProps } from "./LinkProvider.tsx";

export interface KitLinkProps extends Omit<LinkComponentProps, "color"> {
  /** `quiet` reads as text until it is pointed at: names in tables, the footer. Default `accent`. */
  tone?: "accent" | "quiet" | "inherit";
  /** For a name in a table. */
  strong?: boolean;
  sx?: LinkProps["sx"];
}

const COLOUR = {
  accent: "primary",
  quiet: "textPrimary",
  inherit: "inherit",
} as const satisfies Record<NonNullable<KitLinkProps["tone"]>, LinkProps["color"]>;

/**
 * A link in text. An address that leaves the portal in a new tab (`target="_blank"`) never hands over
 * the window it came from.
 */
export function KitLink({ tone = "accent", strong = false, rel, sx, ...anchor }: KitLinkProps) {
  const safeRel = anchor.target === "_blank" ? (rel ?? "noopener noreferrer") : rel;
  return (
    <Link
      color={COLOUR[tone]}
      {...anchor}
      {...(safeRel === undefined ? {} : { rel: safeRel })}
      sx={[
        strong && { fontWeight: "fontWeightMedium" },
        // oxlint-disable-next-line no-unsafe-assignment -- MUI types the entries of such a list as any
        ...(Array.isArray(sx) ? (sx as readonly (typeof sx)[number][]) : [sx]),
      ]}
    />
  );
}
