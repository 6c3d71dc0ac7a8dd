import { useEffect, useState } from "react";
import type { CalendarPanel } from "./CalendarPanel.tsx";

type Panel = typeof CalendarPanel;

async function loadPanel(): Promise<Panel | "unavailable"> {
  try {
    return (await import("./CalendarPanel.tsx")).CalendarPanel;
  } catch {
    // Offline, or a release since: the field says so, and the next opening tries again.
    return "unavailable";
  }
}

/**
 * The calendar's code, fetched with the first opening: undefined while on its way, `unavailable` when
 * it did not come.
 */
export function useCalendarPanel(open: boolean): Panel | "unavailable" | undefined {
  const [panel, setPanel] = useState<Panel | "unavailable">();
  useEffect(() => {
    if (!open) return undefined;
    let wanted = true;
    void loadPanel().then((next) => {
      if (wanted) setPanel(() => next);
    });
    return () => {
      wanted = false;
    };
  }, [open]);
  return panel;
}
