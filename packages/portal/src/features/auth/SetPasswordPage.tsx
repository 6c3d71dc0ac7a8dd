import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { hasUnknownOutcome, setNewPassword, verifyPasswordLink } from "@recurrent/sdk";
import {
  Field,
  InlineError,
  isNewPasswordReady,
  NewPasswordFields,
  useFocusAfterRemoval,
} from "@recurrent/ui-kit";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useParams } from "react-router-dom";
import { isNotFound, isShownAsNotice, toFailureEffect } from "../../shared/errors/failure.ts";
import { NO_PASSWORD } from "../../shared/forms/form-values.ts";
import { href } from "../../shared/routes/address.ts";
import { useAppContext } from "../../shared/context/app-context.ts";
import { AuthForm } from "./AuthForm.tsx";
import { PasswordPage, useBackToLogin } from "./PasswordPage.tsx";

/** /password/reset/:id (shell 2.9). */
export function SetPasswordPage() {
  const { id = "" } = useParams();
  // A password typed for one person must not be sent for another.
  return <PasswordLinkForm key={id} id={id} />;
}

function PasswordLinkForm({ id }: { id: string }) {
  const { messages, showFailureInPlace } = useAppContext();
  const [value, setValue] = useState(NO_PASSWORD);
  // An attempt of which no reply came may have used the link.
  const [isUnconfirmed, setUnconfirmed] = useState(false);

  const link = useQuery({
    queryKey: ["portal", "passwordLink", id],
    queryFn: ({ signal }) => verifyPasswordLink(id, { signal }),
    // The link is checked once per visit.
    staleTime: Infinity,
    gcTime: 0,
    meta: { failure: "not-found-here" },
  });
  const { email = "", token = "" } = link.data ?? {};
  const reset = useMutation({
    mutationFn: () => setNewPassword(token, value),
    meta: { failure: "own" },
    onMutate: () => messages.clearErrors(),
    onSuccess: useBackToLogin(),
    onError(failure) {
      if (hasUnknownOutcome(failure)) setUnconfirmed(true);
      if (!isNotFound(failure)) showFailureInPlace(failure, "set-password");
    },
  });

  if (isNotFound(link.error) || isNotFound(reset.error)) {
    return <LinkOver isUnconfirmed={isUnconfirmed} />;
  }
  return (
    <PasswordPage title="Set New Password">
      <AuthForm
        submit="Reset password"
        isComplete={isNewPasswordReady(value)}
        pending={reset.isPending}
        disabled={!link.data}
        // `onError` shows the error.
        onSubmit={() => reset.mutateAsync().catch(() => undefined)}
      >
        {(isSubmitted) => (
          <>
            <Field
              label="Username"
              type="email"
              name="username"
              autoComplete="username"
              disabled
              value={email}
            />
            {link.isError && (
              <LinkFailure
                // The alert above shows problems of the link itself.
                onRetry={isShownAsNotice(link.error) && (() => void link.refetch())}
              />
            )}
            {reset.isError && !hasFieldMessages(reset.error) && <LinkFailure onRetry={false} />}
            <NewPasswordFields
              value={value}
              onChange={setValue}
              showProblems={isSubmitted}
              known={email}
            />
          </>
        )}
      </AuthForm>
    </PasswordPage>
  );
}

/** Of a refused password; any other refusal may be about the link. */
const hasFieldMessages = (failure: unknown) => (toFailureEffect(failure).items ?? []).length > 0;

/** @param props.isUnconfirmed true if the host may have saved a password without a reply */
function LinkOver({ isUnconfirmed }: { isUnconfirmed: boolean }) {
  return (
    <PasswordPage title="Set New Password">
      <Alert severity="warning" variant="outlined" sx={{ mb: 2.5, textWrap: "balance" }}>
        This password link has expired, was already used or is not complete.
        {isUnconfirmed && " If you have just set a new password, sign in with it."}
      </Alert>
      <Button variant="contained" size="large" fullWidth href={href("system@resetPassword")}>
        Request a new link
      </Button>
    </PasswordPage>
  );
}

/**
 * Part of the form, since a notice would disappear. Offers another link even if a retry may help.
 */
function LinkFailure({ onRetry }: { onRetry: false | (() => void) }) {
  const part = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(part);
  return (
    <Box ref={part} sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      {onRetry && (
        <>
          <div role="alert">
            <InlineError>We could not check this link. Try again or request a new one.</InlineError>
          </div>
          <Button variant="outlined" onClick={onRetry}>
            Try again
          </Button>
        </>
      )}
      <Button variant="outlined" href={href("system@resetPassword")}>
        Request a new link
      </Button>
    </Box>
  );
}
