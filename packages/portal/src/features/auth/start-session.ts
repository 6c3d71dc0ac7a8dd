import {
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
 * Starts a session from a token: loads profile and company, stores all and notifies other tabs
 * (shell 4, Signed in).
 *
 * @throws ApiError when either fails; nothing of the session is left then
 */
export async function startSession({ session }: AppContext, token: StoredToken): Promise<void> {
  session.setPending(token);
  const sessionId = session.tokens.sessionId();
  try {
    const [profile, account] = await Promise.all([
      raw.profileShow({ silent: true }),
      raw.accountShow({ silent: true }),
    ]);
    session.begin(profile, account);
  } catch (error) {
    // Another sign-in may have begun meanwhile.
    if (session.tokens.sessionId() === sessionId) session.clearPending();
    throw error;
  }
}

/**
 * Signs in beside the session, which stays as it is.
 *
 * @returns false when the username is another person's by now
 * @throws ApiError when the password is wrong, or a host cannot answer
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
