import { useConfirm } from "@recurrent/ui-kit";
import { NOT_SENT, type SendingForm, useForm, type UseFormOptions } from "./useForm.ts";

interface UseCreateFormOptions<Values, Reply, Entry> extends Omit<
  UseFormOptions<Values, Reply>,
  "onSubmit"
> {
  /** For example 'event'. */
  kind: string;
  /** Bypasses the cache: `useRefetchWithEtag` of the list. */
  readList: () => Promise<{ readonly value: readonly Entry[] }>;
  /**
   * The name of what an attempt without a reply has created, or null.
   *
   * @param attempt the values of that attempt; those of the form may have changed since
   */
  findCreated: (attempt: Values, list: readonly Entry[]) => string | null;
  onSubmit: (values: Values) => Promise<Reply>;
}

/** A form that creates one thing, also when a reply was lost and the user tries again. */
export function useCreateForm<Values extends object, Reply, Entry>({
  kind,
  readList,
  findCreated,
  onSubmit: create,
  ...options
}: UseCreateFormOptions<Values, Reply, Entry>) {
  const confirm = useConfirm();

  async function findIn(attempts: readonly Values[]): Promise<string | undefined> {
    if (attempts.length === 0) return undefined;
    const { value: list } = await readList();
    return attempts.map((attempt) => findCreated(attempt, list)).find((name) => name !== null);
  }

  const canCreateBeside = (created: string) =>
    confirm({
      title: "Created already?",
      question: `We could not confirm your last attempt, and the list has this ${kind} now. Create another one?`,
      subject: created,
      confirmLabel: "Create another",
      cancelLabel: "Back to the form",
      isCancelMain: true,
    });

  async function onSubmit(
    values: Values,
    { unconfirmed, clearUnconfirmed, write, isHere }: SendingForm<Values>,
  ) {
    // Not found is not refused: a slow host may still create it.
    const created = await findIn(unconfirmed);
    if (created !== undefined) {
      if (!(await canCreateBeside(created))) return NOT_SENT;
      clearUnconfirmed();
    }
    if (!isHere()) return NOT_SENT;
    return write(values, () => create(values));
  }

  return useForm<Values, Reply>({ ...options, onSubmit });
}
