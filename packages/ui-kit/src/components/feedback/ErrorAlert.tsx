import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Box from "@mui/material/Box";
import { type ReactNode, useEffect, useRef } from "react";

export interface ErrorAlertProps {
  /** The server's message. */
  title: string;
  /** Messages of all fields, in order (shell 8); may be empty. */
  messages: readonly string[];
  /** Renders a message, for example as a link to its field. Default: text. */
  renderMessage?: (message: string) => ReactNode;
  /** Without it there is no close button. */
  onDismiss?: () => void;
}

/**
 * Alert above a form after a 422 response (shell 8). It takes the focus when it appears and when
 * its text changes.
 */
export function ErrorAlert({ title, messages, renderMessage, onDismiss }: ErrorAlertProps) {
  const frame = useRef<HTMLDivElement>(null);
  // Some servers repeat a field's message as the title.
  const unique = [...new Set(messages)].filter((message) => message !== title);
  const content = [title, ...unique].join("\n");
  useEffect(() => {
    // The same fields may be refused with other messages.
    if (content !== "") frame.current?.focus();
  }, [content]);
  return (
    <Alert
      ref={frame}
      severity="error"
      closeText="Dismiss"
      tabIndex={-1}
      // Focused by script only; scrolls clear of the sticky bar.
      sx={{ scrollMarginTop: 72 }}
      {...(onDismiss && { onClose: onDismiss })}
    >
      <AlertTitle>{title}</AlertTitle>
      {unique.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.25, color: "text.secondary" }}>
          {unique.map((message) => (
            <li key={message}>{renderMessage?.(message) ?? message}</li>
          ))}
        </Box>
      )}
    </Alert>
  );
}
