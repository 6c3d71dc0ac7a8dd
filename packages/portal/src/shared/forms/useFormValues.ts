import { useState } from "react";
import { rebase } from "./merge.ts";
import { isSameValue } from "./same-value.ts";

/**
 * The values of a form. Each new reply replaces them while the user has changed nothing. A change
 * that a reply already has, such as one that was saved although its reply was lost, is no change
 * any more: turning it back is one.
 *
 * @param isPending true while they are sent
 */
export function useFormValues<Values extends object>(
  defaultValues: Values,
  propose: (values: Values) => Values,
  isPending: boolean,
) {
  const [values, setValues] = useState(() => propose(defaultValues));
  const [stored, setStored] = useState(defaultValues);
  // Values before any change by the user.
  const [untouched, setUntouched] = useState(values);
  const [seen, setSeen] = useState(defaultValues);
  // The reply may be older than what was saved, until the next one.
  const [isReplyStale, setReplyStale] = useState(false);
  const [compared, setCompared] = useState(defaultValues);
  // Keys that the user has changed, also if they were changed back.
  const [touched, setTouched] = useState<readonly (keyof Values)[]>([]);
  const isDirty = !isSameValue(values, untouched);

  function begin(base: Values, next: Values, clean = next): void {
    setStored(base);
    setUntouched(clean);
    setValues(next);
    setTouched([]);
  }

  const changed = keysOf(values).filter((key) => !isSameValue(values[key], untouched[key]));
  if (!changed.every((key) => touched.includes(key))) {
    setTouched([...new Set([...touched, ...changed])]);
  }

  const isNewReply = !isSameValue(defaultValues, seen);
  if (isNewReply) {
    setSeen(defaultValues);
    setReplyStale(false);
  }
  // What is being sent counts as a change until its reply.
  if (!isPending && !isSameValue(defaultValues, compared)) {
    setCompared(defaultValues);
    if (isDirty) {
      setStored(rebase(stored, values, defaultValues));
      setUntouched(rebase(untouched, values, defaultValues));
    }
  }
  // A text must not become another one below the caret because a letter was removed again.
  const isTypedBack = touched.some((key) => !isSameValue(defaultValues[key], stored[key]));
  const canShowReply = !isDirty && !isPending && (isNewReply || !(isReplyStale || isTypedBack));
  // Set while rendering, so that no frame shows the old values.
  if (canShowReply && !isSameValue(defaultValues, stored)) {
    begin(defaultValues, propose(defaultValues));
  }

  return {
    values,
    setValues,
    /** Those of the reply that the form shows, or those that it has saved. */
    stored,
    untouched,
    isDirty,
    /**
     * Replaces all values.
     *
     * @param base what is stored
     * @param clean without changes by the user; default: `next`
     */
    begin,
    /** Begins with what was saved. */
    beginSaved(saved: Values): void {
      begin(saved, saved);
      setReplyStale(true);
    },
    /** Counts proposals as changes by the user. */
    acceptProposals: () => setUntouched(stored),
  };
}

const keysOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values)[];
