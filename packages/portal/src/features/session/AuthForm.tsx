import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { Field, PasswordField } from "@recurrent/ui-kit";
import { AuthLayout } from "../../kernel/layout/StandalonePages.tsx";
import type { ReactNode } from "react";
import { BannerAlert } from "../../kernel/components/Notices.tsx";
import { useFooter } from "../../kernel/runtime/runtime.ts";
import { useIsFramed } from "../../kernel/runtime/page.ts";

/**
 * A page about a password, for who has none at hand; whoever is signed in keeps their menu, their title bar
 * and the alerts in it.
 */
export function PasswordPage({ title, children }: { title: string; children: ReactNode }) {
  const footer = useFooter();
  if (useIsFramed()) return <Box sx={{ maxWidth: 376 }}>{children}</Box>;
  return (
    <AuthLayout title={title} footer={footer} focusOnMount>
      <AuthBanner>
        <BannerAlert />
      </AuthBanner>
      {children}
    </AuthLayout>
  );
}

/** A form outside the shell: taller fields under each other, the button as wide as they are. */
export const AuthForm = styled("form")(({ theme }) => ({
  display: "grid",
  gap: 8,
  "& > button": { marginTop: 4 },
  [theme.breakpoints.up("sm")]: { "& .MuiOutlinedInput-root": { minHeight: 40 } },
}));

/** A line of links below such a form. */
export const AuthLinks = styled("p")({ margin: "16px 0 0" });

/** Room for the alert above such a form. */
export const AuthBanner = styled("div")({ "&:not(:empty)": { marginBottom: 20 } });

interface AuthFieldProps {
  value: string;
  onValueChange: (value: string) => void;
  /** Whether the form was sent once: only then is an empty field a mistake. */
  tried: boolean;
}

/** Said, not drawn: every field of these pages is required. */
const REQUIRED = { "aria-required": true } as const;

export interface UsernameFieldProps extends AuthFieldProps {
  /** Takes the focus, on a page that is about nothing else. Default false. */
  focusOnMount?: boolean;
}

/** The username of the login and password pages; required, spaces around it do not count. */
export function UsernameField({
  value,
  onValueChange,
  tried,
  focusOnMount = false,
}: UsernameFieldProps) {
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

export interface SecretFieldProps extends AuthFieldProps {
  /** Why the host did not take what was sent last. */
  refusal: string | null;
}

/** The password that a login or unlock is made with; required. */
export function SecretField({ value, onValueChange, tried, refusal }: SecretFieldProps) {
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
