import Tooltip, { type TooltipProps } from "@mui/material/Tooltip";
import useControlled from "@mui/utils/useControlled";
import { cloneElement, type DOMAttributes, type ReactElement } from "react";

export interface IconTooltipProps extends Omit<TooltipProps, "children" | "onOpen" | "onClose"> {
  /** The icon; its own touch handler is still called. */
  children: ReactElement<DOMAttributes<Element>>;
  /** Omit it for local state. */
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * Explains an icon on hover and, at once, on touch. For the keyboard, `theme/media.css` shows the
 * text while the focus is in the icon's row.
 */
export const IconTooltip = ({ children, open, onOpenChange, ...tip }: IconTooltipProps) => {
  const [isOpen, setOpen] = useControlled({
    controlled: open,
    default: false,
    name: "IconTooltip",
  });
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
        // Browsers delay timers during a touch, and MUI cancels its own at the end of the touch.
        onTouchEnd: (event) => {
          children.props.onTouchEnd?.(event);
          change(true);
        },
      })}
    </Tooltip>
  );
};
