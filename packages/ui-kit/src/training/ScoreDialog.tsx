import DialogTitle from "@mui/material/DialogTitle";
import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { X } from "lucide-react";
import { useId, useRef } from "react";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { KitDialog } from "../feedback/KitDialog.tsx";
import { LoadError } from "../feedback/LoadError.tsx";
import { useFirstFocus } from "../feedback/useFirstFocus.ts";
import { SanitisedHtml } from "../html/SanitisedHtml.tsx";
import { Loading } from "../layout/Loading.tsx";
import { StatusIcon } from "../status/StatusIcon.tsx";
import { TABULAR_FIGURES } from "../theme/tokens.ts";
import { DayText } from "../status/StatusDate.tsx";
import { utcDay } from "./moments.ts";
import { attemptsOf, scoreLabel } from "./record-rules.ts";
import { shownName } from "./shown-name.ts";
import type { QuestionView, ScoreView } from "./training-views.ts";

const Head = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  paddingRight: 16,
  paddingBottom: 16,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  "& > button": { marginTop: 14, flex: "none" },
}));

const Subtitle = styled("p")(({ theme }) => ({
  ...TABULAR_FIGURES,
  margin: 0,
  minHeight: 22,
  padding: "2px 24px 0",
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down("sm")]: { padding: "2px 16px 0" },
}));

const Scroller = styled("div")({ flex: 1, overflowY: "auto", overflowWrap: "anywhere" });

const Questions = styled("ol")(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& > li": { display: "grid", gap: 8, padding: "16px 24px" },
  "& > li + li": { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.down("sm")]: { "& > li": { padding: "14px 16px" } },
}));

const Question = styled(SanitisedHtml)(({ theme }) => ({
  fontWeight: theme.typography.fontWeightMedium,
}));

const Separator = styled("h3")(({ theme }) => ({
  ...theme.typography.subtitle2,
  position: "sticky",
  top: 0,
  margin: 0,
  padding: "8px 24px",
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.sunken,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down("sm")]: { padding: "8px 16px" },
}));

const Responses = styled("dl")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "136px minmax(0, 1fr)",
  gap: "4px 16px",
  margin: 0,
  "& dt": {
    ...theme.typography.body2,
    lineHeight: "1.25rem",
    color: theme.vars.palette.text.secondary,
  },
  "& dd": { display: "flex", gap: 8, margin: 0, minWidth: 0 },
  "& dd > :is(svg, [role=img])": { marginTop: 2 },
  "& ul": { margin: 0, padding: 0, listStyle: "none", minWidth: 0 },
  [theme.breakpoints.down("sm")]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: 2,
    "& dd + dt": { marginTop: 6 },
    "& dd > svg[aria-hidden]": { display: "none" },
  },
}));

function ResponseList({ responses }: { responses: readonly string[] }) {
  if (responses.length === 0) return <span>No response</span>;
  if (responses.length === 1) return <span>{responses[0]}</span>;
  return (
    <ul>
      {[...new Set(responses)].map((response) => (
        <li key={response}>{response}</li>
      ))}
    </ul>
  );
}

function QuestionItem({ question }: { question: QuestionView }) {
  return (
    <li>
      <Question html={question.description} />
      <Responses>
        {!question.isCorrect && (
          <>
            <dt>Correct responses</dt>
            <dd>
              <StatusIcon status={null} />
              <ResponseList responses={question.correctResponses} />
            </dd>
          </>
        )}
        <dt>Learner response</dt>
        <dd>
          <AnswerSign correct={question.isCorrect} />
          <ResponseList responses={question.learnerResponses} />
        </dd>
      </Responses>
    </li>
  );
}

/** The product's own signs, with the words they have here (training 2.6). */
function AnswerSign({ correct }: { correct: boolean }) {
  return (
    <span role="img" aria-label={correct ? "Correct" : "Not correct"}>
      <StatusIcon status={correct ? "completed" : "expired"} />
    </span>
  );
}

function QuestionList({ questions }: { questions: readonly QuestionView[] }) {
  return (
    <Questions>
      {questions.map((question, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- one question may come in every attempt, and the list never changes
        <QuestionItem key={`${question.id} ${at}`} question={question} />
      ))}
    </Questions>
  );
}

function Answers({ score }: { score: ScoreView }) {
  const { last, previous } = attemptsOf(score.questions, score.total);
  if (last.length === 0) {
    return <EmptyState title="No questions" description="This score came without its questions." />;
  }
  return (
    <>
      <QuestionList questions={last} />
      {previous.length > 0 && (
        <>
          <Separator>Previous Attempts</Separator>
          <QuestionList questions={previous} />
        </>
      )}
    </>
  );
}

function AnswersSkeleton() {
  return (
    <Loading label="Score">
      <Questions>
        {[72, 88, 64, 80, 70, 90].map((width) => (
          <li key={width} style={{ display: "grid" }}>
            <Skeleton variant="rounded" height={14} width={`${width}%`} />
            <Skeleton variant="rounded" height={12} width={`${width / 2}%`} />
          </li>
        ))}
      </Questions>
    </Loading>
  );
}

function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <IconButton ref={useFirstFocus<HTMLButtonElement>()} aria-label="Close" onClick={onClick}>
      <X size={18} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}

export interface ScoreDialogProps {
  open: boolean;
  /** The dialog's title. */
  lessonName: string;
  /** Undefined while the score is on its way. */
  score: ScoreView | undefined;
  error?: { onRetry: () => void } | undefined;
  onClose: () => void;
}

/** What was asked and answered in a lesson's exam, the newest question first (training 2.6). */
export function ScoreDialog({ open, lessonName, score, error, onClose }: ScoreDialogProps) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const day = utcDay(score?.completedAt ?? null);
  return (
    <KitDialog
      open={open}
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      slotProps={{ paper: { sx: { width: 1, maxWidth: 720, height: 720 } } }}
    >
      <Head>
        <div>
          <DialogTitle id={`${id}-title`} sx={{ overflowWrap: "anywhere" }}>
            {shownName(lessonName)}
          </DialogTitle>
          <Subtitle>
            {score !== undefined && (
              <>
                <DayText day={day} />
                {day !== "" && " · "}
                {scoreLabel(score.correct, score.total)}
              </>
            )}
          </Subtitle>
        </div>
        <CloseButton onClick={onClose} />
      </Head>
      {/* Scrolls by keys as well: there may be nothing in it that takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <Scroller ref={scroller} tabIndex={0} role="region" aria-labelledby={`${id}-title`}>
        {score !== undefined && <Answers score={score} />}
        {score === undefined && error === undefined && <AnswersSkeleton />}
        {score === undefined && error !== undefined && (
          <LoadError
            title="The score could not be loaded"
            onRetry={() => {
              // The button goes away; the focus must stay in the dialog.
              scroller.current?.focus();
              error.onRetry();
            }}
          />
        )}
      </Scroller>
    </KitDialog>
  );
}
