import Button from "@mui/material/Button";
import Tooltip from "@mui/material/Tooltip";
import type { Person } from "@recurrent/sdk";
import { CalendarDays } from "lucide-react";
import { useCalendarFile } from "./useCalendarFile.ts";

/** Saves lessons and expiries for a calendar: those of the person it is given, else the own. */
export function CalendarButton({ person }: { person?: Person }) {
  const { isPending, save } = useCalendarFile(person);
  return (
    <Tooltip describeChild title="Lessons and expiries for your calendar">
      <Button
        variant="text"
        // No higher than the search beside it, and not `disabled`, which would drop the focus.
        sx={{ py: 0, ...(isPending && { opacity: 0.6, cursor: "progress" }) }}
        aria-disabled={isPending}
        aria-busy={isPending}
        startIcon={<CalendarDays size={16} />}
        onClick={save}
      >
        Calendar file
      </Button>
    </Tooltip>
  );
}
