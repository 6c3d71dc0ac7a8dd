import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { type RefObject, useEffect, useRef, useState } from "react";
import { ErrorAlert } from "../feedback/ErrorAlert.tsx";
import { useFocusAfterRemoval } from "../../useFocusAfterRemoval.ts";
import type { FormError } from "./form-state.ts";
import { WIDTH } from "./form-width.ts";
import { fieldOf } from "./useUncovered.ts";
import { WRONG } from "./useRefusedSubmit.ts";

interface FormErrorAlertProps {
  form: RefObject<HTMLFormElement | null>;
  error: FormError;
  onDismiss?: (() => void) | undefined;
}

/** The server's errors (shell 8), each a link to its field. */
export function FormErrorAlert({ form, error, onDismiss }: FormErrorAlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(alert, () => [form.current?.querySelector(`${WRONG}, [type=submit]`)]);
  return (
    <Box ref={alert} sx={{ ...WIDTH, mb: 3 }}>
      <ErrorAlert
        title={error.message}
        messages={Object.values(error.fieldErrors).flat()}
        renderMessage={(message) => (
          <RefusedMessage form={form} message={message} name={fieldNameOf(error, message)} />
        )}
        {...(onDismiss && { onDismiss })}
      />
    </Box>
  );
}

/** Key of the first field with this message. */
const fieldNameOf = ({ fieldErrors }: FormError, message: string): string =>
  Object.keys(fieldErrors).find((name) => fieldErrors[name]?.includes(message)) ?? "";

/** By name, else by the message: not all controls have the name that the server uses. */
function controlOf(form: HTMLElement, message: string, name: string): HTMLElement | undefined {
  const wrong = [...form.querySelectorAll<HTMLElement>(WRONG)];
  const named = `[name="${CSS.escape(name)}"]`;
  return (
    // The name of a day is that of a hidden input beside its control.
    wrong.find((control) => control.matches(named) || fieldOf(control).querySelector(named)) ??
    wrong.find((control) => {
      const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
      return ids.some((id) => form.ownerDocument.getElementById(id)?.textContent.includes(message));
    })
  );
}

interface RefusedMessageProps {
  form: RefObject<HTMLFormElement | null>;
  message: string;
  name: string;
}

function RefusedMessage({ form, message, name }: RefusedMessageProps) {
  const [control, setControl] = useState<HTMLElement>();
  // After a frame, all fields have rendered their messages.
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      setControl(form.current ? controlOf(form.current, message, name) : undefined),
    );
    return () => cancelAnimationFrame(frame);
  }, [form, message, name]);
  if (control === undefined) return message;
  return (
    <Link
      component="button"
      type="button"
      color="inherit"
      onClick={() => control.focus()}
      sx={{ font: "inherit", textAlign: "start" }}
    >
      {message}
    </Link>
  );
}
