import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { TABULAR_FIGURES } from "../theme/tokens.ts";
import { TransferBar, wholePercent } from "./TransferBar.tsx";

const Line = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  ...TABULAR_FIGURES,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  marginBottom: 4,
  color: theme.vars.palette.text.secondary,
}));

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
      <Line>
        <span>{whole === 100 ? "Uploaded, saving…" : `Uploading… ${whole ?? 0}%`}</span>
        {onCancel !== undefined && whole !== 100 && (
          <Button color="error" onClick={onCancel}>
            Cancel upload
          </Button>
        )}
      </Line>
      <TransferBar label="Upload" percent={whole === 100 ? null : whole} />
    </div>
  );
}
