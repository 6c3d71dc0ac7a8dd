import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { TABULAR_FIGURES } from "../theme/tokens.ts";

/** A percentage for people, from whatever number comes. */
export function wholePercent(percent: number): number {
  return Math.min(100, Math.max(0, Math.floor(percent)));
}

export interface TransferBarProps {
  /** Accessible name, such as 'Download of medical.pdf'. */
  label: string;
  /** 0 to 100; null while nobody knows how much is to come. */
  percent: number | null;
  failed?: boolean;
}

/** How far a file has come; in the colour of what is wrong once it failed. */
export function TransferBar({ label, percent, failed = false }: TransferBarProps) {
  return (
    <LinearProgress
      aria-label={label}
      color={failed ? "error" : "primary"}
      {...((failed || percent !== null) && {
        variant: "determinate",
        value: wholePercent(percent ?? 100),
      })}
    />
  );
}

export interface UploadBarProps {
  /** 0 to 100; null before the first news of it. */
  percent: number | null;
  /** Stops it; everything typed and chosen stays. Without it there is no button. */
  onCancel?: (() => void) | undefined;
}

/** How far the form's files have come, in sight wherever the form stands. */
export function UploadBar({ percent, onCancel }: UploadBarProps) {
  const whole = percent === null ? null : wholePercent(percent);
  return (
    <div>
      <Stack
        direction="row"
        sx={{ alignItems: "center", justifyContent: "space-between", gap: 1.5, mb: 0.5 }}
      >
        <Typography variant="body2" color="textSecondary" sx={TABULAR_FIGURES}>
          {whole === 100 ? "Uploaded, saving…" : `Uploading… ${whole ?? 0}%`}
        </Typography>
        {onCancel !== undefined && whole !== 100 && (
          <Button
            color="error"
            // It may come to stand under the second press of a double click on the form's button.
            onClick={({ detail }) => {
              if (detail < 2) onCancel();
            }}
          >
            Cancel upload
          </Button>
        )}
      </Stack>
      <TransferBar label="Upload" percent={whole === 100 ? null : whole} />
    </div>
  );
}
