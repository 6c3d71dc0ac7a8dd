import type { Runtime } from "./runtime.ts";

const loadCalls = () => import("./session-calls.ts");

/** Asks again who is signed in, or for which company, and keeps the answer in every tab. */
export async function renewSession(
  { session }: Pick<Runtime, "session">,
  parts: readonly ("user" | "company")[],
): Promise<void> {
  const before = session.state();
  if (before.kind !== "signed-in") return;
  try {
    const { accountShow, profileShow } = await loadCalls();
    const [profile, account] = await Promise.all([
      parts.includes("user") ? profileShow({ silent: true }) : null,
      parts.includes("company") ? accountShow({ silent: true }) : null,
    ]);
    const now = session.state();
    if (now.kind !== "signed-in" || now.epoch !== before.epoch) return;
    if (profile) session.replaceUser(profile);
    if (account) session.replaceCompany(account);
  } catch (error) {
    // oxlint-disable-next-line no-console -- the write itself worked; the next sign-in knows more
    console.warn(error);
  }
}
