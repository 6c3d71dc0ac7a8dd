import { useConfirm } from "@recurrent/ui-kit";

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
  return async (thing: Thing): Promise<void> => {
    if (!(await confirm({ question }))) return;
    try {
      await remove(thing);
    } catch {
      // The mutation cache has shown it.
      return;
    }
    onDeleted(thing);
  };
}
