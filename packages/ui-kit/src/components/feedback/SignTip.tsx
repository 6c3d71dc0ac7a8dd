import Tooltip, { type TooltipProps } from "@mui/material/Tooltip";
import useControlled from "@mui/utils/useControlled";
import { cloneElement, type DOMAttributes, type ReactElement } from "react";

export interface SignTipProps extends Omit<TooltipProps, "children" | "onOpen" | "onClose"> {
  /** The sign; what a finger does to it reaches it as before. */
  children: ReactElement<DOMAttributes<Element>>;
  /** Whether the words are shown, where the caller decides it; else the tip itself does. */
  open?: boolean;
  /** The words should be shown, or hidden again. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * Says in words what a sign means: to a pointer, and at once to a finger, which hovers over nothing. To the keyboard
 * `theme/media.css` shows the words of an element while the focus is in its row.
 */
export const SignTip = ({ children, open, onOpenChange, ...tip }: SignTipProps) => {
  const [isOpen, setOpen] = useControlled({ controlled: open, default: false, name: "SignTip" });
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <Tooltip
      enterTouchDelay={0}
      leaveTouchDelay={6000}
      {...(typeof tip.title === "string" && { "data-tip": tip.title })}
      {...tip}
      open={isOpen}
      onOpen={() => change(true)}
      onClose={() => change(false)}
    >
      {cloneElement(children, {
        // Browsers hold timers back while a finger is down, and Material's own dies when it is lifted.
        onTouchEnd: (event) => {
          children.props.onTouchEnd?.(event);
          change(true);
        },
      })}
    </Tooltip>
  );
};
