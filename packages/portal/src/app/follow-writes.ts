import { followChanges, onChange, type Change } from "@recurrent/sdk/react";
import type { Runtime } from "./runtime.ts";

const loadCalls = () => import("./session-calls.ts");

/**
 * Makes writes visible everywhere: other tabs fetch again what they show, and a write that touched
 * the signed-in person or company renews what the session keeps of them, which menu, avatar and
 * access live on. (A profile update brings the person along and needs no second call, shell 2.11.)
 */
export function followWrites(runtime: Runtime): void {
  followChanges(runtime.queries);
  onChange((change, isRemote) => {
    // The tab that made the write tells the others of the renewed session as well.
    if (!isRemote) void renew(runtime, change);
  });
}

async function renew(runtime: Runtime, change: Change): Promise<void> {
  const { session } = runtime;
  const before = session.state();
  if (before.kind !== "signed-in") return;
  const isStill = () => {
    const now = session.state();
    return now.kind === "signed-in" && now.epoch === before.epoch;
  };
  try {
    switch (change.operation) {
      case "companyUpdate": {
        const { accountShow } = await loadCalls();
        const account = await accountShow({ silent: true });
        if (isStill()) session.replaceCompany(account);
        return;
      }
      case "personUpdate": {
        if (change.subject !== before.user.id) return;
        const { profileShow } = await loadCalls();
        const profile = await profileShow({ silent: true });
        if (isStill()) session.replaceUser(profile);
        return;
      }
      case "profileUpdate":
      case "companyDelete":
      case "personCreate":
      case "personDelete":
      case "groupCreate":
      case "groupUpdate":
      case "groupDelete":
        return;
    }
  } catch (error) {
    // oxlint-disable-next-line no-console -- the write itself worked; the next sign-in knows more
    console.warn(error);
  }
}
