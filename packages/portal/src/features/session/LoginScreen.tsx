import { AuthLayout, Field, KitLink, PasswordField, SubmitButton } from "@recurrent/ui-kit";
import { type FormEvent, lazy, Suspense, useState } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";
import { BannerAlert } from "../../app/BannerAlert.tsx";
import { useRuntime } from "../../app/runtime-context.ts";
import { useFooter } from "../../app/useFooter.ts";
import { href } from "../../routes/address.ts";
import { AuthBanner, AuthForm, AuthLinks } from "./AuthForm.tsx";
import { MISSING } from "./messages.ts";
import { useLogin } from "./useLogin.ts";

const loadTerms = () => import("./TermsDialog.tsx");
const TermsDialog = lazy(() => loadTerms().then((module) => ({ default: module.TermsDialog })));

/** /login (shell 2.5). Opening it has already ended whatever session there was. */
export function LoginScreen() {
  const { config } = useRuntime();
  const footer = useFooter();
  const login = useLogin();
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);
  const arrived = useNavigationType() !== NavigationType.Pop;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    // Submit sends nothing unless both fields are filled (shell 2.5).
    if (username.trim() === "" || password === "" || login.submitting) return;
    login.submit({ username: username.trim(), password });
  }

  return (
    <AuthLayout product={footer.product} title="Login" footer={footer} focusOnMount={arrived}>
      <AuthBanner>
        <BannerAlert />
      </AuthBanner>
      <AuthForm
        noValidate
        onSubmit={onSubmit}
        onInput={() => {
          login.prepare();
          // Met again, and shown, when the dialog is opened.
          loadTerms().catch(() => undefined);
        }}
      >
        <Field
          label="Username"
          type="email"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          tall
          value={username}
          onValueChange={setUsername}
          error={tried && username.trim() === "" ? MISSING.username : undefined}
        />
        <PasswordField
          name="password"
          aria-required
          tall
          value={password}
          onValueChange={setPassword}
          error={tried && password === "" ? MISSING.password : login.refusal}
        />
        <SubmitButton pending={login.submitting} size="large" fullWidth>
          Submit
        </SubmitButton>
      </AuthForm>
      <AuthLinks>
        <KitLink href={href("system@resetPassword")}>Forgot your password?</KitLink>
      </AuthLinks>
      {login.termsOpen && (
        <Suspense fallback={null}>
          <TermsDialog
            src={config.termsUrl}
            accepting={login.accepting}
            onAccept={login.accept}
            onDecline={login.decline}
          />
        </Suspense>
      )}
    </AuthLayout>
  );
}
