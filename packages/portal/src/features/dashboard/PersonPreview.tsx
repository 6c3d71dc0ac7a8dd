import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { BoardPerson, Person, TrainingRecord } from "@recurrent/sdk";
import {
  usePersonEventList,
  usePersonRecordShow,
  usePersonScheduleShow,
  usePersonShow,
} from "@recurrent/sdk/react";
import { Avatar, DayText, EmptyState, KitLink, StatusDate, Suspended } from "@recurrent/ui-kit";
import { ChevronDown, ChevronUp, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { useCompanyId } from "../../kernel/runtime/runtime.ts";
import { Loaded } from "../../kernel/components/Loaded.tsx";
import { href } from "../../kernel/routes/address.ts";
import { useToday } from "../../kernel/view/useToday.ts";
import type { PreviewTab } from "./preview-facts.ts";
import {
  eventLines,
  PREVIEW_TITLES,
  type PreviewLine,
  recordLines,
  scheduleLines,
} from "./preview-lines.ts";

/** Whom a board previews, and where that person stands in its list. */
export interface PreviewedPerson {
  readonly person: BoardPerson;
  /** 0 for the first. */
  readonly at: number;
  readonly of: number;
}

export interface PersonPreviewProps {
  /** Null closes the panel; whoever was shown stays while it goes. */
  shown: PreviewedPerson | null;
  tab: PreviewTab;
  /** Shows the person below (1) or above (-1). */
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
  /** Once the panel is gone: the id of whoever was shown last. */
  onClosed: (id: string) => void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** A person beside the board, with what the names of the board lead to; the arrow keys go through the list. */
export function PersonPreview({ shown, tab, onStep, onClose, onClosed }: PersonPreviewProps) {
  const titleId = useId();
  const [kept, keep] = useState(shown);
  const [exited, setExited] = useState<{ readonly id: string } | null>(null);
  // An effect of its own: where nothing moves, the panel is gone before it has given the focus back.
  useEffect(() => {
    if (exited !== null) onClosed(exited.id);
  }, [exited, onClosed]);
  if (shown !== null && shown !== kept) keep(shown);
  const current = shown ?? kept;
  if (current === null) return null;
  const { person, at, of } = current;
  const page = href("companies_users@show", { id: person.id }, { tab });

  function onKeyDown(event: KeyboardEvent): void {
    const by = STEPS[event.key];
    if (by === undefined) return;
    // The panel would scroll.
    event.preventDefault();
    onStep(by);
  }

  return (
    <Drawer
      anchor="right"
      open={shown !== null}
      onClose={onClose}
      onKeyDown={onKeyDown}
      // The board stays in sight, and can be scrolled.
      disableScrollLock
      slotProps={{
        backdrop: { invisible: true },
        transition: { onExited: () => setExited({ id: person.id }) },
        paper: { "aria-labelledby": titleId, sx: PAPER },
      }}
      sx={{ "@media print": { display: "none" } }}
    >
      <Box component="header" sx={HEAD}>
        <Stack direction="row" sx={{ alignItems: "center", gap: 0.5, mr: -1 }}>
          <Typography
            variant="body2"
            component="output"
            sx={{ mr: "auto", color: "text.secondary" }}
          >
            {`${at + 1} of ${of}`}
          </Typography>
          <IconButton aria-label="Previous person" disabled={at === 0} onClick={() => onStep(-1)}>
            <ChevronUp size={18} />
          </IconButton>
          <IconButton aria-label="Next person" disabled={at === of - 1} onClick={() => onStep(1)}>
            <ChevronDown size={18} />
          </IconButton>
          <IconButton aria-label="Close" onClick={onClose}>
            <X size={18} />
          </IconButton>
        </Stack>
        <Stack direction="row" sx={{ alignItems: "center", gap: 1.5 }}>
          <Avatar fullName={person.fullName} size={40} />
          <Typography
            id={titleId}
            component="h2"
            variant="h3"
            aria-live="polite"
            sx={{ display: "flex", alignItems: "center", gap: 1, overflowWrap: "anywhere" }}
          >
            <KitLink href={page} color="textPrimary">
              {person.fullName}
            </KitLink>
            {person.isSuspended === true && <Suspended />}
          </Typography>
        </Stack>
      </Box>
      {/* Another person is another reply, and begins at the top. */}
      <Box key={person.id} sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
        <PreviewContent id={person.id} tab={tab} page={page} />
      </Box>
    </Drawer>
  );
}

/** The theme's drawer is the menu, on a dark ground; this one is a page's. */
const PAPER = {
  width: { xs: 1, sm: 480 },
  maxWidth: "100vw",
  colorScheme: "inherit",
  color: "text.primary",
  bgcolor: "background.paper",
  boxShadow: "var(--mui-palette-pop)",
  borderLeft: { sm: 1 },
  borderColor: { sm: "divider" },
} as const;

const HEAD = {
  position: "sticky",
  top: 0,
  zIndex: 1,
  px: { xs: 2, sm: 3 },
  pt: 1,
  pb: 2,
  bgcolor: "background.paper",
  borderBottom: 1,
  borderColor: "divider",
} as const;

interface PreviewContentProps {
  id: string;
  tab: PreviewTab;
  /** The address of the tab itself. */
  page: string;
}

function PreviewContent({ id, tab, page }: PreviewContentProps) {
  const query = usePersonShow(useCompanyId(), id);
  return (
    <Loaded query={query} failure="The person could not be loaded" skeleton={SKELETON}>
      {(person) => (
        <>
          <PersonFacts person={person} />
          <Stack direction="row" sx={TITLE}>
            <Typography component="h3" variant="subtitle1">
              {PREVIEW_TITLES[tab]}
            </Typography>
            <Button href={page} aria-label={`Open ${PREVIEW_TITLES[tab]}`} sx={{ mr: -1.5 }}>
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

/** What is said of a tab that could not be loaded, or has nothing in it. */
const WORDS: Readonly<Record<PreviewTab, { failure: string; empty: string }>> = {
  record: { failure: "The record could not be loaded", empty: "No topics yet" },
  schedule: { failure: "The schedule could not be loaded", empty: "Nothing is scheduled" },
  events: {
    failure: "The events and documents could not be loaded",
    empty: "No events or documents yet",
  },
};

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
      { ...isOf("record"), select: linesOfRecord },
    ),
    schedule: usePersonScheduleShow(companyId, id, { ...isOf("schedule"), select: scheduleLines }),
    events: usePersonEventList(companyId, id, {
      ...isOf("events"),
      select: (events) => eventLines(events, id, today),
    }),
  };
  const { failure, empty } = WORDS[tab];
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

const linesOfRecord = ({ topics }: TrainingRecord) => recordLines(topics);

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
