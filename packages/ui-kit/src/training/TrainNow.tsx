import Card from "@mui/material/Card";
import CardActions from "@mui/material/CardActions";
import CardContent from "@mui/material/CardContent";
import CardHeader from "@mui/material/CardHeader";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { CalendarClock, CircleCheck, CreditCard, FoldVertical } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Loading } from "../layout/Loading.tsx";
import { KitLink } from "../links/KitLink.tsx";
import { StatusIcon } from "../status/StatusIcon.tsx";
import { utcDay } from "./moments.ts";
import { reminderOf } from "./reminders.ts";
import type { ReminderFacts } from "./reminders.ts";

/** A sign and what it says beside it. */
const Note = styled(Card)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "20px minmax(0, 1fr)",
  alignContent: "start",
  gap: "2px 12px",
  padding: 16,
  "& > svg": { gridRow: 1 },
  "& > .lucide": { color: theme.vars.palette.text.secondary },
  "& > :not(svg)": { gridColumn: 2, margin: 0, overflowWrap: "anywhere" },
  "& > h2": theme.typography.subtitle1,
  "& > h2 ~ *": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  "& > a": { justifySelf: "start", marginTop: 8 },
  "&& > a": { color: theme.vars.palette.primary.text },
})) as typeof Card;

/** A view of a reminder as the server sends it: an id, and a day for some (training 3.2). */
export interface ReminderView {
  id: string;
  /** A day or an instant, or null. */
  date: string | null;
}

function Footer({ footer, date }: Pick<ReminderFacts, "footer"> & { date: string | null }) {
  if (footer.kind === "text") return <p>{footer.text}</p>;
  const day = utcDay(date);
  // A day that is not known is better left out than shown as a gap.
  if (day === "") return null;
  return (
    <p>
      Complete by: <time dateTime={day}>{day}</time>
    </p>
  );
}

/** What stands in place of lessons (training 2.2). */
export type TrainingMessageView =
  /** The subscription is over; the address of support. */
  | { kind: "renewal"; supportEmail: string }
  /** Neither a lesson nor a next one. */
  | { kind: "none" }
  /** The next lesson, available at midnight UTC of a day `YYYY-MM-DD`. */
  | { kind: "next-lesson"; day: string }
  /** Every lesson of the queue was suspended. */
  | { kind: "no-additional" };

const SIGN = {
  renewal: CreditCard,
  none: CircleCheck,
  "next-lesson": CalendarClock,
  "no-additional": CircleCheck,
} as const satisfies Record<TrainingMessageView["kind"], LucideIcon>;

function words(message: TrainingMessageView): ReactNode {
  switch (message.kind) {
    case "renewal":
      return (
        <>
          To continue training, please renew your subscription. Contact{" "}
          <KitLink href={`mailto:${message.supportEmail}`} sx={{ textDecoration: "underline" }}>
            support
          </KitLink>{" "}
          if you need assistance or require further information.
        </>
      );
    case "none":
      return "No training available.";
    case "next-lesson":
      return (
        <>
          Periodically, our system adjusts your schedule to ensure smooth delivery. Based on the
          completion of your last lesson, your next lesson will be available at midnight UTC on{" "}
          <time dateTime={message.day}>{message.day}</time>.
        </>
      );
    case "no-additional":
      // Spelled so by the requirement.
      return "No aditional training available.";
    default:
      return message satisfies never;
  }
}

/** Says why there is no lesson to begin, and when there will be one. */
export function TrainingMessage({ message }: { message: TrainingMessageView }) {
  const Sign = SIGN[message.kind];
  return (
    <Note role="status">
      <Sign size={20} strokeWidth={1.75} aria-hidden />
      <p>{words(message)}</p>
    </Note>
  );
}

const Reminders = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: 16,
  marginBottom: 24,
  // One alone is a sentence, not a banner.
  "& > section:only-child": { gridColumn: "span 2" },
  "&:not(:has(> section:nth-of-type(3))):has(> section:nth-of-type(2))": {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  },
  [theme.breakpoints.down("md")]: {
    "&&&&": { gridTemplateColumns: "minmax(0, 1fr)" },
    "& > section:only-child": { gridColumn: "auto" },
  },
}));

const Lessons = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 16,
  "& > article:only-child": { maxWidth: 640 },
  [theme.breakpoints.up("lg")]: {
    "&:has(> article + article)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
}));

export interface TrainNowProps {
  /** In the server's order; those nobody knows are left out. */
  reminders: readonly ReminderView[];
  /** The schedule's address. */
  scheduleHref: string;
  /** `LessonCard`s, or a `TrainingMessage`. */
  children: ReactNode;
}

/** Why training should go on now, above what to do next (training 2.2). */
export function TrainNow({ reminders, scheduleHref, children }: TrainNowProps) {
  const known = reminders.flatMap(({ id, date }) => {
    const facts = reminderOf(id);
    return facts === null ? [] : [{ id, date, ...facts }];
  });
  return (
    <>
      {known.length > 0 && (
        <Reminders>
          {known.map(({ id, date, status, title, footer }) => (
            <Note key={id} component="section">
              {status === null ? (
                <FoldVertical size={20} strokeWidth={1.75} aria-hidden />
              ) : (
                <StatusIcon status={status} size={20} />
              )}
              <h2>{title}</h2>
              <Footer footer={footer} date={date} />
              <KitLink href={scheduleHref}>Click here to view your schedule</KitLink>
            </Note>
          ))}
        </Reminders>
      )}
      <Lessons>{children}</Lessons>
    </>
  );
}

/** Train Now on its way, in the shape of one lesson. */
export function TrainNowSkeleton() {
  return (
    <Loading label="Train Now">
      <Lessons>
        <Card component="article" aria-hidden>
          <CardHeader title={<Skeleton variant="rounded" width={132} height={12} />} />
          <CardContent>
            <Skeleton variant="rounded" width="48%" height={20} />
            <Skeleton variant="rounded" width="64%" height={12} />
            <Skeleton variant="rounded" width={240} height={4} sx={{ maxWidth: 1 }} />
          </CardContent>
          <CardActions>
            <Skeleton variant="rounded" width={156} height={40} />
          </CardActions>
        </Card>
      </Lessons>
    </Loading>
  );
}
