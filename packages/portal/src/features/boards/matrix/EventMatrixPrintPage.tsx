import { indexRows, MAX_PRINTED_ROWS } from "@recurrent/ui-kit";
import { PrintMessage } from "../../../shared/components/PrintParts.tsx";
import { usePersonMarks } from "../../../shared/components/person-marks.ts";
import { href } from "../../../shared/routes/address.ts";
import { readTable, useAddressQuery } from "../../../shared/table-state/address-state.ts";
import { BY_NAME } from "../board-rules.ts";
import { BoardPaper, FilteredPaper } from "../BoardPaper.tsx";
import {
  type Matrix,
  MATRIX_LABEL,
  MATRIX_NOTE,
  narrowings,
  notKnownNote,
  paperPlan,
  SEARCH,
  shownDocuments,
  withKnownFilter,
} from "./event-matrix.ts";
import { useEventMatrix } from "./useEventMatrix.ts";
import { matrixColumns, MatrixLegend } from "./event-matrix-columns.tsx";
import { PrintedMatrix } from "./PrintedMatrix.tsx";

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
        if (people.length > MAX_PRINTED_ROWS) {
          return (
            <PrintMessage
              title="Too many people to print"
              action={{ label: "Back", href: backHref }}
            >
              {people.length} people match. You can print up to {MAX_PRINTED_ROWS}. Filter or search
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
          <BoardPaper
            paper={paper}
            title={MATRIX_LABEL}
            note={note.filter(Boolean).join(" ")}
            view={view}
          >
            {documents.length === 0 || people.length === 0 ? (
              <p>{documents.length === 0 ? "No events or documents yet." : "No one."}</p>
            ) : (
              <MatrixLegend />
            )}
            {people.length > 0 && <PrintedMatrix parts={parts} people={people} marks={nameMarks} />}
            {documents.length > 0 && people.length > 0 && (
              <p style={{ fontSize: "8pt", marginTop: "3mm" }}>{MATRIX_NOTE}</p>
            )}
          </BoardPaper>
        );
      }}
    </FilteredPaper>
  );
}
