import { keyframes, styled } from "@mui/material/styles";
import { PlainTable, SUSPENDED_SUFFIX, useLayoutOf, withMark } from "@recurrent/ui-kit";
import { useRef } from "react";
import { countHolders, documentsIn, type Matrix, MATRIX_LABEL } from "./event-matrix.ts";
import { DocumentCell } from "./event-matrix-columns.tsx";

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
  "--paper-columns": "46mm",
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

interface PrintedPartProps extends Pick<Matrix, "documents" | "people"> {
  /** '' for a single part. */
  name: string;
  /** Distinguish people of one name, by id. */
  marks: ReadonlyMap<string, string>;
}

function PrintedPart({ name, documents, people, marks }: PrintedPartProps) {
  const label = name === "" ? MATRIX_LABEL : `${MATRIX_LABEL}, ${name.toLowerCase()}`;
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
            (person.isSuspended === true ? SUSPENDED_SUFFIX : ""),
          cells: documents.map(({ key }) => (
            <DocumentCell key={key} documents={documentsIn(person, key)} />
          )),
        }))}
      />
    </Part>
  );
}

interface PrintedMatrixProps extends Pick<PrintedPartProps, "marks" | "people"> {
  /** Documents of each set of columns. */
  parts: readonly Matrix["documents"][];
}

/** People and documents on paper; each set of columns begins on a new sheet. */
export const PrintedMatrix = ({ parts, ...people }: PrintedMatrixProps) =>
  parts.map((documents, at) => (
    <PrintedPart
      key={documents[0]?.key}
      name={parts.length > 1 ? `Part ${at + 1} of ${parts.length}` : ""}
      documents={documents}
      {...people}
    />
  ));
