import Box from "@mui/material/Box";
import { KitLink, MEASURE } from "@recurrent/ui-kit";

/**
 * Side padding of everything that spans the page: 16 px on phones, 32 px above, and on very wide
 * screens whatever centres the content at its greatest width. Title bar, content and footer share it,
 * so their edges always line up.
 */
export const PAGE_INSET = {
  xs: "16px",
  sm: `max(32px, calc(50% - ${MEASURE.content / 2}px))`,
} as const;

export interface FooterProps {
  /** The product's name. */
  product: string;
  /** The current year, as the clock of the application has it. */
  year: number;
  /** The build's revision; the application falls back to a default one (shell 2.2). */
  revision: string;
  /** Where the privacy policy is. */
  privacyUrl: string;
  /** Where the terms of use are. */
  termsOfUseUrl: string;
  /** In the middle, as under pages without a shell. Default false. */
  centred?: boolean;
}

/** Copyright, revision and the two legal pages, under every page (shell 1). */
export function Footer({
  product,
  year,
  revision,
  privacyUrl,
  termsOfUseUrl,
  centred = false,
}: FooterProps) {
  return (
    <Box
      component="footer"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        justifyContent: centred ? "center" : "flex-start",
        columnGap: 3,
        rowGap: 1,
        flex: "none",
        pt: 2,
        pb: "calc(16px + env(safe-area-inset-bottom))",
        paddingInline: PAGE_INSET,
        borderTop: 1,
        borderColor: "divider",
        typography: "caption",
        color: "text.tertiary",
        fontVariantNumeric: "tabular-nums",
        overflowWrap: "anywhere",
        "& a": { color: "text.secondary" },
        displayPrint: "none",
      }}
    >
      <span>{`© 2006 - ${year} ${product} All Rights Reserved.`}</span>
      <span>{`Revision ${revision}`}</span>
      <KitLink href={privacyUrl} target="_blank">
        Privacy
      </KitLink>
      <KitLink href={termsOfUseUrl} target="_blank">
        Terms of Use
      </KitLink>
    </Box>
  );
}
