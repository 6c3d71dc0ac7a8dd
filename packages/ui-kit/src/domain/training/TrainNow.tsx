import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import CardHeader from "@mui/material/CardHeader";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ScheduleItem, TrainingReminder } from "@recurrent/sdk";
import { CalendarClock, CircleCheck, CreditCard, FoldVertical } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Loading } from "../../components/feedback/Loading.tsx";
import { AppLink } from "../../components/links/AppLink.tsx";
import { DayText } from "../../dates/DayText.tsx";
import { formatRelativeDay } from "../../dates/relative-day.ts";
import { PHONE, TOUCH } from "../../theme/common-styles.ts";
import { type DueStatus, isDue, StatusIcon } from "../status/Status.tsx";
import { reminderOf, displayName } from "./training-rules.ts";

/** Shown without lessons (training 2.2). */
export type TrainingMessageView =
  | { readonly kind: "renewal"; readonly supportEmail: string }
  /** Neither a lesson nor a next one. */
  | { readonly kind: "none" }
  /** Available at midnight UTC of a day `YYYY-MM-DD`. */
  | { readonly kind: "next-lesson"; readonly day: string }
  | { readonly kind: "no-additional" };

const ICON: Readonly<Record<TrainingMessageView["kind"], ReactNode>> = {
  renewal: <CreditCard size={20} />,
  none: <CircleCheck size={20} />,
  "next-lesson": <CalendarClock size={20} />,
  "no-additional": <CircleCheck size={20} />,
};

/** Why there is no lesson, and when the next one begins. */
export function TrainingMessage({ message }: { message: TrainingMessageView }) {
  return (
    <Alert variant="outlined" color="secondary" role="status" icon={ICON[message.kind]}>
      {message.kind === "renewal" && (
        <>
          To continue training, please renew your subscription. Contact{" "}
          <AppLink href={`mailto:${message.supportEmail}`}>support</AppLink> if you need assistance
          or require further information.
        </>
      )}
      {message.kind === "none" && "No training available."}
      {message.kind === "next-lesson" && (
        <>
          Periodically, our system adjusts your schedule to ensure smooth delivery. Based on the
          completion of your last lesson, your next lesson will be available at midnight UTC on{" "}
          <DayText day={message.day} />.
        </>
      )}
      {/* The requirement's spelling. */}
      {message.kind === "no-additional" && "No aditional training available."}
    </Alert>
  );
}

interface ReminderProps
  extends TrainingReminder, Pick<TrainNowProps, "dueTopics" | "scheduleHref" | "today"> {}

/** Unknown ids are not shown. */
function Reminder({ scheduleHref, dueTopics, today, ...reminder }: ReminderProps) {
  const reminderTexts = reminderOf(reminder);
  if (reminderTexts === undefined) return null;
  const { status, title, footer, day } = reminderTexts;
  const topics = isDue(status) ? dueTopics?.[status] : [];
  const nameWithDistance = ({ name, expiry }: DueTopic) => {
    const distance = expiry === null ? "" : formatRelativeDay(expiry, today);
    return displayName(name) + (distance && ` (${distance})`);
  };
  return (
    <section>
      {status === null ? <FoldVertical size={20} /> : <StatusIcon status={status} size={20} />}
      <Typography variant="subtitle2" component="h2">
        {title}
      </Typography>
      {topics === undefined && (
        <strong aria-hidden>
          <Skeleton variant="text" width={160} />
        </strong>
      )}
      {topics && topics.length > 0 && <strong>{topics.map(nameWithDistance).join(", ")}</strong>}
      {footer !== "" && (
        <span>
          {footer} <DayText day={day} />
        </span>
      )}
      <AppLink href={scheduleHref}>Click here to view your schedule</AppLink>
    </section>
  );
}

const Reminders = styled(Paper)(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  "&:empty": { display: "none" },
  "& > section": {
    position: "relative",
    display: "flex",
    flexWrap: "wrap",
    gap: "2px 12px",
    padding: "10px 24px 10px 56px",
    [PHONE]: { paddingInline: "48px 16px" },
    // The last line is a link.
    [TOUCH]: { paddingBottom: 13 },
    "& + section": { borderTop: `1px solid ${theme.vars.palette.divider}` },
    "& > svg": { position: "absolute", left: 24, [PHONE]: { left: 16 } },
    "@media print": { breakInside: "avoid", "& > a": { display: "none" } },
    "& > h2": { flexBasis: "100%", color: theme.vars.palette.text.primary },
    "& > strong": {
      flexBasis: "100%",
      fontWeight: theme.typography.fontWeightRegular,
      color: theme.vars.palette.text.primary,
      overflowWrap: "anywhere",
    },
  },
}));

const PLACES = ["first", "second", "third", "fourth"];

const Coming = styled("ol")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& > li": {
    display: "grid",
    gridTemplateColumns: "6rem minmax(0, 1fr)",
    alignItems: "baseline",
    gap: "0 12px",
    padding: "10px 24px",
    overflowWrap: "anywhere",
    "& + li": { borderTop: `1px solid ${theme.vars.palette.divider}` },
    "& > :not(strong)": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
    "& > :last-child": { gridColumn: 2 },
    "& > strong": { fontWeight: theme.typography.fontWeightMedium },
  },
  // Stacked: next to the day, most names would wrap and move the page when they load.
  [theme.breakpoints.down("sm")]: {
    "& > li": { gridTemplateColumns: "minmax(0, 1fr)", paddingInline: 16 },
    "& > li > :last-child": { gridColumn: 1 },
  },
}));

/** Shows its own error. */
function ComingUpCard({ items, onRetry, href }: TrainNowProps["comingUp"] & { href: string }) {
  const titleId = useId();
  const isEmpty = items?.length === 0;
  return (
    <Card
      component="section"
      // With its head, on one sheet.
      sx={{ breakInside: "avoid" }}
      aria-labelledby={titleId}
      aria-busy={items === undefined && onRetry === undefined}
    >
      <CardHeader
        title="Coming up"
        slotProps={{ title: { id: titleId, component: "h2", variant: "body2" } }}
        action={
          <AppLink href={href} sx={{ typography: "body2" }}>
            Training Schedule
          </AppLink>
        }
      />
      {isEmpty && <CardContent>Nothing else is scheduled.</CardContent>}
      {onRetry && (
        <CardContent>
          The schedule could not be loaded
          <Button variant="outlined" onClick={onRetry} sx={{ justifySelf: "start" }}>
            Try again
          </Button>
        </CardContent>
      )}
      {!isEmpty && !onRetry && (
        <Coming>
          {items?.slice(0, PLACES.length).map(({ date, topic, lesson }, at) => (
            // A schedule has no ids, and its rows do not move.
            <li key={PLACES[at]}>
              <DayText day={date} />
              <strong>{displayName(topic.name)}</strong>
              <span>{displayName(lesson.name)}</span>
            </li>
          )) ??
            PLACES.map((key) => (
              <li key={key} aria-hidden>
                <Skeleton variant="text" />
                <strong>
                  <Skeleton variant="text" width={180} />
                </strong>
                <Skeleton variant="text" width={140} />
              </li>
            ))}
        </Coming>
      )}
    </Card>
  );
}

/** The lessons come first; on a wide page the rest is next to them. */
const Layout = styled("div")(({ theme }) => ({
  "&, & > [data-lessons]": { display: "grid", gap: 16 },
  alignItems: "start",
  "& > *": { minWidth: 0 },
  // All of it on one sheet.
  "@media print": { "&&, && > [data-lessons]": { gap: 8 } },
  [theme.breakpoints.up("lg")]: {
    "&, & > [data-lessons]": { gap: 24 },
    gridTemplateColumns: "minmax(0, 1fr) 384px",
    gridTemplateRows: "auto 1fr",
    // Beside both others, so that no gap remains between them.
    "& > [data-lessons]": { gridArea: "1 / 1 / 3" },
  },
}));

/** A topic that a reminder names. */
export interface DueTopic {
  readonly name: string;
  /** `YYYY-MM-DD`; null is not shown. */
  readonly expiry: string | null;
}

export interface TrainNowProps {
  /** In the server's order; unknown ones are omitted. */
  reminders: readonly TrainingReminder[];
  /** The schedule's address. */
  scheduleHref: string;
  /** Topics that two of the reminders are about; undefined until known. */
  dueTopics: Readonly<Record<DueStatus, readonly DueTopic[]>> | undefined;
  /** `YYYY-MM-DD`; expiries are said as days from it. */
  today: string;
  /** Next lessons. */
  comingUp: {
    /** Soonest first; undefined until known. */
    readonly items: readonly ScheduleItem[] | undefined;
    readonly onRetry: (() => void) | undefined;
  };
  children: ReactNode;
}

/** Reminders, current and next lessons (training 2.2). */
export function TrainNow({
  reminders,
  scheduleHref,
  dueTopics,
  today,
  comingUp,
  children,
}: TrainNowProps) {
  return (
    <Layout>
      <Reminders variant="outlined">
        {reminders.map((reminder, at) => (
          <Reminder
            // oxlint-disable-next-line react/no-array-index-key -- an id is one of a few texts, which two may share
            key={at}
            {...reminder}
            scheduleHref={scheduleHref}
            dueTopics={dueTopics}
            today={today}
          />
        ))}
      </Reminders>
      <div data-lessons>{children}</div>
      <ComingUpCard {...comingUp} href={scheduleHref} />
    </Layout>
  );
}

/** Skeleton of Train Now. */
export function TrainNowSkeleton() {
  return (
    <Loading label="Train Now">
      <Layout sx={{ minHeight: "75vh" }}>
        <div data-lessons>
          <Skeleton height={276} />
        </div>
      </Layout>
    </Loading>
  );
}
