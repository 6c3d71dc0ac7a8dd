import type { OPERATIONS } from "../generated/operations.ts";
import { boards } from "./boards.ts";
import type { Call, Handlers } from "./call.ts";
import { announcements, catalogues } from "./catalogues.ts";
import { companies } from "./companies.ts";
import type { OperationId } from "./contract.ts";
import { events, personEvents } from "./events.ts";
import { groups } from "./groups.ts";
import { password } from "./password.ts";
import { people } from "./people.ts";
import { profile } from "./profile.ts";
import { session } from "./session.ts";
import { personTraining, training } from "./training.ts";

/** Operations of the sign-in host: they need no session, or bring a token that may have expired. */
type OpenOperation = {
  [Id in OperationId]: (typeof OPERATIONS)[Id]["host"] extends "auth" ? Id : never;
}[OperationId];

/** Operations that need a session. */
type SignedInOperation = Exclude<OperationId, OpenOperation>;

/** Exhaustive: an operation of the contract that is missing here does not compile. */
export const openHandlers: Handlers<OpenOperation, Call> = { ...session, ...password };

/** Exhaustive likewise. */
export const signedInHandlers: Handlers<SignedInOperation> = {
  ...profile,
  ...catalogues,
  ...companies,
  ...people,
  ...groups,
  ...announcements,
  ...boards,
  ...training,
  ...personTraining,
  ...events,
  ...personEvents,
};

/** Whether an operation is one of the sign-in host. */
export function isOpenOperation(operation: OperationId): operation is OpenOperation {
  return Object.hasOwn(openHandlers, operation);
}
