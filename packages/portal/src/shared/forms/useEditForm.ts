import type { Versioned } from "@recurrent/sdk/react";
import { type ChangesDialogProps, type ChangeSide, useConfirm } from "@recurrent/ui-kit";
import { useEffect, useRef, useState } from "react";
import { useAppContext } from "../context/app-context.ts";
import { isConflict, isShownAsNotice } from "../errors/failure.ts";
import type { Conflict } from "./FormQuestions.tsx";
import {
  findConflicts,
  findLost,
  mergeChanges,
  type MergeFields,
  type ReadOnlyField,
  type Versions,
} from "./merge.ts";
import { isSameValue } from "./same-value.ts";
import { NOT_SENT, type SendingForm, useForm, type UseFormOptions } from "./useForm.ts";

export interface UseEditFormOptions<Values, Thing, Reply> extends Omit<
  UseFormOptions<Values, Reply>,
  "defaultValues" | "onSubmit"
> {
  /** In a sentence, for example 'this event'. */
  subject: string;
  refetch: () => Promise<Versioned<Thing>>;
  thing: Thing;
  valuesOf: (thing: Thing) => Values;
  /**
   * @param before the entity as the form began with it. Without fields for what only this version
   *   has, nobody would be asked about what others removed.
   */
  mergeFields: (before: Thing, now: Thing) => MergeFields<Values>;
  /** Shown values that only others may change. */
  readOnlyFields?: (thing: Thing) => readonly ReadOnlyField[];
  /** Called after an attempt that the host may have saved, of which no reply came. */
  reconcile?: (values: Values, before: Thing, now: Thing) => Reconciled<Values, Thing>;
  /** Payload of a write, if it leaves out values that depend on others. Default: all values. */
  toPayload?: (values: Values, now: Thing) => unknown;
  /** Called with the merged values, whose choices may be gone. Default: all can be saved. */
  dropUnavailable?: (values: Values, now: Thing) => Available<Values>;
  /** @param now the server's entity, with the `ETag` for the write */
  onSubmit: (values: Values, now: Versioned<Thing>) => Promise<Reply>;
}

export interface Available<Values> {
  readonly values: Values;
  /** Describes each change that is left out; the user is asked about them. */
  readonly dropped: readonly string[];
}

/** What an attempt without a reply has left to do. */
export interface Reconciled<Values, Thing> {
  /** Without what the attempt has added, which another one would add again. */
  readonly values: Values;
  /** The entity as the form began with it, with what the attempt has changed. */
  readonly before: Thing;
  /** Tells the user what is not sent again. */
  readonly note?: string | undefined;
}

type Choices = Readonly<Record<string, ChangeSide>>;

/** Asks for each change by others which side to keep. */
function useConflict(subject: string) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const cancelQuestion = useRef<() => void>(undefined);
  useEffect(() => () => cancelQuestion.current?.(), []);

  /** Null when the user goes back or leaves the page. */
  function askWhichToKeep(
    shown: Pick<ChangesDialogProps, "changes" | "isUnconfirmed" | "otherChanges">,
  ) {
    return new Promise<Choices | null>((resolve) => {
      const answer = (given: Choices | null) => {
        cancelQuestion.current = undefined;
        // The content stays visible while the dialog fades.
        setConflict((last) => last && { ...last, open: false });
        resolve(given);
      };
      cancelQuestion.current = () => resolve(null);
      setConflict((last) => ({
        ...shown,
        count: (last?.count ?? 0) + 1,
        open: true,
        subject,
        onSave: answer,
        onBack: () => answer(null),
      }));
    });
  }

  return { conflict, askWhichToKeep };
}

/** A host may reject its own newest `ETag`. */
const MAX_ATTEMPTS = 3;

/**
 * Refetches before saving, and the user decides field by field about changes by others. `If-Match`
 * covers the gap between both calls: a 412 opens the same dialog.
 */
export function useEditForm<Values extends object, Thing, Reply>(
  options: UseEditFormOptions<Values, Thing, Reply>,
) {
  const { subject, thing, valuesOf, mergeFields, readOnlyFields = () => [] } = options;
  const { toPayload = (values: Values) => values } = options;
  const { dropUnavailable = (values: Values) => ({ values, dropped: [] }) } = options;
  const { reconcile = (values: Values, before: Thing) => ({ values, before }) } = options;
  const app = useAppContext();
  const confirm = useConfirm();
  const { conflict, askWhichToKeep } = useConflict(subject);
  const [initialThing, setInitialThing] = useState(thing);

  /** Null when the user gives up and returns to the form. */
  async function readNow(isHere: () => boolean): Promise<Versioned<Thing> | null> {
    for (;;) {
      try {
        return await options.refetch();
      } catch (failure) {
        if (!isShownAsNotice(failure) || !isHere()) throw failure;
        app.showFailure(failure);
        const again = await confirm({
          title: "Nothing was saved",
          question: `We could not check whether someone else changed ${subject}. Your entries are still here.`,
          confirmLabel: "Try again",
          cancelLabel: "Back to the form",
        });
        if (!again) return null;
        app.messages.clearErrors();
      }
    }
  }

  /** Asks about changes that the changes of others make impossible. */
  async function canDrop(lost: readonly string[]): Promise<boolean> {
    if (lost.length === 0) return true;
    return confirm({
      title: "Not all of your changes can be saved",
      question: `Because ${subject} has changed in the meantime, these changes of yours cannot be saved:`,
      subject: lost.join(", "),
      confirmLabel: "Save without them",
      cancelLabel: "Back to the form",
      isCancelMain: true,
    });
  }

  async function onSubmit(
    values: Values,
    { base, reset, isHere, clearUnconfirmed, write, ...form }: SendingForm<Values>,
  ) {
    let versions: Omit<Versions<Values>, "theirs"> = { base, mine: values };
    let known = initialThing;
    let isUnconfirmed = form.unconfirmed.length > 0;
    for (let attempt = 1; ; attempt += 1) {
      const now = await readNow(isHere);
      if (now === null || !isHere()) return NOT_SENT;
      const reconciled: Reconciled<Values, Thing> = isUnconfirmed
        ? reconcile(versions.mine, known, now.value)
        : { values: versions.mine, before: known };
      const { before } = reconciled;
      const compared = mergeFields(before, now.value);
      const allVersions = {
        base: versions.base,
        mine: reconciled.values,
        theirs: valuesOf(now.value),
      };
      const changes = findConflicts(compared, allVersions);
      const otherChanges = changesBetween(readOnlyFields(before), readOnlyFields(now.value));
      const isSame = changes.length === 0 && otherChanges.length === 0;
      const shown = { changes, otherChanges, isUnconfirmed };
      const choices = isSame ? {} : await askWhichToKeep(shown);
      if (choices === null) return NOT_SENT;
      const merged = mergeChanges(compared, allVersions, choices);
      const lost = findLost(compared, allVersions, merged, (sent) => toPayload(sent, now.value));
      const { values: mine, dropped } = dropUnavailable(merged, now.value);
      if (!(await canDrop([...lost, ...dropped])) || !isHere()) return NOT_SENT;
      versions = { base: allVersions.theirs, mine };
      known = now.value;
      reset(versions.mine, versions.base);
      setInitialThing(known);
      if (reconciled.note !== undefined) app.messages.notices.warning(reconciled.note);
      isUnconfirmed = false;
      clearUnconfirmed();
      try {
        return await write(mine, () => options.onSubmit(mine, now));
      } catch (failure) {
        if (!isConflict(failure) || attempt === MAX_ATTEMPTS) throw failure;
      }
    }
  }

  const form = useForm<Values, Reply>({ ...options, defaultValues: valuesOf(thing), onSubmit });
  if (!form.isDirty && !form.pending && initialThing !== thing) setInitialThing(thing);
  return {
    ...form,
    conflict,
  };
}

function changesBetween(
  before: readonly ReadOnlyField[],
  now: readonly ReadOnlyField[],
): ChangesDialogProps["otherChanges"] {
  return now.flatMap(({ label, value }) => {
    const former = before.find((field) => field.label === label);
    return former && !isSameValue(former.value, value)
      ? [{ label, before: former.value, now: value }]
      : [];
  });
}
