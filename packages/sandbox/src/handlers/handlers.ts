import { announcements } from "./announcements.ts";
import { boards } from "./boards.ts";
import type { Call, Handlers } from "./call.ts";
import { catalogues } from "./catalogues.ts";
import { companies } from "./companies.ts";
import type { OperationId } from "./contract.ts";
import { groups } from "./groups.ts";
import { NOT_YET, type NotYet } from "./not-yet.ts";
import { password } from "./password.ts";
import { people } from "./people.ts";
import { profile } from "./profile.ts";
import { personTraining } from "./person-training.ts";
import { session } from "./session.ts";
import { training } from "./training.ts";

/** Operations of the sign-in host: they need no session, or bring a token that may have expired. */
type OpenOperation =
  | "sessionLogin"
  | "sessionRefresh"
  | "passwordLinkRequest"
  | "passwordLinkVerify"
  | "passwordReset";

/** Operations that answer in earnest and need a session. */
type ReadyOperation = Exclude<OperationId, OpenOperation | NotYet>;

/** Exhaustive: an operation of the contract that is missing here does not compile. */
export const openHandlers: Handlers<OpenOperation, Call> = { ...session, ...password };

/** Exhaustive but for the list in `not-yet.ts`. */
export const signedInHandlers: Handlers<ReadyOperation> = {
  ...profile,
  ...catalogues,
  ...companies,
  ...people,
  ...groups,
  ...announcements,
  ...boards,
  ...training,
  ...personTraining,
};

/** Whether an operation is one of the sign-in host. */
export function isOpenOperation(operation: OperationId): operation is OpenOperation {
  return Object.hasOwn(openHandlers, operation);
}

/** Whether a signed-in operation answers in earnest. */
export function isReady(
  operation: Exclude<OperationId, OpenOperation>,
): operation is ReadyOperation {
  const waiting: readonly string[] = NOT_YET;
  return !waiting.includes(operation);
}
