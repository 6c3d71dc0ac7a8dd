import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { keyframes, styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import visuallyHidden from "@mui/utils/visuallyHidden";
import {
  DataTable,
  formatCount,
  SharedMarks,
  TITLE_ABOVE,
  ToolButton,
  TOUCH,
  withFilter,
  useAdoptedStyles,
} from "@recurrent/ui-kit";
import { Printer } from "lucide-react";
import { useMemo } from "react";
import { loadError, tableErrorProps } from "../../../shared/api/first-load.ts";
import { RetryAlert } from "../../../shared/components/RetryAlert.tsx";
import { AutoRefetch } from "../../../shared/components/AutoRefetch.tsx";
import { href } from "../../../shared/routes/address.ts";
import { useAddressQuery, useTableView } from "../../../shared/table-state/address-state.ts";
import { usePersonMarks } from "../../../shared/components/person-marks.ts";
import {
  type ChosenDocuments,
  countStates,
  type Matrix,
  MATRIX_LABEL,
  MATRIX_NOTE,
  notKnownNote,
  paperPlan,
  SEARCH,
  SHOWN_AT_FIRST,
  shownDocuments,
  withKnownFilter,
  writeDocuments,
} from "./event-matrix.ts";
import { useEventMatrix } from "./useEventMatrix.ts";
import { matrixColumns, MatrixLegend, NAME_WIDTH } from "./event-matrix-columns.tsx";
import { PrintedMatrix } from "./PrintedMatrix.tsx";
import { BoardViews } from "../BoardViews.tsx";
import { FilterButton, FilterPanel, useFilterState } from "../FilterPanel.tsx";
import { BY_NAME } from "../board-rules.ts";

const EMPTY = {
  title: "No events or documents yet",
  description: "Licences, medicals and other documents appear here with their expiry dates.",
};
const NONE_YET: Matrix = { documents: [], people: [] };

/** Each entry is as high as its button, which comes with the count. */
const KEY = { rowGap: 0, "& > li": { minHeight: 36, [TOUCH]: { minHeight: 44 } } };

/** Fits three lines of a description, and the count. */
const HEAD_HEIGHT = 80;

/**
 * Sticky names and heads in a frame that fits the window. The grid's community edition cannot pin
 * columns, so all columns must be rendered.
 */
const LOOK = { autoHeight: false, columnHeaderHeight: HEAD_HEIGHT, columnBufferPx: 100_000 };

const FADE_OUT = keyframes`80% { opacity: 1 } 95%, 100% { opacity: 0 }`;

const Pinned = styled("div")(({ theme }) => {
  const { palette } = theme.vars;
  const name = "[data-field=fullName]";
  return {
    // That line would cost a person in the frame.
    [TITLE_ABOVE]: { "& h2[data-above]": visuallyHidden },
    // The frame would cut what is printed in place of the grid.
    "@media screen": {
      "@container scrolling-table (min-width: 29rem)": {
        "& div:has(> .MuiDataGrid-root)": {
          display: "flex",
          flexDirection: "column",
          // Leaves room above and below; a narrow window has one more row of tools, and announcements of
          // two lines.
          maxHeight: "max(24rem, 100dvh - 24.5rem)",
          "@container scrolling-table (min-width: 45rem)": {
            maxHeight: "max(24rem, 100dvh - 22rem)",
          },
          "@container scrolling-table (min-width: 60rem)": {
            maxHeight: "max(24rem, 100dvh - 18rem)",
          },
          "& > .MuiDataGrid-root": { minHeight: 0 },
          "& .MuiDataGrid-footerContainer": { flexShrink: 0 },
        },
        "&& :is(.MuiDataGrid-mainContent, .MuiDataGrid-main)": { minHeight: 0, overflow: "hidden" },
        "& .MuiDataGrid-virtualScroller.MuiDataGrid-virtualScroller.MuiDataGrid-virtualScroller": {
          overflow: "auto !important",
        },
        "& .MuiDataGrid-topContainer.MuiDataGrid-topContainer": { top: 0 },
        [`& :is(.MuiDataGrid-columnHeader, .MuiDataGrid-cell)${name}`]: {
          position: "sticky",
          left: 0,
          zIndex: 1,
          borderRight: `1px solid ${palette.divider}`,
          backgroundColor: palette.background.paper,
        },
        // Heads of one line and of three end at the rows, as on paper.
        "&& .MuiDataGrid-columnHeaderTitleContainer": { alignItems: "flex-end", paddingBottom: 6 },
        // Its target ends above the rows, so the arrow is at its lower end to be in the last line.
        "&& .MuiDataGrid-iconButtonContainer": { marginBottom: -4 },
        "&& .MuiDataGrid-sortButton": { alignItems: "flex-end", paddingBottom: 3 },
        // A shadow while more documents are to the right.
        "& .MuiDataGrid-main": { position: "relative", timelineScope: "--documents" },
        "& .MuiDataGrid-virtualScroller": { scrollTimeline: "--documents x" },
        "@supports (animation-timeline: --documents)": {
          "& .MuiDataGrid-main:has(> * > .MuiDataGrid-virtualScroller--hasScrollX, > .MuiDataGrid-virtualScroller--hasScrollX)::after":
            {
              content: '""',
              position: "absolute",
              zIndex: 41,
              inset: "0 0 0 auto",
              width: 24,
              background: `linear-gradient(to right, transparent, ${palette.divider})`,
              pointerEvents: "none",
              animation: `${FADE_OUT} linear both`,
              animationTimeline: "--documents",
            },
        },
        // Covers the lines between the heads that scroll below it.
        [`& .MuiDataGrid-columnHeader${name}`]: {
          zIndex: 40,
          backgroundColor: palette.background.sunken,
        },
        [`& :is(.MuiDataGrid-columnHeader, .MuiDataGrid-cell):not(${name})`]: { padding: "0 8px" },
        "@media (hover: hover)": {
          [`& .MuiDataGrid-row:hover, & .MuiDataGrid-row:hover > ${name}`]: {
            backgroundColor: palette.action.hover,
          },
        },
        "& .MuiDataGrid-cell.MuiDataGrid-cell": {
          scrollMargin: `${HEAD_HEIGHT + 8}px 0 12px ${NAME_WIDTH + 8}px`,
        },
      },
    },
  };
});

/** Matrix of people and documents, including missing ones. */
export function EventMatrixPage() {
  const { board, people: list, matrix, missing } = useEventMatrix();
  const filter = useFilterState();
  const { people: left } = filter;
  const { query, change } = useAddressQuery();
  const { state: requested, onStateChange } = useTableView(BY_NAME);
  const { documents, people: everybody } = matrix ?? NONE_YET;
  const marks = usePersonMarks(everybody);
  const shown = useMemo(() => shownDocuments(documents, query), [documents, query]);
  const state = useMemo(
    () => (matrix === undefined ? requested : withKnownFilter(requested, shown)),
    [matrix, requested, shown],
  );
  const people = useMemo(() => {
    if (matrix === undefined || left === undefined) return undefined;
    if (documents.length === 0) return [];
    return left === null ? everybody : everybody.filter(({ id }) => left.has(id));
  }, [matrix, documents, everybody, left]);
  // Changes only with the documents, not with other parts of the URL.
  const plan = paperPlan(shown);
  useAdoptedStyles(`@page { size: ${plan.paper}; }`);
  const keys = shown.map(({ key }) => key).join("\n");
  const isEvery = shown.length === documents.length;
  const columns = useMemo(
    () => matrixColumns(shown, people ?? [], { isEvery }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `keys` says which documents
    [keys, documents, people],
  );
  const counts = useMemo(() => countStates(people ?? [], shown), [people, shown]);
  const show = (next: ChosenDocuments) => change((latest) => writeDocuments(latest, next));
  const hiddenExpired = documents.filter(
    (document) => document.urgency === "expired" && !shown.includes(document),
  ).length;
  const search = query.toString();

  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: "minmax(0, 1fr)",
        // The note is as far below the list as on other pages.
        "& > [data-note]": { mt: -1 },
      }}
    >
      {missing !== null && matrix !== undefined && (
        <RetryAlert severity={missing.retry ? "error" : "info"} onRetry={missing.retry}>
          {missing.text}
        </RetryAlert>
      )}
      <FilterPanel
        filter={filter}
        also={{
          label: "Documents",
          options: documents.map(({ key, name }) => ({ value: key, label: name })),
          chosen: shown.map(({ key }) => key),
          onChange: (chosen) => show(chosen),
        }}
      />
      {/* Rendered while loading, so that nothing moves. */}
      {(matrix === undefined ? !loadError(board) : shown.length > 0) && (
        <MatrixLegend
          sx={KEY}
          counts={counts}
          pressed={state.filters["fullName"]}
          onPress={(id) => onStateChange(withFilter(state, "fullName", id))}
        />
      )}
      {(documents.length > SHOWN_AT_FIRST || !isEvery) && (
        <Typography component="div" variant="body2" color="textSecondary">
          {shown.length} of {documents.length} documents are shown.
          {!isEvery && " The signs above count only these."}
          {hiddenExpired > 0 &&
            ` ${hiddenExpired} of the others ${hiddenExpired === 1 ? "has" : "have"} expired for someone.`}
          {/* With few documents it would go when pressed; there they are chosen in Filter. */}
          {documents.length > SHOWN_AT_FIRST && (
            <Button variant="text" size="small" onClick={() => show(isEvery ? null : "all")}>
              {isEvery ? "Show fewer" : "Show all"}
            </Button>
          )}
        </Typography>
      )}
      <SharedMarks value={marks}>
        <Pinned>
          <DataTable
            label={MATRIX_LABEL}
            // The tools are at the end of the line, as on the other view.
            {...(people === undefined && !loadError(board) && { title: null })}
            {...(people?.length && { title: formatCount(people.length, "person", "people") })}
            isTitleHiddenOnPhones
            rows={people}
            columns={columns}
            search={SEARCH}
            state={state}
            onStateChange={onStateChange}
            defaultSort={BY_NAME}
            {...tableErrorProps(board, "The board could not be loaded")}
            empty={left ? { title: "No one matches these filters" } : EMPTY}
            gridProps={LOOK}
            scrollsSideways
            renderPaper={(printed) => (
              <PrintedMatrix parts={plan.pages} people={printed} marks={marks} />
            )}
            views={<BoardViews current="person" filterQuery={filter.filterQuery} />}
            filterButton={documents.length > 0 && <FilterButton filter={filter} />}
            tools={
              documents.length > 0 && (
                <ToolButton
                  href={`${href("dashboard@event-status-matrix-print")}${search && `?${search}`}`}
                  startIcon={<Printer size={16} />}
                >
                  Print
                </ToolButton>
              )
            }
          />
        </Pinned>
      </SharedMarks>
      {/* Its time would move when the people arrive after the events. */}
      {matrix !== undefined && <AutoRefetch queries={[board, list]} />}
      {shown.length > 0 && (
        <Typography variant="body2" sx={{ maxWidth: "90ch", color: "text.secondary" }}>
          {`${notKnownNote(people ?? [])} ${MATRIX_NOTE}`.trim()}
        </Typography>
      )}
    </Box>
  );
}
