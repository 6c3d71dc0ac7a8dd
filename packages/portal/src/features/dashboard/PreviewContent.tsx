import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Person } from "@recurrent/sdk";
import {
  usePersonEventList,
  usePersonRecordShow,
  usePersonScheduleShow,
  usePersonShow,
} from "@recurrent/sdk/react";
import { DayText, EmptyState, KitLink, StatusDate } from "@recurrent/ui-kit";
import { useCompanyId } from "../../kernel/runtime/runtime.ts";
import { Loaded } from "../../kernel/components/Loaded.tsx";
import { useToday } from "../../kernel/view/days.ts";
import type { PreviewTab } from "./preview-facts.ts";
import {
  eventLines,
  PREVIEWS,
  type PreviewLine,
  recordLines,
  scheduleLines,
} from "./preview-lines.ts";

interface PreviewContentProps {
  id: string;
  tab: PreviewTab;
  /** The address of the tab itself. */
  page: string;
}

/** What the names of a board lead to, of one person. */
export function PreviewContent({ id, tab, page }: PreviewContentProps) {
  const query = usePersonShow(useCompanyId(), id);
  const { title } = PREVIEWS[tab];
  return (
    <Loaded query={query} failure="The person could not be loaded" skeleton={SKELETON}>
      {(person) => (
        <>
          <PersonFacts person={person} />
          <Stack direction="row" sx={TITLE}>
            <Typography component="h3" variant="subtitle1">
              {title}
            </Typography>
            <Button href={page} aria-label={`Open ${title}`} sx={{ mr: -1.5 }}>
              Open
            </Button>
          </Stack>
          <PreviewLines person={person} tab={tab} />
        </>
      )}
    </Loaded>
  );
}

/** In which groups somebody is, and until when somebody trains (shell 2.23). */
function PersonFacts({ person: { groups, subscriptionEnd } }: { person: Person }) {
  return (
    <Box component="dl" sx={FACTS}>
      <dt>Groups</dt>
      <dd>{groups.length === 0 ? "None" : groups.map(({ name }) => name).join(", ")}</dd>
      <dt>Subscription</dt>
      <dd>
        <DayText day={subscriptionEnd} none="None" />
      </dd>
    </Box>
  );
}

const FACTS = {
  display: "grid",
  gridTemplateColumns: "112px minmax(0, 1fr)",
  gap: "4px 16px",
  m: 0,
  py: 2,
  borderBottom: 1,
  borderColor: "divider",
  "& dt": { color: "text.secondary" },
  "& dd": { m: 0, overflowWrap: "anywhere" },
} as const;

const TITLE = {
  justifyContent: "space-between",
  alignItems: "center",
  gap: 1,
  minHeight: 36,
  pt: 1,
  pb: 0.5,
} as const;

interface PreviewLinesProps {
  person: Person;
  tab: PreviewTab;
}

function PreviewLines({ person, tab }: PreviewLinesProps) {
  const today = useToday();
  const companyId = useCompanyId();
  const { id, trainingRecord: version } = person;
  const isOf = (other: PreviewTab) => ({ enabled: tab === other });
  const queries = {
    // The one that the person's page shows at first: of today, in the layout of the person (training 2.6).
    record: usePersonRecordShow(
      companyId,
      id,
      { date: today, version },
      { ...isOf("record"), select: recordLines },
    ),
    schedule: usePersonScheduleShow(companyId, id, { ...isOf("schedule"), select: scheduleLines }),
    events: usePersonEventList(companyId, id, {
      ...isOf("events"),
      select: (events) => eventLines(events, id, today),
    }),
  };
  const { failure, empty } = PREVIEWS[tab];
  return (
    <Loaded<readonly PreviewLine[]> query={queries[tab]} failure={failure} skeleton={LINES}>
      {(lines) =>
        lines.length === 0 ? (
          <EmptyState title={empty} />
        ) : (
          <Box component="ul" sx={LIST}>
            {lines.map((line) => (
              <li key={line.id}>
                <div>
                  {line.href === undefined ? (
                    line.name
                  ) : (
                    <KitLink href={line.href}>{line.name}</KitLink>
                  )}
                  {line.detail !== undefined && (
                    <Typography variant="body2" sx={{ color: "text.secondary" }}>
                      {line.detail}
                    </Typography>
                  )}
                </div>
                <StatusDate
                  day={line.day}
                  status={line.status}
                  {...(line.none && { none: line.none })}
                />
              </li>
            ))}
          </Box>
        )
      }
    </Loaded>
  );
}

const LIST = {
  listStyle: "none",
  m: 0,
  p: 0,
  "& > li": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: "2px 16px",
    alignItems: "start",
    py: 1.25,
    borderTop: 1,
    borderColor: "divider",
    overflowWrap: "anywhere",
  },
} as const;

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

/** The facts and the lines, in their places. */
const SKELETON = (
  <>
    <Box sx={{ ...FACTS, "& > *": { my: "2px" } }} aria-hidden>
      {[72, 208, 96, 88].map((width) => (
        <Skeleton key={width} variant="text" width={width} />
      ))}
    </Box>
    <Box sx={TITLE} />
    {LINES}
  </>
);
