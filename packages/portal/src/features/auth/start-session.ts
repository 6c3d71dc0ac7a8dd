import {
  ApiError,
  createClient,
  createMemoryTokenStore,
  profileShow,
  signIn,
  type StoredToken,
} from "@recurrent/sdk";
import * as raw from "@recurrent/sdk/raw";
import type { AppContext } from "../../shared/context/app-context.ts";
import type { Identity } from "../../shared/session/session-storage.ts";

export { signIn };

/**
 * Loads profile and company with a token, then begins a session and notifies other tabs (shell 4,
 * Signed in).
 *
 * @param isWanted false once the person has left the page
 * @throws ApiError if a call fails, or `cancelled` if it is no longer wanted; no session remains then
 */
export async function startSession(
  { session }: Pick<AppContext, "session">,
  token: StoredToken,
  isWanted: () => boolean,
): Promise<void> {
  session.tokens.setPending(token);
  const sessionId = session.tokens.sessionId();
  try {
    const [profile, account] = await Promise.all([
      raw.profileShow({ silent: true }),
      raw.accountShow({ silent: true }),
    ]);
    if (!isWanted()) throw new ApiError({ kind: "cancelled", message: "The page was left." });
    session.begin(profile, account);
  } catch (error) {
    // Another sign-in may have begun since.
    if (session.tokens.sessionId() === sessionId) session.tokens.clearPending();
    throw error;
  }
}

/**
 * Checks a password with a sign-in that does not change the session.
 *
 * @returns false if the username now belongs to another person
 * @throws ApiError if the password is wrong, or a host fails
 */
export async function isPasswordOf(
  { config: { authHost, apiHost } }: Pick<AppContext, "config">,
  { id, username }: Identity,
  password: string,
): Promise<boolean> {
  const token = await signIn({ username, password }, { persist: false });
  const client = createClient({
    authHost,
    apiHost,
    tokenStore: createMemoryTokenStore(token),
  });
  return (await profileShow({ silent: true, client })).id === id;
}
