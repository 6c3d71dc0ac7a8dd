import Tooltip, { type TooltipProps } from "@mui/material/Tooltip";

/**
 * Says in words what a sign means: to a pointer, and at once to a finger, which hovers over nothing. To the keyboard
 * `theme/media.css` shows the words of an element while the focus is in its row.
 */
export const SignTip = (tip: TooltipProps) => (
  <Tooltip
    enterTouchDelay={0}
    leaveTouchDelay={6000}
    {...(typeof tip.title === "string" && { "data-tip": tip.title })}
    {...tip}
  />
);
