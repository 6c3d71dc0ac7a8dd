import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { Loading } from "../layout/Loading.tsx";
import { Card, CardActions, CardBody, CardHead } from "./lesson-card-styles.ts";
import { ReminderCard } from "./ReminderCard.tsx";
import type { ReminderView } from "./ReminderCard.tsx";
import { reminderOf } from "./reminders.ts";

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

/** Reminders above what to do next (training 2.2). */
export function TrainNow({ reminders, scheduleHref, children }: TrainNowProps) {
  const known = reminders.filter(({ id }) => reminderOf(id) !== null);
  return (
    <>
      {known.length > 0 && (
        <Reminders>
          {known.map((reminder) => (
            <ReminderCard key={reminder.id} reminder={reminder} scheduleHref={scheduleHref} />
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
        <Card aria-hidden>
          <CardHead>
            <Skeleton variant="rounded" width={132} height={12} />
          </CardHead>
          <CardBody>
            <Skeleton variant="rounded" width="48%" height={20} />
            <Skeleton variant="rounded" width="64%" height={12} />
            <Skeleton variant="rounded" width={240} height={4} sx={{ maxWidth: 1 }} />
          </CardBody>
          <CardActions>
            <Skeleton variant="rounded" width={156} height={40} />
          </CardActions>
        </Card>
      </Lessons>
    </Loading>
  );
}
