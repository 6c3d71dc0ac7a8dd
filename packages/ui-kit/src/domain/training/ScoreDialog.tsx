import DialogContent from "@mui/material/DialogContent";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListSubheader from "@mui/material/ListSubheader";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { Score, ScoreQuestion } from "@recurrent/sdk";
import { useRef } from "react";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { LoadError } from "../../components/feedback/LoadError.tsx";
import { Dialog } from "../../components/feedback/Dialog.tsx";
import { SanitisedHtml } from "../../components/html/SanitisedHtml.tsx";
import { Loading } from "../../components/feedback/Loading.tsx";
import { DayText } from "../../dates/DayText.tsx";
import { StatusIcon } from "../status/Status.tsx";
import { TABULAR_FIGURES } from "../../theme/tokens.ts";
import { attemptsOf, scoreLabel, displayName } from "./training-rules.ts";

const Question = styled(ListItem)(({ theme }) => ({
  display: "block",
  padding: "16px 24px",
  "& > div": { fontWeight: theme.typography.fontWeightMedium },
  "& + &": { borderTop: `1px solid ${theme.vars.palette.divider}` },
  "& dl": { display: "grid", gridTemplateColumns: "136px minmax(0, 1fr)", gap: "4px 16px" },
  "& :is(dl, ul)": { margin: "8px 0 0", padding: 0, listStyle: "none" },
  "& dt": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  "& dd": { display: "flex", gap: 8, margin: 0, minWidth: 0 },
  "& dd > *": { flex: "none", margin: "2px 0 0" },
  "& dd > :last-child": { flex: "initial", minWidth: 0, margin: 0 },
  [theme.breakpoints.down("sm")]: {
    padding: 16,
    "& dl": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
}));

function Responses({ responses }: { responses: readonly string[] }) {
  if (responses.length < 2) return <span>{responses[0] ?? "No response"}</span>;
  return (
    <ul>
      {[...new Set(responses)].map((response) => (
        <li key={response}>{response}</li>
      ))}
    </ul>
  );
}

function Questions({ questions }: { questions: readonly ScoreQuestion[] }) {
  return (
    <List component="ol" disablePadding>
      {questions.map(({ id, description, isCorrect, correctResponses, learnerResponses }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- one question may come in every attempt, and the list never changes
        <Question key={`${id} ${at}`}>
          <SanitisedHtml html={description} />
          <dl>
            {!isCorrect && (
              <>
                <dt>Correct responses</dt>
                <dd>
                  <StatusIcon status={null} />
                  <Responses responses={correctResponses} />
                </dd>
              </>
            )}
            <dt>Learner response</dt>
            <dd>
              {/* Status icons with other texts (training 2.6). */}
              <span role="img" aria-label={isCorrect ? "Correct" : "Not correct"}>
                <StatusIcon status={isCorrect ? "completed" : "expired"} />
              </span>
              <Responses responses={learnerResponses} />
            </dd>
          </dl>
        </Question>
      ))}
    </List>
  );
}

function Answers({ score }: { score: Score }) {
  const { last, previous } = attemptsOf(score.questions, score.total);
  if (last.length === 0) {
    return <EmptyState title="No questions" description="This score has no questions on file." />;
  }
  return (
    <>
      <Questions questions={last} />
      {previous.length > 0 && (
        <>
          <ListSubheader component="h3">Previous Attempts</ListSubheader>
          <Questions questions={previous} />
        </>
      )}
    </>
  );
}

export interface ScoreDialogProps {
  open: boolean;
  /** The dialog's title. */
  lessonName: string;
  /** Undefined while loading. */
  score: Score | undefined;
  error?: { onRetry: () => void } | undefined;
  /** The dialog was closed. */
  onClose: () => void;
}

/** Questions and answers of an exam, newest first (training 2.6). */
export function ScoreDialog({ open, lessonName, score, error, onClose }: ScoreDialogProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const title = displayName(lessonName);
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" title={title} cancelLabel="Close">
      <Typography
        color="textSecondary"
        sx={{ ...TABULAR_FIGURES, minHeight: 40, px: { xs: 2, sm: 3 }, pb: 2 }}
      >
        {score && (
          <>
            <DayText day={score.completedAt} />
            {score.completedAt !== null && " · "}
            {scoreLabel(score.correct, score.total)}
          </>
        )}
      </Typography>
      {/* Focusable, so that keys can scroll it without a control inside. */}
      <DialogContent
        ref={scroller}
        tabIndex={0}
        role="region"
        aria-label={title}
        sx={{
          "&&": { p: 0 },
          height: 560,
          overflowWrap: "anywhere",
          borderTop: 1,
          borderColor: "divider",
        }}
      >
        {score && <Answers score={score} />}
        {!score && !error && (
          <Loading label="Score">
            <Skeleton height={120} sx={{ m: 3 }} />
          </Loading>
        )}
        {!score && error && (
          <LoadError
            title="The score could not be loaded"
            onRetry={() => {
              // The clicked button is gone; the focus must stay in the dialog.
              scroller.current?.focus();
              error.onRetry();
            }}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
