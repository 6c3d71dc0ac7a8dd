import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { hasUnknownOutcome, type RequestOptions } from "@recurrent/sdk";
import { type ReadOptions, refetchWithEtag, type Versioned } from "@recurrent/sdk/react";
import {
  ChangesDialog,
  type ChangesDialogProps,
  type ChangeSide,
  FormAlert,
  useConfirm,
  useOneCall,
} from "@recurrent/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import { PencilLine } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useAppContext } from "../context/app-context.ts";
import { isConflict, isShownAsNotice } from "../errors/failure.ts";
import {
  type DraftOffer,
  type UseFormOptions,
  type SendingForm,
  useForm,
  NOT_SENT,
} from "./useForm.ts";
import {
  findConflicts,
  findLost,
  type ReadOnlyField,
  type MergeFields,
  mergeChanges,
  isSameValue,
  type Versions,
} from "./values.ts";

export interface UseEditFormOptions<Values, Thing, Reply> extends Omit<
  UseFormOptions<Values, Reply>,
  "defaultValues" | "onSubmit"
> {
  /** In a sentence, for example 'this event'. */
  subject: string;
  readAgain: () => Promise<Versioned<Thing>>;
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
  /** @param now the server's entity, with the `ETag` for the write */
  onSubmit: (values: Values, now: Versioned<Thing>) => Promise<Reply | typeof NOT_SENT>;
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
  const { reconcile = (values: Values, before: Thing) => ({ values, before }) } = options;
  const app = useAppContext();
  const confirm = useConfirm();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const giveUp = useRef<() => void>(undefined);
  const [began, setBegan] = useState(thing);
  useEffect(() => () => giveUp.current?.(), []);

  /** Null when the user goes back or leaves the page. */
  function askWhichToKeep(
    shown: Pick<ChangesDialogProps, "changes" | "isUnconfirmed" | "otherChanges">,
  ) {
    return new Promise<Choices | null>((resolve) => {
      const answer = (given: Choices | null) => {
        giveUp.current = undefined;
        // The content stays visible while the dialog fades.
        setConflict((last) => last && { ...last, open: false });
        resolve(given);
      };
      giveUp.current = () => resolve(null);
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

  /** Null when the user gives up and returns to the form. */
  async function readNow(isHere: () => boolean): Promise<Versioned<Thing> | null> {
    for (;;) {
      try {
        return await options.readAgain();
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
        app.messages.onNavigation();
      }
    }
  }

  /** Asks about changes that the changes of others make impossible. */
  async function canDrop(lost: readonly string[]): Promise<boolean> {
    if (lost.length === 0) return true;
    return confirm({
      title: "Not all of your changes can be saved",
      question: `Because someone else has changed ${subject}, these changes of yours cannot be saved:`,
      subject: lost.join(", "),
      confirmLabel: "Save without them",
      cancelLabel: "Back to the form",
      isCancelMain: true,
    });
  }

  async function onSubmit(
    values: Values,
    { base, reset, isHere, setUnconfirmed, ...form }: SendingForm<Values>,
  ) {
    let versions: Omit<Versions<Values>, "theirs"> = { base, mine: values };
    let known = began;
    let isUnconfirmed = form.unconfirmed.length > 0;
    for (let attempt = 1; ; attempt += 1) {
      const now = await readNow(isHere);
      if (now === null || !isHere()) return NOT_SENT;
      const settled: Reconciled<Values, Thing> = isUnconfirmed
        ? reconcile(versions.mine, known, now.value)
        : { values: versions.mine, before: known };
      const { before } = settled;
      const compared = mergeFields(before, now.value);
      const met = { base: versions.base, mine: settled.values, theirs: valuesOf(now.value) };
      const changes = findConflicts(compared, met);
      const otherChanges = changesBetween(readOnlyFields(before), readOnlyFields(now.value));
      const isSame = changes.length === 0 && otherChanges.length === 0;
      const shown = { changes, otherChanges, isUnconfirmed };
      const choices = isSame ? {} : await askWhichToKeep(shown);
      if (choices === null) return NOT_SENT;
      const mine = mergeChanges(compared, met, choices);
      const lost = findLost(compared, met, mine, (sent) => toPayload(sent, now.value));
      if (!(await canDrop(lost)) || !isHere()) return NOT_SENT;
      versions = { base: met.theirs, mine };
      known = now.value;
      reset(versions.mine, versions.base);
      setBegan(known);
      if (settled.note !== undefined) app.messages.notices.warning(settled.note);
      isUnconfirmed = false;
      setUnconfirmed([]);
      try {
        return await options.onSubmit(versions.mine, now);
      } catch (failure) {
        if (hasUnknownOutcome(failure)) setUnconfirmed([versions.mine]);
        if (!isConflict(failure) || attempt === MAX_ATTEMPTS) throw failure;
      }
    }
  }

  const form = useForm<Values, Reply>({ ...options, defaultValues: valuesOf(thing), onSubmit });
  if (!form.isDirty && !form.pending && began !== thing) setBegan(thing);
  return {
    ...form,
    conflict,
  };
}

/** Bypasses the cache. */
export function useReadAgain<Model>(
  query: Pick<ReadOptions<Model>, "queryKey" | "call">,
  callOptions?: () => Pick<RequestOptions, "signal">,
): () => Promise<Versioned<Model>> {
  const queries = useQueryClient();
  return () => refetchWithEtag(queries, query, callOptions?.());
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

/**
 * Asks in the 'Confirmation' dialog (shell 8).
 *
 * @param question the exact words of shell 8 and training 8
 * @param remove the `mutateAsync` of a delete
 * @param onDeleted shows the notice, if any, and redirects
 */
export function useDeletion<Thing = void>(
  question: string,
  nameOf: (thing: Thing) => string,
  remove: (thing: Thing) => Promise<unknown>,
  onDeleted: (thing: Thing) => void | Promise<void>,
) {
  const confirm = useConfirm();
  return useOneCall(async (thing: Thing): Promise<void> => {
    if (!(await confirm({ question, subject: nameOf(thing) }))) return;
    try {
      await remove(thing);
    } catch {
      // The mutation cache has shown it.
      return;
    }
    await onDeleted(thing);
  });
}

interface Conflict extends ChangesDialogProps {
  /** A new key resets earlier choices. */
  readonly count: number;
}

const FIELDS = "input, textarea, [role=combobox], [role=spinbutton], [contenteditable=true]";

function focusFirstField(form: Element | null | undefined): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>(FIELDS) ?? [])];
  fields
    .find((field) => !field.matches(":disabled, [tabindex='-1']") && field.checkVisibility())
    ?.focus();
}

interface FormQuestionsProps {
  draft: DraftOffer | null;
  conflict?: Conflict | null;
}

/** Texts about values that are never stored in a draft, by their key. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  files: "The files that you had chosen were not kept. Choose them again.",
  password: "The new password that you had entered was not kept. Enter it again.",
};

function draftTexts({ restore, leftOut }: DraftOffer): string[] {
  const offer = restore === null ? [] : ["You have unsaved changes from an earlier visit."];
  return [...offer, ...leftOut.flatMap((key) => LEFT_OUT[key] ?? [])];
}

/** Placed beside the form. The pressed button of an offer goes, so the focus moves into the form. */
export function FormQuestions({ draft, conflict }: FormQuestionsProps) {
  const region = useRef<HTMLDivElement>(null);
  const texts = draft ? draftTexts(draft) : [];
  const restore = draft?.restore;
  const answer = (act: () => void) => {
    act();
    focusFirstField(region.current?.parentElement?.querySelector("form"));
  };
  return (
    <>
      {/* A live region must exist before its text. */}
      <Box ref={region} role="status" sx={{ "&:empty": { position: "absolute" } }}>
        {draft && texts.length > 0 && (
          <FormAlert
            sign={<PencilLine size={18} />}
            actions={
              <>
                {restore && (
                  <Button size="small" variant="outlined" onClick={() => answer(restore)}>
                    Restore draft
                  </Button>
                )}
                <Button size="small" color="inherit" onClick={() => answer(draft.discard)}>
                  {restore ? "Discard" : "Dismiss"}
                </Button>
              </>
            }
          >
            {texts.map((text) => (
              <div key={text}>{text}</div>
            ))}
          </FormAlert>
        )}
      </Box>
      {conflict && <ChangesDialog key={conflict.count} {...conflict} />}
    </>
  );
}
