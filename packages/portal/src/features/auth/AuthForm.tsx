import { styled } from "@mui/material/styles";
import { Field, PasswordField, SubmitButton, TOUCH, useOneCall } from "@recurrent/ui-kit";
import { type ReactNode, useState } from "react";
import { BannerAlert } from "../../shared/components/Notices.tsx";

const Form = styled("form")({
  display: "grid",
  gap: 8,
  "& > button": { marginTop: 4 },
  "& .MuiOutlinedInput-root": { minHeight: 40, [TOUCH]: { minHeight: 44 } },
});

interface AuthFormProps {
  /** Text of the button. */
  submit: string;
  /** Incomplete forms are marked without a call (shell 2.5). */
  isComplete: boolean;
  pending: boolean;
  /** Called once until the promise settles, however often the button is pressed. */
  onSubmit: () => Promise<unknown>;
  onInput?: () => void;
  disabled?: boolean;
  /** `isSubmitted` after the first submit: only then is an empty field an error. */
  children: (isSubmitted: boolean) => ReactNode;
}

/** Form of the pages without the layout: taller fields, a full-width button. */
export function AuthForm(props: AuthFormProps) {
  const { submit, isComplete, pending, onSubmit, onInput, disabled = false, children } = props;
  const [isSubmitted, setTried] = useState(false);
  const send = useOneCall(onSubmit);
  return (
    <Form
      noValidate
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isComplete && !pending && !disabled) send();
      }}
    >
      {children(isSubmitted)}
      <SubmitButton pending={pending} disabled={disabled} size="large" fullWidth>
        {submit}
      </SubmitButton>
    </Form>
  );
}

/** A line of links below such a form. */
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

/** Announced but not drawn: every field of these pages is required. */
const REQUIRED = { "aria-required": true } as const;

/**
 * Trims spaces.
 *
 * @param props.focusOnMount for a page about nothing else
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
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens login has come to type this
      autoFocus={focusOnMount}
      inputProps={REQUIRED}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      error={isSubmitted && value.trim() === "" ? "Enter your username." : undefined}
    />
  );
}

/** @param props.refusal why the host refused the last one */
export function PasswordInput({
  value,
  onValueChange,
  isSubmitted,
  refusal,
}: AuthFieldProps & { refusal: string | null }) {
  return (
    <PasswordField
      name="password"
      inputProps={REQUIRED}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      error={isSubmitted && value === "" ? "Enter your password." : refusal}
    />
  );
}
