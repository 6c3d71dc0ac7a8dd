import { type Announcement, registrationLaunch } from "@recurrent/sdk";
import {
  notifyChange,
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
import { OutdatedNote, useAutoRefetch } from "../../shared/components/AutoRefetch.tsx";
import { reloadPage } from "../../shared/errors/chunks.ts";
import { leavePage } from "../../shared/context/leave-page.ts";
import { tryRefetchSession } from "../../shared/context/refetch-session.ts";
import { useCompanyId, useAppContext, useSignedIn } from "../../shared/context/app-context.ts";
import { useOwnRecord } from "../../shared/components/useOwnRecord.ts";
import { href } from "../../shared/routes/address.ts";
import { useToday } from "../../shared/dates/days.ts";
import {
  comingUp,
  type TrainNowLesson,
  type TrainNowContent,
  trainNowContent,
  type DueTopicNames,
  dueStatus,
  dueTopicNames,
  dueTopics,
} from "./train-now.ts";
import { useCountdown, usePausedBy } from "./useCountdown.ts";
import { hasFailed, loadError } from "../../shared/api/first-load.ts";
import { SILENT } from "../../shared/api/failure-options.ts";

const NOTHING: ReadonlySet<string> = new Set();
/** Without an answer of the site, the countdown begins again. */
const reloadIfAnswered = () => void reloadPage(() => undefined);
const NO_ANNOUNCEMENTS: readonly Announcement[] = [];
const NO_QUERIES: readonly never[] = [];

function hasLocked(view: TrainNowContent | undefined): boolean {
  return view?.kind === "training" && view.lessons.some(({ state }) => state === "locked");
}

/**
 * Train Now (training 2.2). Lessons wait for the announcements, since one may prevent training.
 * Their failure is only logged (shell 8): the server refuses a prevented lesson.
 *
 * @param below shown after the lessons have loaded
 */
export function TrainNowView({ below }: { below?: ReactNode }) {
  const app = useAppContext();
  const training = useTrainingShow();
  const announcements = useAnnouncementList();
  const companyId = useCompanyId() || null;
  const { hasValidSubscription, trainingRecord } = useSignedIn().user;
  const [suspended, setSuspended] = useState(NOTHING);
  const today = useToday();
  // Secondary data: a failure is shown in place, without a redirect.
  const schedule = useScheduleShow({ request: SILENT });

  // The subscription may have been renewed since the sign-in.
  useEffect(() => {
    if (hasValidSubscription !== true) void tryRefetchSession(app, ["user"]);
  }, [app, hasValidSubscription]);

  // The retry of a failed call must not remove lessons.
  const areAnnouncementsKnown =
    announcements.data !== undefined || announcements.isFetchedAfterMount;
  const view =
    training.data && areAnnouncementsKnown
      ? trainNowContent({
          training: training.data,
          announcements: announcements.data ?? NO_ANNOUNCEMENTS,
          companyId,
          hasValidSubscription,
          suspended,
        })
      : undefined;
  // Only reminders need the expiries.
  const hasReminders = view?.kind === "training" && view.reminders.length > 0;
  const record = useOwnRecord(trainingRecord, { enabled: hasReminders });
  // Locked lessons reload the page when their countdown ends.
  const shown = [training, announcements, schedule, ...(hasReminders ? [record] : [])];
  useAutoRefetch(hasLocked(view) ? NO_QUERIES : shown);

  const error = loadError(training);
  if (error) return <LoadError title="Your training could not be loaded" {...error} />;
  if (view === undefined) return <TrainNowSkeleton />;
  switch (view.kind) {
    case "prevented":
      return null;
    case "renewal":
      return <TrainingMessage message={{ ...view, supportEmail: app.config.supportEmail }} />;
    case "training": {
      const topicNames = hasFailed(schedule)
        ? dueTopicNames([])
        : schedule.data && dueTopicNames(schedule.data);
      // The names wait for their days, which would otherwise move the lesson.
      const topics = hasFailed(record) ? [] : record.data?.topics;
      return (
        <Training
          {...view}
          below={
            <>
              {below}
              <OutdatedNote queries={shown} />
            </>
          }
          onSuspend={(key) => setSuspended(new Set(suspended).add(key))}
          topicNames={topicNames}
          dueTopics={topicNames && topics && dueTopics(topicNames, topics)}
          today={today}
          comingUp={{
            items: schedule.data && comingUp(schedule.data, today),
            onRetry: loadError(schedule)?.onRetry,
          }}
        />
      );
    }
  }
}

type TrainingProps = Extract<TrainNowContent, { kind: "training" }> &
  Pick<TrainNowProps, "comingUp" | "dueTopics" | "today"> & {
    topicNames: DueTopicNames | undefined;
    below: ReactNode;
    onSuspend: (key: string) => void;
  };

function Training({
  reminders,
  lessons,
  message,
  comingUp: next,
  topicNames,
  below,
  onSuspend,
  ...topics
}: TrainingProps) {
  const { product, supportEmail } = useAppContext().config;
  const container = useRef<HTMLDivElement>(null);
  const launch = useLaunch();
  const pausedBy = usePausedBy({ isLaunching: launch.registrationId !== undefined });
  // All locked lessons share one countdown.
  const isLocked = lessons.some(({ state }) => state === "locked");
  const secondsLeft = useCountdown(
    isLocked ? RELOAD_EVERY_S : null,
    pausedBy !== undefined,
    reloadIfAnswered,
  );

  function stateOf({ key, lesson, state }: TrainNowLesson): LessonCardState {
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
        // The pressed button is gone; the next one appears where the focus is.
        container.current?.focus({ preventScroll: true });
      },
    };
  }

  return (
    <div ref={container} tabIndex={-1} style={{ outline: "none" }}>
      <TrainNow
        reminders={reminders}
        scheduleHref={href("my@schedule")}
        comingUp={next}
        {...topics}
      >
        {lessons.map((shown) => (
          <LessonCard
            key={`${shown.queue} ${shown.key}`}
            lesson={shown.lesson}
            state={stateOf(shown)}
            status={dueStatus(shown.lesson.topic, topicNames)}
          />
        ))}
        {message && <TrainingMessage message={message} />}
      </TrainNow>
      {below}
    </div>
  );
}

const LAUNCH = { operation: "registrationLaunch", entityId: "" } as const;

/**
 * Begin Training (training 2.2): fetches the launch link once and opens it. Resets a page that the
 * browser restored from memory.
 */
function useLaunch() {
  const { messages, config } = useAppContext();
  const queries = useQueryClient();
  const running = useRef<AbortController>(undefined);
  const { mutate, reset, variables } = useMutation({
    mutationKey: ["main", "registrationLaunch"],
    mutationFn: ({ id, signal }: { id: string; signal: AbortSignal }) =>
      registrationLaunch(id, { signal }),
    // The lesson may have begun nevertheless, and the offered lessons may have changed.
    onError(_error, { signal }) {
      if (!signal.aborted) void notifyChange(queries, LAUNCH);
    },
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
      void notifyChange(queries, LAUNCH);
    };
    window.addEventListener("pageshow", onShow);
    return () => {
      window.removeEventListener("pageshow", onShow);
      if (running.current === undefined) return;
      // Do not redirect a person who has navigated away.
      stop();
      void notifyChange(queries, LAUNCH);
    };
  }, [queries, stop]);

  return {
    /** Set until the page is left. */
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
              // A load that was stopped leaves this page.
              void leavePage(link).then(stop);
              return;
            }
            stop();
            void notifyChange(queries, LAUNCH);
            messages.notices.error(
              `Whoops, looks like something went wrong, please email ${config.product} support.`,
            );
          },
          // The mutation cache shows the error.
          onError: stop,
        },
      );
    },
  };
}
