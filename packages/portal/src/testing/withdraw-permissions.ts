import type { AppContext } from "../shared/context/app-context.ts";
import { ACCOUNT, PROFILES } from "./harness-people.ts";

/** Takes permissions from a signed-in company manager. */
export function withdrawPermissions(
  { session }: AppContext,
  ...permissions: readonly string[]
): void {
  const { acl, ...profile } = PROFILES.companyManager;
  const left = acl.permissions.filter((name) => !permissions.includes(name));
  session.applyReplies({
    profile: { ...profile, acl: { ...acl, permissions: left } },
    account: ACCOUNT,
  });
}
