import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { setNewPassword, verifyPasswordLink } from "@recurrent/sdk";
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
import { isNotFound, isShownAsNotice } from "../../shared/errors/failure.ts";
import { NO_PASSWORD } from "../../shared/forms/form-values.ts";
import { href } from "../../shared/routes/address.ts";
import { useAppContext } from "../../shared/context/app-context.ts";
import { AuthForm } from "./AuthForm.tsx";
import { PasswordPage, useBackToLogin } from "./PasswordPage.tsx";

/** /password/reset/:id (shell 2.9). */
export function SetPasswordPage() {
  const { id = "" } = useParams();
  const { messages } = useAppContext();
  const [value, setValue] = useState(NO_PASSWORD);

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
    meta: { failure: "in-place" },
    onMutate: () => messages.clearErrors(),
    onSuccess: useBackToLogin(),
  });

  if (isNotFound(link.error)) return <LinkOver />;
  return (
    <PasswordPage title="Set New Password">
      <AuthForm
        submit="Reset password"
        isComplete={isNewPasswordReady(value)}
        pending={reset.isPending}
        disabled={!link.data}
        // The mutation cache shows the error.
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

function LinkOver() {
  return (
    <PasswordPage title="Set New Password">
      <Alert severity="warning" variant="outlined" sx={{ mb: 2.5, textWrap: "balance" }}>
        This password link has expired or was already used.
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
