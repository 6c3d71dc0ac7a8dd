import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Lock, Trash2 } from "lucide-react";
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { ErrorAlert } from "../feedback/InlineError.tsx";
import { SubmitButton } from "./Field.tsx";
import { FormContext, type FormError, type FormState, serverErrorOf } from "./form-state.tsx";
import { PINNED, STUCK } from "../../theme/components/rules.ts";
import { COVERED_BELOW } from "../../theme/tokens.ts";
import { useOneCall } from "../../useOneCall.ts";
import { useLayoutOf } from "../../useLayoutOf.ts";
import { SectionNav } from "./SectionNav.tsx";

/** How wide a form is, and where its buttons end. */
const WIDTH = { maxWidth: 928 } as const;

/** What has the focus never hides behind the title or the bar of buttons (WCAG 2.4.11). */
const FORM = {
  position: "relative",
  display: "flex",
  flexDirection: "column",
  containerType: "inline-size",
  "& :is(a, button, input, select, textarea, [tabindex], .MuiFormControl-root, [data-reveal])": {
    scrollMargin: `calc(${STUCK} + 40px) 0 var(--foot-room, 84px)`,
  },
  // The room of the bar.
  "&::after": { content: '""', flex: "none", height: { xs: 68, sm: 60 } },
  "&:has(> :last-child [role=progressbar])::after": { height: 124 },
} as const;

/**
 * The line that the bar stands on: the end of the form, or while that is below the window the window's. It
 * is laid out at the form's top and held down from there: with `bottom: 0` it would be moved by every row
 * that arrives above it, and browsers take that for a shift of the page.
 */
const FOOT = {
  position: PINNED,
  top: `calc(100dvh - ${COVERED_BELOW})`,
  order: -1,
  zIndex: 3,
} as const;

/** Ends the form; while that end is below the window, pinned to the window, over what scrolls below it. */
const BAR = {
  position: "absolute",
  bottom: 0,
  width: 1,
  py: 1.5,
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
  // From edge to edge however wide the page is; the shell cuts off what reaches over its main part.
  "&[data-pinned]::before": {
    left: "-100vmax",
    width: "200vmax",
    maxWidth: "none",
    bgcolor: "background.paper",
  },
} as const;

/** What belongs to what has the focus: label, field and hint. */
const fieldOf = (target: Element): Element => target.closest(".MuiFormControl-root") ?? target;

/**
 * Scrolls what has the focus from below the bar of buttons, where a press leaves it: browsers scroll only what
 * the window hides. After the press, for what moves below the pointer in between is not pressed.
 */
function useUncovered(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let isPressing = false;
    const uncover = () => {
      const { activeElement } = document;
      if (!activeElement || !form.current?.contains(activeElement)) return;
      const bar = form.current.querySelector("[data-pinned]");
      if (bar?.contains(activeElement)) return;
      const field = fieldOf(activeElement);
      // What is as high as the window cannot be shown whole: the caret is the browser's to show.
      if (field.clientHeight > window.innerHeight / 2) return;
      const end = bar ? bar.getBoundingClientRect().top : window.innerHeight;
      if (field.getBoundingClientRect().bottom > end) field.scrollIntoView({ block: "nearest" });
    };
    const onPress = () => (isPressing = true);
    const onRelease = () => {
      isPressing = false;
      // After the click that follows.
      setTimeout(uncover);
    };
    const onFocus = () => {
      if (!isPressing) uncover();
    };
    // A keyboard that comes over the page, or makes it lower: after the bar has moved.
    const onResize = () => setTimeout(uncover);
    window.addEventListener("resize", onResize, { signal });
    window.visualViewport?.addEventListener("resize", onResize, { signal });
    form.current?.addEventListener("pointerdown", onPress, { signal });
    window.addEventListener("pointerup", onRelease, { signal });
    window.addEventListener("pointercancel", onRelease, { signal });
    form.current?.addEventListener("focusin", onFocus, { signal });
    return () => listening.abort();
  }, [form]);
}

/** Whether the bar is pinned: the form ends below the window, which is high enough for it. */
const isBarPinned = (form: HTMLElement): boolean =>
  getComputedStyle(form).getPropertyValue("--pinned") !== "static" &&
  Math.floor(form.getBoundingClientRect().bottom) > document.documentElement.clientHeight;

export interface FormShellProps {
  /** Accessible name, for example 'Edit Person'. */
  label: string;
  /** `FormSection`s. */
  children: ReactNode;
  /** 'Update', 'Create' and so on. */
  submitLabel: string;
  /** Whether the button that submits is offered (permission). Default true. */
  canSubmit?: boolean;
  /**
   * Called once per press, and never while pending. A promise that is returned keeps the form from
   * being sent again until it settles; its rejection stays the caller's.
   */
  onSubmit?: (() => void | Promise<unknown>) | undefined;
  /** True from the call until its answer: fields cannot be changed, nothing is sent again. */
  pending?: boolean;
  /** The way out that changes nothing: Cancel or Back. */
  leave?: { label: string; href: string } | undefined;
  /** Shows Delete at the far left; without it there is none. Asking first is the caller's. */
  onDelete?: (() => void) | undefined;
  /** What the server refused: an alert above, and every message at its field (shell 8). */
  error?: FormError | null | undefined;
  /** A press was refused before anything was sent: a field is not finished. */
  onRefused?: (() => void) | undefined;
  /** The alert above the fields was dismissed. */
  onDismissError?: (() => void) | undefined;
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

/** What every form of a thing takes besides its own choices. */
export interface FormProps<Value> extends Omit<
  FormShellProps,
  "children" | "label" | "submitLabel"
> {
  value: Value;
  onChange: (next: Value) => void;
}

/** What a control says about itself when it cannot be sent as it is; buttons have no such ARIA state. */
const WRONG = '[aria-invalid="true"], button[data-wrong="true"]';

/**
 * The one form of the product: quiet section titles beside one column of fields, the server's refusal
 * above, the bar of buttons below. One call is made however often it is pressed, problems show once a
 * submit was refused, and the focus is led to the first field that is wrong (issue: forms). It knows
 * nothing about what it edits.
 */
export function FormShell({
  label,
  children,
  submitLabel,
  canSubmit = true,
  onSubmit,
  pending = false,
  leave,
  onDelete,
  error,
  onDismissError,
  onRefused,
  readOnly = false,
  note,
  keepDelete = false,
  moreActions,
  progress,
}: FormShellProps) {
  const isOffered = canSubmit && !readOnly;
  const form = useRef<HTMLFormElement>(null);
  const send = useOneCall(() => onSubmit?.());
  const pinned = useLayoutOf(form, isBarPinned, false);
  useUncovered(form);
  const [refusals, setRefusals] = useState(0);
  const [mended, setMended] = useState<{ of?: unknown; names: string[] }>({ names: [] });

  // After what the server said and after every press that was refused here, once both are painted.
  useEffect(() => {
    if (refusals === 0 && error == null) return;
    form.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [error, refusals]);

  const changed = mended.of === error ? mended.names : [];
  const state: FormState = {
    readOnly: readOnly || pending,
    refused: refusals > 0,
    errorOf(...names) {
      if (names.some((name) => changed.includes(name))) return undefined;
      return serverErrorOf(error, names);
    },
    mend(name) {
      if (error != null) setMended({ of: error, names: [...changed, name] });
    },
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (pending || !isOffered || onSubmit === undefined) return;
    // Each field knows by itself whether it can be sent as it is.
    if (form.current?.querySelector('[data-unfinished="true"]') != null) {
      setRefusals((count) => count + 1);
      onRefused?.();
      return;
    }
    send();
  }

  return (
    <FormContext value={state}>
      {/* `noValidate`: messages stand at the fields, in the product's words, not in the browser's bubble. */}
      <Box
        component="form"
        ref={form}
        sx={FORM}
        aria-label={label}
        aria-busy={pending}
        noValidate
        onSubmit={submit}
        onInput={({ target }) => {
          if ("name" in target && typeof target.name === "string") state.mend(target.name);
        }}
      >
        {error != null && (
          <Box sx={{ ...WIDTH, mb: 3 }}>
            <ErrorAlert
              title={error.message}
              messages={Object.values(error.fieldErrors).flat()}
              renderMessage={(message) => <RefusedMessage form={form} message={message} />}
              {...(onDismissError && { onDismiss: onDismissError })}
            />
          </Box>
        )}
        <SectionNav form={form} />
        {note}
        {children}
        {/*
          A press that took the focus out of a field would let that field's error appear between press and
          release, move the button away from under the pointer, and so lose the click.
        */}
        <Box sx={FOOT}>
          <Box
            sx={BAR}
            data-pinned={pinned || undefined}
            onMouseDown={(event) => event.preventDefault()}
          >
            {progress !== undefined && <Box sx={{ ...WIDTH, mb: 1.5 }}>{progress}</Box>}
            <Stack
              direction="row"
              sx={{ ...WIDTH, alignItems: "center", justifyContent: "flex-end", gap: 1 }}
            >
              {onDelete !== undefined && (!readOnly || keepDelete) && (
                <Button
                  color="error"
                  aria-label="Delete"
                  disabled={pending}
                  onClick={onDelete}
                  startIcon={<Trash2 size={16} />}
                  sx={{ mr: "auto", ml: -1.25, minWidth: { xs: 44, sm: 0 } }}
                >
                  {/* Of Delete its sign alone on phones, with the same name. */}
                  <Box component="span" sx={{ display: { xs: "none", sm: "inline" } }}>
                    Delete
                  </Box>
                </Button>
              )}
              {leave !== undefined && (
                <Button variant="outlined" href={leave.href}>
                  {leave.label}
                </Button>
              )}
              {moreActions}
              {isOffered && (
                <SubmitButton pending={pending} sx={{ flex: { xs: 1, sm: "none" } }}>
                  {submitLabel}
                </SubmitButton>
              )}
            </Stack>
          </Box>
        </Box>
      </Box>
    </FormContext>
  );
}

/** The control in a form that such a message stands at. */
function controlOf(form: HTMLElement, message: string): HTMLElement | undefined {
  return [...form.querySelectorAll<HTMLElement>(WRONG)].find((control) => {
    const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
    return ids.some((id) => form.ownerDocument.getElementById(id)?.textContent.includes(message));
  });
}

/** A message of the alert above a form; a press leads to the field that it is about, where there is one. */
function RefusedMessage({
  form,
  message,
}: {
  form: RefObject<HTMLFormElement | null>;
  message: string;
}) {
  const [control, setControl] = useState<HTMLElement>();
  // The fields get their messages in the same render; a frame later all of them are in the document.
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      setControl(form.current ? controlOf(form.current, message) : undefined),
    );
    return () => cancelAnimationFrame(frame);
  }, [form, message]);
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

/** A part of a form: its title at the left (above, below 860 px), its fields in one column. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{
        ...WIDTH,
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "232px minmax(0, 640px)" },
        gap: "16px 56px",
        py: 3.5,
        "&:first-of-type": { pt: 0.5 },
        "& + &": { borderTop: 1, borderColor: "divider" },
      }}
    >
      {/* Takes the focus from the list of sections. */}
      <Typography component="h2" variant="subtitle1" tabIndex={-1} sx={{ justifySelf: "start" }}>
        {title}
      </Typography>
      <Box sx={{ display: "grid", gap: 2.5, minWidth: 0, alignContent: "start" }}>{children}</Box>
    </Box>
  );
}

export interface FormNoteProps {
  /** One or two sentences. */
  children: ReactNode;
  /** What stands before them. Default: a lock. */
  sign?: ReactNode;
  /** Buttons behind them; the note is read out then, for it asks something. */
  actions?: ReactNode;
}

/** Above the fields of a form: why nothing in it can be changed, or what is offered before it is filled in. */
export function FormNote({ children, sign, actions }: FormNoteProps) {
  return (
    <Alert
      role={actions === undefined ? "note" : "status"}
      variant="outlined"
      icon={sign ?? <Lock size={18} />}
      action={actions}
      sx={{
        ...WIDTH,
        flexWrap: "wrap",
        alignItems: "center",
        mb: 3,
        // Neither good nor bad news.
        "& > .MuiAlert-icon": { color: "text.secondary" },
        // Buttons have a line of their own before the words get narrow.
        "& > .MuiAlert-message": { flex: "1 1 220px" },
        "& > .MuiAlert-action": { m: 0, p: 0, gap: 1 },
      }}
    >
      {children}
    </Alert>
  );
}
