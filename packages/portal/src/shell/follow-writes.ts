import { followChanges, onChange, type Change } from "@recurrent/sdk/react";
import { renewSession } from "../kernel/runtime/renew-session.ts";
import type { Runtime } from "../kernel/runtime/runtime.ts";

/**
 * Makes writes visible everywhere: other tabs fetch again what they show, and a write that touched
 * the signed-in person or company renews what the session keeps of them, which menu, avatar and
 * access live on. (A profile update brings the person along and needs no second call, shell 2.11.)
 */
export function followWrites(runtime: Runtime): void {
  followChanges(runtime.queries);
  onChange(runtime.queries, (change, isRemote) => {
    // The tab that made the write tells the others of the renewed session as well.
    if (!isRemote) void renew(runtime, change);
  });
}

async function renew(runtime: Runtime, { operation, subject }: Change): Promise<void> {
  const state = runtime.session.state();
  if (state.kind !== "signed-in") return;
  switch (operation) {
    case "companyUpdate":
      return renewSession(runtime, ["company"]);
    case "companyDelete":
      // Whoever may delete a company works for several, and now for another one.
      return renewSession(runtime, ["user", "company"]);
    case "personUpdate":
      return subject === state.user.id ? renewSession(runtime, ["user"]) : undefined;
    case "profileUpdate":
    case "personCreate":
    case "personDelete":
    case "groupCreate":
    case "groupUpdate":
    case "groupDelete":
    case "registrationLaunch":
    case "eventCreate":
    case "eventUpdate":
    case "eventEnable":
    case "eventDisable":
    case "eventDelete":
    case "eventFileDelete":
    case "personEventCreate":
    case "personEventUpdate":
    case "personEventEnable":
    case "personEventDisable":
    case "personEventDelete":
    case "personEventFileDelete":
      return undefined;
  }
}
