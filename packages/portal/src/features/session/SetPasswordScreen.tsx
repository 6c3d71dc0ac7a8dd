import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type NewPassword, setNewPassword, verifyPasswordLink } from "@recurrent/sdk";
import {
  AuthLayout,
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
import { BannerAlert } from "../../app/BannerAlert.tsx";
import { useFooter, useRuntime } from "../../app/runtime-context.ts";
import { effectOf } from "../../errors/failure.ts";
import { address, href } from "../../routes/address.ts";
import { useIsShown } from "../../view/useIsShown.ts";
import { AuthBanner, AuthForm, AuthLinks } from "./AuthForm.tsx";

const EMPTY: NewPassword = { password: "", passwordConfirmation: "" };

/** /password/reset/:id (shell 2.9). */
export function SetPasswordScreen() {
  const { id = "" } = useParams();
  const { messages } = useRuntime();
  const footer = useFooter();
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
    <AuthLayout title="Set New Password" footer={footer} focusOnMount>
      <AuthBanner>
        <BannerAlert />
      </AuthBanner>
      <AuthForm noValidate onSubmit={onSubmit}>
        <Field
          label="Username"
          type="email"
          name="username"
          autoComplete="username"
          disabled
          value={link.data?.email ?? ""}
        />
        {/* What is wrong with the link itself stands in the alert above. */}
        {link.isError && effectOf(link.error).kind === "notice" && (
          <LinkFailure onRetry={() => void link.refetch()} />
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
    </AuthLayout>
  );
}

/** Says why the button does not work, for as long as it does not: a notice is gone in a moment. */
function LinkFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Box sx={{ display: "grid", justifyItems: "start", gap: 1 }}>
      <div role="alert">
        <InlineError>
          The link could not be verified, so no password can be set with it yet.
        </InlineError>
      </div>
      <Button variant="outlined" onClick={onRetry}>
        Try again
      </Button>
    </Box>
  );
}
