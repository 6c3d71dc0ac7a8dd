import Box from "@mui/material/Box";
import { type CSSProperties, type FormEvent, type ReactNode, useRef, useState } from "react";
import { VisuallyHidden } from "../feedback/VisuallyHidden.tsx";
import { FormActions, type FormActionsProps } from "./FormActions.tsx";
import { FormErrorAlert } from "./FormErrorAlert.tsx";
import { FormContext, type FormError, type FormState, serverErrorOf } from "./form-state.ts";
import { PINNED, STICKY, TOUCH } from "../../theme/common-styles.ts";
import { COVERED_BELOW } from "../../theme/tokens.ts";
import { tickOnEnter } from "../../tick-on-enter.ts";
import { useFocusAfterRemoval } from "../../useFocusAfterRemoval.ts";
import { useOneCall } from "../../useOneCall.ts";
import { useLayoutOf } from "../../useLayoutOf.ts";
import { WIDTH } from "./form-width.ts";
import { useUncovered } from "./useUncovered.ts";
import { useRefusedSubmit } from "./useRefusedSubmit.ts";
import { SectionNav } from "./SectionNav.tsx";

const WIDE = { "--form-width": "none" } as CSSProperties;

/** Title and buttons must not cover the focus (WCAG 2.4.11). */
const FORM = {
  position: "relative",
  display: "flex",
  flexDirection: "column",
  container: "form / inline-size",
  "& :is(a, button, input, select, textarea, [tabindex], .MuiFormControl-root, [data-reveal])": {
    scrollMargin: `calc(${STICKY} + 40px) 0 var(--foot-room, 84px)`,
  },
  // Room for the bar.
  "&::after": { content: '""', flex: "none", height: 76, [TOUCH]: { height: 84 } },
  "&:has(> :last-child [data-slot=more][aria-expanded=true])::after": { height: 136 },
  "&:has(> :last-child [role=progressbar])::after": { height: 140 },
  "@media print": { "&&::after": { height: 0 } },
} as const;

/**
 * End of the form, or of the window while the form ends below it. Positioned from the top: with
 * `bottom: 0`, each added row would move the bar, which browsers count as layout shift.
 */
const FOOT = {
  position: PINNED,
  top: `calc(100dvh - ${COVERED_BELOW})`,
  order: -1,
  zIndex: 3,
} as const;

const BAR = {
  position: "absolute",
  bottom: 0,
  width: 1,
  py: 1.5,
  // As far below its line as a section.
  "&:not([data-pinned])": { pt: 3.5 },
  "&::before": {
    content: '""',
    position: "absolute",
    zIndex: -1,
    top: 0,
    bottom: 0,
    left: 0,
    width: 1,
    ...WIDTH,
    borderTop: 1,
    borderColor: "divider",
  },
  "&[data-pinned]": { pb: "calc(12px + env(safe-area-inset-bottom))" },
  "@media print": { display: "none" },
  // The background spans any page width; the shell clips it to the main area.
  "&[data-pinned]::before": {
    left: "-100vmax",
    width: "200vmax",
    maxWidth: "none",
    bgcolor: "background.paper",
  },
} as const;

/** The form ends below a window that is high enough for a bar. */
const isBarPinned = (form: HTMLElement): boolean =>
  getComputedStyle(form).getPropertyValue("--pinned") !== "static" &&
  Math.floor(form.getBoundingClientRect().bottom) > document.documentElement.clientHeight;

export interface FormLayoutProps extends FormActionsProps {
  label: string;
  children: ReactNode;
  /**
   * Never called while pending. A returned promise blocks further submits until it settles; the
   * caller handles its rejection.
   */
  onSubmit?: (() => void | Promise<unknown>) | undefined;
  /** The server's errors: an alert above, and messages at the fields (shell 8). */
  error?: FormError | null | undefined;
  /** Called when a field is not valid, instead of `onSubmit`. */
  onRefused?: (() => void) | undefined;
  onDismissError?: (() => void) | undefined;
  readOnly?: boolean;
  /** A `FormAlert` that says why the form is read-only. */
  note?: ReactNode;
  /** Shows Delete in a read-only form (an archived event). Default false. */
  canDeleteWhenReadOnly?: boolean;
  /** Ends with the page instead of at a readable width, for tables. Default false. */
  isWide?: boolean;
  /** Upload progress above the buttons, always in sight. */
  progress?: ReactNode;
}

export interface FormProps<Value> extends Omit<
  FormLayoutProps,
  "children" | "label" | "submitLabel"
> {
  value: Value;
  onChange: (next: Value) => void;
}

/**
 * Layout of all forms, with server errors above and buttons below. An invalid submit shows the
 * errors and focuses the first invalid field.
 */
export function FormLayout({
  label,
  children,
  submitLabel,
  canSubmit = true,
  onSubmit,
  pending = false,
  cancel,
  onDelete,
  error,
  onDismissError,
  onRefused,
  readOnly = false,
  note,
  canDeleteWhenReadOnly = false,
  moreActions,
  isWide = false,
  progress,
}: FormLayoutProps) {
  const isOffered = canSubmit && !readOnly;
  const form = useRef<HTMLFormElement>(null);
  const send = useOneCall(() => onSubmit?.());
  const pinned = useLayoutOf(form, isBarPinned, false);
  useUncovered(form);
  const upload = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(upload, () => [form.current?.querySelector("[type=submit]")]);
  const { showErrors, refuse, output } = useRefusedSubmit(form, error);
  const [edited, setEdited] = useState<{ of?: unknown; names: string[] }>({ names: [] });

  const changed = edited.of === error ? edited.names : [];
  const state: FormState = {
    readOnly: readOnly || pending,
    showErrors,
    errorOf(...names) {
      if (names.some((name) => changed.includes(name))) return undefined;
      return serverErrorOf(error, names);
    },
    clearFieldError(name) {
      if (error != null) setEdited({ of: error, names: [...changed, name] });
    },
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (pending || !isOffered || onSubmit === undefined) return;
    if (refuse()) onRefused?.();
    else send();
  }

  return (
    <FormContext value={state}>
      {/* `noValidate`: errors are shown at the fields, not by the browser. */}
      <Box
        component="form"
        ref={form}
        sx={FORM}
        style={isWide ? WIDE : undefined}
        aria-label={label}
        aria-busy={pending}
        noValidate
        onSubmit={submit}
        onKeyDown={tickOnEnter}
        onInput={({ target }) => {
          if ("name" in target && typeof target.name === "string") {
            state.clearFieldError(target.name);
          }
        }}
      >
        {error != null && <FormErrorAlert form={form} error={error} onDismiss={onDismissError} />}
        <VisuallyHidden as="output" ref={output} />
        <SectionNav form={form} />
        {note}
        {children}
        {/* Otherwise, a click that blurs a field would show its error and move the button. */}
        <Box sx={FOOT}>
          <Box
            sx={BAR}
            data-form-bar
            data-pinned={pinned || undefined}
            onMouseDown={(event) => event.preventDefault()}
          >
            {progress !== undefined && (
              <Box ref={upload} sx={{ ...WIDTH, mb: 1.5 }}>
                {progress}
              </Box>
            )}
            <FormActions
              submitLabel={submitLabel}
              canSubmit={isOffered}
              pending={pending}
              cancel={cancel}
              onDelete={readOnly && !canDeleteWhenReadOnly ? undefined : onDelete}
              moreActions={moreActions}
            />
          </Box>
        </Box>
      </Box>
    </FormContext>
  );
}
