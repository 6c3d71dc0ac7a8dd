import { useConfirm } from "@recurrent/ui-kit";
import { useRef, useState } from "react";

/**
 * Asks in the 'Confirmation' dialog of shell 8, makes one call, then goes on. A failure is shown where
 * all are, and leaves the page as it was.
 *
 * @param question the exact words of shell 8 and training 8
 * @param remove the `mutateAsync` of a delete; gets what was to be deleted where a page has several
 * @param onDeleted what follows: the notice, if any, and where to go
 */
export function useDeletion<Thing = void>(
  question: string,
  remove: (thing: Thing) => Promise<unknown>,
  onDeleted: (thing: Thing) => void,
) {
  const confirm = useConfirm();
  const [pending, setPending] = useState(false);
  const isBusy = useRef(false);

  async function run(thing: Thing): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      if (!(await confirm({ question }))) return;
      setPending(true);
      const isDone = await remove(thing).then(
        () => true,
        // The mutation cache has shown it.
        () => false,
      );
      if (isDone) onDeleted(thing);
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  }

  return { pending, start: (thing: Thing) => void run(thing) };
}
