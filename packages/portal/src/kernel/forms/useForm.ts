import { type ApiError, isApiError } from "@recurrent/sdk";
import { useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useRuntime, useSignedIn } from "../runtime/runtime.ts";
import { effectOf } from "../errors/failure.ts";
import { placeOf } from "../routes/match.ts";
import { useIsHere } from "../view/useIsHere.ts";
import { useIsShown } from "../view/useIsShown.ts";
import { useLeaveGuard } from "./useLeaveGuard.ts";
import { useDraft } from "./useDraft.ts";
import { type FormValues, same, withoutSecrets } from "./values.ts";

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
export function useForm<Values extends FormValues, Reply>(work: FormWork<Values, Reply>) {
  const { initial, send, secrets = [], unkept = [], leadsTo, afterMs = 0, onSaved } = work;
  const { notice = "Data updated successfully!" } = work;
  const runtime = useRuntime();
  const { user } = useSignedIn();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isShown = useIsShown();
  const [values, setValues] = useState(initial);
  const [stored, setStored] = useState(initial);
  const [seen, setSeen] = useState(initial);
  const [error, setError] = useState<ApiError | null>(null);
  const [pending, setPending] = useState(false);
  const isSending = useRef(false);
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
  const draft = useDraft({
    key: { userId: user.id, path: placeOf(pathname + search) },
    stored: initial,
    base: stored,
    keepable,
    isDirty: !same(keepable, stored),
  });
  const { drop } = draft;
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
    if (!leadsTo) {
      settle();
      return;
    }
    isReleased.current = true;
    const path = leadsTo(reply);
    setTimeout(() => leadTo(path), afterMs);
  }

  /** Whoever went elsewhere in the meantime stays there. */
  function leadTo(path: string): void {
    if (isShown()) void navigate(path);
  }

  function onFailed(failure: unknown): void {
    if (isHere.current) {
      setValues((typed) => withoutSecrets(typed, stored, secrets));
      settle();
    }
    if (!isApiError(failure)) {
      runtime.fail(failure);
      return;
    }
    if (failure.kind === "validation") {
      setError(failure);
      return;
    }
    // The session is over; the SDK has told of it, and the draft stays for the next one.
    if (failure.kind === "unauthorized") return;
    // Refused altogether: the page is left without a question, and the draft stays.
    if (effectOf(failure).leadsTo) isReleased.current = true;
    if (isShown()) runtime.fail(failure);
    else runtime.failStaying(failure);
  }

  function settle(): void {
    isSending.current = false;
    setPending(false);
  }

  async function submit(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    setError(null);
    runtime.messages.onNavigation();
    let sent = values;
    const take = (next: Values, base: Values) => {
      sent = next;
      if (!isHere.current) return;
      setValues(next);
      setStored(base);
    };
    try {
      const isStaying = () => isHere.current && !isReleased.current;
      const reply = await send(sent, { base: stored, take, isHere: isStaying });
      if (reply !== WITHHELD) onDone(reply, sent);
      else if (isHere.current) settle();
    } catch (failure) {
      onFailed(failure);
    }
  }

  const { offer } = draft;
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
      /** Makes one call, however often it is asked to. */
      onSubmit: submit,
    },
    /** What an earlier visit left unsaved; null when there is nothing. */
    draft: offer && {
      discard: offer.discard,
      restore() {
        setValues((typed) => withoutSecrets(offer.values, typed, unfit));
        // What has changed since it was typed is found when it is sent, as in a form that stayed open.
        setStored(offer.base);
        offer.accept();
      },
    },
    /**
     * Gives up what was typed and goes there without asking: the thing of the form is gone. Whoever has left
     * the form by then stays where they are.
     */
    leaveFor(path: string) {
      unsaved.onLeave();
      leadTo(path);
    },
  };
}
