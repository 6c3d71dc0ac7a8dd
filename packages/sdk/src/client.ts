import {
  refreshToken,
  requestPasswordLink,
  setNewPassword,
  signIn,
  signOut,
  verifyPasswordLink,
  type Credentials,
  type PasswordLinkRequest,
  type PasswordLinkRequested,
  type RefreshCallOptions,
  type SignedIn,
  type SignInCallOptions,
  type VerifiedLink,
} from "./sign-in.ts";
import type { StoredToken } from "./auth/token-store.ts";
import { rawAuthCalls, type RawAuthCalls } from "./generated/auth/raw-groups/index.ts";
import { mainCalls, type MainCalls } from "./generated/main/groups/index.ts";
import { rawMainCalls, type RawMainCalls } from "./generated/main/raw-groups/index.ts";
import { createClient } from "./http/config.ts";
import type { RecurrentClient, RecurrentConfig } from "./http/settings.ts";
import type { CallOptions } from "./http/request.ts";
import type { NewPassword } from "./model/payload.ts";

export interface SessionCalls {
  /**
   * Signs in. Ends the previous session and stores the new token, unless `persist` is false.
   *
   * `POST /api/auth/login` · needs no session
   *
   * @throws ApiError like the function `signIn`
   *
   * @example
   * await recurrent.session.signIn({
   *   username: "trainee@aurora.test",
   *   password: "Recurrent#2026",
   * });
   */
  signIn(credentials: Credentials, options?: SignInCallOptions): Promise<SignedIn>;

  /**
   * Refreshes the token now, or joins a refresh of this or another tab.
   *
   * `POST /api/auth/refresh` · for anybody who is signed in
   *
   * @throws ApiError like the function `refreshToken`
   *
   * @example
   * const { expiresAt } = await recurrent.session.refresh();
   */
  refresh(options?: RefreshCallOptions): Promise<StoredToken>;

  /**
   * Ends the session in every tab; waiting calls fail with `cancelled`.
   *
   * @example
   * recurrent.session.signOut();
   */
  signOut(): void;
}

export interface PasswordCalls {
  /**
   * Requests a link by e-mail to set a new password.
   *
   * `POST /api/auth/password/email` · needs no session
   *
   * @throws ApiError like the function `requestPasswordLink`
   *
   * @example
   * const { message } = await recurrent.password.requestLink({ username: "trainee@aurora.test" });
   */
  requestLink(request: PasswordLinkRequest, options?: CallOptions): Promise<PasswordLinkRequested>;

  /**
   * Checks a link before a new password can be entered.
   *
   * `GET /api/auth/password/reset/{token}` · needs no session
   *
   * @throws ApiError like the function `verifyPasswordLink`
   *
   * @example
   * const { email, token } = await recurrent.password.verifyLink("5b0a4f2de9107f0c");
   */
  verifyLink(id: string, options?: CallOptions): Promise<VerifiedLink>;

  /**
   * Sets a new password with the token of a verified link.
   *
   * `POST /api/auth/password/reset/{token}` · needs no session
   *
   * @returns the message of the server
   * @throws ApiError like the function `setNewPassword`
   *
   * @example
   * const password = "Recurrent#2027";
   * await recurrent.password.reset("5b0a4f2de9107f0c", {
   *   password,
   *   passwordConfirmation: password,
   * });
   */
  reset(token: string, password: NewPassword, options?: CallOptions): Promise<string>;
}

/** A client with every call as a method. */
export interface Recurrent extends RecurrentClient, MainCalls {
  readonly session: SessionCalls;
  readonly password: PasswordCalls;
  /** The same calls with replies as they came. */
  readonly raw: RawAuthCalls & RawMainCalls;
}

type Call = (...args: unknown[]) => unknown;

function bindCalls<Calls extends object>(client: RecurrentClient, calls: Calls): Calls {
  const bound = Object.entries(calls).map(([name, call]: [string, Call]) => {
    const last = call.length - 1;
    const method: Call = (...args) => {
      const given = Array.from({ length: last }, (_, at) => args[at]);
      return call(...given, { ...(args[last] as object | undefined), client });
    };
    return [name, method] as const;
  });
  return Object.fromEntries(bound) as Calls;
}

function bindGroups<Groups extends object>(client: RecurrentClient, groups: Groups): Groups {
  const bound = Object.entries(groups).map(
    ([name, calls]: [string, object]) => [name, bindCalls(client, calls)] as const,
  );
  return Object.fromEntries(bound) as Groups;
}

const session: SessionCalls = { signIn, refresh: refreshToken, signOut };
const password: PasswordCalls = {
  requestLink: requestPasswordLink,
  verifyLink: verifyPasswordLink,
  reset: setNewPassword,
};

/**
 * Creates a client with its own session.
 *
 * @throws ApiError of kind `client` for a wrong host or number
 *
 * @example
 * const recurrent = createRecurrent({
 *   authHost: "https://auth.example.com",
 *   apiHost: "https://api.example.com",
 * });
 * await recurrent.session.signIn({ username, password });
 * const people = await recurrent.people.list(companyId);
 */
export function createRecurrent(config: RecurrentConfig): Recurrent {
  const client = createClient(config);
  return Object.assign(client, bindGroups(client, { ...mainCalls, session, password }), {
    raw: bindGroups(client, { ...rawAuthCalls, ...rawMainCalls }),
  });
}
