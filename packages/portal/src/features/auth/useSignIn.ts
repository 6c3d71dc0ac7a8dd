import type { StoredToken } from "@recurrent/sdk";
import { useMutation } from "@tanstack/react-query";
import { useAppContext } from "../../shared/context/app-context.ts";
import { useIsSameVisit } from "../../shared/context/page.ts";
import { onRefused, onSignedIn, type PendingLogin } from "./login-outcome.ts";
import { redirectRule, UNSAFE_REDIRECT } from "./redirect-rule.ts";
import { signInCalls } from "./sign-in-calls.ts";

type Credentials = Parameters<Awaited<ReturnType<typeof signInCalls>>["signIn"]>[0];

/**
 * Signs in on the login and lock pages. Leaving the page cancels the sign-in, since the next page may
 * be for signing in as someone else.
 *
 * @param path of the form, shown again if a newer build reloads the page
 * @param onPending called after the right password; `enter` starts the session and shows a failure
 */
export function useSignIn(
  path: string,
  onPending: (
    login: PendingLogin,
    enter: (token: StoredToken) => Promise<void>,
  ) => void | Promise<void>,
) {
  const app = useAppContext();
  const { config, messages } = app;
  const isSameVisit = useIsSameVisit();
  const entering = useMutation({
    mutationFn: async (token: StoredToken) =>
      (await signInCalls(path)).startSession(app, token, isSameVisit),
    meta: { failure: "in-place" },
    gcTime: 0,
  });
  const login = useMutation({
    async mutationFn(credentials: Credentials) {
      const { signIn } = await signInCalls(path);
      const rule = redirectRule(config);
      return signIn(credentials, { persist: false }).then(
        (signedIn) => onSignedIn(signedIn, rule),
        (error: unknown) => onRefused(error, rule),
      );
    },
    meta: { failure: "in-place" },
    gcTime: 0,
    onMutate: () => messages.clearErrors(),
    async onSuccess(outcome) {
      if (!isSameVisit()) return;
      if (outcome.kind === "bad-redirect") messages.notices.error(UNSAFE_REDIRECT);
      else if (outcome.kind !== "refused") await onPending(outcome, entering.mutateAsync);
    },
  });
  return {
    login,
    /** Never rejects, since the mutation cache shows errors. */
    signIn: (credentials: Credentials) => login.mutateAsync(credentials).catch(() => undefined),
    entering,
    /** Shown on the form; null for none. */
    passwordError: login.data?.kind === "refused" ? login.data.message : null,
  };
}
