import { type Person, safeFileName } from "@recurrent/sdk";
import {
  eventListOptions,
  personEventListOptions,
  personRecordShowOptions,
  personScheduleShowOptions,
  recordShowOptions,
  scheduleShowOptions,
} from "@recurrent/sdk/react";
import { useMutation } from "@tanstack/react-query";
import { address } from "../../kernel/routes/address.ts";
import { useCompanyId, useRuntime, useSignedIn } from "../../kernel/runtime/runtime.ts";
import { fetchModel, callOf, type Owner } from "../../kernel/view/calls.ts";
import { saveFile } from "../../kernel/view/save-file.ts";
import { today } from "../../kernel/view/days.ts";
import { calendarEntries, type CalendarEntry } from "./calendar-entries.ts";

/** The button tells of a failure itself. */
const SILENT = { silent: true } as const;

/**
 * Saves the lessons and expiries of the person, else the own, as a calendar file named after person and day.
 * It has all of them or is not made: a file that lacks a part would look whole.
 */
export function useCalendarFile(person?: Person) {
  const { clock, config, messages, queries } = useRuntime();
  const { user } = useSignedIn();
  const companyId = useCompanyId();
  const { id, fullName, trainingRecord } = person ?? user;
  const owner: Owner = person ? { companyId, userId: id } : "own";

  return useMutation({
    meta: { failure: "own" },
    mutationFn: async () => {
      // What is asked for is of the hosts' day.
      const now = clock.now();
      const day = today(now);
      const record = { date: day, version: trainingRecord };
      const training = person === undefined || person.isTrainee;
      const [{ calendarFile }, schedule, topics, events] = await Promise.all([
        import("./calendar-file.ts"),
        training
          ? fetchModel(
              queries,
              callOf(owner, scheduleShowOptions, personScheduleShowOptions)(SILENT),
            )
          : [],
        training
          ? fetchModel(
              queries,
              callOf(owner, recordShowOptions, personRecordShowOptions)(record, SILENT),
            ).then((reply) => reply.topics)
          : [],
        fetchModel(queries, callOf(owner, eventListOptions, personEventListOptions)(SILENT)),
      ]);
      const entries = calendarEntries({ schedule, topics, events, today: day });
      if (entries.length === 0) return 0;
      const text = calendarFile(
        entries,
        {
          host: config.apiHost,
          personId: id,
          name: person ? fullName : null,
          urlOf: (entry) => `${location.origin}${location.pathname}#${pathOf(entry, person)}`,
        },
        now,
      );
      const file = new Blob([text], { type: "text/calendar;charset=utf-8" });
      saveFile(file, safeFileName(`${fullName}-${day}.ics`));
      return entries.length;
    },
    onSuccess: (count) => {
      if (count === 0) messages.notices.warning("There is no lesson and no expiry for a calendar.");
      else {
        messages.notices.success(
          `Calendar file with ${count === 1 ? "1 day" : `${count} days`} saved to downloads.`,
        );
      }
    },
    onError: () => messages.notices.error("The calendar file could not be made."),
  });
}

/** The page that shows an entry: the own, or the tab of the person. */
function pathOf({ of, eventId }: CalendarEntry, person: Person | undefined): string {
  if (person) return address("companies_users@show", { id: person.id }, { tab: of, eventId });
  if (eventId !== undefined) return address("my_events@show", { id: eventId });
  return address(of === "record" ? "my@records" : "my@schedule");
}
