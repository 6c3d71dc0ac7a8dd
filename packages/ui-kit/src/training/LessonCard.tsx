import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardActions from "@mui/material/CardActions";
import CardContent from "@mui/material/CardContent";
import CardHeader from "@mui/material/CardHeader";
import LinearProgress from "@mui/material/LinearProgress";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { TypographyProps } from "@mui/material/Typography";
import { CalendarDays, Play } from "lucide-react";
import { useId } from "react";
import { SubmitButton } from "../forms/SubmitButton.tsx";
import { KitLink } from "../links/KitLink.tsx";
import { ConditionIcons } from "../status/ConditionIcons.tsx";
import { TABULAR_FIGURES } from "../theme/tokens.ts";
import { CopyableId } from "./CopyableId.tsx";
import { shownName } from "./shown-name.ts";
import type { LessonView } from "./training-views.ts";

/** Why the page does not reload at this moment. */
export type PausedBy = "offline" | "hidden";

const PAUSED = {
  offline: "You are offline. This goes on as soon as you are connected.",
  hidden: "Paused while this page is in the background.",
} as const satisfies Record<PausedBy, string>;

interface LockedState {
  kind: "locked";
  /** Whole seconds until the page reloads. */
  secondsLeft: number;
  /** The whole time between two reloads, in seconds. Default 30 (training 9). */
  everySeconds?: number;
  paused?: PausedBy | undefined;
}

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
  | LockedState
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

/**
 * Which lesson of the topic it is: those before it are done and full, its own has but a frame. The words
 * above say the same, so the bars are decoration.
 */
const Steps = styled("div")(({ theme }) => ({
  display: "flex",
  gap: 4,
  maxWidth: 240,
  "& > i": {
    flex: 1,
    minWidth: 2,
    height: 4,
    borderRadius: 2,
    backgroundColor: theme.vars.palette.action.selected,
  },
  "& > i[data-step=done]": { backgroundColor: theme.vars.palette.primary.main },
  "& > i[data-step=now]": {
    backgroundColor: "transparent",
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
}));

const Remark = (props: TypographyProps) => (
  <Typography
    color="textSecondary"
    sx={{ maxWidth: "60ch", overflowWrap: "anywhere" }}
    {...props}
  />
);

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
        <Typography variant="h2" id={titleId} sx={{ mb: 0.5, overflowWrap: "anywhere" }}>
          {shownName(lesson.topic)}
        </Typography>
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

/** The score of a lesson is on its way, and the page looks again by itself (training 2.2). */
function LockedLesson({ secondsLeft, everySeconds = 30, paused }: LockedState) {
  return (
    <>
      <Remark role="status">Recording score please wait.</Remark>
      {/* Not announced: a number every second would drown everything else. */}
      <div role="timer" aria-live="off">
        {/* Empties until the page reloads; the words under it say the same. */}
        <LinearProgress
          aria-hidden
          variant="determinate"
          value={Math.min(100, Math.max(0, (secondsLeft / everySeconds) * 100))}
          sx={{ maxWidth: 240, mb: 1 }}
        />
        <Typography variant="body2" color="textSecondary" sx={TABULAR_FIGURES}>
          {paused === undefined ? `This page reloads in ${secondsLeft} s.` : PAUSED[paused]}
        </Typography>
      </div>
    </>
  );
}

function Body({ lesson, state, titleId }: LessonCardProps & { titleId: string }) {
  switch (state.kind) {
    case "ready":
      return <LessonText lesson={lesson} titleId={titleId} />;
    case "locked":
      return <LockedLesson {...state} />;
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
  const named = state.kind === "ready" ? `${id}-title` : `${id}-head`;
  return (
    <Card
      component="article"
      aria-labelledby={named}
      sx={{ display: "flex", flexDirection: "column", minWidth: 0 }}
    >
      <CardHeader
        avatar={<CalendarDays size={16} strokeWidth={1.75} aria-hidden />}
        title="Scheduled Topics"
        slotProps={{ title: { id: `${id}-head` } }}
        action={
          lesson.isInternationalProcedures && (
            <ConditionIcons flags={{ international_procedures: true }} />
          )
        }
      />
      <CardContent>
        <Body lesson={lesson} state={state} titleId={`${id}-title`} />
      </CardContent>
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
