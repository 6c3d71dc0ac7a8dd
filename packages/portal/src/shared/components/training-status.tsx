/** Training status of trainees in lists, as the board has it (shell 2.13). */
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import visuallyHidden from "@mui/utils/visuallyHidden";
import type { TrainingBoardCard } from "@recurrent/sdk";
import { trainingBoardShowOptions } from "@recurrent/sdk/react";
import {
  type GridColumn,
  PHONE,
  SignTip,
  STATUS,
  StatusIcon,
  type StatusId,
  statusOf,
  type TableState,
  TOUCH,
} from "@recurrent/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { useMayOpen } from "../context/app-context.ts";
import { StatusKey, type StatusKeyProps, StatusSign, statusWord } from "./StatusKey.tsx";
import { hasFailed } from "../api/first-load.ts";

const SILENT = { silent: true } as const;

/** The statuses of the board, most urgent first. */
const LISTED = ["expired", "riskOfExpiry", "behindSchedule", "current"] as const;

const COUNTED: readonly StatusId[] = [...LISTED, "unknown"];

/** By person. Someone who is not on the board has none: suspended people may be hidden there. */
export type TrainingStatuses = ReadonlyMap<string, StatusId>;

/** The most urgent status of each person. */
export function readTrainingStatuses(board: readonly TrainingBoardCard[]): TrainingStatuses {
  const lists = LISTED.toReversed().flatMap((status) =>
    board
      .filter((card) => statusOf(card.id).id === status)
      .flatMap(({ list }) => list.map(({ id }) => [id, status] as const)),
  );
  return new Map(lists);
}

const NO_STATUSES: TrainingStatuses = new Map();
const NOT_KNOWN: readonly StatusId[] = ["unknown"];
const NO_STATUS: readonly StatusId[] = [];

/**
 * No column without access to the board, or if it lists no one. Where the board failed, nobody's
 * status is known, which no column would not say.
 */
export function useTrainingStatuses({ enabled = true } = {}) {
  const mayOpenBoard = useMayOpen()("dashboard@training-status");
  const isAsked = mayOpenBoard && enabled;
  const board = useQuery({ ...trainingBoardShowOptions(SILENT), enabled: isAsked });
  const { data } = board;
  const isFailed = hasFailed(board);
  const known = useMemo(() => data && readTrainingStatuses(data), [data]);
  // The column keeps its place while the board loads.
  const hasColumn = isAsked && known?.size !== 0;
  return {
    /** To be renewed with the page's own. */
    queries: isAsked ? [board] : [],
    /** Undefined while the board loads. */
    statuses: known ?? (isFailed ? NO_STATUSES : undefined),
    hasColumn,
    /** Statuses that people may have. */
    possible: hasColumn ? (isFailed ? NOT_KNOWN : COUNTED) : NO_STATUS,
  };
}

interface ListedPerson {
  readonly id: string;
  /** Default true. */
  readonly isTrainee?: boolean;
}

function wordOf(statuses: TrainingStatuses, { id, isTrainee = true }: ListedPerson): string {
  const status = statuses.get(id);
  return status === undefined ? (isTrainee ? statusWord("unknown") : "") : statusWord(status);
}

/** @param statuses undefined while they load */
export function trainingColumn<Row extends ListedPerson>(
  statuses: TrainingStatuses | undefined,
): GridColumn<Row> {
  return {
    field: "training",
    headerName: "Training",
    flex: 0.88,
    minWidth: 108,
    // Most urgent first; NaN, for no status, is last.
    value: ({ id }) => LISTED.findIndex((one) => one === statuses?.get(id)) + 1 || Number.NaN,
    text: (row) => (statuses ? wordOf(statuses, row) : ""),
    // A file keeps what is not known yet for good.
    disableExport: statuses === undefined,
    cell: (row) =>
      row.isTrainee === false && !statuses?.has(row.id) ? (
        NOT_A_TRAINEE
      ) : (
        <PersonTraining statuses={statuses} person={row} />
      ),
  };
}

/** In narrow tables the status is below the name, with its word, and the text beside it. */
export function narrowTraining<Row extends ListedPerson>(
  statuses: TrainingStatuses | undefined,
  renderText: (row: Row) => ReactNode,
) {
  return (row: Row) => (
    <StatusLine>
      <PersonTraining statuses={statuses} person={row} />
      <span>{renderText(row)}</span>
    </StatusLine>
  );
}

/** Below a name in narrow tables. */
export const NarrowLine = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "2px 16px",
  marginTop: 6,
  "& > span:empty": { display: "none" },
}));

/** Texts form a column after the longest status. */
export const StatusLine = styled(NarrowLine)({
  display: "grid",
  gridTemplateColumns: "8rem minmax(0, 1fr)",
  alignItems: "start",
  columnGap: 8,
  lineHeight: "20px",
  marginTop: 4,
  "& > :only-child": { gridColumn: "1 / -1" },
});

const Sign = styled("span")({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  fontVariantNumeric: "tabular-nums",
});

/** An empty cell could mean anything. */
const NOT_A_TRAINEE = (
  <SignTip title="Not a trainee">
    <Box component="span" role="img" aria-label="Not a trainee" sx={{ color: "text.tertiary" }}>
      –
    </Box>
  </SignTip>
);

const PersonSign = styled(Sign)({ minHeight: 20 });

interface PersonTrainingProps {
  statuses: TrainingStatuses | undefined;
  person: ListedPerson;
}

function PersonTraining({ statuses, person }: PersonTrainingProps) {
  if (statuses === undefined) {
    return person.isTrainee === false ? null : (
      <PersonSign>
        <Skeleton variant="text" width={88} />
      </PersonSign>
    );
  }
  const word = wordOf(statuses, person);
  if (word === "") return null;
  const status = statuses.get(person.id);
  const color =
    status === undefined || status === "current"
      ? "text.secondary"
      : `status.${STATUS[status].tone}.text`;
  return (
    <PersonSign>
      {status !== undefined && <StatusIcon status={status} />}
      <Box component="span" sx={{ color }}>
        {word}
      </Box>
    </PersonSign>
  );
}

/** How many people have a status; those without one are `unknown`. */
export type TrainingCounts = Readonly<Partial<Record<StatusId, number>>>;

export function countTrainings(
  statuses: TrainingStatuses,
  people: readonly { readonly id: string }[],
): TrainingCounts {
  const counts: Partial<Record<StatusId, number>> = {};
  for (const { id } of people) {
    const status = statuses.get(id) ?? "unknown";
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

/** '2 Expired, 13 Current'; '' while they load. */
export const countsText = (counts: TrainingCounts = {}): string =>
  COUNTED.filter((status) => counts[status])
    .map((status) => `${counts[status] ?? 0} ${STATUS[status].word || "not known"}`)
    .join(", ");

/** As high while it loads. Each status has its place, so that one can be read down the column. */
const Summary = styled("span")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  minHeight: 24,
  fontVariantNumeric: "tabular-nums",
  "& > *": { display: "inline-flex", alignItems: "center", gap: 3, minWidth: "2.3125rem" },
  "@container (min-width: 56rem)": { "& > *": { minWidth: "2.875rem" } },
  "& > :nth-of-type(5)": { marginLeft: 8 },
  "& > :empty::before": {
    content: ['"–"', '"–" / ""'],
    width: 16,
    textAlign: "center",
    color: theme.vars.palette.text.tertiary,
  },
}));

/** Icons with numbers, most urgent first. */
export function TrainingSummary({ counts }: { counts: TrainingCounts | undefined }) {
  if (counts === undefined) {
    return (
      <Summary>
        <Skeleton variant="text" width={88} />
      </Summary>
    );
  }
  const shown = counts.unknown ? COUNTED : LISTED;
  return (
    <Summary>
      {shown.map((status) => {
        const count = counts[status] ?? 0;
        return (
          <span key={status}>
            {count > 0 && (
              <>
                <SignTip title={statusWord(status)}>
                  <Sign>
                    <StatusSign status={status} labelled />
                  </Sign>
                </SignTip>
                {count}
              </>
            )}
          </span>
        );
      })}
    </Summary>
  );
}

/** Explains the signs of a table. */
export function TrainingLegend() {
  return <StatusKey label="Signs" states={COUNTED} sx={{ mb: 1.5 }} />;
}

interface TrainingKeyProps extends Pick<StatusKeyProps, "onPress" | "pressed"> {
  /** Undefined while they load. */
  counts: TrainingCounts | undefined;
}

/** Counts of one group, which filter its list. On phones a line of signs with numbers. */
export function TrainingKey({ counts, pressed, onPress }: TrainingKeyProps) {
  const states = counts ? COUNTED.filter((status) => counts[status] || status === pressed) : LISTED;
  return (
    <StatusKey
      label="Statuses"
      states={states}
      {...(counts && { counts })}
      pressed={pressed}
      {...(onPress && { onPress })}
      sx={KEY}
    />
  );
}

/** Its buttons begin after the label, and with a mouse make the line no higher. */
const KEY = {
  minHeight: 36,
  ml: 0.75,
  my: -1,
  [TOUCH]: { minHeight: 44, my: 0 },
  [PHONE]: {
    "& [data-word]": visuallyHidden,
    "& button": { minWidth: 44 },
    // A sign with a digit, which comes later.
    "& > li": { minWidth: 30 },
  },
} as const;

/** Of the list below a `TrainingKey`. */
export const trainingFilter = (
  statuses: TrainingStatuses,
): NonNullable<GridColumn<ListedPerson>["filter"]> => ({
  label: "Training",
  options: [],
  accessor: ({ id }) => statuses.get(id) ?? "unknown",
  isFieldHidden: true,
});

/**
 * The table's state, without a `trainingFilter` that nothing can fit.
 *
 * @param possible of `useTrainingStatuses`
 * @returns also the filter's status
 */
export function knownTrainingFilter(state: TableState, possible: readonly StatusId[]) {
  const { training, ...filters } = state.filters;
  const status = possible.find((known) => known === training);
  return { status, state: status === training ? state : { ...state, filters } };
}
