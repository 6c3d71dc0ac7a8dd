import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { ErrorAlert } from "../feedback/ErrorAlert.tsx";
import { DeleteButton } from "./DeleteButton.tsx";
import { FormActions } from "./FormActions.tsx";
import { FormContext } from "./form-context.ts";
import { allMessages } from "./form-errors.ts";
import type { FormError, FormProblems } from "./form-errors.ts";
import { LeaveButton } from "./LeaveButton.tsx";
import type { LeaveButtonProps } from "./LeaveButton.tsx";
import { SubmitButton } from "./SubmitButton.tsx";
import { useFormShell } from "./useFormShell.ts";

const Form = styled("form")({
  display: "flex",
  flexDirection: "column",
  // What has the focus never hides behind the title or the bar of buttons (WCAG 2.4.11).
  "& :is(a, button, input, select, textarea, [tabindex])": {
    scrollMarginTop: 96,
    scrollMarginBottom: 84,
  },
});

const AlertSlot = styled("div")({ maxWidth: 928, marginBottom: 24 });

export interface FormShellProps {
  /** Accessible name, for example 'Edit Person'. */
  label: string;
  /** `FormSection`s. */
  children: ReactNode;
  /** 'Update', 'Create' and so on; without it there is nothing to submit (no permission). */
  submitLabel?: string | undefined;
  /**
   * Called once per press, and never while pending. A promise that is returned keeps the form from
   * being sent again until it settles; its rejection stays the caller's.
   */
  onSubmit?: (() => void | Promise<unknown>) | undefined;
  /** True from the call until its answer: fields cannot be changed, nothing is sent again. */
  pending?: boolean;
  /** Cancel or Back. */
  leave?: LeaveButtonProps | undefined;
  /** Shows Delete at the far left; without it there is none. Asking first is the caller's. */
  onDelete?: (() => void) | undefined;
  /** What the server refused: an alert above, and every message at its field (shell 8). */
  error?: FormError | null | undefined;
  onDismissError?: (() => void) | undefined;
  /** What keeps the form from being sent, by field name; shown when it is tried. */
  problems?: FormProblems | undefined;
  /** To look at only: no field can be changed, nothing can be submitted. Default false. */
  readOnly?: boolean;
  /** A `FormNote`: why the form is to look at only. */
  note?: ReactNode;
  /** Whether Delete stays while the form is to look at only: an archived event. Default false. */
  keepDelete?: boolean;
  /** Further buttons, between the way out and the one that submits. */
  moreActions?: ReactNode;
  /** A line above the buttons that stays in sight: how far an upload is. */
  progress?: ReactNode;
}

const NONE: FormProblems = {};

/**
 * The one form of the product: quiet section titles beside one column of fields, the server's refusal
 * above, the bar of buttons below. It knows nothing about what it edits.
 */
export function FormShell({
  label,
  children,
  submitLabel,
  onSubmit,
  pending = false,
  leave,
  onDelete,
  error,
  onDismissError,
  problems = NONE,
  readOnly = false,
  note,
  keepDelete = false,
  moreActions,
  progress,
}: FormShellProps) {
  const canSubmit = submitLabel !== undefined && !readOnly;
  const { form, state, submit, mend } = useFormShell({
    pending,
    readOnly,
    canSubmit,
    error,
    problems,
    onSubmit,
  });
  return (
    <FormContext value={state}>
      {/* `noValidate`: messages stand at the fields, in the product's words, not in the browser's bubble. */}
      <Form
        ref={form}
        aria-label={label}
        aria-busy={pending}
        noValidate
        onSubmit={submit}
        onInput={mend}
      >
        {error !== null && error !== undefined && (
          <AlertSlot>
            <ErrorAlert
              title={error.message}
              messages={allMessages(error)}
              {...(onDismissError === undefined ? {} : { onDismiss: onDismissError })}
            />
          </AlertSlot>
        )}
        {note}
        {children}
        <FormActions
          above={progress}
          danger={
            onDelete !== undefined &&
            (!readOnly || keepDelete) && <DeleteButton disabled={pending} onClick={onDelete} />
          }
        >
          {leave !== undefined && <LeaveButton {...leave} />}
          {moreActions}
          {canSubmit && <SubmitButton pending={pending}>{submitLabel}</SubmitButton>}
        </FormActions>
      </Form>
    </FormContext>
  );
}
