import { AppLink } from "@recurrent/ui-kit";
import { lazy, Suspense, useState } from "react";
import { loadChunk, reloadAt } from "../../shared/errors/chunks.ts";
import { AuthLayout } from "../../shared/layout/StandalonePages.tsx";
import { address, href } from "../../shared/routes/address.ts";
import { useFooter, useAppContext } from "../../shared/context/app-context.ts";
import { AuthBanner, AuthForm, AuthLinks, PasswordInput, UsernameField } from "./AuthForm.tsx";
import { prefetchSignInCalls } from "./sign-in-calls.ts";
import { useLogin } from "./useLogin.ts";

const loadTerms = () => import("./TermsDialog.tsx");
const TermsDialog = lazy(async () => {
  const module = await loadChunk("terms", loadTerms, reloadAt(address("system@login")));
  return { default: module.TermsDialog };
});

/** /login (shell 2.5). The router has ended any session already. */
export function LoginPage() {
  const { config } = useAppContext();
  const footer = useFooter();
  const login = useLogin();
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");

  return (
    <AuthLayout title="Login" footer={footer}>
      <AuthBanner />
      <AuthForm
        submit="Submit"
        isComplete={username.trim() !== "" && password !== ""}
        // Nothing is sent while the terms are open.
        pending={login.submitting || login.termsOpen}
        error={login.passwordError}
        onSubmit={() => login.submit({ username: username.trim(), password })}
        onInput={() => {
          prefetchSignInCalls();
          // A failure is shown when the dialog is opened.
          loadTerms().catch(() => undefined);
        }}
      >
        {(isSubmitted) => (
          <>
            <UsernameField
              value={username}
              onValueChange={setUsername}
              isSubmitted={isSubmitted}
              focusOnMount
            />
            <PasswordInput
              value={password}
              onValueChange={setPassword}
              isSubmitted={isSubmitted}
              error={login.passwordError}
            />
          </>
        )}
      </AuthForm>
      <AuthLinks>
        <AppLink href={href("system@resetPassword")}>Forgot your password?</AppLink>
      </AuthLinks>
      {login.termsOpen && (
        <Suspense fallback={null}>
          <TermsDialog src={config.termsUrl} login={login} />
        </Suspense>
      )}
    </AuthLayout>
  );
}
