import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { type GridColumn, IconTooltip, STATUS, StatusIcon } from "@recurrent/ui-kit";
import type { ReactNode } from "react";
import { StatusLine } from "./narrow-lines.tsx";
import { statusWord } from "./StatusLegend.tsx";
import { BOARD_STATUSES, type TrainingStatuses } from "./training-statuses.ts";

interface TrainingColumnRow {
  readonly id: string;
  /** Default true. */
  readonly isTrainee?: boolean;
}

function wordOf(statuses: TrainingStatuses, { id, isTrainee = true }: TrainingColumnRow): string {
  const status = statuses.get(id);
  return status === undefined ? (isTrainee ? statusWord("unknown") : "") : statusWord(status);
}

/** @param statuses undefined while they load */
export function trainingColumn<Row extends TrainingColumnRow>(
  statuses: TrainingStatuses | undefined,
): GridColumn<Row> {
  return {
    field: "training",
    headerName: "Training",
    flex: 0.88,
    minWidth: 108,
    // Most urgent first; NaN, for no status, is last.
    value: ({ id }) =>
      BOARD_STATUSES.findIndex((one) => one === statuses?.get(id)) + 1 || Number.NaN,
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

/** In narrow tables the status is below the name, or at the end of its line, and the text below both. */
export function narrowTraining<Row extends TrainingColumnRow>(
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

/** An empty cell could mean anything. */
const NOT_A_TRAINEE = (
  <IconTooltip title="Not a trainee">
    <Box component="span" role="img" aria-label="Not a trainee" sx={{ color: "text.tertiary" }}>
      –
    </Box>
  </IconTooltip>
);

const PersonSign = styled("span")({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  minHeight: 20,
});

interface PersonTrainingProps {
  statuses: TrainingStatuses | undefined;
  person: TrainingColumnRow;
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
      <Box component="span" sx={{ color, "@media print": { whiteSpace: "nowrap" } }}>
        {word}
      </Box>
    </PersonSign>
  );
}
