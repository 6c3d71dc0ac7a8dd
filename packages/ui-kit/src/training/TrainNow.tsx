import Alert, { type AlertProps } from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { TrainingReminder } from "@recurrent/sdk";
import { CalendarClock, CircleCheck, CreditCard, FoldVertical } from "lucide-react";
import type { ReactNode } from "react";
import { Loading } from "../layout/Loading.tsx";
import { KitLink } from "../links/KitLink.tsx";
import { DayText } from "../status/StatusDate.tsx";
import { StatusIcon } from "../status/StatusIcon.tsx";
import { reminderOf } from "./training-rules.ts";

/** A sign and what it says beside it. */
const Note = (props: AlertProps) => <Alert variant="outlined" color="secondary" {...props} />;

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

const ICON: Readonly<Record<TrainingMessageView["kind"], ReactNode>> = {
  renewal: <CreditCard size={20} />,
  none: <CircleCheck size={20} />,
  "next-lesson": <CalendarClock size={20} />,
  "no-additional": <CircleCheck size={20} />,
};

/** Says why there is no lesson to begin, and when there will be one. */
export function TrainingMessage({ message }: { message: TrainingMessageView }) {
  return (
    <Note role="status" icon={ICON[message.kind]}>
      {message.kind === "renewal" && (
        <>
          To continue training, please renew your subscription. Contact{" "}
          <KitLink href={`mailto:${message.supportEmail}`} sx={{ textDecoration: "underline" }}>
            support
          </KitLink>{" "}
          if you need assistance or require further information.
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
      {/* Spelled so by the requirement. */}
      {message.kind === "no-additional" && "No aditional training available."}
    </Note>
  );
}

/** A reminder by its id; of one that is not known nothing is shown. */
function Reminder({ scheduleHref, ...reminder }: TrainingReminder & { scheduleHref: string }) {
  const facts = reminderOf(reminder);
  if (facts === undefined) return null;
  const { status, title, footer, day } = facts;
  return (
    <Note
      component="section"
      role="none"
      icon={status === null ? <FoldVertical size={20} /> : <StatusIcon status={status} size={20} />}
      sx={{ "& p, & a": { typography: "body2", mt: 0.5 } }}
    >
      <Typography variant="subtitle1" component="h2">
        {title}
      </Typography>
      {footer !== "" && (
        <Typography color="textSecondary">
          {footer} <DayText day={day} />
        </Typography>
      )}
      <KitLink href={scheduleHref} sx={{ display: "inline-block" }}>
        Click here to view your schedule
      </KitLink>
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
  /** In the server's order; those that are not known are left out. */
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
