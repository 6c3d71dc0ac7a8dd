import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { StatusIcon } from "../status/StatusIcon.tsx";
import type { Notice, NoticeTone } from "./notice-store.ts";

/** How long a notice stays that asks nothing of anybody, in milliseconds. */
const NOTICE_TIME = 6000;

/** The same for one with a button, which has to be reached first. */
const ACTION_TIME = 12_000;

const Card = styled("div")(({ theme }) => ({
  display: "flex",
  gap: 10,
  alignItems: "flex-start",
  width: 360,
  maxWidth: "100%",
  padding: "12px 8px 12px 14px",
  color: theme.vars.palette.text.primary,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.pop,
  pointerEvents: "auto",
  "& > svg": { marginTop: 2 },
  "& > p": { flex: 1, minWidth: 0, margin: 0, overflowWrap: "anywhere" },
  "& > button": { margin: "-4px 0" },
  // As high as a line: what it belongs to stays in the middle.
  "& > .MuiButton-root": { flex: "none", alignSelf: "center", margin: "-12px 0" },
  animation: "recurrent-notice 160ms ease-out",
  "@keyframes recurrent-notice": { from: { opacity: 0, transform: "translateY(-8px)" } },
  "@media (prefers-reduced-motion: reduce)": { animation: "none" },
}));

/** The signs people know from everywhere else in the product. */
const SIGN = {
  success: "current",
  error: "expired",
  warning: "riskOfExpiry",
} as const satisfies Record<NoticeTone, string>;

/** Told to a screen reader before the sentence; the sign tells everybody else. */
const NAME = {
  success: "Success",
  error: "Error",
  warning: "Warning",
} as const satisfies Record<NoticeTone, string>;

export interface NoticeCardProps {
  notice: Notice;
  onDismiss: () => void;
}

/** One notice. Errors wait to be dismissed; others leave by themselves, but never while looked at. */
export function NoticeCard({ notice, onDismiss }: NoticeCardProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { action } = notice;
  const leaves = notice.tone !== "error" && !hovered && !focused;
  useEffect(() => {
    if (!leaves) return undefined;
    const timer = setTimeout(onDismiss, action === undefined ? NOTICE_TIME : ACTION_TIME);
    return () => clearTimeout(timer);
  }, [leaves, action, onDismiss]);
  return (
    <Card
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <StatusIcon status={SIGN[notice.tone]} />
      <p>{notice.text}</p>
      {action !== undefined && (
        <Button
          size="small"
          onClick={() => {
            onDismiss();
            action.onSelect();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        size="small"
        aria-label={`Dismiss ${NAME[notice.tone].toLowerCase()}`}
        onClick={onDismiss}
      >
        <X size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Card>
  );
}
