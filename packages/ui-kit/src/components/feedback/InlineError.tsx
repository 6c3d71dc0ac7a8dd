import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import { CircleAlert } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

export interface InlineErrorProps {
  /** For `aria-describedby` of the control it belongs to. */
  id?: string;
  children: ReactNode;
}

/** What is wrong with the thing right above it; where it stands alone there is no room above. */
export function InlineError({ id, children }: InlineErrorProps) {
  return (
    <FormHelperText
      component="span"
      error
      id={id}
      sx={{ display: "flex", gap: 0.75, overflowWrap: "anywhere", ":only-child": { m: 0 } }}
    >
      <CircleAlert size={16} />
      <span>{children}</span>
    </FormHelperText>
  );
}

export interface ErrorAlertProps {
  /** The server's message. */
  title: string;
  /** Every message of every field, in order (shell 8); may be empty. */
  messages: readonly string[];
  /** Draws one of them, such as with a way to its field. Default: its text. */
  renderMessage?: (message: string) => ReactNode;
  /** Takes the alert away; without it there is no cross. */
  onDismiss?: () => void;
}

/**
 * The red alert above a form that the server refused with 422 (shell 8). It takes the focus when it appears
 * and when it says something new, so that neither a keyboard nor a scrolled page misses it.
 */
export function ErrorAlert({ title, messages, renderMessage, onDismiss }: ErrorAlertProps) {
  const frame = useRef<HTMLDivElement>(null);
  // some servers repeat the message of a field as the message of the whole
  const unique = [...new Set(messages)].filter((message) => message !== title);
  const content = [title, ...unique].join("\n");
  useEffect(() => {
    // `content` is what makes it new: the same fields may be refused for another reason.
    if (content !== "") frame.current?.focus();
  }, [content]);
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
            <li key={message}>{renderMessage?.(message) ?? message}</li>
          ))}
        </Box>
      )}
    </Alert>
  );
}
