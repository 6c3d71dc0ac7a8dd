import { styled } from "@mui/material/styles";
import {
  Field,
  FormContext,
  PasswordField,
  SubmitButton,
  TOUCH,
  useFormState,
  useOneCall,
  useRefusedSubmit,
  VisuallyHidden,
} from "@recurrent/ui-kit";
import { type ReactNode, useRef } from "react";
import { BannerAlert } from "../../shared/components/Notices.tsx";

const Form = styled("form")({
  display: "grid",
  gap: 8,
  "& > button": { marginTop: 4 },
  "& .MuiOutlinedInput-root": { minHeight: 40, [TOUCH]: { minHeight: 44 } },
});

interface AuthFormProps {
  /** Label of the button. */
  submit: string;
  /** An incomplete form shows errors without a call (shell 2.5). */
  isComplete: boolean;
  /** The fields are read-only, so that they show what was sent. */
  pending: boolean;
  /** Not called again until the promise settles. */
  onSubmit: () => Promise<unknown>;
  onInput?: () => void;
  disabled?: boolean;
  /** Why the host refused what a field has; null for none. */
  error?: string | null;
  /** `isSubmitted` is true after an incomplete submit; only then is an empty field an error. */
  children: (isSubmitted: boolean) => ReactNode;
}

/**
 * Form of pages without the main layout, with taller fields and a full-width button. After a
 * refusal the first invalid field has the focus.
 */
export function AuthForm(props: AuthFormProps) {
  const { submit, isComplete, pending, onSubmit, onInput, disabled = false, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const { showErrors, refuse, output } = useRefusedSubmit(form, props.error);
  const send = useOneCall(onSubmit);
  const state = { ...useFormState(), readOnly: pending };
  return (
    <Form
      ref={form}
      noValidate
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault();
        if (!refuse(!isComplete) && !pending && !disabled) send();
      }}
    >
      <VisuallyHidden as="output" ref={output} />
      <FormContext value={state}>{children(showErrors)}</FormContext>
      <SubmitButton pending={pending} disabled={disabled} size="large" fullWidth>
        {submit}
      </SubmitButton>
    </Form>
  );
}

/** A line of links below the form. */
export const AuthLinks = ({ children }: { children: ReactNode }) => (
  <Links data-links>{children}</Links>
);

const Links = styled("p")({ margin: "16px 0 0" });

const Banner = styled("div")({ "&:not(:empty)": { marginBottom: 20 } });

export function AuthBanner() {
  return (
    <Banner>
      <BannerAlert />
    </Banner>
  );
}

interface AuthFieldProps {
  value: string;
  onValueChange: (value: string) => void;
  isSubmitted: boolean;
}

/** Only for screen readers, since every field of these pages is required. */
const REQUIRED = { "aria-required": true } as const;

/**
 * Spaces alone count as empty.
 *
 * @param props.focusOnMount for a page with no other purpose
 */
export function UsernameField({
  value,
  onValueChange,
  isSubmitted,
  focusOnMount = false,
}: AuthFieldProps & { focusOnMount?: boolean }) {
  return (
    <Field
      label="Username"
      type="email"
      name="username"
      autoComplete="username"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is opened to type this
      autoFocus={focusOnMount}
      inputProps={REQUIRED}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      error={isSubmitted && value.trim() === "" ? "Enter your username." : undefined}
    />
  );
}

/** @param props.error why the host refused the last password */
export function PasswordInput({
  value,
  onValueChange,
  isSubmitted,
  error,
}: AuthFieldProps & { error: string | null }) {
  return (
    <PasswordField
      name="password"
      inputProps={REQUIRED}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      error={isSubmitted && value === "" ? "Enter your password." : error}
    />
  );
}
