import { useCallback, useEffect, useRef, useState } from "react";
import { useRuntime } from "../runtime/runtime.ts";
import type { DraftContent, DraftKey } from "../session/draft-store.ts";
import { draftFor, type FormValues, same } from "./values.ts";

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
}

/**
 * Keeps what is typed until it is saved or given up, so that it outlives an ended session, a lock or a
 * closed tab, and finds it again when the same person opens the same form.
 */
export function useDraft<Values extends FormValues>(work: DraftWork<Values>) {
  const { keepable, base, isDirty } = work;
  const { drafts } = useRuntime();
  const [{ stored }] = useState(work);
  const [kept] = useState(() => drafts.open(work.key));
  const [offered, setOffered] = useState<{ values: Values; base: Values } | null>(null);
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
    void kept.read().then((found) => {
      const values = draftFor(found?.values, stored);
      const began = draftFor(found?.base, stored);
      // Somebody who types faster than a database opens is offered the older draft all the same.
      if (isHere && values && began && !same(values, stored)) {
        setOffered({ values, base: began });
      }
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
    // The page may never be told more than this (a phone, a closed tab).
    const onHidden = () => document.visibilityState === "hidden" && flush();
    document.addEventListener("visibilitychange", onHidden);
    addEventListener("pagehide", flush);
    // Earlier than that, while the browser asks: a database needs a moment.
    addEventListener("beforeunload", flush);
    return () => {
      document.removeEventListener("visibilitychange", onHidden);
      removeEventListener("pagehide", flush);
      removeEventListener("beforeunload", flush);
      flush();
    };
  }, [flush]);

  return {
    /** The draft that was found when the form opened, and what the form began with when it was typed. */
    offer: offered && {
      ...offered,
      /** Takes the offer away; the caller has put the values into the form. */
      accept: () => setOffered(null),
      /** Throws it away for good. */
      discard() {
        setOffered(null);
        // What was typed since then takes its place, also when that is still to be written.
        if (!isKept.current) void kept.remove();
      },
    },
    /** Throws away what is kept of this form; nothing is kept any more until it changes again. */
    drop,
  };
}
