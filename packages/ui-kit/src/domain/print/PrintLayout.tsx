import { styled } from "@mui/material/styles";
import { Children, type ReactNode, useState } from "react";
import { Mark } from "../../components/layout/Brand.tsx";
import { PAPER_TABLE } from "../../components/tables/paper-table.ts";
import { STATUS_COLOUR } from "../../theme/tokens.ts";
import { useAdoptedStyles } from "../../useAdoptedStyles.ts";
import { footerBoxes } from "../../usePageFooter.ts";

/** '2026-11-20 14:32 UTC' from an ISO instant. */
export const utcMinute = (instant: string): string =>
  `${instant.slice(0, 16).replace("T", " ")} UTC`;

export interface PrintLayoutProps {
  /** Only `A4 landscape` fixes the paper size; otherwise the printer chooses A4 or Letter. */
  paper: "portrait" | "landscape" | "A4 landscape";
  /** For each document, a line next to the page number; without it there is no margin. */
  footers?: readonly string[];
  /** Buttons above the sheet, on screen only. */
  tools?: ReactNode;
  /** Each on a new page, with continuous page numbers. */
  children: ReactNode;
}

const PREVIEW_BACKGROUND = "#E4E1DA";
/** Icons and words are black on paper: their shapes differ. */
const PAPER_TEXT = "#111";
const BLACK = Object.fromEntries(
  Object.keys(STATUS_COLOUR).flatMap((tone) =>
    ["main", "text"].map((use) => [`--mui-palette-status-${tone}-${use}`, PAPER_TEXT] as const),
  ),
);

const PrintPreview = styled("div")(({ theme }) => ({
  minHeight: "100vh",
  padding: 24,
  overflowX: "auto",
  backgroundColor: PREVIEW_BACKGROUND,
  colorScheme: "light",
  // Only the sheet is bright on a dark screen.
  ...theme.applyStyles("dark", { backgroundColor: theme.vars.palette.background.default }),
  "& > section": { display: "flex", justifyContent: "center", gap: 8, marginBottom: 16 },
  "@media print": {
    minHeight: 0,
    padding: 0,
    overflow: "visible",
    backgroundColor: "transparent",
    "& > section": { display: "none" },
  },
  // Contains the negative margins of a scaled sheet.
  "@media screen": { "& > main": { display: "flow-root" } },
  "@media screen and (max-width: 600px)": { padding: 0, "& > section": { marginTop: 16 } },
}));

/**
 * Not `zoom`: WebKit's minimum font size would make lines overlap. Negative margins remove the
 * unused room.
 */
const scaledSheet = (scale: number) => ({
  transform: `scale(${scale})`,
  transformOrigin: "top left",
  marginLeft: `max(0px, (100% - 297mm * ${scale}) / 2)`,
  marginRight: `calc(297mm * ${(scale - 1).toFixed(2)})`,
  marginBottom: `calc(210mm * ${(scale - 1).toFixed(2)})`,
});

const Sheet = styled("div")({
  "& + &": { breakBefore: "page", "@media screen": { marginTop: 24 } },
  ...BLACK,
  "--mui-palette-status-glyph": "#fff",
  "--mui-palette-text-primary": PAPER_TEXT,
  "--mui-palette-text-secondary": "#3A3A3A",
  "--mui-palette-primary-main": "#1D5BD6",
  margin: "0 auto",
  color: PAPER_TEXT,
  backgroundColor: "#fff",
  printColorAdjust: "exact",
  overflowWrap: "anywhere",
  ...PAPER_TABLE,
  "@media print": { "& thead": { display: "table-header-group" } },
  "& > [data-footer]": { margin: "3mm 0 0", fontSize: "8pt", lineHeight: "11pt", color: "#444" },
  "@media screen": {
    boxShadow: "0 1px 2px rgb(0 0 0 / 12%), 0 8px 32px rgb(0 0 0 / 12%)",
    "&[data-paper=portrait]": { maxWidth: "210mm", minHeight: "297mm", padding: "16mm 16mm 20mm" },
    "&[data-paper=landscape]": { maxWidth: "297mm", minHeight: "210mm", padding: "16mm 16mm 20mm" },
    "&[data-paper='A4 landscape']": { width: "297mm", height: "210mm" },
    "@media (max-width: 1180px)": { "&[data-paper='A4 landscape']": scaledSheet(0.7) },
    "@media (max-width: 860px)": { "&[data-paper='A4 landscape']": scaledSheet(0.48) },
    "@media (max-width: 600px)": {
      boxShadow: "none",
      "&[data-paper='A4 landscape']": scaledSheet(0.28),
      "&:not([data-paper='A4 landscape'])": { minHeight: "100vh", padding: "24px 16px" },
    },
  },
});

/** `@page` cannot be inline. */
function pageCss(paper: string, footer: string | undefined, name: string): string {
  const margin =
    footer === undefined ? "margin: 0;" : `margin: 16mm 16mm 20mm; ${footerBoxes(footer)}`;
  return `
    @page ${name} { size: ${paper}; ${margin} }
    @media screen {
      html, body { background: ${PREVIEW_BACKGROUND}; }
      html[data-theme=dark], [data-theme=dark] > body { background: var(--mui-palette-background-default); }
    }
  `;
}

/** A browser without margin boxes drops their rules. */
function hasMarginBoxes(): boolean {
  const probe = new CSSStyleSheet();
  probe.replaceSync('@page { @bottom-left { content: "" } }');
  const [page] = probe.cssRules;
  return page !== undefined && "cssRules" in page && (page.cssRules as CSSRuleList).length > 0;
}

/** Preview of a printed page (training 2.7, 2.8) with the rules for paper. */
export function PrintLayout({ paper, footers, tools, children }: PrintLayoutProps) {
  const count = Children.count(children);
  // A named page starts a document. The last has no name, or what follows would get its own page.
  const pageName = (at: number) => (at === count - 1 ? "" : `sheet-${at}`);
  const pages = Array.from({ length: count }, (_, at) =>
    pageCss(paper, footers?.[at], pageName(at)),
  );
  const css = pages.join("");
  const [isNumbered] = useState(hasMarginBoxes);
  useAdoptedStyles(css);
  return (
    <PrintPreview>
      {tools !== undefined && <section aria-label="Printing">{tools}</section>}
      <main data-paper={paper}>
        {Children.map(children, (document, at) => (
          <Sheet data-paper={paper} style={{ page: pageName(at) }}>
            {document}
            {/* Without margin boxes, the footer is at the end of the document. */}
            {!isNumbered && footers && <p data-footer>{footers[at]}</p>}
          </Sheet>
        ))}
      </main>
    </PrintPreview>
  );
}

const Board = styled("div")(({ theme }) => ({
  // The mark is also printed in grey.
  "--mui-palette-primary-main": "currentcolor",
  "& > header": {
    display: "flex",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: "4mm",
    paddingBottom: "2mm",
    marginBottom: "3mm",
    borderBottom: "1.5pt solid",
    fontSize: "9pt",
    "& > h1": { ...theme.typography.h2, flex: 1, margin: 0, fontSize: "16pt", lineHeight: "20pt" },
  },
  "& > p": { margin: "0 0 3mm", fontSize: "11pt" },
  "& ul": { margin: "0 0 3mm", padding: 0, listStyle: "none", lineHeight: 1.35 },
  "& li": { breakInside: "avoid" },
  "@media screen and (max-width: 600px)": {
    "& > header": { flexWrap: "wrap", "& > h1": { flex: "1 0 75%" } },
  },
}));

export interface PrintedBoardProps extends Omit<PrintLayoutProps, "footers"> {
  product: string;
  companyName: string;
  title: string;
  /** People hidden by the filter; '' for none. */
  note: string;
  /** Time of the data, ISO 8601. */
  asOf: string;
}

/** A board on paper, in black, with statuses by shape. */
export function PrintedBoard({
  product,
  companyName,
  title,
  note,
  asOf,
  children,
  ...layout
}: PrintedBoardProps) {
  const when = `As of ${utcMinute(asOf)}`;
  return (
    <PrintLayout footers={[`${product} · ${title} · ${when}`]} {...layout}>
      <Board>
        <header>
          <Mark size={20} />
          <h1>{title}</h1>
          <span>{companyName}</span>
          <span>{when}</span>
        </header>
        {note !== "" && <p>{note}</p>}
        {children}
      </Board>
    </PrintLayout>
  );
}
