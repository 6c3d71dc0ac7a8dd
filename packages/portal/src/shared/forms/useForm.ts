import { type ApiError, isApiError } from "@recurrent/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useRuntime, useSignedIn } from "../context/runtime.ts";
import { effectOf } from "../errors/failure.ts";
import { placeOf } from "../routes/address.ts";
import { useIsHere, useIsShown } from "../context/page.ts";
import type { DraftContent, DraftKey } from "../session/draft-store.ts";
import { useLeaveGuard } from "./useLeaveGuard.ts";
import { draftFor, same, withoutSecrets } from "./values.ts";

/** Give it to the write of a form: `useUpdateCompany(FORM_WRITE)`. The form shows its failures. */
export const FORM_WRITE = { meta: { failure: "own" } } as const;

/** Instead of a reply: nothing was sent, and the form stays as it is. */
export const WITHHELD = Symbol("withheld");

/** The form that a `send` is about, for one that asks before it sends. */
export interface SendingForm<Values> {
  /** What the form began with. */
  readonly base: Values;
  /** Makes other values those of the form, and what it began with. */
  take(values: Values, base: Values): void;
  /** Whether the form is still there and leaving it was not agreed to: only then is anything asked. */
  isHere(): boolean;
}

/** What a form is about. */
export interface FormWork<Values, Reply> {
  /** The values as the server holds them; a newer reply is taken over while nothing was changed. */
  initial: Values;
  /** Makes the one call: the `mutateAsync` of a write that was given {@link FORM_WRITE}. */
  send: (values: Values, form: SendingForm<Values>) => Promise<Reply | typeof WITHHELD>;
  /** Fields that are emptied once they are sent, and never kept in a draft: passwords. */
  secrets?: readonly (keyof Values)[];
  /** Fields never kept in a draft that stay through a failure, to be sent again: files. */
  unkept?: readonly (keyof Values)[];
  /** Said when it worked. Default: 'Data updated successfully!' (shell 8). */
  notice?: string;
  /** Where to go on success; left out to stay. */
  leadsTo?: (reply: Reply) => string;
  /** How long the notice is read before going there, in milliseconds (shell 9). Default 0. */
  afterMs?: number;
  /** Called on success, before anything else. */
  onSaved?: (reply: Reply, values: Values) => void;
}

/**
 * Everything a form of the portal does besides looking like one (issue: forms): one call however often
 * it is pressed, the server's refusals for `FormShell` to show, a question before unsaved changes are
 * left, a draft that outlives the session, the notice and the way on.
 */
export function useForm<Values extends object, Reply>(work: FormWork<Values, Reply>) {
  const { initial, send, secrets = [], unkept = [], leadsTo, afterMs = 0, onSaved } = work;
  const { notice = "Data updated successfully!" } = work;
  const runtime = useRuntime();
  const { user } = useSignedIn();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isShown = useIsShown();
  const queries = useQueryClient();
  const [values, setValues] = useState(initial);
  const [stored, setStored] = useState(initial);
  const [seen, setSeen] = useState(initial);
  const [error, setError] = useState<ApiError | null>(null);
  const [pending, setPending] = useState(false);
  const isReleased = useRef(false);
  const isDirty = !same(values, stored);

  if (!same(initial, seen)) {
    setSeen(initial);
    // Taken over while rendering, so that no frame shows the older values.
    if (!isDirty && !pending) {
      setValues(initial);
      setStored(initial);
    }
  }

  const unfit = [...secrets, ...unkept];
  const keepable = withoutSecrets(values, stored, unfit);
  const { offer, drop } = useDraft({
    key: { userId: user.id, path: placeOf(pathname + search) },
    stored: initial,
    base: stored,
    keepable,
    isDirty: !same(keepable, stored),
    restore(typedBefore, base) {
      setValues((typed) => withoutSecrets(typedBefore, typed, unfit));
      // What has changed since it was typed is found when it is sent, as in a form that stayed open.
      setStored(base);
    },
  });
  const unsaved = useMemo(
    () => ({
      isReleased: () => isReleased.current,
      onLeave() {
        isReleased.current = true;
        drop();
      },
    }),
    [drop],
  );
  useLeaveGuard(isDirty ? unsaved : null);

  const isHere = useIsHere();

  function onDone(reply: Reply, sent: Values): void {
    onSaved?.(reply, sent);
    runtime.messages.notices.success(notice);
    drop();
    if (!isHere.current) return;
    const clean = withoutSecrets(sent, stored, unfit);
    setStored(clean);
    setValues(clean);
    if (leadsTo) {
      isReleased.current = true;
      setTimeout(() => void leadTo(leadsTo(reply)), afterMs);
    } else setPending(false);
  }

  /** Whoever went elsewhere in the meantime stays there. */
  async function leadTo(path: string): Promise<void> {
    if (isShown()) await navigate(path);
  }

  function onFailed(failure: unknown): void {
    setValues((typed) => withoutSecrets(typed, stored, secrets));
    setPending(false);
    if (!isApiError(failure)) {
      runtime.fail(failure);
      return;
    }
    if (failure.kind === "validation") {
      setError(failure);
      // What was refused may be no longer on offer: everything that the page shows is asked for again.
      void queries.invalidateQueries({ type: "active" });
      return;
    }
    // The session is over; the SDK has told of it, and the draft stays for the next one.
    if (failure.kind === "unauthorized") return;
    // Refused altogether: the page is left without a question, and the draft stays.
    if (effectOf(failure).leadsTo) isReleased.current = true;
    if (isShown()) runtime.fail(failure);
    else runtime.failStaying(failure);
  }

  async function submit(): Promise<void> {
    setPending(true);
    setError(null);
    runtime.messages.onNavigation();
    runtime.messages.notices.clearSuccesses();
    let sent = values;
    const take = (next: Values, base: Values) => {
      sent = next;
      setValues(next);
      setStored(base);
    };
    try {
      const isStaying = () => isHere.current && !isReleased.current;
      const reply = await send(sent, { base: stored, take, isHere: isStaying });
      if (reply !== WITHHELD) onDone(reply, sent);
      else setPending(false);
    } catch (failure) {
      onFailed(failure);
    }
  }

  return {
    values,
    isDirty,
    /** From the press until the answer, and on until the page is left. */
    pending,
    /** What the kit's form of these values takes: `<ProfileForm {...form.props} />`. */
    props: {
      value: values,
      onChange: setValues,
      pending,
      /** What the server refused with 422; null otherwise. */
      error,
      onDismissError: () => setError(null),
      // A success above would be taken for that of what was just refused.
      onRefused: runtime.messages.notices.clearSuccesses,
      /** Makes one call; `FormShell` asks for one however often it is pressed. */
      onSubmit: submit,
    },
    draft: offer,
    /**
     * Gives up what was typed and goes there without asking: the thing of the form is gone. Whoever has left
     * the form by then stays where they are. Settles once it is left.
     */
    leaveFor(path: string): Promise<void> {
      unsaved.onLeave();
      return leadTo(path);
    },
  };
}

/** Typing settles for so long before it is written down. */
const SETTLE_MS = 400;

interface DraftWork<Values> {
  readonly key: DraftKey;
  /** What the server holds: a draft that says the same is no draft. */
  readonly stored: Values;
  /** What the form began with. */
  readonly base: Values;
  /** What may be kept: never a password or a file. */
  readonly keepable: Values;
  readonly isDirty: boolean;
  /** Puts a draft into the form, and what the form began with when it was typed. */
  restore(values: Values, base: Values): void;
}

/**
 * Keeps what is typed until it is saved or given up, so that it outlives an ended session, a lock or a
 * closed tab, and finds it again when the same person opens the same form.
 */
function useDraft<Values extends object>(work: DraftWork<Values>) {
  const { keepable, base, isDirty } = work;
  const { drafts } = useRuntime();
  const [{ stored }] = useState(work);
  const [kept] = useState(() => drafts.open(work.key));
  const [found, setFound] = useState<{ values: Values; base: Values } | null>(null);
  const unwritten = useRef<DraftContent | null>(null);
  const isKept = useRef(false);

  const flush = useCallback(() => {
    if (unwritten.current === null) return;
    const content = unwritten.current;
    unwritten.current = null;
    isKept.current = true;
    void kept.write(content);
  }, [kept]);

  const drop = useCallback(() => {
    unwritten.current = null;
    isKept.current = false;
    void kept.remove();
  }, [kept]);

  useEffect(() => {
    let isHere = true;
    void kept.read().then((content) => {
      const values = draftFor(content?.values, stored);
      const began = draftFor(content?.base, stored);
      // A person who types faster than a database opens is offered the older draft all the same.
      if (isHere && values && began && !same(values, stored)) setFound({ values, base: began });
    });
    return () => {
      isHere = false;
    };
  }, [kept, stored]);

  const text = JSON.stringify([keepable, base]);
  useEffect(() => {
    if (!isDirty) {
      unwritten.current = null;
      // Everything was typed back. What an earlier visit left is still on offer, and stays.
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
    // The page may never be told more than this (a phone, a closed tab).
    const onHidden = () => document.visibilityState === "hidden" && flush();
    document.addEventListener("visibilitychange", onHidden, { signal });
    addEventListener("pagehide", flush, { signal });
    // Earlier than that, while the browser asks: a database needs a moment.
    addEventListener("beforeunload", flush, { signal });
    return () => {
      left.abort();
      flush();
    };
  }, [flush]);

  return {
    /** What an earlier visit left unsaved; null when there is nothing. */
    offer: found && {
      restore() {
        work.restore(found.values, found.base);
        setFound(null);
      },
      /** Throws it away for good. */
      discard() {
        setFound(null);
        // What was typed since then takes its place, also when that is still to be written.
        if (!isKept.current) void kept.remove();
      },
    },
    /** Throws away what is kept of this form; nothing is kept any more until it changes again. */
    drop,
  };
}
