import Button from "@mui/material/Button";
import Tooltip from "@mui/material/Tooltip";
import type { Person } from "@recurrent/sdk";
import { toFileName } from "../../shared/downloads/file-name.ts";
import {
  eventListOptions,
  personEventListOptions,
  personRecordShowOptions,
  personScheduleShowOptions,
  recordShowOptions,
  scheduleShowOptions,
} from "@recurrent/sdk/react";
import { useMutation } from "@tanstack/react-query";
import { CalendarDays } from "lucide-react";
import { useOneCall, formatCount } from "@recurrent/ui-kit";
import { ownerAddresses } from "../../shared/routes/owner-addresses.ts";
import { useCompanyId, useAppContext, useSignedIn } from "../../shared/context/app-context.ts";
import { forOwner, type Owner } from "../../shared/api/owner.ts";
import { recordQuery } from "../../shared/dates/record-query.ts";
import { saveFile } from "../../shared/downloads/save-file.ts";
import { toCalendarDay } from "@recurrent/sdk/calendar-day";
import type { CalendarEntry } from "./calendar-file.ts";
import { SHOWS_OWN_FAILURE, SILENT } from "../../shared/api/failure-options.ts";

const LABEL = "Download calendar";

interface CalendarButtonProps {
  /** Default: the user. */
  person?: Person;
}

/** Saves a person's calendar. */
export function CalendarButton({ person }: CalendarButtonProps) {
  const { isPending, mutateAsync } = useCalendarFile(person);
  // The mutation cache shows the error.
  const save = useOneCall(() => mutateAsync().catch(() => undefined));
  return (
    <Tooltip describeChild title="Saves lessons and expiry dates as a calendar file">
      <Button
        variant="text"
        // As high as the search beside it. Not `disabled`, which would lose the focus.
        sx={{ py: 0, ...(isPending && { opacity: 0.6 }) }}
        startIcon={<CalendarDays size={16} aria-hidden />}
        aria-label={LABEL}
        aria-disabled={isPending}
        aria-busy={isPending}
        onClick={save}
      >
        {LABEL}
      </Button>
    </Tooltip>
  );
}

/**
 * Saves lessons and expiries as a calendar file. Fails if a part is missing, since the file would
 * look complete.
 */
function useCalendarFile(person: Person | undefined) {
  const { clock, config, messages, queries } = useAppContext();
  const { user } = useSignedIn();
  const companyId = useCompanyId();
  const { id, fullName, trainingRecord } = person ?? user;
  const owner: Owner = person ? { companyId, userId: id } : "own";
  const calls = {
    schedule: forOwner(owner, scheduleShowOptions, personScheduleShowOptions),
    record: forOwner(owner, recordShowOptions, personRecordShowOptions),
    events: forOwner(owner, eventListOptions, personEventListOptions),
  };

  return useMutation({
    ...SHOWS_OWN_FAILURE,
    mutationFn: async () => {
      const now = clock.now();
      const day = toCalendarDay(now);
      const requested = { date: day, version: trainingRecord };
      const record = recordQuery(clock, requested, (params) => calls.record(params, SILENT));
      const trains = person === undefined || person.isTrainee;
      const [{ calendarEntries, calendarFile }, schedule, { topics }, events] = await Promise.all([
        import("./calendar-file.ts"),
        trains ? queries.fetchQuery(calls.schedule(SILENT)) : [],
        trains ? queries.fetchQuery(record) : { topics: [] },
        queries.fetchQuery(calls.events(SILENT)),
      ]);
      const entries = calendarEntries({ schedule, topics, events, today: day });
      if (entries.length > 0) {
        const urlOf = (entry: CalendarEntry) =>
          `${location.origin}${location.pathname}#${pathOf(entry, owner)}`;
        const name = person ? fullName : null;
        const from = { host: config.apiHost, personId: id, name, urlOf };
        const file = new Blob([calendarFile(entries, from, now)], {
          type: "text/calendar;charset=utf-8",
        });
        saveFile(file, toFileName(`${fullName}-${day}.ics`));
      }
      return entries.length;
    },
    onSuccess: (count) => {
      if (count === 0) {
        messages.notices.warning("No lessons or expiry dates to export.");
      } else {
        messages.notices.success(`Calendar with ${formatCount(count, "date")} saved to downloads.`);
      }
    },
    onError: () => messages.notices.error("The calendar file could not be created."),
  });
}

function pathOf({ page }: CalendarEntry, owner: Owner): string {
  const { events, record, schedule } = ownerAddresses(owner);
  if (page === "schedule") return schedule();
  return page === "record" ? record() : events.show(page.eventId);
}
