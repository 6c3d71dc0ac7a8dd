import { KitLink, SubmitButton } from "@recurrent/ui-kit";
import { AuthLayout } from "../../kernel/layout/StandalonePages.tsx";
import { type FormEvent, lazy, Suspense, useState } from "react";
import { BannerAlert } from "../../kernel/components/Notices.tsx";
import { loadChunk, reloadAt } from "../../kernel/errors/chunks.ts";
import { useFooter, useRuntime } from "../../kernel/runtime/runtime.ts";
import { address, href } from "../../kernel/routes/address.ts";
import { AuthBanner, AuthForm, AuthLinks, SecretField, UsernameField } from "./AuthForm.tsx";
import { prepareSignInCalls } from "./sign-in.ts";
import { useLogin } from "./useLogin.ts";

const loadTerms = () => import("./TermsDialog.tsx");
const TermsDialog = lazy(async () => {
  const module = await loadChunk("terms", loadTerms, reloadAt(address("system@login")));
  return { default: module.TermsDialog };
});

/** /login (shell 2.5). Opening it has already ended whatever session there was. */
export function LoginScreen() {
  const { config } = useRuntime();
  const footer = useFooter();
  const login = useLogin();
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    // An empty field is pointed out on the spot; the host has nothing to say to it (shell 2.5).
    if (username.trim() === "" || password === "" || login.submitting) return;
    login.submit({ username: username.trim(), password });
  }

  return (
    <AuthLayout title="Login" footer={footer}>
      <AuthBanner>
        <BannerAlert />
      </AuthBanner>
      <AuthForm
        noValidate
        onSubmit={onSubmit}
        onInput={() => {
          prepareSignInCalls();
          // Met again, and shown, when the dialog is opened.
          loadTerms().catch(() => undefined);
        }}
      >
        <UsernameField value={username} onValueChange={setUsername} tried={tried} focusOnMount />
        <SecretField
          value={password}
          onValueChange={setPassword}
          tried={tried}
          refusal={login.refusal}
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
          <TermsDialog src={config.termsUrl} login={login} />
        </Suspense>
      )}
    </AuthLayout>
  );
}
