import Box from "@mui/material/Box";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import IconButton from "@mui/material/IconButton";
import List from "@mui/material/List";
import ListSubheader from "@mui/material/ListSubheader";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
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

const Question = styled(SanitisedHtml)(({ theme }) => ({
  fontWeight: theme.typography.fontWeightMedium,
}));

const Responses = styled("dl")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "136px minmax(0, 1fr)",
  gap: "4px 16px",
  margin: "8px 0 0",
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
    <Box
      component="li"
      sx={{
        px: { xs: 2, sm: 3 },
        py: 2,
        "& + &": { borderTop: 1, borderColor: "divider" },
      }}
    >
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
          {/* The product's own signs, with the words they have here (training 2.6). */}
          <span role="img" aria-label={question.isCorrect ? "Correct" : "Not correct"}>
            <StatusIcon status={question.isCorrect ? "completed" : "expired"} />
          </span>
          <ResponseList responses={question.learnerResponses} />
        </dd>
      </Responses>
    </Box>
  );
}

function QuestionList({ questions }: { questions: readonly QuestionView[] }) {
  return (
    <List component="ol" disablePadding>
      {questions.map((question, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- one question may come in every attempt, and the list never changes
        <QuestionItem key={`${question.id} ${at}`} question={question} />
      ))}
    </List>
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
          <ListSubheader component="h3">Previous Attempts</ListSubheader>
          <QuestionList questions={previous} />
        </>
      )}
    </>
  );
}

function AnswersSkeleton() {
  return (
    <Loading label="Score">
      {[72, 88, 64, 80, 70, 90].map((width) => (
        <Box key={width} sx={{ display: "grid", gap: 1, px: { xs: 2, sm: 3 }, py: 2 }}>
          <Skeleton variant="rounded" height={14} width={`${width}%`} />
          <Skeleton variant="rounded" height={12} width={`${width / 2}%`} />
        </Box>
      ))}
    </Loading>
  );
}

function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <IconButton
      ref={useFirstFocus<HTMLButtonElement>()}
      aria-label="Close"
      onClick={onClick}
      sx={{ position: "absolute", top: 14, right: 16 }}
    >
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
      <DialogTitle id={`${id}-title`} sx={{ pr: { xs: 9, sm: 9 }, overflowWrap: "anywhere" }}>
        {shownName(lessonName)}
      </DialogTitle>
      <Typography
        color="textSecondary"
        sx={{
          ...TABULAR_FIGURES,
          minHeight: 41,
          px: { xs: 2, sm: 3 },
          pt: 0.25,
          pb: 2,
          borderBottom: 1,
          borderColor: "divider",
        }}
      >
        {score !== undefined && (
          <>
            <DayText day={day} />
            {day !== "" && " · "}
            {scoreLabel(score.correct, score.total)}
          </>
        )}
      </Typography>
      <CloseButton onClick={onClose} />
      {/* Scrolls by keys as well: there may be nothing in it that takes the focus. */}
      <DialogContent
        ref={scroller}
        tabIndex={0}
        role="region"
        aria-labelledby={`${id}-title`}
        sx={{ p: 0, overflowWrap: "anywhere" }}
      >
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
      </DialogContent>
    </KitDialog>
  );
}
