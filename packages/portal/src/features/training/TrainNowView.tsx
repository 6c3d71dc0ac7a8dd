import { type Announcement, registrationLaunch } from "@recurrent/sdk";
import {
  notifyChange,
  trainingShowOptions,
  useAnnouncementList,
  useScheduleShow,
  useTrainingShow,
} from "@recurrent/sdk/react";
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
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useRenewal } from "../../shared/components/Renewed.tsx";
import { reloadPage } from "../../shared/errors/chunks.ts";
import { renewSession } from "../../shared/context/renew-session.ts";
import { useCompanyId, useRuntime, useSignedIn } from "../../shared/context/runtime.ts";
import { href } from "../../shared/routes/address.ts";
import { useToday } from "../../shared/dates/days.ts";
import { comingUp, type ShownLesson, trainNow, type TrainNowView } from "./train-now.ts";
import { useCountdown, usePausedBy } from "./useCountdown.ts";

const NOTHING: ReadonlySet<string> = new Set();
const NO_ANNOUNCEMENTS: readonly Announcement[] = [];
const NO_QUERIES: readonly never[] = [];

/** All locked lessons share one countdown. */
function hasLocked(view: TrainNowView | undefined): boolean {
  return view?.kind === "training" && view.lessons.some(({ state }) => state === "locked");
}

/**
 * Train Now (training 2.2). An announcement may prevent training, so lessons are offered once that call has
 * ended. Its failure is only logged (shell 8) and prevents nothing: where training is prevented, the server
 * refuses to launch a lesson.
 *
 * @param below what stands below the lessons, once they are there
 */
export function TrainNowView({ below }: { below?: ReactNode }) {
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

  // A call that failed and is made again takes no lesson away while it runs.
  const areAnnouncementsKnown =
    announcements.data !== undefined || announcements.isFetchedAfterMount;
  const view =
    training.data && areAnnouncementsKnown
      ? trainNow({
          training: training.data,
          announcements: announcements.data ?? NO_ANNOUNCEMENTS,
          companyId,
          hasValidSubscription,
          suspended,
        })
      : undefined;
  // Locked lessons reload the page when their countdown ends.
  useRenewal(hasLocked(view) ? NO_QUERIES : [training, announcements, schedule]);

  if (training.isLoadingError) {
    return (
      <LoadError
        title="Your training could not be loaded"
        onRetry={() => void training.refetch()}
      />
    );
  }
  if (view === undefined) return <TrainNowSkeleton />;
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
              schedule.isLoadingError && !schedule.isFetching
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
  const { product, supportEmail } = useRuntime().config;
  const place = useRef<HTMLDivElement>(null);
  const launch = useLaunch();
  const pausedBy = usePausedBy();
  // All locked lessons share one countdown.
  const isLocked = lessons.some(({ state }) => state === "locked");
  const secondsLeft = useCountdown(
    isLocked ? RELOAD_EVERY_S : null,
    pausedBy !== undefined,
    reloadPage,
  );

  function stateOf({ key, lesson, state }: ShownLesson): LessonCardState {
    const registrationId = lesson.registration?.id;
    if (state === "locked") return { kind: "locked", secondsLeft, paused: pausedBy };
    if (state === "faulty" || registrationId === undefined) {
      return { kind: "faulty", product, supportEmail };
    }
    return {
      kind: "ready",
      beginning: launch.registrationId === registrationId,
      onBegin: () => launch.begin(registrationId),
      onSuspend() {
        onSuspend(key);
        // The pressed button goes with its lesson; the keyboard stays where the next one appears.
        place.current?.focus({ preventScroll: true });
      },
    };
  }

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

/**
 * Begin Training (training 2.2): asks for the launch link, once however often it is pressed, and sends
 * the browser there. A page that the browser has kept and shows again is as it was before.
 */
function useLaunch() {
  const { messages, config } = useRuntime();
  const queries = useQueryClient();
  const running = useRef<AbortController>(undefined);
  const { mutate, reset, variables } = useMutation({
    mutationKey: ["main", "registrationLaunch"],
    mutationFn: ({ id, signal }: { id: string; signal: AbortSignal }) =>
      registrationLaunch(id, { signal }),
    gcTime: 0,
  });
  const stop = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    reset();
  }, [reset]);

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      stop();
      void notifyChange(queries, { operation: "registrationLaunch", entityId: "" });
    };
    window.addEventListener("pageshow", onShow);
    return () => {
      window.removeEventListener("pageshow", onShow);
      // Whoever went elsewhere meanwhile is not taken away from there.
      stop();
    };
  }, [queries, stop]);

  /** What can be trained may no longer be what is shown. */
  function giveUp(): void {
    stop();
    void queries.invalidateQueries({ queryKey: trainingShowOptions().queryKey });
  }

  return {
    /** The registration whose lesson is being opened, until the page is left. */
    registrationId: variables?.id,
    begin(id: string) {
      if (running.current !== undefined) return;
      running.current = new AbortController();
      const { signal } = running.current;
      mutate(
        { id, signal },
        {
          onSuccess(link) {
            if (link !== null) {
              location.assign(link);
              return;
            }
            giveUp();
            messages.notices.error(
              `Whoops, looks like something went wrong, please email ${config.product} support.`,
            );
          },
          // The mutation cache has shown it.
          onError: giveUp,
        },
      );
    },
  };
}
