import { useCallback, useEffect, useRef, useState } from "react";
import { useAppContext } from "../context/app-context.ts";
import type { DraftContent, DraftKey } from "../session/draft-store.ts";
import { draftFor } from "./draft-values.ts";
import { isSameValue } from "./same-value.ts";

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

const GONE = "That draft was saved, restored or discarded in another tab meanwhile.";

const NOT_KEPT =
  "Your changes cannot be kept as a draft in this browser. They are lost if you leave this page before they are saved.";

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

/** The form works without a draft. */
function logFailure(failure: unknown): void {
  // oxlint-disable-next-line no-console -- nothing that a user could do
  console.warn(failure);
}

/** Null if there is none, or if it is of another form. */
function toFound<Values extends object>(
  content: DraftContent | null,
  stored: Values,
): FoundDraft<Values> | null {
  const values = draftFor(content?.values, stored);
  const base = draftFor(content?.base, stored);
  if (!values || !base) return null;
  const { leftOut = [], unconfirmed = [] } = content ?? {};
  const sent = unconfirmed.flatMap((attempt) => draftFor(attempt, stored) ?? []);
  return { values, base, isChanged: !isSameValue(values, stored), leftOut, unconfirmed: sent };
}

/** The draft survives an ended session, a lock or a closed tab. */
export function useDraft<Values extends object>(options: UseDraftOptions<Values>) {
  const { draftValues, base, leftOut, unconfirmed, isDirty } = options;
  const { drafts, messages } = useAppContext();
  const [{ stored }] = useState(options);
  const [draft] = useState(() => drafts.open(options.key));
  const [found, setFound] = useState<FoundDraft<Values> | null>(null);
  // Null while nothing is unsaved.
  const unsaved = useRef<DraftContent | null>(null);
  const isRestored = useRef(false);
  // When the browser has refused to store the draft. The user is warned of the first refusal.
  const refusal = useRef<"never" | "earlier" | "last write">("never");

  // Written again even if unchanged: a form in another tab may have restored or discarded it.
  const flush = useCallback(() => {
    if (unsaved.current === null) return;
    draft.write(unsaved.current, isRestored.current).then(
      () => {
        isRestored.current = false;
        if (refusal.current === "last write") refusal.current = "earlier";
      },
      (failure: unknown) => {
        logFailure(failure);
        if (refusal.current === "never") messages.notices.warning(NOT_KEPT);
        refusal.current = "last write";
      },
    );
  }, [draft, messages]);

  const drop = useCallback(() => {
    unsaved.current = null;
    draft.remove().catch(logFailure);
    if (isRestored.current) draft.removeRead().catch(logFailure);
    isRestored.current = false;
  }, [draft]);

  useEffect(() => {
    let isHere = true;
    draft.read().then((content) => {
      const read = toFound(content, stored);
      // Offered even if the user typed before the database opened.
      if (isHere && read && (read.isChanged || read.leftOut.length > 0)) setFound(read);
    }, logFailure);
    return () => {
      isHere = false;
    };
  }, [draft, stored]);

  const text = JSON.stringify([draftValues, base, leftOut, unconfirmed]);
  useEffect(() => {
    if (!isDirty) {
      // A draft of an earlier visit stays while nothing was changed.
      if (unsaved.current !== null) drop();
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

  function restore(latest: FoundDraft<Values> | null): void {
    if (latest === null) return void messages.notices.warning(GONE);
    options.restore(latest);
    isRestored.current = true;
  }

  const offer: DraftOffer | null = found && {
    leftOut: found.leftOut,
    restore: found.isChanged
      ? () => {
          setFound(null);
          // Its form may be open in another tab and have written more since.
          draft.readAgain().then(
            (content) => restore(toFound(content, stored)),
            (failure: unknown) => {
              logFailure(failure);
              restore(found);
            },
          );
        }
      : null,
    discard() {
      setFound(null);
      draft.removeRead().catch(logFailure);
    },
  };
  /** False while the browser refuses to store the draft. */
  const canKeep = useCallback(() => refusal.current !== "last write", []);
  return { offer, drop, canKeep };
}
