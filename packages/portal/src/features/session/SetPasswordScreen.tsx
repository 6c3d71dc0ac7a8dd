import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type NewPassword, setNewPassword, verifyPasswordLink } from "@recurrent/sdk";
import {
  Field,
  InlineError,
  isNewPasswordReady,
  KitLink,
  NewPasswordFields,
  SubmitButton,
} from "@recurrent/ui-kit";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { useRuntime } from "../../kernel/runtime/runtime.ts";
import { isNotice } from "../../kernel/errors/failure.ts";
import { address, href } from "../../kernel/routes/address.ts";
import { useIsShown } from "../../kernel/runtime/page.ts";
import { AuthForm, AuthLinks, PasswordPage } from "./AuthForm.tsx";

const EMPTY: NewPassword = { password: "", passwordConfirmation: "" };

/** /password/reset/:id (shell 2.9). */
export function SetPasswordScreen() {
  const { id = "" } = useParams();
  const { messages } = useRuntime();
  const navigate = useNavigate();
  const isShown = useIsShown();
  const [value, setValue] = useState(EMPTY);
  const [tried, setTried] = useState(false);

  const link = useQuery({
    queryKey: ["portal", "passwordLink", id],
    queryFn: ({ signal }) => verifyPasswordLink(id, { signal }),
    // A link is checked each time its page is opened, and only then.
    staleTime: Infinity,
    gcTime: 0,
  });
  const reset = useMutation({
    mutationFn: (token: string) => setNewPassword(token, value),
    meta: { failure: "stay" },
    onMutate: () => messages.onNavigation(),
    onSuccess: (message) => {
      if (message !== "") messages.notices.success(message);
      // Opening login ends a session, and who went there by themselves may have begun one.
      if (isShown()) void navigate(address("system@login"));
    },
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!link.data || reset.isPending || !isNewPasswordReady(value)) return;
    reset.mutate(link.data.token);
  }

  return (
    <PasswordPage title="Set New Password">
      <AuthForm noValidate onSubmit={onSubmit}>
        <Field
          label="Username"
          type="email"
          name="username"
          autoComplete="username"
          disabled
          value={link.data?.email ?? ""}
        />
        {link.isError && (
          <LinkFailure
            // What is wrong with the link itself stands in the alert above.
            onRetry={isNotice(link.error) && (() => void link.refetch())}
          />
        )}
        <NewPasswordFields
          value={value}
          onChange={setValue}
          showProblems={tried}
          known={link.data?.email ?? ""}
        />
        <SubmitButton pending={reset.isPending} disabled={!link.data} size="large" fullWidth>
          Reset password
        </SubmitButton>
      </AuthForm>
      <AuthLinks>
        <KitLink href={href("system@login")}>Already have user and password?</KitLink>
      </AuthLinks>
    </PasswordPage>
  );
}

/**
 * Says why the button does not work, for as long as it does not: a notice is gone in a moment. The next step
 * is another link, also where another try may help.
 */
function LinkFailure({ onRetry }: { onRetry: false | (() => void) }) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      {onRetry && (
        <>
          <div role="alert">
            <InlineError>
              The link could not be verified, so no password can be set with it yet.
            </InlineError>
          </div>
          <Button variant="outlined" onClick={onRetry}>
            Try again
          </Button>
        </>
      )}
      <Button variant="outlined" href={href("system@resetPassword")}>
        Send a new link
      </Button>
    </Box>
  );
}
