import { styled } from "@mui/material/styles";
import { FoldVertical } from "lucide-react";
import { KitLink } from "../links/KitLink.tsx";
import { StatusIcon } from "../status/StatusIcon.tsx";
import { utcDay } from "./moments.ts";
import { reminderOf } from "./reminders.ts";
import type { ReminderFacts } from "./reminders.ts";

const Card = styled("section")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "20px minmax(0, 1fr)",
  alignContent: "start",
  gap: "2px 12px",
  padding: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  "& > svg": { gridRow: 1 },
  "& > .lucide": { color: theme.vars.palette.text.secondary },
  "& > :not(svg)": { gridColumn: 2, margin: 0 },
  "& > h2": theme.typography.subtitle1,
  "& > p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  "& > a": { ...theme.typography.body2, justifySelf: "start", marginTop: 8 },
}));

/** A view of a reminder as the server sends it: an id, and a day for some (training 3.2). */
export interface ReminderView {
  id: string;
  /** A day or an instant, or null. */
  date: string | null;
}

export interface ReminderCardProps {
  reminder: ReminderView;
  /** The schedule's address. */
  scheduleHref: string;
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

/** Why training should go on now (training 2.2); nothing for an id nobody knows. */
export function ReminderCard({ reminder, scheduleHref }: ReminderCardProps) {
  const facts = reminderOf(reminder.id);
  if (facts === null) return null;
  return (
    <Card>
      {facts.status === null ? (
        <FoldVertical size={20} strokeWidth={1.75} aria-hidden />
      ) : (
        <StatusIcon status={facts.status} size={20} />
      )}
      <h2>{facts.title}</h2>
      <Footer footer={facts.footer} date={reminder.date} />
      <KitLink href={scheduleHref}>Click here to view your schedule</KitLink>
    </Card>
  );
}
