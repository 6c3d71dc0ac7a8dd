import type { Announcement } from "@recurrent/sdk";
import { useAnnouncementList, useScheduleShow, useTrainingShow } from "@recurrent/sdk/react";
import {
  LessonCard,
  type LessonCardState,
  LoadError,
  RELOAD_EVERY_S,
  TrainingMessage,
  TrainNow,
  type TrainNowProps,
  TrainNowSkeleton,
} from "@recurrent/ui-kit";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { reloadPage } from "../../kernel/errors/chunks.ts";
import { renewSession } from "../../kernel/runtime/renew-session.ts";
import { useCompanyId, useRuntime, useSignedIn } from "../../kernel/runtime/runtime.ts";
import { href } from "../../kernel/routes/address.ts";
import { useToday } from "../../kernel/view/useToday.ts";
import { comingUp, type ShownLesson, trainNow, type TrainNowView } from "./train-now.ts";
import { useCountdown, usePausedBy } from "./useCountdown.ts";
import { useLaunch } from "./useLaunch.ts";

const NOTHING: ReadonlySet<string> = new Set();
const NO_ANNOUNCEMENTS: readonly Announcement[] = [];

export interface TrainNowScreenProps {
  /** What stands below the lessons, once they are there. */
  below?: ReactNode;
}

/**
 * Train Now (training 2.2). An announcement may prevent training, so lessons are offered once that call has
 * ended. Its failure is only logged (shell 8) and prevents nothing: where training is prevented, the server
 * refuses to launch a lesson.
 */
export function TrainNowScreen({ below }: TrainNowScreenProps) {
  const runtime = useRuntime();
  const training = useTrainingShow();
  const announcements = useAnnouncementList();
  const companyId = useCompanyId() || null;
  const { hasValidSubscription } = useSignedIn().user;
  const [suspended, setSuspended] = useState(NOTHING);
  const today = useToday();
  // Beside the lessons: its failure is told in its own place, and takes nobody to another page.
  const schedule = useScheduleShow({ request: { silent: true } });

  // What the session knows is from the sign-in; the subscription may have been renewed since.
  useEffect(() => {
    if (hasValidSubscription !== true) void renewSession(runtime, ["user"]);
  }, [runtime, hasValidSubscription]);

  if (training.data === undefined && training.isError) {
    return (
      <LoadError
        title="Your training could not be loaded"
        onRetry={() => void training.refetch()}
      />
    );
  }
  // A call that failed and is made again takes no lesson away while it runs.
  const areAnnouncementsKnown =
    announcements.data !== undefined || announcements.isFetchedAfterMount;
  if (training.data === undefined || !areAnnouncementsKnown) return <TrainNowSkeleton />;
  const view = trainNow({
    training: training.data,
    announcements: announcements.data ?? NO_ANNOUNCEMENTS,
    companyId,
    hasValidSubscription,
    suspended,
  });
  switch (view.kind) {
    case "prevented":
      return null;
    case "renewal":
      return <TrainingMessage message={{ ...view, supportEmail: runtime.config.supportEmail }} />;
    case "training":
      return (
        <Training
          {...view}
          below={below}
          onSuspend={(key) => setSuspended(new Set(suspended).add(key))}
          comingUp={{
            items: schedule.data && comingUp(schedule.data, today),
            onRetry:
              schedule.data === undefined && schedule.isError && !schedule.isFetching
                ? () => void schedule.refetch()
                : undefined,
          }}
        />
      );
  }
}

type TrainingProps = Extract<TrainNowView, { kind: "training" }> & {
  comingUp: TrainNowProps["comingUp"];
  below: ReactNode;
  onSuspend: (key: string) => void;
};

function Training({
  reminders,
  lessons,
  message,
  comingUp: next,
  below,
  onSuspend,
}: TrainingProps) {
  const place = useRef<HTMLDivElement>(null);
  const stateOf = useLessonStates(lessons, (key) => {
    onSuspend(key);
    // The pressed button goes with its lesson; the keyboard stays where the next one appears.
    place.current?.focus({ preventScroll: true });
  });
  return (
    <div ref={place} tabIndex={-1} style={{ outline: "none" }}>
      <TrainNow reminders={reminders} scheduleHref={href("my@schedule")} comingUp={next}>
        {lessons.map((shown) => (
          <LessonCard
            key={`${shown.queue} ${shown.key}`}
            lesson={shown.lesson}
            state={stateOf(shown)}
          />
        ))}
        {message && <TrainingMessage message={message} />}
      </TrainNow>
      {below}
    </div>
  );
}

/** What each card can do, and the one countdown that all locked lessons share. */
function useLessonStates(
  lessons: readonly ShownLesson[],
  onSuspend: (key: string) => void,
): (shown: ShownLesson) => LessonCardState {
  const { product, supportEmail } = useRuntime().config;
  const launch = useLaunch();
  const pausedBy = usePausedBy();
  const isLocked = lessons.some(({ state }) => state === "locked");
  const secondsLeft = useCountdown(
    isLocked ? RELOAD_EVERY_S : null,
    pausedBy !== undefined,
    reloadPage,
  );

  return ({ key, lesson, state }) => {
    const registrationId = lesson.registration?.id;
    if (state === "locked") return { kind: "locked", secondsLeft, paused: pausedBy };
    if (state === "faulty" || registrationId === undefined) {
      return { kind: "faulty", product, supportEmail };
    }
    return {
      kind: "ready",
      beginning: launch.registrationId === registrationId,
      onBegin: () => launch.begin(registrationId),
      onSuspend: () => onSuspend(key),
    };
  };
}
