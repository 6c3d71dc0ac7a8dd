import { requestPasswordLink } from "@recurrent/sdk";
import { KitLink, SubmitButton } from "@recurrent/ui-kit";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useRuntime } from "../../kernel/runtime/runtime.ts";
import { address, href } from "../../kernel/routes/address.ts";
import { allowedRedirect, redirectRule, UNSAFE_REDIRECT } from "./sign-in.ts";
import { useIsShown } from "../../kernel/runtime/page.ts";
import { AuthForm, AuthLinks, PasswordPage, UsernameField } from "./AuthForm.tsx";

/** /reset-password (shell 2.8). */
export function ForgotPasswordScreen() {
  const { config, messages } = useRuntime();
  const navigate = useNavigate();
  const isShown = useIsShown();
  const [username, setUsername] = useState("");
  const [tried, setTried] = useState(false);

  const request = useMutation({
    mutationFn: (name: string) => requestPasswordLink(name, config.passwordReset.version),
    meta: { failure: "stay" },
    onMutate: () => messages.onNavigation(),
    onSuccess: ({ redirectTo, message }) => {
      if (redirectTo !== null) {
        if (!isShown()) return;
        const target = allowedRedirect(redirectTo, redirectRule(config));
        if (target === null) messages.notices.error(UNSAFE_REDIRECT);
        else location.assign(target);
        return;
      }
      if (message !== "") messages.notices.success(message);
      // Opening login ends a session, and who went there by themselves may have begun one.
      if (isShown()) void navigate(address("system@login"));
    },
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (username.trim() !== "" && !request.isPending) request.mutate(username.trim());
  }

  return (
    <PasswordPage title="Reset Password">
      <AuthForm noValidate onSubmit={onSubmit}>
        <UsernameField value={username} onValueChange={setUsername} tried={tried} />
        <SubmitButton pending={request.isPending} size="large" fullWidth>
          Send link
        </SubmitButton>
      </AuthForm>
      <AuthLinks>
        <KitLink href={href("system@login")}>Already have user and password?</KitLink>
      </AuthLinks>
    </PasswordPage>
  );
}
