/** What login, lock screen and the password pages share: the form and its fields. */
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
  /** What the button says. */
  submit: string;
  /** Whether nothing is missing: what is, is pointed out on the spot, and the host asked nothing (shell 2.5). */
  isComplete: boolean;
  /** Sent already, and not answered. */
  pending: boolean;
  /** One call is made however often it is pressed; until the promise settles there is none. */
  onSubmit: () => Promise<unknown>;
  /** Something is typed. */
  onInput?: () => void;
  disabled?: boolean;
  /** The fields. `tried` once the form was sent: only then is an empty field a mistake. */
  children: (tried: boolean) => ReactNode;
}

/** A form outside the shell: taller fields under each other, the button as wide as they are. */
export function AuthForm(props: AuthFormProps) {
  const { submit, isComplete, pending, onSubmit, onInput, disabled = false, children } = props;
  const [tried, setTried] = useState(false);
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
      {children(tried)}
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

/** What a host refused, above such a form. */
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
  tried: boolean;
}

/** Said, not drawn: every field of these pages is required. */
const REQUIRED = { "aria-required": true } as const;

/**
 * The username of the login and password pages; required, spaces around it do not count.
 *
 * @param props.focusOnMount takes the focus, on a page that is about nothing else
 */
export function UsernameField({
  value,
  onValueChange,
  tried,
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
      error={tried && value.trim() === "" ? "Enter your username." : undefined}
    />
  );
}

/**
 * The password that a login or unlock is made with; required.
 *
 * @param props.refusal why the host did not take what was sent last
 */
export function SecretField({
  value,
  onValueChange,
  tried,
  refusal,
}: AuthFieldProps & { refusal: string | null }) {
  return (
    <PasswordField
      name="password"
      inputProps={REQUIRED}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      error={tried && value === "" ? "Enter your password." : refusal}
    />
  );
}
