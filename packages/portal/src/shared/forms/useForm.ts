import { type ApiError, isApiError } from "@recurrent/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useAppContext, useCompanyId, useSignedIn } from "../context/app-context.ts";
import { isNotFound, toFailureEffect } from "../errors/failure.ts";
import { isCompanyPage, pageKey } from "../routes/address.ts";
import { useMountedRef, useIsCurrentPage } from "../context/page.ts";
import { useRedirect } from "../context/useRedirect.ts";
import { useWhenSignedIn } from "../context/useWhenSignedIn.ts";
import { markSession, type SessionMark } from "../session/session-mark.ts";
import { SAVING_QUESTION, useLeaveGuard } from "./useLeaveGuard.ts";
import { withoutSecrets } from "./draft-values.ts";
import { useDraft } from "./useDraft.ts";
import { useFormValues } from "./useFormValues.ts";
import { useUnconfirmed } from "./useUnconfirmed.ts";
import { isSameValue } from "./same-value.ts";

const STOPPED = "Your changes were not saved because the page was locked.";
/** On /404, which says neither what happened nor that it was the save. */
const GONE = "Your changes were not saved because what you edited no longer exists.";

/** Returned by `onSubmit` when it sent nothing. */
export const NOT_SENT = Symbol("not-sent");

export interface SendingForm<Values> {
  readonly base: Values;
  /** Replaces the current and the initial values. */
  reset(values: Values, base: Values): void;
  /** False once the form was left or leaving was confirmed. */
  isHere(): boolean;
  /** Earlier attempts, without secrets and files, that the host may have saved: no reply came. */
  readonly unconfirmed: readonly Values[];
  /** Once the user has been asked about them. */
  clearUnconfirmed(): void;
  /** Runs the write. Until the host replies, the draft has its values among the unconfirmed. */
  write<Result>(sent: Values, call: () => Promise<Result>): Promise<Result>;
}

export interface UseFormOptions<Values, Reply> {
  /** A newer reply replaces them while the form is unchanged. */
  defaultValues: Values;
  /** Leaving with only these changes does not ask. */
  propose?: (values: Values) => Values;
  /** The `mutateAsync` of a write with `SHOWS_OWN_FAILURE`. */
  onSubmit: (values: Values, form: SendingForm<Values>) => Promise<Reply | typeof NOT_SENT>;
  /** Never stored in a draft, and emptied once saved: passwords. */
  secrets?: readonly (keyof Values)[];
  /** Never stored in a draft, but kept after a failure: files. */
  excludeFromDraft?: readonly (keyof Values)[];
  /** Default: 'Data updated successfully!' (shell 8). */
  notice?: string;
  redirectTo?: (reply: Reply) => string;
  /** In milliseconds (shell 9). Default 0. */
  redirectDelayMs?: number;
  onSaved?: (reply: Reply, values: Values) => void;
}

export function useForm<Values extends object, Reply>({
  defaultValues,
  propose = (proposed) => proposed,
  onSubmit: send,
  secrets = [],
  excludeFromDraft = [],
  notice = "Data updated successfully!",
  redirectTo,
  redirectDelayMs = 0,
  onSaved,
}: UseFormOptions<Values, Reply>) {
  const app = useAppContext();
  const { user } = useSignedIn();
  const showWhenSignedIn = useWhenSignedIn();
  const companyId = useCompanyId();
  const { pathname, search } = useLocation();
  const isShown = useIsCurrentPage();
  const redirect = useRedirect();
  const queries = useQueryClient();
  const [error, setError] = useState<ApiError | null>(null);
  const [pending, setPending] = useState(false);
  const { values, setValues, stored, untouched, isDirty, begin, beginSaved, acceptProposals } =
    useFormValues(defaultValues, propose, pending);
  const { unconfirmed, setUnconfirmed, write } = useUnconfirmed<Values>();
  // Secrets that went with the session.
  const [lost, setLost] = useState<readonly (keyof Values)[]>([]);
  const canLeave = useRef(false);

  const notInDraft = [...secrets, ...excludeFromDraft];
  const draftValues = withoutSecrets(values, stored, notInDraft);
  const leftOut = notInDraft
    .filter((key) => lost.includes(key) || !isSameValue(values[key], stored[key]))
    .map(String);
  const { offer, drop, canKeep } = useDraft({
    key: {
      userId: user.id,
      path: pageKey(pathname + search),
      ...(isCompanyPage(pathname) && { companyId }),
    },
    stored: defaultValues,
    base: stored,
    draftValues,
    leftOut,
    unconfirmed,
    isDirty: leftOut.length > 0 || !isSameValue(draftValues, untouched),
    restore({ values: typedBefore, base, unconfirmed: sentBefore }) {
      // Changes by others are found on submit.
      begin(base, withoutSecrets(typedBefore, values, notInDraft), base);
      setUnconfirmed(sentBefore);
    },
  });
  const isInDraft = leftOut.length === 0;
  const unsaved = useMemo(
    () => ({
      canLeave: () => canLeave.current,
      isInDraft: () => isInDraft && canKeep(),
      onLeave() {
        canLeave.current = true;
        // What is being sent may be refused; a success drops the draft.
        if (!pending) drop();
      },
      ...(pending && { question: SAVING_QUESTION }),
    }),
    [canKeep, drop, isInDraft, pending],
  );
  useLeaveGuard(isDirty ? unsaved : null);

  const mounted = useMountedRef();

  function onDone(reply: Reply, sent: Values): void {
    onSaved?.(reply, sent);
    showWhenSignedIn(() => app.messages.notices.success(notice));
    drop();
    if (!mounted.current) {
      if (redirectTo) app.session.replaceLockedFrom(pathname + search, redirectTo(reply));
      return;
    }
    const clean = withoutSecrets(sent, stored, notInDraft);
    beginSaved(clean);
    setUnconfirmed([]);
    if (redirectTo) {
      canLeave.current = true;
      setTimeout(() => void redirect(redirectTo(reply)), redirectDelayMs);
    } else {
      setPending(false);
    }
  }

  function onFailed(failure: unknown, begun: SessionMark): void {
    setPending(false);
    if (app.showFailureAfterLock(failure, begun, STOPPED)) return;
    if (!isApiError(failure)) {
      app.showFailure(failure);
      return;
    }
    if (failure.kind === "validation" && mounted.current) {
      setError(failure);
      // A refused choice may no longer exist.
      void queries.invalidateQueries({ type: "active" });
      return;
    }
    // The SDK has ended the session; the draft stays.
    if (failure.kind === "unauthorized") {
      setLost(secrets.filter((key) => !isSameValue(values[key], stored[key])));
      setValues((typed) => withoutSecrets(typed, stored, secrets));
      return;
    }
    // A redirect must not ask before leaving.
    if (toFailureEffect(failure).redirectTo) canLeave.current = true;
    if (isShown()) app.showFailure(failure);
    else app.showFailureInPlace(failure);
    if (isNotFound(failure)) app.messages.notices.warning(GONE);
  }

  async function submit(): Promise<void> {
    // Proposals that were not changed are wanted as well: leaving now must ask.
    acceptProposals();
    setPending(true);
    setError(null);
    app.messages.clearErrors();
    app.messages.notices.clearSuccesses();
    const begun = markSession(app.session);
    let sent = values;
    const reset = (next: Values, base: Values) => {
      sent = next;
      begin(base, next, base);
    };
    try {
      const isStaying = () => mounted.current && !canLeave.current;
      const reply = await send(sent, {
        base: stored,
        reset,
        isHere: isStaying,
        unconfirmed,
        clearUnconfirmed: () => setUnconfirmed([]),
        write: (attempt, call) => write(withoutSecrets(attempt, stored, notInDraft), call),
      });
      if (reply !== NOT_SENT) onDone(reply, sent);
      else setPending(false);
    } catch (failure) {
      onFailed(failure, begun);
    }
  }

  return {
    values,
    isDirty,
    /** Stays true after success until the redirect. */
    pending,
    /** For a ui-kit form: `<ProfileForm {...form.props} />`. */
    props: {
      value: values,
      onChange: setValues,
      pending,
      error,
      onDismissError: () => setError(null),
      // An old success would look like the result of this attempt.
      onRefused: app.messages.notices.clearSuccesses,
      /** `FormLayout` guards against double presses. */
      onSubmit: submit,
    },
    draft: offer,
    /** For an entity that is gone. Settles once the page is left. */
    navigateWithoutAsking(path: string): Promise<void> {
      unsaved.onLeave();
      return redirect(path);
    },
  };
}
