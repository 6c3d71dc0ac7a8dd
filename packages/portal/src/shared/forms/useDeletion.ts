import { hasUnknownOutcome } from "@recurrent/sdk";
import { useConfirm, useOneCall } from "@recurrent/ui-kit";
import { useAppContext } from "../context/app-context.ts";
import { formatGone, isNotFound } from "../errors/failure.ts";
import { markSession, wasLockedSince } from "../session/session-mark.ts";
import { useWhenSignedIn } from "../context/useWhenSignedIn.ts";

interface UseDeletionOptions<Thing> {
  /** The exact words of shell 8 and training 8. */
  question: string;
  nameOf: (thing: Thing) => string;
  /** The `mutateAsync` of a delete. */
  remove: (thing: Thing) => Promise<unknown>;
  /** Default: none, except after a lock, when the page is another one. */
  notice?: string;
  /** Redirects. */
  onDeleted: (thing: Thing) => void | Promise<void>;
}

/** Asks in the 'Confirmation' dialog (shell 8). */
export function useDeletion<Thing = void>({
  question,
  nameOf,
  remove,
  notice,
  onDeleted,
}: UseDeletionOptions<Thing>) {
  const { messages, session } = useAppContext();
  const showWhenSignedIn = useWhenSignedIn();
  const confirm = useConfirm();
  return useOneCall(async (thing: Thing): Promise<void> => {
    const answer = { confirmLabel: "Delete", isDestructive: true };
    if (!(await confirm({ question, subject: nameOf(thing), ...answer }))) return;
    const begun = markSession(session);
    try {
      await remove(thing);
    } catch (failure) {
      // The mutation cache has shown it; /404 says not what is gone.
      const text = textOfFailure(nameOf(thing), failure);
      if (text !== undefined) showWhenSignedIn(() => messages.notices.warning(text));
      return;
    }
    const text =
      notice ?? (wasLockedSince(session, begun) ? `${nameOf(thing)} was deleted.` : undefined);
    if (text !== undefined) showWhenSignedIn(() => messages.notices.success(text));
    await onDeleted(thing);
  });
}

function textOfFailure(name: string, failure: unknown): string | undefined {
  if (isNotFound(failure)) return formatGone(name);
  // If the host has deleted it, a refetch opens /404.
  return hasUnknownOutcome(failure) ? `We could not confirm that ${name} was deleted.` : undefined;
}
