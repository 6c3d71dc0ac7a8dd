import Tooltip, { type TooltipProps } from "@mui/material/Tooltip";

/** Says in words what a sign means: to a pointer, and at once to a finger, which hovers over nothing. */
export const SignTip = (tip: TooltipProps) => (
  <Tooltip enterTouchDelay={0} leaveTouchDelay={6000} {...tip} />
);
