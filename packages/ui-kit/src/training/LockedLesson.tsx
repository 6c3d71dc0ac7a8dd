import { styled } from "@mui/material/styles";
import { TABULAR_FIGURES } from "../theme/tokens.ts";
import { Remark } from "./lesson-card-styles.ts";

const Timer = styled("p")(({ theme }) => ({
  ...theme.typography.body2,
  ...TABULAR_FIGURES,
  color: theme.vars.palette.text.secondary,
}));

/** Empties until the page reloads; the words under it say the same. */
const Bar = styled("div")(({ theme }) => ({
  maxWidth: 240,
  height: 4,
  marginBottom: 8,
  borderRadius: 2,
  overflow: "hidden",
  backgroundColor: theme.vars.palette.action.selected,
  "& > i": {
    display: "block",
    height: "100%",
    backgroundColor: theme.vars.palette.primary.main,
    transition: "width 1s linear",
  },
}));

/** Why the page does not reload at this moment. */
export type PausedBy = "offline" | "hidden";

const PAUSED = {
  offline: "You are offline. This goes on as soon as you are connected.",
  hidden: "Paused while this page is in the background.",
} as const satisfies Record<PausedBy, string>;

export interface LockedLessonProps {
  /** Whole seconds until the page reloads. */
  secondsLeft: number;
  /** The whole time between two reloads, in seconds. Default 30 (training 9). */
  everySeconds?: number;
  paused?: PausedBy | undefined;
}

/** The score of a lesson is on its way, and the page looks again by itself (training 2.2). */
export function LockedLesson({ secondsLeft, everySeconds = 30, paused }: LockedLessonProps) {
  const share = Math.min(100, Math.max(0, (secondsLeft / everySeconds) * 100));
  return (
    <>
      <Remark role="status">Recording score please wait.</Remark>
      {/* Not announced: a number every second would drown everything else. */}
      <div role="timer" aria-live="off">
        <Bar aria-hidden>
          <i style={{ width: `${share}%` }} />
        </Bar>
        <Timer>
          {paused === undefined ? `This page reloads in ${secondsLeft} s.` : PAUSED[paused]}
        </Timer>
      </div>
    </>
  );
}
