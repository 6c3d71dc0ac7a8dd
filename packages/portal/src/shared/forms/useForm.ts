import { type ApiError, isApiError } from "@recurrent/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useAppContext, useSignedIn } from "../context/app-context.ts";
import { toFailureEffect } from "../errors/failure.ts";
import { pageKey } from "../routes/address.ts";
import { useIsMounted, useIsCurrentPage } from "../context/page.ts";
import type { DraftContent, DraftKey } from "../session/draft-store.ts";
import { useLeaveGuard } from "./useLeaveGuard.ts";
import { draftFor, isSameValue, withoutSecrets } from "./values.ts";

/** For the write of a form: `useUpdateCompany(FORM_WRITE)`. The form shows its failures. */
export const FORM_WRITE = { meta: { failure: "own" } } as const;

/** Returned by `onSubmit` when it sent nothing; the form stays as it is. */
export const NOT_SENT = Symbol("not-sent");

export interface SendingForm<Values> {
  /** Values that the form began with. */
  readonly base: Values;
  /** Replaces the values of the form, and those it began with. */
  reset(values: Values, base: Values): void;
  /** False once the form was left, or leaving was confirmed: then nothing is asked. */
  isHere(): boolean;
}

export interface UseFormOptions<Values, Reply> {
  /** A newer reply replaces them while nothing was changed. */
  defaultValues: Values;
  /** Changes that the form begins with; leaving it without others asks nothing. */
  propose?: (values: Values) => Values;
  /** The `mutateAsync` of a write with {@link FORM_WRITE}. */
  onSubmit: (values: Values, form: SendingForm<Values>) => Promise<Reply | typeof NOT_SENT>;
  /** Fields never kept in a draft and emptied after sending: passwords. */
  secrets?: readonly (keyof Values)[];
  /** Fields never kept in a draft that stay after a failure, to be sent again: files. */
  excludeFromDraft?: readonly (keyof Values)[];
  /** Default: 'Data updated successfully!' (shell 8). */
  notice?: string;
  /** Left out to stay. */
  redirectTo?: (reply: Reply) => string;
  /** Time to read the notice before the redirect, in milliseconds (shell 9). Default 0. */
  redirectDelayMs?: number;
  onSaved?: (reply: Reply, values: Values) => void;
}

/**
 * Form state: submits once, shows server errors, saves a draft, warns before leaving, then
 * redirects.
 */
export function useForm<Values extends object, Reply>(work: UseFormOptions<Values, Reply>) {
  const {
    defaultValues,
    propose = (as) => as,
    onSubmit: send,
    secrets = [],
    excludeFromDraft = [],
    redirectTo,
    redirectDelayMs = 0,
    onSaved,
  } = work;
  const { notice = "Data updated successfully!" } = work;
  const app = useAppContext();
  const { user } = useSignedIn();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isShown = useIsCurrentPage();
  const queries = useQueryClient();
  const [values, setValues] = useState(() => propose(defaultValues));
  const [stored, setStored] = useState(defaultValues);
  // Values to which the person has changed nothing.
  const [untouched, setUntouched] = useState(values);
  const [seen, setSeen] = useState(defaultValues);
  const [error, setError] = useState<ApiError | null>(null);
  const [pending, setPending] = useState(false);
  const canLeave = useRef(false);
  const isDirty = !isSameValue(values, untouched);

  if (!isSameValue(defaultValues, seen)) {
    setSeen(defaultValues);
    // Set while rendering, so that no frame shows the older values.
    if (!isDirty && !pending) begin(defaultValues, propose(defaultValues));
  }

  function begin(base: Values, next: Values, clean = next): void {
    setStored(base);
    setUntouched(clean);
    setValues(next);
  }

  const unfit = [...secrets, ...excludeFromDraft];
  const keepable = withoutSecrets(values, stored, unfit);
  const { offer, drop } = useDraft({
    key: { userId: user.id, path: pageKey(pathname + search) },
    stored: defaultValues,
    base: stored,
    keepable,
    isDirty: !isSameValue(keepable, untouched),
    restore(typedBefore, base) {
      // Changes by others since then are found on submit, as in a form that stayed open.
      begin(base, withoutSecrets(typedBefore, values, unfit), base);
    },
  });
  const unsaved = useMemo(
    () => ({
      canLeave: () => canLeave.current,
      onLeave() {
        canLeave.current = true;
        drop();
      },
    }),
    [drop],
  );
  useLeaveGuard(isDirty ? unsaved : null);

  const isHere = useIsMounted();

  function onDone(reply: Reply, sent: Values): void {
    onSaved?.(reply, sent);
    app.messages.notices.success(notice);
    drop();
    if (!isHere.current) return;
    const clean = withoutSecrets(sent, stored, unfit);
    begin(clean, clean);
    if (redirectTo) {
      canLeave.current = true;
      setTimeout(() => void leadTo(redirectTo(reply)), redirectDelayMs);
    } else setPending(false);
  }

  /** Skips the redirect if the user has navigated away. */
  async function leadTo(path: string): Promise<void> {
    if (isShown()) await navigate(path);
  }

  function onFailed(failure: unknown): void {
    setValues((typed) => withoutSecrets(typed, stored, secrets));
    setPending(false);
    if (!isApiError(failure)) {
      app.showFailure(failure);
      return;
    }
    if (failure.kind === "validation") {
      setError(failure);
      // A refused choice may no longer exist, so everything on the page is refetched.
      void queries.invalidateQueries({ type: "active" });
      return;
    }
    // The SDK has ended the session; the draft stays for the next one.
    if (failure.kind === "unauthorized") return;
    // A redirect must not ask before leaving; the draft stays.
    if (toFailureEffect(failure).redirectTo) canLeave.current = true;
    if (isShown()) app.showFailure(failure);
    else app.showFailureInPlace(failure);
  }

  async function submit(): Promise<void> {
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
      const isStaying = () => isHere.current && !canLeave.current;
      const reply = await send(sent, { base: stored, reset, isHere: isStaying });
      if (reply !== NOT_SENT) onDone(reply, sent);
      else setPending(false);
    } catch (failure) {
      onFailed(failure);
    }
  }

  return {
    values,
    isDirty,
    /** True while submitting, and after success until the redirect. */
    pending,
    /** Props for a form of the kit: `<ProfileForm {...form.props} />`. */
    props: {
      value: values,
      onChange: setValues,
      pending,
      /** The 422 of the server, else null. */
      error,
      onDismissError: () => setError(null),
      // An older success would look like that of this attempt.
      onRefused: app.messages.notices.clearSuccesses,
      /** Makes one call; `FormLayout` guards against double presses. */
      onSubmit: submit,
    },
    draft: offer,
    /**
     * Discards the changes and navigates without asking, for an entity that is gone. Does nothing
     * if the user has left. Settles once the page is left.
     */
    navigateWithoutAsking(path: string): Promise<void> {
      unsaved.onLeave();
      return leadTo(path);
    },
  };
}

/** Debounce of writing a draft, in milliseconds. */
const SETTLE_MS = 400;

interface UseDraftOptions<Values> {
  readonly key: DraftKey;
  /** Values of the server: an equal draft is none. */
  readonly stored: Values;
  /** Values that the form began with. */
  readonly base: Values;
  /** Values without passwords and files. */
  readonly keepable: Values;
  readonly isDirty: boolean;
  /** Restores a draft, with the values that the form began with. */
  restore(values: Values, base: Values): void;
}

/**
 * Saves a draft until the form is saved or discarded, so that it outlives an ended session, a lock
 * or a closed tab.
 */
function useDraft<Values extends object>(work: UseDraftOptions<Values>) {
  const { keepable, base, isDirty } = work;
  const { drafts } = useAppContext();
  const [{ stored }] = useState(work);
  const [draft] = useState(() => drafts.open(work.key));
  const [found, setFound] = useState<{ values: Values; base: Values } | null>(null);
  const unwritten = useRef<DraftContent | null>(null);
  const isKept = useRef(false);

  const flush = useCallback(() => {
    if (unwritten.current === null) return;
    const content = unwritten.current;
    unwritten.current = null;
    isKept.current = true;
    void draft.write(content);
  }, [draft]);

  const drop = useCallback(() => {
    unwritten.current = null;
    isKept.current = false;
    void draft.remove();
  }, [draft]);

  useEffect(() => {
    let isHere = true;
    void draft.read().then((content) => {
      const values = draftFor(content?.values, stored);
      const began = draftFor(content?.base, stored);
      // A person who types faster than a database opens is still offered the older draft.
      if (isHere && values && began && !isSameValue(values, stored))
        setFound({ values, base: began });
    });
    return () => {
      isHere = false;
    };
  }, [draft, stored]);

  const text = JSON.stringify([keepable, base]);
  useEffect(() => {
    if (!isDirty) {
      unwritten.current = null;
      // Everything was typed back. A draft of an earlier visit stays.
      if (isKept.current) drop();
      return;
    }
    unwritten.current = { values: keepable, base };
    const timer = setTimeout(flush, SETTLE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `text` is what of both counts
  }, [text, isDirty, flush, drop]);

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    // On phones and closed tabs this may be the last event of the page.
    const onHidden = () => document.visibilityState === "hidden" && flush();
    document.addEventListener("visibilitychange", onHidden, { signal });
    addEventListener("pagehide", flush, { signal });
    // Fires earlier, while the browser asks: a database needs a moment.
    addEventListener("beforeunload", flush, { signal });
    return () => {
      left.abort();
      flush();
    };
  }, [flush]);

  return {
    /** Draft of an earlier visit, or null. */
    offer: found && {
      restore() {
        work.restore(found.values, found.base);
        setFound(null);
      },
      discard() {
        setFound(null);
        // A newer draft replaces it, also one still to be written.
        if (!isKept.current) void draft.remove();
      },
    },
    /** Deletes the draft; nothing is kept until the form changes again. */
    drop,
  };
}
