import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { STATUS_COLOUR } from "../theme/tokens.ts";
import { DESK, usePageSheet } from "./page-sheet.ts";
import type { PageSheet } from "./page-sheet.ts";

/** Signs are black on paper: their shapes tell them apart. */
const INK = "#111";
const TONES = Object.keys(STATUS_COLOUR);
const BLACK = Object.fromEntries(
  TONES.map((tone) => [`--mui-palette-status-${tone}-main`, INK] as const),
);

const Desk = styled("div")({
  minHeight: "100vh",
  padding: 24,
  overflowX: "auto",
  backgroundColor: DESK,
  colorScheme: "light",
  "@media print": { minHeight: 0, padding: 0, overflow: "visible", backgroundColor: "transparent" },
  "@media screen and (max-width: 600px)": { padding: 0 },
});

const Sheet = styled("main")({
  ...BLACK,
  "--mui-palette-status-glyph": "#fff",
  "--mui-palette-text-primary": INK,
  "--mui-palette-text-secondary": "#3A3A3A",
  "--mui-palette-primary-main": "#1D5BD6",
  boxSizing: "border-box",
  margin: "0 auto",
  color: INK,
  backgroundColor: "#fff",
  printColorAdjust: "exact",
  "@media screen": {
    boxShadow: "0 1px 2px rgb(0 0 0 / 12%), 0 8px 32px rgb(0 0 0 / 12%)",
    "&[data-paper=portrait]": { maxWidth: "210mm", minHeight: "297mm", padding: "16mm 16mm 20mm" },
    "&[data-paper='A4 landscape']": { width: "297mm", height: "210mm" },
    // The whole sheet is seen at once, smaller where the window is.
    "@media (max-width: 1180px)": { "&[data-paper='A4 landscape']": { zoom: 0.7 } },
    "@media (max-width: 860px)": { "&[data-paper='A4 landscape']": { zoom: 0.48 } },
    "@media (max-width: 600px)": {
      boxShadow: "none",
      "&[data-paper='A4 landscape']": { zoom: 0.28 },
      "&[data-paper=portrait]": { minHeight: "100vh", padding: "24px 16px" },
    },
  },
});

const Line = styled("p")({ margin: "3mm 0 0", fontSize: "8pt", lineHeight: "11pt", color: "#444" });

const Tools = styled("section")({
  display: "flex",
  justifyContent: "center",
  gap: 8,
  marginBottom: 16,
  "@media print": { display: "none" },
  "@media screen and (max-width: 600px)": { marginTop: 16 },
});

export interface PrintLayoutProps {
  sheet: PageSheet;
  /** Buttons above the sheet, on screen only. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A page that is printed (training 2.7, 2.8): a sheet of paper on a desk, and the rules for paper. */
export function PrintLayout({ sheet, tools, children }: PrintLayoutProps) {
  const numbered = usePageSheet(sheet);
  return (
    <Desk>
      {tools !== undefined && <Tools aria-label="Printing">{tools}</Tools>}
      <Sheet data-paper={sheet.size}>
        {children}
        {/* Where pages have no boxes in their margins, the line ends the document. */}
        {!numbered && sheet.footer !== undefined && <Line>{sheet.footer.left}</Line>}
      </Sheet>
    </Desk>
  );
}
