import { styled } from "@mui/material/styles";
import type { BoardPerson } from "@recurrent/sdk";
import { useTrainingBoardShow } from "@recurrent/sdk/react";
import { compareNames, StatusIcon, SUSPENDED_SUFFIX, withMark } from "@recurrent/ui-kit";
import { useMemo } from "react";
import { usePersonMarks } from "../../shared/components/person-marks.ts";
import { href } from "../../shared/routes/address.ts";
import { applyFilter, cardTextFor, TRAINING_CARDS } from "./board-rules.ts";
import { BoardPaper, FilteredPaper } from "./BoardPaper.tsx";

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

/** A list of so many people is shorter than any column. */
const MAX_UNBROKEN = 10;

const States = styled("div")(({ theme }) => ({
  columnGap: "5mm",
  // The heading of a table is repeated in each column that the list continues in.
  "& > section": { display: "table", width: "100%", marginBottom: "3mm" },
  "& > section > div": { display: "table-header-group", breakInside: "avoid", breakAfter: "avoid" },
  "& ul": { display: "table-row-group" },
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
    "& > svg": { width: "1.1em", height: "1.1em", flex: "none" },
    "& > span": { flex: 1 },
  },
  // Few people are not divided between columns.
  "& > [data-few]": { breakInside: "avoid" },
  // A name that wraps is one.
  "& li:has(> svg)": { position: "relative", paddingLeft: "1.1em" },
  "& li > svg": { position: "absolute", left: 0, top: "0.3em", width: "0.75em", height: "0.75em" },
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
    <FilteredPaper query={query} reads={[query]} board={href("dashboard@training-status")}>
      {(all, view) => {
        const { filteredIds, filterText } = view;
        const cards = applyFilter(all, filteredIds, (person: BoardPerson) => person);
        const { size, columns } = paperFit(cards.reduce((sum, { list }) => sum + list.length, 0));
        return (
          <BoardPaper
            paper="portrait"
            title="Training Status"
            note={filterText && `Only ${filterText}`}
            view={view}
          >
            <States style={{ columnCount: columns, fontSize: `${size}pt` }}>
              {cards.map(({ id, list }) => (
                <section key={id} data-few={list.length <= MAX_UNBROKEN || undefined}>
                  <div>
                    <h2>
                      <StatusIcon status={id} />
                      <span>{cardTextFor(TRAINING_CARDS, id).title}</span>
                      {/* Repeated, a mere count would read as so many more people. */}
                      {list.length > MAX_UNBROKEN ? `${list.length} in all` : list.length}
                    </h2>
                  </div>
                  <ul>
                    {list.length === 0 && <li>No one</li>}
                    {list
                      .toSorted((one, other) => compareNames(one.fullName, other.fullName))
                      .map(({ id: person, fullName, isSuspended }) => (
                        <li key={person}>
                          <StatusIcon status={id} />
                          {withMark(fullName, marks.get(person))}
                          {isSuspended === true && SUSPENDED_SUFFIX}
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
