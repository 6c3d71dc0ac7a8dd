import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Tooltip from "@mui/material/Tooltip";
import type { Person } from "@recurrent/sdk";
import { CalendarDays } from "lucide-react";
import { useCalendarFile } from "./useCalendarFile.ts";

const LABEL = "Calendar file";

/** Saves lessons and expiries for a calendar: those of the person it is given, else the own. */
export function CalendarButton({ person }: { person?: Person }) {
  const { isPending, mutate } = useCalendarFile(person);
  return (
    <Tooltip describeChild title={`${LABEL} with lessons and expiries`}>
      <Button
        variant="text"
        // No higher than the search beside it, and not `disabled`, which would drop the focus.
        sx={{
          py: 0,
          minWidth: 44,
          gap: 1,
          ...(isPending && { opacity: 0.6, cursor: "progress" }),
        }}
        aria-label={LABEL}
        aria-disabled={isPending}
        aria-busy={isPending}
        onClick={() => {
          if (!isPending) mutate();
        }}
      >
        <CalendarDays size={16} aria-hidden />
        {/* A narrow toolbar has no room for words beside New. */}
        <Box component="span" sx={{ display: { xs: "none", md: "inline" } }}>
          {LABEL}
        </Box>
      </Button>
    </Tooltip>
  );
}
