import { styled } from "@mui/material/styles";
import { Mark } from "../layout/Brand.tsx";
import { StatusIcon } from "../status/StatusIcon.tsx";
import { utcMinute } from "./print-text.ts";
import { PrintLayout, type PrintLayoutProps } from "./PrintLayout.tsx";

/** People of one state, in the order to print them. */
export interface PrintedState {
  /** The state's id, which chooses its sign; one unknown here has none. */
  readonly id: string;
  readonly title: string;
  readonly people: readonly {
    readonly id: string;
    readonly fullName: string;
    readonly note?: string;
  }[];
}

export interface BoardSheetProps extends Omit<PrintLayoutProps, "footers"> {
  product: string;
  companyName: string;
  title: string;
  /** Whom it leaves out, where it is not everybody. */
  note?: string;
  /** When the board was like this, ISO 8601. */
  asOf: string;
}

export interface BoardPrintProps extends Omit<BoardSheetProps, "paper" | "children"> {
  states: readonly PrintedState[];
}

/** Type sizes in points, from comfortable to smallest, with the columns and the names that one page has room for. */
const SIZES = [
  { size: 14, columns: 3, names: 45 },
  { size: 11, columns: 3, names: 90 },
  { size: 9, columns: 4, names: 150 },
  { size: 7.5, columns: 5, names: 230 },
  { size: 6, columns: 6, names: Number.POSITIVE_INFINITY },
] as const;

/** The largest type in which so many people fit one page of A4 or Letter; beyond 350 they take several. */
export function paperFit(people: number): { readonly size: number; readonly columns: number } {
  return SIZES.find(({ names }) => people <= names) ?? SIZES[4];
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
  "& h2": {
    display: "flex",
    alignItems: "center",
    gap: "1.2mm",
    margin: "0 0 0.6mm",
    paddingBottom: "0.6mm",
    borderBottom: "0.75pt solid",
    fontSize: "1.15em",
    fontWeight: theme.typography.fontWeightMedium,
    lineHeight: 1.3,
    breakAfter: "avoid",
    "& > svg": { width: "1.1em", height: "1.1em", flex: "none" },
    "& > span": { flex: 1 },
  },
  "& ul": { margin: "0 0 3mm", padding: 0, listStyle: "none", lineHeight: 1.35 },
  "& li": { breakInside: "avoid" },
  "& > [data-states]": { columnGap: "5mm" },
  "@media screen and (max-width: 600px)": {
    "& > header": { flexWrap: "wrap", "& > h1": { flex: "1 0 75%" } },
    "& > [data-states]": { columnCount: "1 !important", fontSize: "11pt !important" },
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
        {note !== undefined && <p>{note}</p>}
        {children}
      </Document>
    </PrintLayout>
  );
}

/** A board on paper, for a wall that everybody passes: the people by state, on one page as long as they fit it. */
export function BoardPrint({ states, ...sheet }: BoardPrintProps) {
  const { size, columns } = paperFit(states.reduce((sum, { people }) => sum + people.length, 0));
  return (
    <BoardSheet paper="portrait" {...sheet}>
      <div data-states style={{ columnCount: columns, fontSize: `${size}pt` }}>
        {states.map(({ id, title: state, people }) => (
          <section key={id}>
            <h2>
              <StatusIcon status={id} />
              <span>{state}</span>
              {people.length}
            </h2>
            <ul>
              {people.length === 0 && <li>Nobody</li>}
              {people.map(({ id: person, fullName, note: mark }) => (
                <li key={person}>
                  {fullName}
                  {mark !== undefined && ` (${mark})`}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </BoardSheet>
  );
}
