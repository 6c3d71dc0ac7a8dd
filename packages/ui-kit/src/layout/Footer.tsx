import Box from "@mui/material/Box";
import { KitLink } from "../links/KitLink.tsx";
import { PAGE_INSET } from "./page-inset.ts";

export interface FooterProps {
  product: string;
  /** The current year, as the clock of the application has it. */
  year: number;
  /** The build's revision; the application falls back to a default one (shell 2.2). */
  revision: string;
  privacyUrl: string;
  termsOfUseUrl: string;
}

export interface FooterPlacement {
  /** Centred under pages without a shell. */
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
}: FooterProps & FooterPlacement) {
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
        py: 2,
        paddingInline: PAGE_INSET,
        borderTop: 1,
        borderColor: "divider",
        typography: "caption",
        color: "text.tertiary",
        overflowWrap: "anywhere",
        "& a": { color: "text.secondary" },
        displayPrint: "none",
      }}
    >
      <span>{`© 2006 - ${year} ${product} All Rights Reserved.`}</span>
      <Box component="span" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {`Revision ${revision}`}
      </Box>
      <KitLink href={privacyUrl} target="_blank">
        Privacy
      </KitLink>
      <KitLink href={termsOfUseUrl} target="_blank">
        Terms of Use
      </KitLink>
    </Box>
  );
}
