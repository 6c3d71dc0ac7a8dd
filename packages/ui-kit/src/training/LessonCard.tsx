import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardActions from "@mui/material/CardActions";
import CardContent from "@mui/material/CardContent";
import CardHeader from "@mui/material/CardHeader";
import IconButton from "@mui/material/IconButton";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import type { TypographyProps } from "@mui/material/Typography";
import type { TrainingLesson } from "@recurrent/sdk";
import { CalendarDays, Check, Copy, Play } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { VisuallyHidden } from "../feedback/VisuallyHidden.tsx";
import { SubmitButton } from "../forms/SubmitButton.tsx";
import { KitLink } from "../links/KitLink.tsx";
import { ConditionIcons } from "../status/StatusIcon.tsx";
import { TABULAR_FIGURES } from "../theme/tokens.ts";
import { RELOAD_EVERY_S, shownName } from "./training-rules.ts";

/** Why the page does not reload at this moment. */
export type PausedBy = "offline" | "hidden";

const PAUSED: Readonly<Record<PausedBy, string>> = {
  offline: "You are offline. This goes on as soon as you are connected.",
  hidden: "Paused while this page is in the background.",
};

interface LockedState {
  kind: "locked";
  /** Whole seconds until the page reloads. */
  secondsLeft: number;
  paused?: PausedBy | undefined;
}

interface FaultyState {
  kind: "faulty";
  product: string;
  supportEmail: string;
}

/** What the registration of the lesson allows (training 2.2). */
export type LessonCardState =
  | {
      kind: "ready";
      onBegin: () => void;
      /** True from the press until the lesson player opens. */
      beginning?: boolean;
      /** Shown for a lesson that can be suspended. */
      onSuspend: () => void;
    }
  | LockedState
  | FaultyState;

export interface LessonCardProps {
  lesson: TrainingLesson;
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
    height: 4,
    borderRadius: 2,
    backgroundColor: theme.vars.palette.action.selected,
  },
  "& > [data-step=done]": { backgroundColor: theme.vars.palette.primary.main },
  "& > [data-step=now]": {
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

function LessonText({ lesson, titleId }: { lesson: TrainingLesson; titleId: string }) {
  const { sequence, count } = lesson;
  const steps = Array.from({ length: Math.min(count, MOST_STEPS + 1) }, (_, at) => at + 1);
  return (
    <>
      <div>
        <Typography variant="h2" id={titleId} sx={{ mb: 0.5, overflowWrap: "anywhere" }}>
          {shownName(lesson.topic)}
        </Typography>
        <Remark>{`${lesson.lesson} - ${sequence} of ${count}`}</Remark>
      </div>
      {count > 1 && count <= MOST_STEPS && (
        <Steps aria-hidden>
          {steps.map((step) => (
            <i
              key={step}
              data-step={step < sequence ? "done" : step === sequence ? "now" : "ahead"}
            />
          ))}
        </Steps>
      )}
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
function LockedLesson({ secondsLeft, paused }: LockedState) {
  return (
    <>
      <Remark role="status">Recording score please wait.</Remark>
      {/* Not announced: a number every second would drown everything else. */}
      <div role="timer" aria-live="off">
        {/* Empties until the page reloads; the words under it say the same. */}
        <LinearProgress
          aria-hidden
          variant="determinate"
          value={(secondsLeft / RELOAD_EVERY_S) * 100}
          sx={{ maxWidth: 240, mb: 1 }}
        />
        <Typography variant="body2" color="textSecondary" sx={TABULAR_FIGURES}>
          {paused === undefined ? `This page reloads in ${secondsLeft} s.` : PAUSED[paused]}
        </Typography>
      </div>
    </>
  );
}

/** How long the button says that it has copied, in milliseconds. */
const COPIED_FOR_MS = 3000;

/** The registration to quote to support: one press copies it; where that is not allowed, it is marked. */
function RegistrationId({ id }: { id: string }) {
  const text = useRef<HTMLElement>(null);
  const [result, setResult] = useState("");

  useEffect(() => {
    if (result === "") return undefined;
    const timer = setTimeout(() => setResult(""), COPIED_FOR_MS);
    return () => clearTimeout(timer);
  }, [result]);

  const mark = () => {
    if (text.current !== null) getSelection()?.selectAllChildren(text.current);
    setResult("Marked, ready to be copied");
  };
  // A page without a secure origin has no clipboard, whatever its type says.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const copy = () =>
    clipboard === undefined
      ? mark()
      : void clipboard.writeText(id).then(() => setResult("Copied"), mark);

  const Icon = result === "Copied" ? Check : Copy;
  return (
    <Stack
      direction="row"
      sx={{ typography: "body2", flexWrap: "wrap", alignItems: "center", gap: "4px 8px" }}
    >
      Registration
      <Typography variant="inherit" component="code" ref={text} sx={{ overflowWrap: "anywhere" }}>
        {id}
      </Typography>
      <Tooltip title={result === "" ? "Copy registration" : result}>
        <IconButton size="small" aria-label="Copy registration" onClick={copy}>
          <Icon size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Tooltip>
      <VisuallyHidden as="output">{result}</VisuallyHidden>
    </Stack>
  );
}

function FaultyLesson({ product, supportEmail, id }: FaultyState & { id: string | undefined }) {
  return (
    <>
      <Remark role="alert">
        Whoops, looks like something went wrong, please email{" "}
        <KitLink href={`mailto:${supportEmail}`} sx={{ textDecoration: "underline" }}>
          {product} support
        </KitLink>
        .
      </Remark>
      {id !== undefined && <RegistrationId id={id} />}
    </>
  );
}

/** One lesson that is open, waits for its score, or has a faulty registration (training 2.2). */
export function LessonCard({ lesson, state }: LessonCardProps) {
  const id = useId();
  const isReady = state.kind === "ready";
  const titleId = `${id}-title`;
  const headId = `${id}-head`;
  return (
    <Card
      component="article"
      aria-labelledby={isReady ? titleId : headId}
      sx={{ display: "flex", flexDirection: "column", minWidth: 0 }}
    >
      <CardHeader
        avatar={<CalendarDays size={16} strokeWidth={1.75} aria-hidden />}
        title="Scheduled Topics"
        slotProps={{ title: { id: headId } }}
        action={
          lesson.isInternationalProcedures && (
            <ConditionIcons flags={{ international_procedures: true }} />
          )
        }
      />
      <CardContent>
        {isReady && <LessonText lesson={lesson} titleId={titleId} />}
        {state.kind === "locked" && <LockedLesson {...state} />}
        {state.kind === "faulty" && <FaultyLesson {...state} id={lesson.registration?.id} />}
      </CardContent>
      {isReady && (
        <CardActions>
          <SubmitButton
            size="large"
            pending={state.beginning === true}
            startIcon={<Play size={16} strokeWidth={1.75} aria-hidden />}
            aria-describedby={titleId}
            onClick={state.onBegin}
          >
            Begin Training
          </SubmitButton>
          {lesson.isSuspendable && (
            <Button
              variant="outlined"
              size="large"
              disabled={state.beginning === true}
              aria-describedby={titleId}
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
