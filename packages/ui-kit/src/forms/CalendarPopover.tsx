import Popover from "@mui/material/Popover";
import { styled } from "@mui/material/styles";
import { createElement } from "react";
import type { CalendarPanelProps } from "./CalendarPanel.tsx";
import { useCalendarPanel } from "./useCalendarPanel.ts";

/** As large as the calendar: nothing moves when it comes. */
const Waiting = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  display: "grid",
  placeItems: "center",
  width: "min(320px, calc(100vw - 34px))",
  height: 328,
  padding: 24,
  textAlign: "center",
  color: theme.vars.palette.text.secondary,
}));

export interface CalendarPopoverProps extends CalendarPanelProps {
  /** Accessible name of the dialog. */
  label: string;
  /** The field it belongs to; null while closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The calendar under its field. Its code comes with the first opening. */
export function CalendarPopover({ label, anchor, onClose, ...panel }: CalendarPopoverProps) {
  const Panel = useCalendarPanel(anchor !== null);
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
      slotProps={{ paper: { role: "dialog", "aria-label": label, sx: { mt: 0.5 } } }}
    >
      {Panel === undefined && <Waiting aria-busy>Loading the calendar…</Waiting>}
      {Panel === "unavailable" && (
        <Waiting role="alert">The calendar could not be loaded. Close it and try again.</Waiting>
      )}
      {Panel !== undefined && Panel !== "unavailable" && createElement(Panel, panel)}
    </Popover>
  );
}
