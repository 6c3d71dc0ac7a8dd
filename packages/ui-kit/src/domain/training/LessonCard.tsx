import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import CardHeader from "@mui/material/CardHeader";
import CircularProgress from "@mui/material/CircularProgress";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { TrainingLesson } from "@recurrent/sdk";
import { CalendarDays, Copy, Play } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { SubmitButton } from "../../components/forms/SubmitButton.tsx";
import { AppLink } from "../../components/links/AppLink.tsx";
import { ConditionIcons, StatusPill, type StatusValue } from "../status/Status.tsx";
import { TABULAR_FIGURES } from "../../theme/tokens.ts";
import { RELOAD_EVERY_S, displayName, lessonPosition } from "./training-rules.ts";

const PAUSED = {
  offline: "You are offline. This continues when you reconnect.",
  hidden: "Paused while this page is in the background.",
  launch: "Paused while your lesson opens.",
  transfer: "Paused until the download or upload is finished.",
};

/** Why the page does not reload. */
export type PausedBy = keyof typeof PAUSED;

/** State of the registration (training 2.2). */
export type LessonCardState =
  | {
      kind: "ready";
      onBegin: () => void;
      /** True from the click until the lesson player opens. */
      beginning?: boolean;
      /** For a lesson that can be suspended. */
      onSuspend: () => void;
    }
  /** Seconds until the page reloads. */
  | { kind: "locked"; secondsLeft: number; paused?: PausedBy | undefined }
  | { kind: "faulty"; product: string; supportEmail: string };

/** A percentage as an arc, with text next to it. */
const Arc = ({
  value,
  inside,
  children,
}: Record<"inside" | "children", ReactNode> & { value: number }) => (
  <Stack direction="row" sx={{ gap: { xs: 2, sm: 3 }, alignItems: "center" }}>
    <Box aria-hidden sx={{ display: "grid", placeItems: "center", "& > *": { gridArea: "1 / 1" } }}>
      <CircularProgress
        variant="determinate"
        enableTrackSlot
        size={72}
        thickness={4}
        value={Math.min(100, Math.max(0, value))}
      />
      <Box sx={{ typography: "subtitle1", ...TABULAR_FIGURES }}>{inside}</Box>
    </Box>
    <Box sx={{ minWidth: 0 }}>{children}</Box>
  </Stack>
);

function LessonText({ lesson, titleId }: { lesson: TrainingLesson; titleId: string }) {
  const position = lessonPosition(lesson);
  const text = (
    <div>
      <Typography variant="h2" color="textPrimary" id={titleId} sx={{ mb: 0.5 }}>
        {displayName(lesson.topic)}
      </Typography>
      <p>{position === null ? lesson.lesson : `${lesson.lesson} - ${position.text}`}</p>
    </div>
  );
  if (position === null || position.done === null) return text;
  // The arc shows finished lessons; the text names the current one.
  return (
    <Arc value={position.done} inside={`${position.done}%`}>
      {text}
    </Arc>
  );
}

/** A later click is announced again. */
const RESULT_SHOWN_MS = 3000;

/** Id for support: a click copies it, or selects it if copying is refused. */
function RegistrationId({ id }: { id: string }) {
  const text = useRef<HTMLElement>(null);
  const [result, setResult] = useState("");
  useEffect(() => {
    if (result === "") return undefined;
    const timer = setTimeout(() => setResult(""), RESULT_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      setResult("Copied");
    } catch {
      // Refused, or an insecure origin, which has no clipboard despite its type.
      if (text.current !== null) getSelection()?.selectAllChildren(text.current);
      setResult("Selected. Press Ctrl+C to copy.");
    }
  };
  return (
    <Stack
      direction="row"
      sx={{ typography: "body2", flexWrap: "wrap", alignItems: "center", gap: "4px 8px" }}
    >
      Registration
      <code ref={text}>{id}</code>
      <IconButton size="small" aria-label="Copy registration" onClick={copy}>
        <Copy size={16} />
      </IconButton>
      <output>{result}</output>
    </Stack>
  );
}

export interface LessonCardProps {
  /** The lesson. */
  lesson: TrainingLesson;
  state: LessonCardState;
  /** Status of the topic, if it is urgent. */
  status?: StatusValue | undefined;
}

/** A lesson to begin, waiting for its score, or faulty (training 2.2). */
export function LessonCard({ lesson, state, status }: LessonCardProps) {
  const titleId = useId();
  const headId = useId();
  const { isSuspendable, isInternationalProcedures, registration } = lesson;
  return (
    <Card
      component="article"
      aria-labelledby={state.kind === "ready" ? titleId : headId}
      sx={{ display: "flex", flexDirection: "column", minWidth: 0, overflowWrap: "anywhere" }}
    >
      <CardHeader
        avatar={<CalendarDays size={16} />}
        title="Scheduled Topics"
        slotProps={{ title: { id: headId } }}
        action={
          <>
            <StatusPill status={status} />
            <ConditionIcons flags={{ internationalProcedures: isInternationalProcedures }} />
          </>
        }
      />
      <CardContent sx={{ color: "text.secondary", "& p": { m: 0, maxWidth: "60ch" } }}>
        {state.kind === "ready" && (
          <>
            <LessonText lesson={lesson} titleId={titleId} />
            <Stack
              direction="row"
              sx={{ flexWrap: "wrap", gap: 1.5, "& > *": { flex: { xs: "1 1 auto", sm: "none" } } }}
            >
              <SubmitButton
                size="large"
                pending={state.beginning === true}
                startIcon={<Play size={16} />}
                aria-describedby={titleId}
                onClick={state.onBegin}
              >
                Begin Training
              </SubmitButton>
              {isSuspendable && (
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
            </Stack>
            {isSuspendable && (
              <Box component="p" sx={{ displayPrint: "none" }}>
                You may suspend this lesson if you are not able to access your aircraft. Suspending
                this lesson will allow you to continue training on the next scheduled lesson, if
                available.
              </Box>
            )}
            {isInternationalProcedures && (
              <p>
                Your company has added International Procedures lessons to your program. These
                lessons may be initially completed separately from your scheduled topics, to avoid
                currency expiry in your regular program.
              </p>
            )}
          </>
        )}
        {state.kind === "locked" && (
          // The arc empties until the page reloads.
          <Arc value={(state.secondsLeft / RELOAD_EVERY_S) * 100} inside={state.secondsLeft}>
            {/* The page reloads until the score arrives. */}
            <p role="status">Recording score please wait.</p>
            {/* A number announced every second would interrupt everything else. */}
            <Box role="timer" aria-live="off" sx={{ typography: "body2", ...TABULAR_FIGURES }}>
              {state.paused
                ? PAUSED[state.paused]
                : `This page reloads in ${state.secondsLeft} seconds.`}
            </Box>
          </Arc>
        )}
        {state.kind === "faulty" && (
          <>
            <p role="alert">
              Whoops, looks like something went wrong, please email{" "}
              <AppLink href={`mailto:${state.supportEmail}`}>{state.product} support</AppLink>.
            </p>
            {registration && <RegistrationId id={registration.id} />}
          </>
        )}
      </CardContent>
    </Card>
  );
}
