import LinearProgress from "@mui/material/LinearProgress";
import { styled } from "@mui/material/styles";

const Bar = styled(LinearProgress)(({ theme }) => ({
  height: 4,
  borderRadius: 2,
  backgroundColor: theme.vars.palette.action.selected,
  "& .MuiLinearProgress-bar": { borderRadius: 2 },
  "&[data-failed=true] .MuiLinearProgress-bar": {
    backgroundColor: theme.vars.palette.status.expired.main,
  },
  "@media (forced-colors: active)": { border: "1px solid CanvasText" },
}));

export interface TransferBarProps {
  /** Accessible name, such as 'Download of medical.pdf'. */
  label: string;
  /** 0 to 100; null while nobody knows how much is to come. */
  percent: number | null;
  failed?: boolean;
}

/** A percentage for people, from whatever number comes. */
export function wholePercent(percent: number): number {
  return Math.min(100, Math.max(0, Math.floor(percent)));
}

/** How far a file has come; in the colour of what is wrong once it failed. */
export function TransferBar({ label, percent, failed = false }: TransferBarProps) {
  return (
    <Bar
      aria-label={label}
      data-failed={failed}
      {...(percent === null && !failed
        ? { variant: "indeterminate" as const }
        : { variant: "determinate" as const, value: wholePercent(percent ?? 100) })}
    />
  );
}
