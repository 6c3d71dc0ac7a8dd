import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { Trash2 } from "lucide-react";
import {
  type CSSProperties,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { ErrorAlert } from "../feedback/ErrorAlert.tsx";
import { VisuallyHidden } from "../feedback/VisuallyHidden.tsx";
import { MoreActionsButton } from "../toolbar/MoreActionsButton.tsx";
import { SubmitButton } from "./SubmitButton.tsx";
import { FormContext, type FormError, type FormState, serverErrorOf } from "./form-state.ts";
import { PINNED, STICKY, TOUCH } from "../../theme/common-styles.ts";
import { COVERED_BELOW } from "../../theme/tokens.ts";
import { tickOnEnter } from "../../tick-on-enter.ts";
import { useFocusAfterRemoval } from "../../useFocusAfterRemoval.ts";
import { useOneCall } from "../../useOneCall.ts";
import { useLayoutOf } from "../../useLayoutOf.ts";
import { WIDTH } from "./form-width.ts";
import { fieldOf, useUncovered } from "./useUncovered.ts";
import { useRefusedSubmit, WRONG } from "./useRefusedSubmit.ts";
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
  // The background spans any page width; the shell clips it to the main area.
  "&[data-pinned]::before": {
    left: "-100vmax",
    width: "200vmax",
    maxWidth: "none",
    bgcolor: "background.paper",
  },
} as const;

const HIDDEN = { display: "none" } as const;

/** One of two in a row above the other buttons. */
const OPENED = { order: -1, flex: "1 0 calc(50% - 4px)" } as const;

/** The form ends below a window that is high enough for a bar. */
const isBarPinned = (form: HTMLElement): boolean =>
  getComputedStyle(form).getPropertyValue("--pinned") !== "static" &&
  Math.floor(form.getBoundingClientRect().bottom) > document.documentElement.clientHeight;

export interface FormLayoutProps {
  label: string;
  children: ReactNode;
  /** 'Update', 'Create' and so on. */
  submitLabel: string;
  /** False hides the submit button (permission). Default true. */
  canSubmit?: boolean;
  /**
   * Never called while pending. A returned promise blocks further submits until it settles; the
   * caller handles its rejection.
   */
  onSubmit?: (() => void | Promise<unknown>) | undefined;
  /** Disables fields and buttons during the request. */
  pending?: boolean;
  cancel?: { label: string; href: string } | undefined;
  /** The caller asks for confirmation. */
  onDelete?: (() => void) | undefined;
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
  /** Further buttons, before submit. On phones these and Delete open by 'More actions'. */
  moreActions?: ReactNode;
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
  const alert = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(alert, () => [form.current?.querySelector(`${WRONG}, [type=submit]`)]);
  const { showErrors, refuse, output } = useRefusedSubmit(form, error);
  const [edited, setEdited] = useState<{ of?: unknown; names: string[] }>({ names: [] });

  const id = useId();
  const { breakpoints } = useTheme();
  const isPhone = useMediaQuery(breakpoints.down("sm"), { noSsr: true });
  const [areActionsOpen, setActionsOpen] = useState(false);
  const hasDelete = onDelete !== undefined && (!readOnly || canDeleteWhenReadOnly);
  // Four buttons would leave a phone's submit no wider than the others.
  const areActionsFolded = isPhone && isOffered && hasDelete && Boolean(moreActions);

  const folding = areActionsOpen ? OPENED : HIDDEN;
  const deletion = hasDelete && (
    <Button
      id={`${id}-delete`}
      color="error"
      variant={areActionsFolded ? "outlined" : "text"}
      aria-label="Delete"
      // `disabled` would lose the focus during the request.
      aria-disabled={pending}
      onClick={pending ? undefined : onDelete}
      startIcon={<Trash2 size={16} />}
      // Its sign begins with the fields.
      sx={areActionsFolded ? folding : { mr: "auto", ml: "-5px", minWidth: { xs: 44, sm: 0 } }}
    >
      {/* Without room for its word, Delete is an icon. */}
      <Box
        component="span"
        sx={areActionsFolded ? {} : { "@container form (max-width: 20rem)": HIDDEN }}
      >
        Delete
      </Box>
    </Button>
  );
  const leave = cancel !== undefined && (
    <Button key="cancel" variant="outlined" href={cancel.href}>
      {cancel.label}
    </Button>
  );
  const more = moreActions && (
    // Folding must not lose the state and the focus of these buttons.
    <Box
      key="more"
      id={`${id}-more`}
      sx={areActionsFolded ? { ...folding, "& > *": { width: 1 } } : { display: "contents" }}
    >
      {moreActions}
    </Box>
  );

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
        {error != null && (
          <Box ref={alert} sx={{ ...WIDTH, mb: 3 }}>
            <ErrorAlert
              title={error.message}
              messages={Object.values(error.fieldErrors).flat()}
              renderMessage={(message) => (
                <RefusedMessage form={form} message={message} name={nameOf(error, message)} />
              )}
              {...(onDismissError && { onDismiss: onDismissError })}
            />
          </Box>
        )}
        <VisuallyHidden as="output" ref={output} />
        <SectionNav form={form} />
        {note}
        {children}
        {/* Otherwise, a click that blurs a field would show its error and move the button. */}
        <Box sx={FOOT}>
          <Box
            sx={BAR}
            data-pinned={pinned || undefined}
            onMouseDown={(event) => event.preventDefault()}
          >
            {progress !== undefined && (
              <Box ref={upload} sx={{ ...WIDTH, mb: 1.5 }}>
                {progress}
              </Box>
            )}
            <Stack
              direction="row"
              sx={{
                ...WIDTH,
                flexWrap: areActionsFolded ? "wrap" : "nowrap",
                alignItems: "center",
                justifyContent: "flex-end",
                gap: 1,
              }}
            >
              {areActionsFolded && (
                <MoreActionsButton
                  isOpen={areActionsOpen}
                  onOpenChange={setActionsOpen}
                  controls={`${id}-delete ${id}-more`}
                  // Its sign begins with the fields.
                  sx={{ ml: "-13px", mr: "auto" }}
                />
              )}
              {deletion}
              {isPhone ? [more, leave] : [leave, more]}
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

/** Key of the first field with this message. */
const nameOf = ({ fieldErrors }: FormError, message: string): string =>
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
