import Button from "@mui/material/Button";
import { type ReadOptions, refetchWithEtag, type Versioned } from "@recurrent/sdk/react";
import {
  ChangesDialog,
  type ChangesDialogProps,
  type ChangeSide,
  FormNote,
  useConfirm,
  useOneCall,
} from "@recurrent/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import { PencilLine } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useRuntime } from "../context/runtime.ts";
import { isChanged, isNotice } from "../errors/failure.ts";
import { type FormWork, type SendingForm, useForm, WITHHELD } from "./useForm.ts";
import {
  differencesOf,
  type Fact,
  type FormPart,
  mergedOf,
  same,
  type Versions,
} from "./values.ts";

/** The form of something that is there already, and that others may be changing. */
export interface EditWork<Values, Thing, Reply> extends Omit<
  FormWork<Values, Reply>,
  "initial" | "send"
> {
  /** As a sentence names it: 'this event'. */
  subject: string;
  /** Asks for it past the cache: `useReadAgain`. */
  readAgain: () => Promise<Versioned<Thing>>;
  /** As it is known now. */
  thing: Thing;
  /** What the form begins with. */
  valuesOf: (thing: Thing) => Values;
  /** What of the form is compared and asked about, as the person sees it. */
  parts: (thing: Thing) => readonly FormPart<Values>[];
  /** What else its form shows and others may change. */
  facts?: (thing: Thing) => readonly Fact[];
  /**
   * Makes the one call.
   *
   * @param now the thing as the server has it, and what to hold the write to
   */
  send: (values: Values, now: Versioned<Thing>) => Promise<Reply | typeof WITHHELD>;
}

type Choices = Readonly<Record<string, ChangeSide>>;

/** A host that answers 412 to its own newest `ETag` is not asked for ever. */
const ATTEMPTS = 3;

/**
 * A form over something that others may change meanwhile. Before it is sent the thing is asked for again.
 * What somebody else has changed since the form began is shown, and the person says field by field which
 * side is kept; what nobody changed is not asked about. Hosts that give an `ETag` are sent it along, which
 * closes the moment between the two calls: their 412 leads to the same questions.
 */
export function useEditForm<Values extends object, Thing, Reply>(
  work: EditWork<Values, Thing, Reply>,
) {
  const { subject, thing, valuesOf, parts, facts = () => [] } = work;
  const runtime = useRuntime();
  const confirm = useConfirm();
  const [asked, setAsked] = useState<Asked | null>(null);
  const giveUp = useRef<() => void>(undefined);
  const [began, setBegan] = useState(thing);
  useEffect(() => () => giveUp.current?.(), []);

  /** Shows the differences until whose is kept is answered; null when not, or when the page is left. */
  function askWhose(shown: Pick<ChangesDialogProps, "changes" | "told">) {
    return new Promise<Choices | null>((resolve) => {
      const answer = (given: Choices | null) => {
        giveUp.current = undefined;
        // What was asked stays while its dialog fades.
        setAsked((last) => last && { ...last, open: false });
        resolve(given);
      };
      giveUp.current = () => resolve(null);
      setAsked((last) => ({
        ...shown,
        count: (last?.count ?? 0) + 1,
        open: true,
        subject,
        onSave: answer,
        onBack: () => answer(null),
      }));
    });
  }

  /** The thing as the server has it; null when that cannot be had and the person goes back to the form. */
  async function readNow(isHere: () => boolean): Promise<Versioned<Thing> | null> {
    for (;;) {
      try {
        return await work.readAgain();
      } catch (failure) {
        // Whoever may not see it any more, or is signed out, is led away as by any other call.
        if (!isNotice(failure) || !isHere()) throw failure;
        runtime.fail(failure);
        const again = await confirm({
          title: "Nothing was saved",
          question: `We could not check whether someone else changed ${subject}. Your entries are still here.`,
          confirmLabel: "Try again",
          cancelLabel: "Back to the form",
        });
        if (!again) return null;
        runtime.messages.onNavigation();
      }
    }
  }

  async function send(values: Values, { base, take, isHere }: SendingForm<Values>) {
    let versions: Omit<Versions<Values>, "theirs"> = { base, mine: values };
    let known = began;
    for (let attempt = 1; ; attempt += 1) {
      const now = await readNow(isHere);
      if (now === null || !isHere()) return WITHHELD;
      const compared = parts(now.value);
      const met = { ...versions, theirs: valuesOf(now.value) };
      const changes = differencesOf(compared, met);
      const told = toldBetween(facts(known), facts(now.value));
      const isSame = changes.length === 0 && told.length === 0;
      const choices = isSame ? {} : await askWhose({ changes, told });
      if (choices === null) return WITHHELD;
      versions = { base: met.theirs, mine: mergedOf(compared, met, choices) };
      known = now.value;
      take(versions.mine, versions.base);
      setBegan(known);
      try {
        return await work.send(versions.mine, now);
      } catch (failure) {
        if (!isChanged(failure) || attempt === ATTEMPTS) throw failure;
      }
    }
  }

  const form = useForm<Values, Reply>({ ...work, initial: valuesOf(thing), send });
  if (!form.isDirty && !form.pending && began !== thing) setBegan(thing);
  return {
    ...form,
    /** What is asked before the form is sent; for `FormQuestions`. */
    asked,
  };
}

/** What asks for the thing of a query past the cache. */
export function useReadAgain<Model>(
  query: Pick<ReadOptions<Model>, "queryKey" | "call">,
): () => Promise<Versioned<Model>> {
  const queries = useQueryClient();
  return () => refetchWithEtag(queries, query);
}

/** Facts that are others by now. */
function toldBetween(before: readonly Fact[], now: readonly Fact[]): ChangesDialogProps["told"] {
  return now.flatMap(({ label, value }) => {
    const former = before.find((fact) => fact.label === label);
    return former && !same(former.value, value)
      ? [{ label, before: former.value, now: value }]
      : [];
  });
}

/**
 * Asks in the 'Confirmation' dialog of shell 8, makes one call, then goes on. A failure is shown where
 * all are, and leaves the page as it was.
 *
 * @param question the exact words of shell 8 and training 8
 * @param nameOf whom or what is deleted, below the question
 * @param remove the `mutateAsync` of a delete; gets what was to be deleted where a page has several
 * @param onDeleted what follows: the notice, if any, and where to go
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

/** What others have changed meanwhile, and what answers whose is kept. */
interface Asked extends ChangesDialogProps {
  /** Another question begins with nothing chosen. */
  readonly count: number;
}

interface FormQuestionsProps {
  /** What was typed and never saved; null offers nothing. */
  draft: { restore: () => void; discard: () => void } | null;
  /** Whose changes are kept, before a form is sent whose thing others have changed. */
  asked?: Asked | null;
}

/** What a form asks by itself, above its fields or in a dialog. */
export function FormQuestions({ draft, asked }: FormQuestionsProps) {
  return (
    <>
      {draft && (
        <FormNote
          sign={<PencilLine size={18} />}
          actions={
            <>
              <Button size="small" variant="outlined" onClick={draft.restore}>
                Restore draft
              </Button>
              <Button size="small" color="inherit" onClick={draft.discard}>
                Discard
              </Button>
            </>
          }
        >
          You have unsaved changes from an earlier visit.
        </FormNote>
      )}
      {asked && <ChangesDialog key={asked.count} {...asked} />}
    </>
  );
}
