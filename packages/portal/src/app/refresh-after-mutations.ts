import { subscribeToChanges, syncAcrossTabs, type WriteOperation } from "@recurrent/sdk/react";
import type { AppContext } from "../shared/context/app-context.ts";
import { tryRefetchSession } from "../shared/context/refetch-session.ts";
import { companyIdOf } from "../shared/session/session-storage.ts";

/** Without profile updates, which return the person (shell 2.11). */
const REFETCHED_FIELDS: Readonly<Partial<Record<WriteOperation, readonly ("user" | "company")[]>>> =
  {
    companyUpdate: ["company"],
    // The person now works for another company.
    companyDelete: ["user", "company"],
    personUpdate: ["user"],
  };

/** Writes to the signed-in person or company refetch the session. */
export function refreshAfterMutations(app: AppContext): void {
  syncAcrossTabs(app.queries);
  subscribeToChanges(app.queries, ({ operation, entityId }, isRemote) => {
    const fields = REFETCHED_FIELDS[operation];
    const state = app.session.state();
    if (fields === undefined || state.kind !== "signed-in") return;
    if (isRemote) {
      // The tab that wrote announces the refetched session.
      if (operation === "companyDelete" && entityId === companyIdOf(state)) {
        void refetchSessionFirst(app, entityId);
      }
      return;
    }
    if (operation !== "personUpdate" || entityId === state.user.id) {
      void tryRefetchSession(app, fields);
    }
  });
}

/** Queries of a deleted company lead to /404, unless the session has the next company first. */
async function refetchSessionFirst(app: AppContext, companyId: string): Promise<void> {
  await app.queries.cancelQueries();
  await tryRefetchSession(app, REFETCHED_FIELDS.companyDelete ?? []);
  const state = app.session.state();
  if (state.kind === "signed-in" && companyIdOf(state) === companyId) {
    void app.queries.invalidateQueries();
  }
}
