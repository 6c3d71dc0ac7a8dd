/** Generated from the contract. Do not edit; change `spec/` and run `npm run gen`. */
import { rawPasswordCalls, type RawPasswordCalls } from "./password.ts";
import { rawSessionCalls, type RawSessionCalls } from "./session.ts";

export type * from "./password.ts";
export type * from "./session.ts";

/** The calls of the host by the tags of its contract. */
export interface RawAuthCalls {
  /** Setting a new password through a link sent by e-mail. */
  readonly password: RawPasswordCalls;
  /** Signing in and staying signed in. Signing out is local to the client; there is no call for it. */
  readonly session: RawSessionCalls;
}

export const rawAuthCalls: RawAuthCalls = {
  password: rawPasswordCalls,
  session: rawSessionCalls,
};
