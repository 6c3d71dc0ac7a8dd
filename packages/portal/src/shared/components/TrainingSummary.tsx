import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { LARGE_TEXT, IconTooltip } from "@recurrent/ui-kit";
import { StatusLegend, LegendIcon, statusWord } from "./StatusLegend.tsx";
import {
  BOARD_STATUSES,
  BOARD_STATUSES_AND_UNKNOWN,
  type TrainingCounts,
} from "./training-statuses.ts";

const IconBox = styled("span")({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  fontVariantNumeric: "tabular-nums",
});

/** As high while it loads. Each status has its place, so that one can be read down the column. */
const Summary = styled("span")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  minHeight: 24,
  fontVariantNumeric: "tabular-nums",
  "& > *": { display: "inline-flex", alignItems: "center", gap: 3, minWidth: "2.3125rem" },
  "@container (min-width: 56rem)": { "& > *": { minWidth: "2.875rem" } },
  [LARGE_TEXT]: { flexWrap: "wrap" },
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
  const shown = counts.unknown ? BOARD_STATUSES_AND_UNKNOWN : BOARD_STATUSES;
  return (
    <Summary>
      {shown.map((status) => {
        const count = counts[status] ?? 0;
        return (
          <span key={status}>
            {count > 0 && (
              <>
                <IconTooltip title={statusWord(status)}>
                  <IconBox>
                    <LegendIcon status={status} labelled />
                  </IconBox>
                </IconTooltip>
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
  return <StatusLegend label="Signs" states={BOARD_STATUSES_AND_UNKNOWN} sx={{ mb: 1.5 }} />;
}
