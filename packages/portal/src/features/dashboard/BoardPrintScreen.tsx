import { styled } from "@mui/material/styles";
import type { BoardPerson } from "@recurrent/sdk";
import { useTrainingBoardShow } from "@recurrent/sdk/react";
import { StatusIcon } from "@recurrent/ui-kit";
import { href } from "../../kernel/routes/address.ts";
import { factsOf, narrowed, TRAINING_CARDS } from "./board-facts.ts";
import { BoardPaper, FilteredPaper } from "./FilteredPaper.tsx";
import { byLabel } from "./filter-rules.ts";
import { paperFit } from "./paper-fit.ts";

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

/**
 * The training board on paper, for the crew room: everybody by state, as the host counts them, or whom a filter
 * leaves, on one page as long as they fit it.
 */
export function BoardPrintScreen() {
  return (
    <FilteredPaper query={useTrainingBoardShow()}>
      {(all, { people, asked, words }) => {
        const cards = narrowed(all, people, (person: BoardPerson) => person);
        const { size, columns } = paperFit(cards.reduce((sum, { list }) => sum + list.length, 0));
        return (
          <BoardPaper
            paper="portrait"
            title="Training Status"
            note={words && `Only ${words}`}
            backHref={`${href("dashboard@training-status")}${asked && `?${asked}`}`}
          >
            <States style={{ columnCount: columns, fontSize: `${size}pt` }}>
              {cards.map(({ id, list }) => (
                <section key={id}>
                  <h2>
                    <StatusIcon status={id} />
                    <span>{factsOf(TRAINING_CARDS, id).title}</span>
                    {list.length}
                  </h2>
                  <ul>
                    {list.length === 0 && <li>Nobody</li>}
                    {list
                      .toSorted((one, other) => byLabel.compare(one.fullName, other.fullName))
                      .map(({ id: person, fullName, isSuspended }) => (
                        <li key={person}>
                          {fullName}
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
