import { followChanges, onChange, type WriteOperation } from "@recurrent/sdk/react";
import { renewSession } from "../kernel/runtime/renew-session.ts";
import type { Runtime } from "../kernel/runtime/runtime.ts";

/** What of the session a write may have changed. A profile update brings the person along (shell 2.11). */
const RENEWED: Readonly<Partial<Record<WriteOperation, readonly ("user" | "company")[]>>> = {
  companyUpdate: ["company"],
  // Whoever may delete a company works for several, and now for another one.
  companyDelete: ["user", "company"],
  personUpdate: ["user"],
};

/**
 * Makes writes visible everywhere: other tabs fetch again what they show, and a write that touched
 * the signed-in person or company renews what the session keeps of them, which menu, avatar and
 * access live on.
 */
export function followWrites(runtime: Runtime): void {
  followChanges(runtime.queries);
  onChange(runtime.queries, ({ operation, subject }, isRemote) => {
    const parts = RENEWED[operation];
    const state = runtime.session.state();
    // The tab that made the write tells the others of the renewed session as well.
    if (isRemote || parts === undefined || state.kind !== "signed-in") return;
    if (operation !== "personUpdate" || subject === state.user.id)
      void renewSession(runtime, parts);
  });
}
