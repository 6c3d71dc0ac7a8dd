import { styled } from "@mui/material/styles";
import { BoardSheet, indexRows, PlainTable } from "@recurrent/ui-kit";
import { PrintLoaded, PrintMessage, PrintTools } from "../../kernel/components/PrintLoaded.tsx";
import { href } from "../../kernel/routes/address.ts";
import { readTable } from "../../kernel/view/table-query.ts";
import { useAddressQuery } from "../../kernel/view/useAddressQuery.ts";
import { usePaper } from "../../kernel/view/usePaper.ts";
import {
  holdersOf,
  type Matrix,
  MATRIX_NOTE,
  type MatrixDocument,
  type MatrixPerson,
  MOST_PRINTED,
  narrowings,
  paperPlan,
  SEARCH,
  shownDocuments,
} from "./event-matrix.ts";
import { HeldCell, matrixColumns, MatrixKey } from "./event-matrix-columns.tsx";
import { useBoardFilter } from "./useBoardFilter.ts";
import { BY_NAME } from "./board-view.ts";
import { useFilterOnPaper } from "./useFilteredPeople.ts";
import { MISSING_WORDS, useEventMatrix } from "./useEventMatrix.ts";

const TITLE = "People and Documents";

/** The matrix on paper: the people and documents that its address shows, all pages of them. */
export function EventMatrixPrintScreen() {
  const { board, matrix, missing } = useEventMatrix();
  const { asked } = useBoardFilter();
  const filter = useFilterOnPaper(asked);
  return (
    <PrintLoaded<Matrix> query={{ ...board, data: matrix }} failure="The board could not be loaded">
      {({ documents, people }) => (
        <PrintLoaded<ReadonlySet<string> | null>
          query={filter.query}
          failure="The filter could not be applied"
        >
          {(ids) => (
            <Printed
              documents={documents}
              people={ids === null ? people : people.filter(({ id }) => ids.has(id))}
              filter={filter.words}
              missing={missing === null ? "" : MISSING_WORDS[missing]}
            />
          )}
        </PrintLoaded>
      )}
    </PrintLoaded>
  );
}

interface PrintedProps extends Matrix {
  /** Whom the filter of the board leaves, in words. */
  filter: string;
  /** Whom the matrix does not know of, in words. */
  missing: string;
}

function Printed({ documents, people, filter, missing }: PrintedProps) {
  const { query } = useAddressQuery();
  const shown = shownDocuments(documents, query);
  const columns = matrixColumns(shown, people);
  const state = readTable(query, BY_NAME);
  const printed = indexRows(people, columns, BY_NAME, SEARCH.fields).matching(state);
  const search = query.toString();
  const backHref = `${href("dashboard@event-status-matrix")}${search && `?${search}`}`;
  if (printed.length > MOST_PRINTED) {
    return (
      <PrintMessage title="Too many people for paper" action={{ label: "Back", href: backHref }}>
        {printed.length} people match, and at most {MOST_PRINTED} are printed. Filter or search
        first, or export the list.
      </PrintMessage>
    );
  }
  const narrowed = narrowings(shown).find(({ value }) => value === state.filters["fullName"]);
  const only = [
    filter,
    narrowed?.label,
    state.search.trim() && `name with “${state.search.trim()}”`,
  ].filter(Boolean);
  return (
    <Paper
      documents={shown}
      people={printed}
      backHref={backHref}
      note={[
        ...(only.length > 0 ? [`Only ${only.join("; ")}.`] : []),
        ...(shown.length < documents.length
          ? [`${shown.length} of ${documents.length} documents.`]
          : []),
        ...(missing === "" ? [] : [missing]),
      ].join(" ")}
    />
  );
}

/** Of a window in which the columns stand side by side, in pixels: the edges of the sheet and the names; a day. */
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
  // Each set of columns begins on a sheet of its own.
  "@media print": { "section + section &": { breakBefore: "page" } },
  // Where days would run into each other, a name has a line of its own, above what belongs to it.
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

interface PaperProps {
  documents: readonly MatrixDocument[];
  people: readonly MatrixPerson[];
  backHref: string;
  /** What it leaves out, in sentences; '' for nothing. */
  note: string;
}

function Paper({ documents, people, backHref, note }: PaperProps) {
  const { product, companyName, printedAt } = usePaper((day) => `${TITLE}-${day}`);
  const { paper, parts } = paperPlan(documents);
  return (
    <BoardSheet
      paper={paper}
      product={product}
      companyName={companyName}
      title={TITLE}
      {...(note !== "" && { note })}
      asOf={printedAt}
      tools={<PrintTools backHref={backHref} />}
    >
      {documents.length === 0 || people.length === 0 ? (
        <p>{documents.length === 0 ? "No events or documents yet." : "Nobody."}</p>
      ) : (
        <>
          <MatrixKey />
          <p style={{ fontSize: "8pt", marginTop: "1mm" }}>{MATRIX_NOTE}</p>
        </>
      )}
      {people.length > 0 &&
        parts.map((part, at) => (
          <section key={part[0]?.key}>
            <Table
              label={parts.length === 1 ? TITLE : `${TITLE}, part ${at + 1} of ${parts.length}`}
              named={
                <>
                  Name
                  {parts.length > 1 && <span>{`Part ${at + 1} of ${parts.length}`}</span>}
                </>
              }
              columns={part.map((document) => ({
                ...document,
                head: (
                  <>
                    {document.name}
                    <span>
                      {holdersOf(people, document)} of {people.length}
                    </span>
                  </>
                ),
              }))}
              rows={people.map(({ id, fullName, held }) => ({
                key: id,
                name: fullName,
                cells: part.map(({ key }) => <HeldCell key={key} held={held.get(key)} />),
              }))}
            />
          </section>
        ))}
    </BoardSheet>
  );
}
