import { signIn, type StoredToken } from "@recurrent/sdk";
import { accountShow, profileShow } from "@recurrent/sdk/raw";
import type { AppContext } from "../../shared/context/app-context.ts";

export { signIn };

/**
 * Starts a session from a token: loads profile and company, stores all and notifies other tabs
 * (shell 4, Signed in).
 *
 * @throws ApiError when either fails; nothing of the session is left then
 */
export async function startSession({ session }: AppContext, token: StoredToken): Promise<void> {
  session.hold(token);
  const epoch = session.tokens.sessionId();
  try {
    const [profile, account] = await Promise.all([
      profileShow({ silent: true }),
      accountShow({ silent: true }),
    ]);
    session.begin(profile, account);
  } catch (error) {
    // Another sign-in may have begun meanwhile.
    if (session.tokens.sessionId() === epoch) session.release();
    throw error;
  }
}
