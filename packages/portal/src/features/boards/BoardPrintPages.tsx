import { styled } from "@mui/material/styles";
import type { BoardPerson } from "@recurrent/sdk";
import { useTrainingBoardShow } from "@recurrent/sdk/react";
import {
  PrintedBoard,
  type PrintedBoardProps,
  compareNames,
  indexRows,
  PlainTable,
  StatusIcon,
  withMark,
} from "@recurrent/ui-kit";
import { type ReactNode, useMemo } from "react";
import {
  type LoadedQuery,
  PrintLoaded,
  PrintMessage,
  PrintTools,
} from "../../shared/components/Loaded.tsx";
import { href } from "../../shared/routes/address.ts";
import { useMayOpen } from "../../shared/context/app-context.ts";
import { readTable, useAddressQuery } from "../../shared/table-state/address-state.ts";
import { usePersonMarks } from "../../shared/components/person-marks.ts";
import { usePrintPage } from "../../shared/print/print-page.ts";
import { boardFilter, BY_NAME, cardTextFor, applyFilter, TRAINING_CARDS } from "./board-rules.ts";
import {
  countHolders,
  type Matrix,
  MATRIX_NOTE,
  MAX_PRINTED,
  narrowings,
  paperPlan,
  SEARCH,
  shownDocuments,
  useEventMatrix,
} from "./matrix/event-matrix.ts";
import { DocumentCell, matrixColumns, MatrixKey } from "./matrix/event-matrix-columns.tsx";
import { describeFilter, useFilteredPeople } from "./filter-rules.ts";

interface PaperView {
  /** Ids of the filtered people; null for everybody. */
  readonly filteredIds: ReadonlySet<string> | null;
  /** Filter as text; '' for none. */
  readonly filterText: string;
  /** URL of the board with its query. */
  readonly backHref: string;
}

interface FilteredPaperProps<Data> {
  query: LoadedQuery<Data>;
  board: string;
  children: (data: Data, view: PaperView) => ReactNode;
}

/** Waits for the filter, since paper would not show that it is missing. */
function FilteredPaper<Data>({ query, board, children }: FilteredPaperProps<Data>) {
  const { query: address } = useAddressQuery();
  const { filterQuery } = boardFilter(address, useMayOpen());
  const { people, chosen, choices, isFailed, isFetching, retry } = useFilteredPeople(
    filterQuery,
    [],
  );
  const filter = {
    data: isFailed ? undefined : people,
    isError: isFailed,
    isFetching,
    refetch: retry,
  };
  const search = address.toString();
  const view = {
    filterText: describeFilter(chosen, choices),
    backHref: `${board}${search && `?${search}`}`,
  };
  return (
    <PrintLoaded query={query} failure="The board could not be loaded">
      {(data) => (
        <PrintLoaded<PaperView["filteredIds"]>
          query={filter}
          failure="The filter could not be applied"
        >
          {(filteredIds) => children(data, { filteredIds, ...view })}
        </PrintLoaded>
      )}
    </PrintLoaded>
  );
}

interface BoardPaperProps extends Pick<PrintedBoardProps, "children" | "note" | "paper" | "title"> {
  backHref: string;
}

/** Opens the print dialog after rendering. */
function BoardPaper({ backHref, ...sheet }: BoardPaperProps) {
  const { product, companyName, printedAt } = usePrintPage((day) => `${sheet.title}-${day}`);
  return (
    <PrintedBoard
      product={product}
      companyName={companyName}
      asOf={printedAt}
      tools={<PrintTools backHref={backHref} />}
      {...sheet}
    />
  );
}

/** Type sizes in points, each with the columns and names that fit a page. */
const SIZES = [
  { size: 14, columns: 3, names: 45 },
  { size: 11, columns: 3, names: 90 },
  { size: 9, columns: 4, names: 150 },
  { size: 7.5, columns: 5, names: 230 },
  { size: 6, columns: 6, names: Number.POSITIVE_INFINITY },
] as const;

/**
 * The largest type in which the people fit one page of A4 or Letter; more than 350 need several.
 */
export function paperFit(people: number): { readonly size: number; readonly columns: number } {
  return SIZES.find(({ names }) => people <= names) ?? SIZES[4];
}

const States = styled("div")(({ theme }) => ({
  columnGap: "5mm",
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
  "@media screen and (max-width: 600px)": {
    columnCount: "1 !important",
    fontSize: "11pt !important",
  },
}));

/** Training board on paper, for the crew room. */
export function BoardPrintPage() {
  const query = useTrainingBoardShow();
  const { data } = query;
  const marks = usePersonMarks(useMemo(() => data?.flatMap(({ list }) => list), [data]));
  return (
    <FilteredPaper query={query} board={href("dashboard@training-status")}>
      {(all, { filteredIds, filterText, backHref }) => {
        const cards = applyFilter(all, filteredIds, (person: BoardPerson) => person);
        const { size, columns } = paperFit(cards.reduce((sum, { list }) => sum + list.length, 0));
        return (
          <BoardPaper
            paper="portrait"
            title="Training Status"
            note={filterText && `Only ${filterText}`}
            backHref={backHref}
          >
            <States style={{ columnCount: columns, fontSize: `${size}pt` }}>
              {cards.map(({ id, list }) => (
                <section key={id}>
                  <h2>
                    <StatusIcon status={id} />
                    <span>{cardTextFor(TRAINING_CARDS, id).title}</span>
                    {list.length}
                  </h2>
                  <ul>
                    {list.length === 0 && <li>No one</li>}
                    {list
                      .toSorted((one, other) => compareNames(one.fullName, other.fullName))
                      .map(({ id: person, fullName, isSuspended }) => (
                        <li key={person}>
                          {withMark(fullName, marks.get(person))}
                          {isSuspended === true && " (suspended)"}
                        </li>
                      ))}
                  </ul>
                </section>
              ))}
            </States>
          </BoardPaper>
        );
      }}
    </FilteredPaper>
  );
}

const TITLE = "People and Documents";

/** Pixels for the sheet's edges with the names, and for a column with a day. */
const ROOM = { beside: 344, column: 76 } as const;

const Table = styled(PlainTable)(({ theme, columns }) => ({
  margin: "0 0 4mm",
  tableLayout: "fixed",
  fontSize: "8pt",
  lineHeight: "11pt",
  "& thead th": {
    verticalAlign: "bottom",
    "& > span": { display: "block", fontWeight: theme.typography.fontWeightRegular },
  },
  "& tr > th:first-of-type": { width: "46mm" },
  "& tbody th": { fontWeight: theme.typography.fontWeightMedium },
  "&& td *": { fontSize: "8pt", lineHeight: "11pt" },
  "&& [data-word]": { color: "inherit" },
  "& svg": { width: "9pt", height: "9pt" },
  // Each set of columns begins on a new sheet.
  "@media print": { "section + section &": { breakBefore: "page" } },
  // In a narrow window, a name has its own line above its values.
  [`@media screen and (max-width: ${Math.max(600, ROOM.beside + columns.length * ROOM.column)}px)`]:
    {
      "&, & > tbody": { display: "block" },
      "& > thead": { display: "none" },
      "& tr": {
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 280px), 1fr))",
        columnGap: 24,
      },
      "& tr > th:first-of-type": { gridColumn: "1 / -1", width: "auto", paddingTop: "3mm" },
      "& td": {
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr) 45%",
        placeItems: "start",
        border: 0,
      },
      "& td::before": { content: "attr(data-label)" },
    },
}));

/** The matrix on paper: people of all pages, and documents of its URL. */
export function EventMatrixPrintPage() {
  const { board, matrix, missing } = useEventMatrix();
  const { query } = useAddressQuery();
  const nameMarks = usePersonMarks(matrix?.people);
  return (
    <FilteredPaper<Matrix>
      query={{ ...board, data: matrix }}
      board={href("dashboard@event-status-matrix")}
    >
      {({ documents: all, people: everybody }, { filteredIds, filterText, backHref }) => {
        const documents = shownDocuments(all, query);
        const filtered = everybody.filter(({ id }) => filteredIds === null || filteredIds.has(id));
        const state = readTable(query, BY_NAME);
        const columns = matrixColumns(documents, filtered);
        const people = indexRows(filtered, columns, BY_NAME, SEARCH.fields).matching(state);
        if (people.length > MAX_PRINTED) {
          return (
            <PrintMessage
              title="Too many people to print"
              action={{ label: "Back", href: backHref }}
            >
              {people.length} people match, and at most {MAX_PRINTED} are printed. Filter or search
              first, or export the list.
            </PrintMessage>
          );
        }
        const narrowing = narrowings(documents).find(
          ({ value }) => value === state.filters["fullName"],
        );
        const name = state.search.trim();
        const only = [filterText, narrowing?.label, name && `name with “${name}”`].filter(Boolean);
        const note = [
          only.length > 0 && `Only ${only.join("; ")}.`,
          documents.length < all.length && `${documents.length} of ${all.length} documents.`,
          missing?.text,
        ];
        const { paper, pages: parts } = paperPlan(documents);
        return (
          <BoardPaper
            paper={paper}
            title={TITLE}
            note={note.filter(Boolean).join(" ")}
            backHref={backHref}
          >
            {documents.length === 0 || people.length === 0 ? (
              <p>{documents.length === 0 ? "No events or documents yet." : "No one."}</p>
            ) : (
              <>
                <MatrixKey />
                <p style={{ fontSize: "8pt", marginTop: "1mm" }}>{MATRIX_NOTE}</p>
              </>
            )}
            {people.length > 0 &&
              parts.map((part, at) => (
                <PrintedPart
                  key={part[0]?.key}
                  name={parts.length > 1 ? `Part ${at + 1} of ${parts.length}` : ""}
                  documents={part}
                  people={people}
                  marks={nameMarks}
                />
              ))}
          </BoardPaper>
        );
      }}
    </FilteredPaper>
  );
}

interface PrintedPartProps extends Pick<Matrix, "documents" | "people"> {
  /** '' for a single part. */
  name: string;
  /** Distinguish people of one name, by id. */
  marks: ReadonlyMap<string, string>;
}

function PrintedPart({ name, documents, people, marks }: PrintedPartProps) {
  return (
    <section>
      <Table
        label={name === "" ? TITLE : `${TITLE}, ${name.toLowerCase()}`}
        named={
          <>
            Name
            {name && <span>{name}</span>}
          </>
        }
        columns={documents.map((document) => ({
          ...document,
          head: (
            <>
              {document.name}
              <span>
                {countHolders(people, document)} of {people.length}
              </span>
            </>
          ),
        }))}
        rows={people.map(({ id, fullName, documents: own }) => ({
          key: id,
          name: withMark(fullName, marks.get(id)),
          cells: documents.map(({ key }) => <DocumentCell key={key} documents={own.get(key)} />),
        }))}
      />
    </section>
  );
}
