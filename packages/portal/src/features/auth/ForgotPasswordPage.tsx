import { requestPasswordLink } from "@recurrent/sdk";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useIsShown } from "../../shared/context/page.ts";
import { useRuntime } from "../../shared/context/runtime.ts";
import { leavePage } from "../../shared/context/leave-page.ts";
import { AuthForm, UsernameField } from "./AuthForm.tsx";
import { PasswordPage, useBackToLogin } from "./PasswordPage.tsx";
import { allowedRedirect, redirectRule, UNSAFE_REDIRECT } from "./sign-in.ts";

/** /reset-password (shell 2.8). */
export function ForgotPasswordPage() {
  const { config, messages } = useRuntime();
  const isShown = useIsShown();
  const backToLogin = useBackToLogin();
  const [username, setUsername] = useState("");

  const request = useMutation({
    mutationFn: (name: string) =>
      requestPasswordLink({ username: name, version: config.passwordReset.version }),
    meta: { failure: "stay" },
    onMutate: () => messages.onNavigation(),
    onSuccess: async ({ redirectTo, message }) => {
      if (redirectTo === null) return backToLogin(message);
      if (!isShown()) return;
      const target = allowedRedirect(redirectTo, redirectRule(config));
      if (target === null) messages.notices.error(UNSAFE_REDIRECT);
      else await leavePage(target);
    },
  });

  return (
    <PasswordPage title="Reset Password">
      <AuthForm
        submit="Send link"
        isComplete={username.trim() !== ""}
        pending={request.isPending}
        // The mutation cache shows the error.
        onSubmit={() => request.mutateAsync(username.trim()).catch(() => undefined)}
      >
        {(tried) => <UsernameField value={username} onValueChange={setUsername} tried={tried} />}
      </AuthForm>
    </PasswordPage>
  );
}
