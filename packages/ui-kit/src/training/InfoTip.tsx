import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { Info } from "lucide-react";

export interface InfoTipProps {
  /** The explanation; also the accessible name of the button. */
  text: string;
}

/** An explanation on demand: by pointer, by key and by touch. */
export function InfoTip({ text }: InfoTipProps) {
  return (
    <Tooltip title={text} enterTouchDelay={0} leaveTouchDelay={6000}>
      <IconButton size="small" sx={{ my: -1, ml: 0.25 }}>
        <Info size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Tooltip>
  );
}
