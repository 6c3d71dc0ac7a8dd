import { styled } from "@mui/material/styles";
import type { LucideIcon } from "lucide-react";
import { CalendarClock, CircleCheck, CreditCard } from "lucide-react";
import type { ReactNode } from "react";
import { KitLink } from "../links/KitLink.tsx";

const Note = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "20px minmax(0, 1fr)",
  gap: 12,
  padding: "16px 24px 16px 16px",
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  "& > svg": { color: theme.vars.palette.text.secondary },
  "& > p": { margin: 0, maxWidth: "72ch", overflowWrap: "anywhere" },
}));

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

export interface TrainingMessageProps {
  message: TrainingMessageView;
}

/** Says why there is no lesson to begin, and when there will be one. */
export function TrainingMessage({ message }: TrainingMessageProps) {
  const Sign = SIGN[message.kind];
  return (
    <Note role="status">
      <Sign size={20} strokeWidth={1.75} aria-hidden />
      <p>{words(message)}</p>
    </Note>
  );
}
