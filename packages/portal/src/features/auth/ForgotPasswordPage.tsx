import Typography from "@mui/material/Typography";
import { requestPasswordLink } from "@recurrent/sdk";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { SupportLink } from "../../shared/components/MessageScreen.tsx";
import { useIsSameVisit } from "../../shared/context/page.ts";
import { useAppContext } from "../../shared/context/app-context.ts";
import { leavePage } from "../../shared/context/leave-page.ts";
import { AuthForm, UsernameField } from "./AuthForm.tsx";
import { PasswordPage, useBackToLogin } from "./PasswordPage.tsx";
import { allowedRedirect, redirectRule, UNSAFE_REDIRECT } from "./redirect-rule.ts";

/** /reset-password (shell 2.8). */
export function ForgotPasswordPage() {
  const { config, messages } = useAppContext();
  const isSameVisit = useIsSameVisit();
  const backToLogin = useBackToLogin();
  const [username, setUsername] = useState("");

  const request = useMutation({
    mutationFn: (name: string) =>
      requestPasswordLink({ username: name, version: config.passwordReset.version }),
    meta: { failure: "in-place" },
    onMutate: () => messages.clearErrors(),
    onSuccess: async ({ redirectTo, message }) => {
      if (redirectTo === null) return backToLogin(message);
      if (!isSameVisit()) return;
      const target = allowedRedirect(redirectTo, redirectRule(config));
      if (target === null) messages.notices.error(UNSAFE_REDIRECT);
      else await leavePage(target);
    },
  });

  return (
    <PasswordPage title="Reset Password" hasFocusedField>
      <Typography component="div" sx={{ mb: 2.5, color: "text.secondary" }}>
        We will email you a link to set a new password. If you do not know your username, contact{" "}
        <SupportLink>support</SupportLink>.
      </Typography>
      <AuthForm
        submit="Send link"
        isComplete={username.trim() !== ""}
        pending={request.isPending}
        // The mutation cache shows the error.
        onSubmit={() => request.mutateAsync(username.trim()).catch(() => undefined)}
      >
        {(isSubmitted) => (
          <UsernameField
            value={username}
            onValueChange={setUsername}
            isSubmitted={isSubmitted}
            focusOnMount
          />
        )}
      </AuthForm>
    </PasswordPage>
  );
}
