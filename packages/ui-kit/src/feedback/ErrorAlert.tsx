import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { CircleAlert, X } from "lucide-react";
import { useEffect, useRef } from "react";

const Frame = styled("div")(({ theme }) => {
  const { expired } = theme.vars.palette.status;
  return {
    display: "grid",
    gridTemplateColumns: "20px minmax(0, 1fr) auto",
    gap: "4px 10px",
    padding: "12px 8px 14px 14px",
    borderRadius: theme.vars.shape.borderRadius,
    border: `1px solid color-mix(in srgb, ${expired.main} 40%, transparent)`,
    backgroundColor: expired.soft,
    // Reached by a script, not by Tab; the page scrolls with room for its sticky bar.
    scrollMarginTop: 72,
    "& > svg": { marginTop: 1, color: expired.text },
    "& > button": { margin: "-4px 0" },
  };
});

const Title = styled("p")(({ theme }) => ({
  ...theme.typography.subtitle1,
  margin: 0,
  color: theme.vars.palette.status.expired.text,
  overflowWrap: "anywhere",
}));

const Messages = styled("ul")(({ theme }) => ({
  gridColumn: 2,
  margin: 0,
  paddingLeft: 18,
  color: theme.vars.palette.text.secondary,
  overflowWrap: "anywhere",
}));

const NO_MESSAGES: readonly string[] = [];

export interface ErrorAlertProps {
  /** The server's message. */
  title: string;
  /** Every message of every field, in order (shell 8); may be empty. */
  messages?: readonly string[];
  /** Takes the alert away; without it there is no cross. */
  onDismiss?: () => void;
  /**
   * Whether the alert takes the focus when it appears and when it says something new, so that neither
   * a keyboard nor a scrolled page misses it. Default true.
   */
  takeFocus?: boolean;
}

/** The red alert above a form that the server refused with 422 (shell 8). */
export function ErrorAlert({
  title,
  messages = NO_MESSAGES,
  onDismiss,
  takeFocus = true,
}: ErrorAlertProps) {
  const frame = useRef<HTMLDivElement>(null);
  const unique = [...new Set(messages)];
  const told = [title, ...unique].join("\n");
  useEffect(() => {
    // `told` is what makes it new: the same fields may be refused for another reason.
    if (takeFocus && told !== "") frame.current?.focus();
  }, [takeFocus, told]);
  return (
    <Frame ref={frame} role="alert" tabIndex={-1}>
      <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
      <Title>{title}</Title>
      {onDismiss !== undefined && (
        <IconButton size="small" aria-label="Dismiss" onClick={onDismiss}>
          <X size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
      {unique.length > 0 && (
        <Messages>
          {unique.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </Messages>
      )}
    </Frame>
  );
}
