import { use } from "react";
import { ConfirmContext } from "./confirm-context.ts";
import type { Confirm } from "./confirm-context.ts";

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
