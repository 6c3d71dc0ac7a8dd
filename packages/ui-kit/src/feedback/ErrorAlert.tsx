import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Box from "@mui/material/Box";
import { useEffect, useRef } from "react";

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
    <Alert
      ref={frame}
      severity="error"
      closeText="Dismiss"
      tabIndex={-1}
      // Reached by a script, not by Tab; the page scrolls with room for its sticky bar.
      sx={{ scrollMarginTop: 72 }}
      {...(onDismiss && { onClose: onDismiss })}
    >
      <AlertTitle>{title}</AlertTitle>
      {unique.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.25, color: "text.secondary" }}>
          {unique.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </Box>
      )}
    </Alert>
  );
}
