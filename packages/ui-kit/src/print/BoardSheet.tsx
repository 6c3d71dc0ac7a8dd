import { styled } from "@mui/material/styles";
import { Mark } from "../layout/Brand.tsx";
import { utcMinute } from "./print-text.ts";
import { PrintLayout, type PrintLayoutProps } from "./PrintLayout.tsx";

export interface BoardSheetProps extends Omit<PrintLayoutProps, "footers"> {
  product: string;
  companyName: string;
  title: string;
  /** Whom it leaves out; '' where it is everybody. */
  note: string;
  /** When the board was like this, ISO 8601. */
  asOf: string;
}

const Document = styled("div")(({ theme }) => ({
  // The mark too is printed in grey.
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

/** What company is how, and as of when, on paper: in black and by shape alone. */
export function BoardSheet({
  product,
  companyName,
  title,
  note,
  asOf,
  children,
  ...layout
}: BoardSheetProps) {
  const when = `As of ${utcMinute(asOf)}`;
  return (
    <PrintLayout footers={[`${product} · ${title} · ${when}`]} {...layout}>
      <Document>
        <header>
          <Mark size={20} />
          <h1>{title}</h1>
          <span>{companyName}</span>
          <span>{when}</span>
        </header>
        {note !== "" && <p>{note}</p>}
        {children}
      </Document>
    </PrintLayout>
  );
}
