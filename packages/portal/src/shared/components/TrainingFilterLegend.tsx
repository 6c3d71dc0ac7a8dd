import visuallyHidden from "@mui/utils/visuallyHidden";
import { type GridColumn, PHONE, type StatusId, type TableState, TOUCH } from "@recurrent/ui-kit";
import { StatusLegend, type StatusLegendProps } from "./StatusLegend.tsx";
import {
  BOARD_STATUSES,
  BOARD_STATUSES_AND_UNKNOWN,
  type TrainingCounts,
  type TrainingStatuses,
} from "./training-statuses.ts";

interface TrainingFilterLegendProps extends Pick<StatusLegendProps, "onPress" | "pressed"> {
  /** Undefined while they load. */
  counts: TrainingCounts | undefined;
}

/** Counts of one group, which filter its list. On phones a line of signs with numbers. */
export function TrainingFilterLegend({ counts, pressed, onPress }: TrainingFilterLegendProps) {
  const states = counts
    ? BOARD_STATUSES_AND_UNKNOWN.filter((status) => counts[status] || status === pressed)
    : BOARD_STATUSES;
  return (
    <StatusLegend
      label="Statuses"
      states={states}
      {...(counts && { counts })}
      pressed={pressed}
      {...(onPress && { onPress })}
      sx={LEGEND}
    />
  );
}

/** Its buttons begin after the label, and with a mouse make the line no higher. */
const LEGEND = {
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

/** Filters the list below a `TrainingFilterLegend`. */
export const trainingFilter = (
  statuses: TrainingStatuses,
): NonNullable<GridColumn<{ readonly id: string }>["filter"]> => ({
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
