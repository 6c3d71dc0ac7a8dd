import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardActions from "@mui/material/CardActions";
import CardContent from "@mui/material/CardContent";
import CardHeader from "@mui/material/CardHeader";
import IconButton from "@mui/material/IconButton";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { TypographyProps } from "@mui/material/Typography";
import type { TrainingLesson } from "@recurrent/sdk";
import { CalendarDays, Copy, Play } from "lucide-react";
import { useId, useRef, useState } from "react";
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
  /** Whole seconds until the page reloads. */
  | { kind: "locked"; secondsLeft: number; paused?: PausedBy | undefined }
  | { kind: "faulty"; product: string; supportEmail: string };

type StateOf<Kind> = Extract<LessonCardState, { kind: Kind }>;

export interface LessonCardProps {
  lesson: TrainingLesson;
  state: LessonCardState;
}

const Remark = (props: TypographyProps) => (
  <Typography
    color="textSecondary"
    sx={{ maxWidth: "60ch", overflowWrap: "anywhere" }}
    {...props}
  />
);

/** A share in percent. Decoration: words beside it say the same. */
const Progress = ({ value }: { value: number }) => (
  <LinearProgress
    aria-hidden
    variant="determinate"
    value={Math.min(100, Math.max(0, value))}
    sx={{ maxWidth: 240 }}
  />
);

function LessonText({ lesson, titleId }: { lesson: TrainingLesson; titleId: string }) {
  const { sequence, count } = lesson;
  return (
    <>
      <div>
        <Typography variant="h2" id={titleId} sx={{ mb: 0.5, overflowWrap: "anywhere" }}>
          {shownName(lesson.topic)}
        </Typography>
        <Remark>{`${lesson.lesson} - ${sequence} of ${count}`}</Remark>
      </div>
      {/* The lessons of the topic that are done; the words above say which one this is. */}
      {count > 1 && <Progress value={((sequence - 1) / count) * 100} />}
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
function LockedLesson({ secondsLeft, paused }: StateOf<"locked">) {
  return (
    <>
      <Remark role="status">Recording score please wait.</Remark>
      {/* Not announced: a number every second would drown everything else. */}
      <div role="timer" aria-live="off">
        {/* Empties until the page reloads; the words under it say the same. */}
        <Progress value={(secondsLeft / RELOAD_EVERY_S) * 100} />
        <Typography variant="body2" color="textSecondary" sx={{ ...TABULAR_FIGURES, mt: 1 }}>
          {paused === undefined ? `This page reloads in ${secondsLeft} s.` : PAUSED[paused]}
        </Typography>
      </div>
    </>
  );
}

/** The registration to quote to support: one press copies it; where that is not allowed, it is marked. */
function RegistrationId({ id }: { id: string }) {
  const text = useRef<HTMLElement>(null);
  const [result, setResult] = useState("");

  const mark = () => {
    if (text.current !== null) getSelection()?.selectAllChildren(text.current);
    setResult("Marked, ready to be copied");
  };
  const copy = () => {
    // A page without a secure origin has no clipboard, whatever its type says.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (clipboard === undefined) mark();
    else void clipboard.writeText(id).then(() => setResult("Copied"), mark);
  };
  return (
    <Stack
      direction="row"
      sx={{ typography: "body2", flexWrap: "wrap", alignItems: "center", gap: "4px 8px" }}
    >
      Registration
      <code ref={text}>{id}</code>
      <IconButton size="small" aria-label="Copy registration" onClick={copy}>
        <Copy size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <output>{result}</output>
    </Stack>
  );
}

function FaultyLesson({ product, supportEmail }: StateOf<"faulty">) {
  return (
    <Remark role="alert">
      Whoops, looks like something went wrong, please email{" "}
      <KitLink href={`mailto:${supportEmail}`} sx={{ textDecoration: "underline" }}>
        {product} support
      </KitLink>
      .
    </Remark>
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
        {state.kind === "faulty" && <FaultyLesson {...state} />}
        {state.kind === "faulty" && lesson.registration && (
          <RegistrationId id={lesson.registration.id} />
        )}
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
