import { keyframes, styled } from "@mui/material/styles";
import { indexRows, PlainTable, useLayoutOf, withMark } from "@recurrent/ui-kit";
import { useRef } from "react";
import { PrintMessage } from "../../../shared/components/PrintParts.tsx";
import { usePersonMarks } from "../../../shared/components/person-marks.ts";
import { href } from "../../../shared/routes/address.ts";
import { readTable, useAddressQuery } from "../../../shared/table-state/address-state.ts";
import { BY_NAME } from "../board-rules.ts";
import { BoardPaper, FilteredPaper } from "../BoardPaper.tsx";
import {
  countHolders,
  type Matrix,
  MATRIX_NOTE,
  MAX_PRINTED,
  narrowings,
  notKnownNote,
  documentsIn,
  paperPlan,
  SEARCH,
  shownDocuments,
  withKnownFilter,
} from "./event-matrix.ts";
import { useEventMatrix } from "./useEventMatrix.ts";
import { DocumentCell, matrixColumns, MatrixLegend } from "./event-matrix-columns.tsx";

const TITLE = "People and Documents";

/** Pixels for a date with its sign, and for the longest status below it. */
const COLUMN_WIDTH = 100;

const MORE = "linear-gradient(to left, transparent, #000 32px)";
const fadeOut = keyframes({ "0%, 97%": { maskImage: MORE } });

/** In a narrow window, the documents scroll sideways beside the names; their edge fades while there are more. */
const Part = styled("section")({
  "@media screen": {
    overflowX: "auto",
    // Without anything to scroll, the animation does not run.
    "@supports (animation-timeline: scroll())": {
      animation: `${fadeOut} linear`,
      animationTimeline: "scroll(self inline)",
    },
  },
});

const Table = styled(PlainTable)(({ theme, columns: { length } }) => ({
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
  // Below the date, also where a short word fits beside it.
  "&& [data-word]": { flexBasis: "100%", color: "inherit" },
  // Centred on the figures, not on their line.
  "& svg": { width: "9pt", height: "9pt", marginTop: "-1.5pt" },
  // Each set of columns begins on a new sheet.
  "@media print": { "section + section &": { breakBefore: "page" } },
  "@media screen": {
    minWidth: `calc(46mm + ${length * COLUMN_WIDTH}px)`,
    "& tr > th:first-of-type": { position: "sticky", left: 0, backgroundColor: "#fff" },
    // Whole pixels, so that columns end where they are measured.
    "& td": { paddingRight: 8 },
  },
  "@media screen and (max-width: 860px)": {
    minWidth: `calc(32mm + ${length * COLUMN_WIDTH}px)`,
    "& tr > th:first-of-type": { width: "32mm" },
  },
}));

/** The matrix on paper: people of all pages, and documents of its URL. */
export function EventMatrixPrintPage() {
  const { board, people: list, matrix, missing } = useEventMatrix();
  const { query } = useAddressQuery();
  const nameMarks = usePersonMarks(matrix?.people);
  return (
    <FilteredPaper<Matrix>
      query={{ ...board, data: matrix }}
      reads={[board, list]}
      board={href("dashboard@event-status-matrix")}
    >
      {({ documents: all, people: everybody }, view) => {
        const { filteredIds, filterText, backHref } = view;
        const documents = shownDocuments(all, query);
        const filtered = everybody.filter(({ id }) => filteredIds === null || filteredIds.has(id));
        const requested = readTable(query, BY_NAME);
        const state = withKnownFilter(requested, documents);
        const isEvery = documents.length === all.length;
        const columns = matrixColumns(documents, filtered, { isEvery });
        const people = indexRows(filtered, columns, BY_NAME, SEARCH.fields).matching(state);
        if (people.length > MAX_PRINTED) {
          return (
            <PrintMessage
              title="Too many people to print"
              action={{ label: "Back", href: backHref }}
            >
              {people.length} people match. You can print up to {MAX_PRINTED}. Filter or search
              first, or export the list.
            </PrintMessage>
          );
        }
        const narrowing = narrowings(documents, { isEvery }).find(
          ({ value }) => value === state.filters["fullName"],
        );
        const name = state.search.trim();
        const only = [filterText, narrowing?.label, name && `name with “${name}”`].filter(Boolean);
        const note = [
          only.length > 0 && `Only ${only.join("; ")}.`,
          state !== requested &&
            "Not filtered by the document of “Show only”, which no longer exists.",
          !isEvery && `${documents.length} of ${all.length} documents.`,
          missing?.text,
          notKnownNote(people),
        ];
        const { paper, pages: parts } = paperPlan(documents);
        return (
          <BoardPaper paper={paper} title={TITLE} note={note.filter(Boolean).join(" ")} view={view}>
            {documents.length === 0 || people.length === 0 ? (
              <p>{documents.length === 0 ? "No events or documents yet." : "No one."}</p>
            ) : (
              <MatrixLegend />
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
            {documents.length > 0 && people.length > 0 && (
              <p style={{ fontSize: "8pt", marginTop: "3mm" }}>{MATRIX_NOTE}</p>
            )}
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
  const label = name === "" ? TITLE : `${TITLE}, ${name.toLowerCase()}`;
  const part = useRef<HTMLElement>(null);
  const isScrolling = useLayoutOf(part, (sheet) => sheet.scrollWidth > sheet.clientWidth, false);
  return (
    // Keys scroll it.
    <Part ref={part} aria-label={label} tabIndex={isScrolling ? 0 : undefined}>
      <Table
        label={label}
        named={
          <>
            Name
            {name && <span>{name}</span>}
          </>
        }
        columns={documents.map((document) => {
          const { count, total } = countHolders(people, document);
          return {
            ...document,
            head: (
              <>
                {document.name}
                <span>
                  {count} of {total}
                </span>
              </>
            ),
          };
        })}
        rows={people.map((person) => ({
          key: person.id,
          name:
            withMark(person.fullName, marks.get(person.id)) +
            (person.isSuspended === true ? " (suspended)" : ""),
          cells: documents.map(({ key }) => (
            <DocumentCell key={key} documents={documentsIn(person, key)} />
          )),
        }))}
      />
    </Part>
  );
}
