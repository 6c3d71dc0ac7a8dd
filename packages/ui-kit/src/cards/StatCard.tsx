import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { ChevronDown, ChevronRight, Info } from "lucide-react";
import { StatusIcon } from "../status/StatusIcon.tsx";
import { statusOf } from "../status/status.ts";
import {
  CardCorner,
  CardCount,
  CardFooter,
  CardFrame,
  CardIcon,
  CardTarget,
  CardTitle,
} from "./stat-card-styles.ts";

export interface StatCardProps {
  /** An id or a code as the server gives it; an unknown one shows no sign. */
  status: string | number;
  /** The card's own title, for example 'At Risk Of Expiry'. */
  title: string;
  /** What the status means; shown on hover, focus and tap of the information button. */
  tooltip: string;
  /** How many people or events; 0 dims the card and makes it impossible to press (shell 2.12). */
  count: number;
  selected: boolean;
  onSelect: () => void;
  /** Overrides 'Show trainees' / 'Showing trainees'. */
  footer?: string;
}

/** A clickable count of one status (shell 2.12, 2.13). Stands in a `StatCardGrid`. */
export function StatCard({
  status,
  title,
  tooltip,
  count,
  selected,
  onSelect,
  footer = selected ? "Showing trainees" : "Show trainees",
}: StatCardProps) {
  const { tone } = statusOf(status);
  const zero = count === 0;
  const on = selected && !zero;
  const look = zero ? "zero" : on ? "selected" : "normal";
  const Chevron = on ? ChevronDown : ChevronRight;
  return (
    <CardFrame tone={tone} look={look}>
      <CardTarget type="button" aria-pressed={on} disabled={zero} onClick={onSelect}>
        <CardIcon>
          <StatusIcon status={status} size={20} hollow={zero} />
        </CardIcon>
        {/* The spaces part the words of the button's name; the grid swallows them. */}
        <CardTitle>{title}</CardTitle> <CardCount>{count}</CardCount>{" "}
        <CardFooter tone={tone} selected={on}>
          {footer}
          <Chevron size={16} strokeWidth={1.75} aria-hidden />
        </CardFooter>
      </CardTarget>
      <CardCorner>
        {/* The text is also the button's name, so a screen reader needs no hovering. */}
        <Tooltip title={tooltip} enterTouchDelay={0} leaveTouchDelay={6000}>
          <IconButton size="small">
            <Info size={16} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </Tooltip>
      </CardCorner>
    </CardFrame>
  );
}
