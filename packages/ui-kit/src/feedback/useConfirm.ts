import { createContext, use } from "react";
import type { ConfirmQuestion } from "./ConfirmDialog.tsx";

/** Asks and answers true for yes; closing the dialog in any other way answers false. */
export type Confirm = (question: ConfirmQuestion) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm | null>(null);

/**
 * Asks in a dialog: `if (await confirm({ question: "…" })) …`. A second question while one is open
 * answers the first with false.
 *
 * @throws when there is no `ConfirmProvider` above
 */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (confirm === null) throw new Error("useConfirm needs a ConfirmProvider above it.");
  return confirm;
}
