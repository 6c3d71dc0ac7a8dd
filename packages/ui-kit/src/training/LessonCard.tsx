import Button from "@mui/material/Button";
import { CalendarDays, Play } from "lucide-react";
import { useId } from "react";
import { SubmitButton } from "../forms/SubmitButton.tsx";
import { KitLink } from "../links/KitLink.tsx";
import { ConditionIcons } from "../status/ConditionIcons.tsx";
import { CopyableId } from "./CopyableId.tsx";
import {
  Card,
  CardActions,
  CardBody,
  CardHead,
  Remark,
  Steps,
  Topic,
} from "./lesson-card-styles.ts";
import { LockedLesson } from "./LockedLesson.tsx";
import type { LockedLessonProps } from "./LockedLesson.tsx";
import { shownName } from "./shown-name.ts";
import type { LessonView } from "./training-views.ts";

/** What the registration of the lesson allows (training 2.2). */
export type LessonCardState =
  | {
      kind: "ready";
      onBegin: () => void;
      /** True from the press until the lesson player opens. */
      beginning?: boolean;
      /** Shown for a lesson that can be suspended. */
      onSuspend?: () => void;
    }
  | ({ kind: "locked" } & LockedLessonProps)
  | {
      kind: "faulty";
      product: string;
      supportEmail: string;
      /** Null when the lesson has no registration at all. */
      registrationId: string | null;
    };

export interface LessonCardProps {
  lesson: LessonView;
  state: LessonCardState;
}

/** More bars than this would be a grating. */
const MOST_STEPS = 24;

function Progress({ sequence, count }: Pick<LessonView, "sequence" | "count">) {
  if (!Number.isInteger(count) || count < 2 || count > MOST_STEPS) return null;
  const steps = Array.from({ length: count }, (_, at) => at + 1);
  return (
    <Steps aria-hidden>
      {steps.map((step) => (
        <i key={step} data-step={step < sequence ? "done" : step === sequence ? "now" : "ahead"} />
      ))}
    </Steps>
  );
}

function LessonText({ lesson, titleId }: { lesson: LessonView; titleId: string }) {
  return (
    <>
      <div>
        <Topic id={titleId}>{shownName(lesson.topic)}</Topic>
        <Remark>{`${lesson.lesson} - ${lesson.sequence} of ${lesson.count}`}</Remark>
      </div>
      <Progress {...lesson} />
      {lesson.isSuspendable && (
        <Remark>
          You may suspend this lesson if you are not able to access your aircraft. Suspending this
          lesson will allow you to continue training on the next scheduled lesson, if available.
        </Remark>
      )}
      {lesson.isInternationalProcedures && (
        <Remark>
          Your company has added International Procedures lessons to your program. These lessons may
          be initially completed separately from your scheduled topics, to avoid currency expiry in
          your regular program.
        </Remark>
      )}
    </>
  );
}

function Body({ lesson, state, titleId }: LessonCardProps & { titleId: string }) {
  switch (state.kind) {
    case "ready":
      return <LessonText lesson={lesson} titleId={titleId} />;
    case "locked":
      return (
        <LockedLesson
          secondsLeft={state.secondsLeft}
          paused={state.paused}
          {...(state.everySeconds === undefined ? {} : { everySeconds: state.everySeconds })}
        />
      );
    case "faulty":
      return (
        <>
          <Remark role="alert">
            Whoops, looks like something went wrong, please email{" "}
            <KitLink href={`mailto:${state.supportEmail}`} sx={{ textDecoration: "underline" }}>
              {state.product} support
            </KitLink>
            .
          </Remark>
          {state.registrationId !== null && (
            <CopyableId label="Registration" id={state.registrationId} />
          )}
        </>
      );
    default:
      return state satisfies never;
  }
}

/** One lesson that is open, waits for its score, or has a faulty registration (training 2.2). */
export function LessonCard({ lesson, state }: LessonCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={state.kind === "ready" ? `${id}-title` : `${id}-head`}>
      <CardHead>
        <CalendarDays size={16} strokeWidth={1.75} aria-hidden />
        <span id={`${id}-head`}>Scheduled Topics</span>
        {lesson.isInternationalProcedures && (
          <ConditionIcons flags={{ international_procedures: true }} />
        )}
      </CardHead>
      <CardBody>
        <Body lesson={lesson} state={state} titleId={`${id}-title`} />
      </CardBody>
      {state.kind === "ready" && (
        <CardActions>
          <SubmitButton
            size="large"
            pending={state.beginning === true}
            startIcon={<Play size={16} strokeWidth={1.75} aria-hidden />}
            aria-describedby={`${id}-title`}
            onClick={state.onBegin}
          >
            Begin Training
          </SubmitButton>
          {lesson.isSuspendable && state.onSuspend !== undefined && (
            <Button
              variant="outlined"
              size="large"
              disabled={state.beginning === true}
              aria-describedby={`${id}-title`}
              onClick={state.onSuspend}
            >
              Suspend
            </Button>
          )}
        </CardActions>
      )}
    </Card>
  );
}
