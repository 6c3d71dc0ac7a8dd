import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import type { TrainingReminder } from "@recurrent/sdk";
import { CalendarClock, CircleCheck, CreditCard, FoldVertical } from "lucide-react";
import type { ReactNode } from "react";
import { Loading } from "../layout/Loading.tsx";
import { KitLink } from "../links/KitLink.tsx";
import { DayText } from "../status/StatusDate.tsx";
import { StatusIcon } from "../status/StatusIcon.tsx";
import { reminderOf } from "./training-rules.ts";

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
  "&& > a": { justifySelf: "start", marginTop: 8, color: theme.vars.palette.primary.text },
})) as typeof Card;

/** What stands in place of lessons (training 2.2). */
export type TrainingMessageView =
  /** The subscription is over; the address of support. */
  | { readonly kind: "renewal"; readonly supportEmail: string }
  /** Neither a lesson nor a next one. */
  | { readonly kind: "none" }
  /** The next lesson, available at midnight UTC of a day `YYYY-MM-DD`. */
  | { readonly kind: "next-lesson"; readonly day: string }
  /** Every lesson of the queue was suspended. */
  | { readonly kind: "no-additional" };

const ICON = {
  renewal: CreditCard,
  none: CircleCheck,
  "next-lesson": CalendarClock,
  "no-additional": CircleCheck,
};

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
          <DayText day={message.day} />.
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
  const Icon = ICON[message.kind];
  return (
    <Note role="status">
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <p>{words(message)}</p>
    </Note>
  );
}

/** A reminder by its id; of one that is not known nothing is shown. */
function Reminder({ id, date, scheduleHref }: TrainingReminder & { scheduleHref: string }) {
  const facts = reminderOf(id);
  if (facts === undefined) return null;
  return (
    <Note component="section">
      {facts.status === null ? (
        <FoldVertical size={20} strokeWidth={1.75} aria-hidden />
      ) : (
        <StatusIcon status={facts.status} size={20} />
      )}
      <h2>{facts.title}</h2>
      {facts.status !== null && <p>Please complete your training.</p>}
      {/* A day that is not known is better left out than shown as a gap. */}
      {facts.status === null && date !== null && (
        <p>
          Complete by: <DayText day={date} />
        </p>
      )}
      <KitLink href={scheduleHref}>Click here to view your schedule</KitLink>
    </Note>
  );
}

/** Cards side by side; one alone is no wider than a text. @param least width of a card in px */
const cards = (least: number) => ({
  display: "grid",
  gap: 2,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}px), 1fr))`,
  "& > :only-child": { maxWidth: 640 },
});

export interface TrainNowProps {
  /** In the server's order; those nobody knows are left out. */
  reminders: readonly TrainingReminder[];
  /** The schedule's address. */
  scheduleHref: string;
  /** `LessonCard`s, or a `TrainingMessage`. */
  children: ReactNode;
}

/** Why training should go on now, above what to do next (training 2.2). */
export function TrainNow({ reminders, scheduleHref, children }: TrainNowProps) {
  return (
    <>
      <Box sx={{ ...cards(280), "&:not(:empty)": { mb: 3 } }}>
        {reminders.map((reminder) => (
          <Reminder key={reminder.id} {...reminder} scheduleHref={scheduleHref} />
        ))}
      </Box>
      <Box sx={cards(400)}>{children}</Box>
    </>
  );
}

/** Train Now on its way, in the size of one lesson. */
export function TrainNowSkeleton() {
  return (
    <Loading label="Train Now">
      <Skeleton height={252} sx={{ maxWidth: 640 }} />
    </Loading>
  );
}
