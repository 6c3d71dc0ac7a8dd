import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { EventSummary, Person, ScheduleItem, TrainingRecord } from "@recurrent/sdk";
import {
  personRecordShowOptions,
  usePersonEventList,
  usePersonScheduleShow,
  usePersonShow,
} from "@recurrent/sdk/react";
import {
  compareUrgency,
  EmptyState,
  expiryCell,
  isInitialOnly,
  missingExpiry,
  statusInRecord,
  statusOf,
  formatCount,
  SubscriptionEnd,
  withDistinctIds,
} from "@recurrent/ui-kit";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { QueryContent } from "../../shared/components/QueryContent.tsx";
import { OutdatedNote, useAutoRefetch } from "../../shared/components/AutoRefetch.tsx";
import { href } from "../../shared/routes/address.ts";
import { useAppContext, useCompanyId } from "../../shared/context/app-context.ts";
import { compareDays } from "@recurrent/sdk/calendar-day";
import { activeEvents } from "../../shared/dates/active-events.ts";
import { useToday } from "../../shared/dates/days.ts";
import { recordQuery } from "../../shared/dates/record-query.ts";
import type { PreviewTab } from "./board-rules.ts";
import { type DatedLine, ExpiryList } from "./expiry/ExpiryList.tsx";

/** Titles as on the person's tabs (shell 2.23), and texts for empty ones. */
const PREVIEWS: Readonly<
  Record<PreviewTab, { title: string; failure: string; empty: string; one: string; many: string }>
> = {
  record: {
    title: "Training Record",
    one: "topic",
    many: "topics",
    failure: "The record could not be loaded",
    empty: "No topics yet",
  },
  schedule: {
    title: "Training Schedule",
    one: "lesson",
    many: "lessons",
    failure: "The schedule could not be loaded",
    empty: "Nothing is scheduled",
  },
  events: {
    title: "Events / Documents",
    one: "document",
    many: "documents",
    failure: "The events and documents could not be loaded",
    empty: "No events or documents yet",
  },
};

/** Topics as in the Expiry column (training 2.6), most urgent first. */
export function recordLines({ topics }: Pick<TrainingRecord, "topics">): DatedLine[] {
  return withDistinctIds(topics)
    .map((topic) => {
      const cell = expiryCell(topic);
      const isDay = cell !== null && cell !== "In Progress";
      const line = {
        id: topic.id,
        name: topic.name,
        status: isDay ? cell.status : statusInRecord(topic),
        day: isDay ? cell.day : null,
        // A periodic topic without a date must not look valid for ever.
        none:
          cell === "In Progress"
            ? cell
            : isInitialOnly(topic.periodicity)
              ? "No expiry"
              : "Not known",
        // "In Progress" already says it.
        ...(cell === "In Progress" &&
          statusOf(topic.status).id === "started" && { hasWord: false }),
      };
      return { line, status: statusOf(topic.status).id };
    })
    .toSorted((a, b) => compareUrgency(a.status, b.status) || compareDays(a.line.day, b.line.day))
    .map(({ line }) => line);
}

/** Lessons, next first (training 2.5). */
export function scheduleLines(items: readonly ScheduleItem[]): DatedLine[] {
  return items
    .map(({ lesson, topic, date }, at) => ({
      id: String(at),
      name: lesson.name,
      detail: topic.name,
      status: lesson.status,
      day: date,
    }))
    .toSorted((one, other) => compareDays(one.day, other.day));
}

/**
 * Events that are not archived, first to expire first (training 2.10).
 *
 * @param today 'YYYY-MM-DD' in UTC
 */
export function eventLines(
  events: readonly EventSummary[],
  personId: string,
  today: string,
): DatedLine[] {
  return activeEvents(events, today)
    .map((event) => ({
      id: event.id,
      name: event.description,
      status: event.status,
      day: event.expiryAt,
      none: missingExpiry(event),
      href: href("companies_users@show", { id: personId }, { tab: "events", eventId: event.id }),
    }))
    .toSorted((one, other) => compareDays(one.day, other.day));
}

interface PreviewContentProps {
  id: string;
  tab: PreviewTab;
  page: string;
}

/** Preview of a person: the lines of the tab, then groups and end of subscription (shell 2.23). */
export function PreviewContent({ id, tab, page }: PreviewContentProps) {
  const query = usePersonShow(useCompanyId(), id);
  useAutoRefetch([query]);
  return (
    <QueryContent
      query={query}
      failure="The person could not be loaded"
      skeleton={
        <>
          <LinesHead tab={tab} page={page} />
          {LINES}
        </>
      }
    >
      {(person) => <PreviewLines person={person} tab={tab} page={page} />}
    </QueryContent>
  );
}

const FACTS = {
  display: "grid",
  gridTemplateColumns: "112px minmax(0, 1fr)",
  gap: "4px 16px",
  m: 0,
  py: 2,
  "& dt": { color: "text.secondary" },
  "& dd": { m: 0, overflowWrap: "anywhere" },
} as const;

interface LinesHeadProps extends Omit<PreviewContentProps, "id"> {
  /** Number of lines; omitted until known. */
  count?: number;
}

function LinesHead({ tab, page, count = 0 }: LinesHeadProps) {
  const { title, one, many } = PREVIEWS[tab];
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: "wrap", alignItems: "center", gap: "0 8px", pt: 1, pb: 0.5 }}
    >
      <Typography component="h3" variant="subtitle1">
        {title}
      </Typography>
      {/* The list may continue below the window. */}
      {count > 0 && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {formatCount(count, one, many)}
        </Typography>
      )}
      <Button href={page} aria-label={`Open ${title}`} sx={{ ml: "auto", mr: -1 }}>
        Open
      </Button>
    </Stack>
  );
}

interface PreviewLinesProps extends Pick<PreviewContentProps, "page" | "tab"> {
  person: Person;
}

function PreviewLines({ person, tab, page }: PreviewLinesProps) {
  const { clock } = useAppContext();
  const today = useToday();
  const companyId = useCompanyId();
  const { id, trainingRecord: version } = person;
  const isOf = (other: PreviewTab) => ({ enabled: tab === other });
  const queries = {
    // As on the person's page at first: today's record in the person's version (training 2.6).
    record: useQuery({
      ...recordQuery(clock, { date: today, version }, (params) =>
        personRecordShowOptions(companyId, id, params),
      ),
      ...isOf("record"),
      select: recordLines,
      placeholderData: keepPreviousData,
    }),
    schedule: usePersonScheduleShow(companyId, id, { ...isOf("schedule"), select: scheduleLines }),
    events: usePersonEventList(companyId, id, {
      ...isOf("events"),
      select: (events) => eventLines(events, id, today),
    }),
  };
  const query = queries[tab];
  // The list beside it is refetched as well.
  useAutoRefetch([query]);
  const { failure, empty } = PREVIEWS[tab];
  return (
    <>
      <LinesHead tab={tab} page={page} {...(query.data && { count: query.data.length })} />
      <QueryContent<readonly DatedLine[]> query={query} failure={failure} skeleton={LINES}>
        {(lines) =>
          lines.length === 0 ? <EmptyState title={empty} /> : <ExpiryList lines={lines} />
        }
      </QueryContent>
      <OutdatedNote queries={[query]} />
      {/* The lines would move them. */}
      {!query.isPending && (
        <Box component="dl" sx={FACTS}>
          <dt>Groups</dt>
          <dd>
            {person.groups ? person.groups.map(({ name }) => name).join(", ") || "None" : "–"}
          </dd>
          <dt>Subscription</dt>
          <dd>
            <SubscriptionEnd person={person} today={today} none="–" />
          </dd>
        </Box>
      )}
    </>
  );
}

// `Loading` would move the footer below the window at each step to another person.
const LINES = (
  <Stack role="status" aria-busy aria-label="Loading" sx={{ gap: 2.5, py: 1.5 }}>
    {[220, 180, 240, 160, 200].map((width) => (
      <Stack key={width} direction="row" sx={{ justifyContent: "space-between" }}>
        <Skeleton variant="text" width={width} />
        <Skeleton variant="text" width={104} />
      </Stack>
    ))}
  </Stack>
);
