import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import type { BoardEvent } from "@recurrent/sdk";
import {
  DataTable,
  DayText,
  type GridColumn,
  StatusDate,
  formatCount,
  useFocusAfterRemoval,
} from "@recurrent/ui-kit";
import { useMemo, useRef, useState } from "react";
import { DisclosurePanel } from "../../../shared/components/DisclosurePanel.tsx";
import { personColumn } from "../../../shared/components/person-column.tsx";
import { RetryAlert } from "../../../shared/components/RetryAlert.tsx";
import { useMayOpen } from "../../../shared/context/app-context.ts";
import { EventLink } from "../../../shared/components/EventLink.tsx";
import { type Reminder, stillToExpire, useReminders } from "./reminders.ts";

/** Each event needs a call, so more are loaded on demand. */
const BATCH = 200;

const COLUMNS: readonly GridColumn<Reminder>[] = [
  personColumn(({ event }) => event.user, { tab: "events" }),
  {
    field: "description",
    headerName: "Description",
    value: ({ event }) => event.description,
    narrow: "bare",
    cell: ({ event }) => <EventLink event={event} />,
  },
  {
    field: "day",
    headerName: "Send date",
    width: 136,
    cell: ({ day }) => <DayText day={day} />,
  },
  {
    field: "recipients",
    headerName: "Recipients",
    width: 168,
    value: ({ recipients }) => recipients.join(", "),
  },
  {
    field: "expiryAt",
    headerName: "Expiration",
    width: 256,
    cell: ({ expiryAt, status }) => <StatusDate day={expiryAt} status={status ?? undefined} />,
  },
];

const SEARCH = {
  fields: ({ event, day, expiryAt, recipients }: Reminder) => [
    event.user.fullName,
    event.description,
    day,
    expiryAt,
    ...recipients,
  ],
  hint: "Searches name, description, dates and recipients.",
};
const BY_DAY = { id: "day", desc: false };

interface BoardRemindersProps {
  /** Undefined until known; must be stable between renders. */
  items: readonly BoardEvent[] | undefined;
  /** 'YYYY-MM-DD' in UTC. */
  today: string;
}

/**
 * Reminders of this week on the board of events, for users who may see a person's events. Fetches
 * nothing before it is opened.
 */
export function BoardReminders({ items, today }: BoardRemindersProps) {
  const mayOpen = useMayOpen();
  if (!mayOpen("companies_users@show")) return null;
  return (
    <DisclosurePanel title="Reminders this week" height={200}>
      {items && <WeekReminders items={items} today={today} />}
    </DisclosurePanel>
  );
}

/** Reads the soonest expiries first, and more on demand. */
function WeekReminders({ items, today }: { items: readonly BoardEvent[]; today: string }) {
  const [limit, setLimit] = useState(BATCH);
  const ahead = useMemo(() => stillToExpire(items, today), [items, today]);
  const listed = useMemo(() => ahead.slice(0, limit), [ahead, limit]);
  const { reminders, failed, pending, retry } = useReminders(listed, today);
  const left = ahead.length - listed.length;
  const panel = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLDivElement>(null);
  // The last control of the panel is the nearest.
  useFocusAfterRemoval(more, () =>
    [...(panel.current?.querySelectorAll("button:enabled, [tabindex='0']") ?? [])].toReversed(),
  );
  const isPart = failed > 0 || left > 0;
  const done = listed.length - pending;
  return (
    <Box ref={panel} sx={{ display: "grid", gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Typography variant="body2" sx={{ px: { xs: 1, sm: 0 }, color: "text.secondary" }}>
        Reminders due today and in the next six days. They are sent automatically.
      </Typography>
      {pending > 0 && (
        <Box role="group" aria-label="Checking reminders">
          <Typography variant="body2" sx={{ px: { xs: 1, sm: 0 }, mb: 0.5 }}>
            {`Checking documents: ${done} of ${listed.length}`}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={(100 * done) / listed.length}
            aria-label="Documents checked"
          />
        </Box>
      )}
      {failed > 0 && (
        <RetryAlert severity="warning" variant="outlined" onRetry={retry}>
          {`${formatCount(failed, "event")} could not be checked. ${failed === 1 ? "Its" : "Their"} reminders may be missing or outdated.`}
        </RetryAlert>
      )}
      <DataTable<Reminder>
        label="Reminders of this week"
        // The list is known to be empty only after everything was read.
        rows={reminders.length === 0 && pending > 0 ? undefined : reminders}
        columns={COLUMNS}
        search={SEARCH}
        defaultSort={BY_DAY}
        empty={{
          title: isPart ? "No reminders found so far" : "No reminders this week",
        }}
      />
      {left > 0 && (
        <Box ref={more} sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
          <Typography variant="body2" color="textSecondary">
            {formatCount(left, "event")} expiring from{" "}
            <DayText day={ahead[limit]?.expiryAt ?? null} /> have not been checked.
          </Typography>
          <Button
            // `disabled` would lose the focus, since a press makes more pending.
            aria-disabled={pending > 0}
            onClick={pending > 0 ? undefined : () => setLimit(limit + BATCH)}
          >
            {`Check ${Math.min(left, BATCH)} more`}
          </Button>
        </Box>
      )}
    </Box>
  );
}
