import { styled } from "@mui/material/styles";
import { indexRows, PlainTable } from "@recurrent/ui-kit";
import { PrintMessage } from "../../kernel/components/Loaded.tsx";
import { href } from "../../kernel/routes/address.ts";
import { readTable, useAddressQuery } from "../../kernel/view/address-state.ts";
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
import { BoardPaper, FilteredPaper } from "./FilteredPaper.tsx";
import { BY_NAME } from "./board-view.ts";
import { useEventMatrix } from "./useEventMatrix.ts";

const TITLE = "People and Documents";

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

/** The matrix on paper: the people and documents that its address shows, all pages of them. */
export function EventMatrixPrintScreen() {
  const { board, matrix, missing } = useEventMatrix();
  const { query } = useAddressQuery();
  const search = query.toString();
  const backHref = `${href("dashboard@event-status-matrix")}${search && `?${search}`}`;
  return (
    <FilteredPaper<Matrix> query={{ ...board, data: matrix }}>
      {({ documents: all, people: everybody }, { people: left, words }) => {
        const documents = shownDocuments(all, query);
        const filtered = everybody.filter(({ id }) => left === null || left.has(id));
        const state = readTable(query, BY_NAME);
        const columns = matrixColumns(documents, filtered);
        const people = indexRows(filtered, columns, BY_NAME, SEARCH.fields).matching(state);
        if (people.length > MOST_PRINTED) {
          return (
            <PrintMessage
              title="Too many people for paper"
              action={{ label: "Back", href: backHref }}
            >
              {people.length} people match, and at most {MOST_PRINTED} are printed. Filter or search
              first, or export the list.
            </PrintMessage>
          );
        }
        const marks = narrowings(documents).find(
          ({ value }) => value === state.filters["fullName"],
        );
        const name = state.search.trim();
        const only = [words, marks?.label, name && `name with “${name}”`].filter(Boolean);
        const note = [
          only.length > 0 && `Only ${only.join("; ")}.`,
          documents.length < all.length && `${documents.length} of ${all.length} documents.`,
          missing?.words,
        ];
        const { paper, parts } = paperPlan(documents);
        return (
          <BoardPaper
            paper={paper}
            title={TITLE}
            note={note.filter(Boolean).join(" ")}
            backHref={backHref}
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
                <PrintedPart
                  key={part[0]?.key}
                  name={parts.length > 1 ? `Part ${at + 1} of ${parts.length}` : ""}
                  documents={part}
                  people={people}
                />
              ))}
          </BoardPaper>
        );
      }}
    </FilteredPaper>
  );
}

interface PrintedPartProps {
  /** Which of several it is; '' for the only one. */
  name: string;
  documents: readonly MatrixDocument[];
  people: readonly MatrixPerson[];
}

/** As many documents as fit beside each other. */
function PrintedPart({ name, documents, people }: PrintedPartProps) {
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
                {holdersOf(people, document)} of {people.length}
              </span>
            </>
          ),
        }))}
        rows={people.map(({ id, fullName, held }) => ({
          key: id,
          name: fullName,
          cells: documents.map(({ key }) => <HeldCell key={key} held={held.get(key)} />),
        }))}
      />
    </section>
  );
}
