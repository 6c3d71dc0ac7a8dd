import Box from "@mui/material/Box";
import { AppLink, MEASURE } from "@recurrent/ui-kit";

/** Side padding that aligns title bar, content and footer. */
export const PAGE_INSET = {
  xs: "16px",
  // Beside the collapsed sidebar, tables need the room.
  sm: "24px",
  lg: `max(32px, calc(50% - ${MEASURE.content / 2}px))`,
} as const;

export interface FooterProps {
  product: string;
  /** By the hosts' clock. */
  year: number;
  revision: string;
  privacyUrl: string;
  termsOfUseUrl: string;
  /** For pages without the layout. Default false. */
  centred?: boolean;
}

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
      <AppLink href={privacyUrl} target="_blank">
        Privacy
      </AppLink>
      <AppLink href={termsOfUseUrl} target="_blank">
        Terms of Use
      </AppLink>
    </Box>
  );
}
