import { type ApiError, isApiError } from "@recurrent/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useAppContext, useCompanyId, useSignedIn } from "../context/app-context.ts";
import { toFailureEffect } from "../errors/failure.ts";
import { isCompanyPage, pageKey } from "../routes/address.ts";
import { useIsMounted, useIsCurrentPage } from "../context/page.ts";
import type { DraftContent, DraftKey } from "../session/draft-store.ts";
import { SAVING_QUESTION, useLeaveGuard } from "./useLeaveGuard.ts";
import { draftFor, isSameValue, withoutSecrets } from "./values.ts";

/** For the write of a form, which shows its own failures: `useCompanyUpdate(FORM_WRITE)`. */
export const FORM_WRITE = { meta: { failure: "own" } } as const;

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
  setUnconfirmed(attempts: readonly Values[]): void;
}

export interface UseFormOptions<Values, Reply> {
  /** A newer reply replaces them while the form is unchanged. */
  defaultValues: Values;
  /** Leaving with only these changes does not ask. */
  propose?: (values: Values) => Values;
  /** The `mutateAsync` of a write with {@link FORM_WRITE}. */
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
  const companyId = useCompanyId();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isShown = useIsCurrentPage();
  const queries = useQueryClient();
  const [values, setValues] = useState(() => propose(defaultValues));
  const [stored, setStored] = useState(defaultValues);
  // Values before any change by the user.
  const [untouched, setUntouched] = useState(values);
  const [seen, setSeen] = useState(defaultValues);
  // The reply may be older than what was saved, until the next one.
  const [isReplyStale, setReplyStale] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const [pending, setPending] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState<readonly Values[]>([]);
  // Secrets that went with the session.
  const [lost, setLost] = useState<readonly (keyof Values)[]>([]);
  const canLeave = useRef(false);
  const isDirty = !isSameValue(values, untouched);

  const isNewReply = !isSameValue(defaultValues, seen);
  if (isNewReply) {
    setSeen(defaultValues);
    setReplyStale(false);
  }
  const canShowReply = !isDirty && !pending && (isNewReply || !isReplyStale);
  // Set while rendering, so that no frame shows the old values.
  if (canShowReply && !isSameValue(defaultValues, stored)) {
    begin(defaultValues, propose(defaultValues));
  }

  function begin(base: Values, next: Values, clean = next): void {
    setStored(base);
    setUntouched(clean);
    setValues(next);
  }

  const notInDraft = [...secrets, ...excludeFromDraft];
  const draftValues = withoutSecrets(values, stored, notInDraft);
  const leftOut = notInDraft
    .filter((key) => lost.includes(key) || !isSameValue(values[key], stored[key]))
    .map(String);
  const { offer, drop } = useDraft({
    key: {
      userId: user.id,
      path: pageKey(pathname + search),
      ...(isCompanyPage(pathname) && { companyId }),
    },
    stored: defaultValues,
    base: stored,
    draftValues,
    leftOut,
    unconfirmed: pending ? [...unconfirmed, draftValues] : unconfirmed,
    isDirty: leftOut.length > 0 || !isSameValue(draftValues, untouched),
    restore({ values: typedBefore, base, unconfirmed: sentBefore }) {
      // Changes by others are found on submit.
      begin(base, withoutSecrets(typedBefore, values, notInDraft), base);
      setUnconfirmed(sentBefore);
    },
  });
  const unsaved = useMemo(
    () => ({
      canLeave: () => canLeave.current,
      onLeave() {
        canLeave.current = true;
        // What is being sent may be refused; a success drops the draft.
        if (!pending) drop();
      },
      ...(pending && { question: SAVING_QUESTION }),
    }),
    [drop, pending],
  );
  useLeaveGuard(isDirty ? unsaved : null);

  const isMounted = useIsMounted();

  function onDone(reply: Reply, sent: Values): void {
    onSaved?.(reply, sent);
    app.messages.notices.success(notice);
    drop();
    if (!isMounted.current) return;
    const clean = withoutSecrets(sent, stored, notInDraft);
    begin(clean, clean);
    setReplyStale(true);
    setUnconfirmed([]);
    if (redirectTo) {
      canLeave.current = true;
      setTimeout(() => void openPage(redirectTo(reply)), redirectDelayMs);
    } else {
      setPending(false);
    }
  }

  async function openPage(path: string): Promise<void> {
    if (isShown()) await navigate(path);
  }

  function onFailed(failure: unknown): void {
    setPending(false);
    if (!isApiError(failure)) {
      app.showFailure(failure);
      return;
    }
    if (failure.kind === "validation" && isMounted.current) {
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
  }

  async function submit(): Promise<void> {
    // Proposals that were not changed are wanted as well: leaving now must ask.
    setUntouched(stored);
    setPending(true);
    setError(null);
    app.messages.onNavigation();
    app.messages.notices.clearSuccesses();
    let sent = values;
    const reset = (next: Values, base: Values) => {
      sent = next;
      begin(base, next, base);
    };
    try {
      const isStaying = () => isMounted.current && !canLeave.current;
      const reply = await send(sent, {
        base: stored,
        reset,
        isHere: isStaying,
        unconfirmed,
        setUnconfirmed: (attempts) =>
          setUnconfirmed(attempts.map((each) => withoutSecrets(each, stored, notInDraft))),
      });
      if (reply !== NOT_SENT) onDone(reply, sent);
      else setPending(false);
    } catch (failure) {
      onFailed(failure);
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
      return openPage(path);
    },
  };
}

/** In milliseconds. */
const SETTLE_MS = 400;

/** A draft of an earlier visit. */
export interface DraftOffer {
  /** Keys of what was given as well but is not in the draft: files, passwords. */
  readonly leftOut: readonly string[];
  /** Null if nothing else was changed. */
  readonly restore: (() => void) | null;
  readonly discard: () => void;
}

interface FoundDraft<Values> extends Pick<DraftOffer, "leftOut"> {
  readonly values: Values;
  readonly base: Values;
  readonly isChanged: boolean;
  readonly unconfirmed: readonly Values[];
}

interface UseDraftOptions<Values> {
  readonly key: DraftKey;
  /** A draft equal to these is ignored. */
  readonly stored: Values;
  readonly base: Values;
  /** Without passwords and files. */
  readonly draftValues: Values;
  /** Keys of changed passwords and files. */
  readonly leftOut: readonly string[];
  readonly unconfirmed: readonly Values[];
  readonly isDirty: boolean;
  restore(draft: Pick<FoundDraft<Values>, "base" | "unconfirmed" | "values">): void;
}

/** The draft survives an ended session, a lock or a closed tab. */
function useDraft<Values extends object>(options: UseDraftOptions<Values>) {
  const { draftValues, base, leftOut, unconfirmed, isDirty } = options;
  const { drafts } = useAppContext();
  const [{ stored }] = useState(options);
  const [draft] = useState(() => drafts.open(options.key));
  const [found, setFound] = useState<FoundDraft<Values> | null>(null);
  // Null while nothing is unsaved.
  const unsaved = useRef<DraftContent | null>(null);
  const isKept = useRef(false);
  const isRestored = useRef(false);

  const removeRestored = useCallback(() => {
    if (isRestored.current) void draft.removeRead();
    isRestored.current = false;
  }, [draft]);

  // Written again even if unchanged: a form in another tab may have restored or discarded it.
  const flush = useCallback(() => {
    if (unsaved.current === null) return;
    isKept.current = true;
    void draft.write(unsaved.current);
    removeRestored();
  }, [draft, removeRestored]);

  const drop = useCallback(() => {
    unsaved.current = null;
    isKept.current = false;
    void draft.remove();
    removeRestored();
  }, [draft, removeRestored]);

  useEffect(() => {
    let isHere = true;
    void draft.read().then((content) => {
      const values = draftFor(content?.values, stored);
      const began = draftFor(content?.base, stored);
      // Offered even if the user typed before the database opened.
      if (!isHere || !values || !began) return;
      const isChanged = !isSameValue(values, stored);
      const { leftOut: without = [], unconfirmed: attempts = [] } = content ?? {};
      if (isChanged || without.length > 0) {
        const sent = attempts.flatMap((attempt) => draftFor(attempt, stored) ?? []);
        setFound({ values, base: began, isChanged, leftOut: without, unconfirmed: sent });
      }
    });
    return () => {
      isHere = false;
    };
  }, [draft, stored]);

  const text = JSON.stringify([draftValues, base, leftOut, unconfirmed]);
  useEffect(() => {
    if (!isDirty) {
      unsaved.current = null;
      // A draft of an earlier visit stays.
      if (isKept.current) drop();
      return;
    }
    unsaved.current = { values: draftValues, base, leftOut, unconfirmed };
    const timer = setTimeout(flush, SETTLE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `text` covers the content
  }, [text, isDirty, flush, drop]);

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    // On phones this may be the page's last event.
    const onHidden = () => document.visibilityState === "hidden" && flush();
    document.addEventListener("visibilitychange", onHidden, { signal });
    addEventListener("pagehide", flush, { signal });
    // Fires earlier, which gives the database a moment.
    addEventListener("beforeunload", flush, { signal });
    return () => {
      left.abort();
      flush();
    };
  }, [flush]);

  const offer: DraftOffer | null = found && {
    leftOut: found.leftOut,
    restore: found.isChanged
      ? () => {
          options.restore(found);
          isRestored.current = true;
          setFound(null);
        }
      : null,
    discard() {
      setFound(null);
      void draft.removeRead();
    },
  };
  return { offer, drop };
}
