import { hasUnknownOutcome } from "@recurrent/sdk";
import { useConfirm } from "@recurrent/ui-kit";
import { NOT_SENT, type SendingForm, useForm, type UseFormOptions } from "./useForm.ts";

interface UseCreateFormOptions<Values, Reply> extends Omit<
  UseFormOptions<Values, Reply>,
  "onSubmit"
> {
  /** For example 'event'. */
  kind: string;
  /**
   * Looks in the list for what an attempt without a reply may have created. Returns its name, or
   * null.
   */
  findCreated: (values: Values) => Promise<string | null>;
  onSubmit: (values: Values) => Promise<Reply>;
}

/** A form that creates one thing, also when a reply was lost and the user tries again. */
export function useCreateForm<Values extends object, Reply>({
  kind,
  findCreated,
  onSubmit: create,
  ...options
}: UseCreateFormOptions<Values, Reply>) {
  const confirm = useConfirm();

  async function canCreateAgain(values: Values): Promise<boolean> {
    const created = await findCreated(values);
    if (created === null) return true;
    return confirm({
      title: "Created already?",
      question: `We could not confirm your last attempt, and the list has this ${kind} now. Create another one?`,
      subject: created,
      confirmLabel: "Create another",
      cancelLabel: "Back to the form",
      isCancelMain: true,
    });
  }

  async function onSubmit(
    values: Values,
    { isUnconfirmed, setUnconfirmed, isHere }: SendingForm<Values>,
  ) {
    if (isUnconfirmed && (!(await canCreateAgain(values)) || !isHere())) return NOT_SENT;
    setUnconfirmed(false);
    try {
      return await create(values);
    } catch (failure) {
      if (hasUnknownOutcome(failure)) setUnconfirmed(true);
      throw failure;
    }
  }

  return useForm<Values, Reply>({ ...options, onSubmit });
}
