import { OPERATIONS } from "../generated/operations.ts";
import { uuidFor } from "../world/random.ts";
import type { SignedInCall } from "./call.ts";
import type { OperationId } from "./contract.ts";
import { Refusal } from "./refusal.ts";

type Show = Extract<OperationId, `${string}Show`>;

/**
 * The `ETag` of a reply, for a thing that has an edit form, so that there is a call of that name to change it;
 * null for any other. It is made from what the caller reads, so it is the same as long as that is, and never
 * the same for two states.
 */
export function entityTag(operation: OperationId, reply: unknown): string | null {
  const update = operation.replace(/Show$/, "Update");
  return update !== operation && Object.hasOwn(OPERATIONS, update) ? tagOf(reply) : null;
}

/** The call that reads what this one changes or deletes; undefined for any other. */
function showOf(operation: OperationId): Show | undefined {
  const show = operation.replace(/(?:Update|Delete)$/, "Show");
  return show !== operation && Object.hasOwn(OPERATIONS, show) ? (show as Show) : undefined;
}

/**
 * Holds a write to its `If-Match` (RFC 9110, 13.1.1): throws 412 when the thing is not, for this caller,
 * what one of the tags was given for. A write without the header goes through as it is.
 *
 * @param stateBy what the call that reads the thing answers now
 */
export function requireUnchanged(
  operation: OperationId,
  call: SignedInCall,
  stateBy: (show: Show) => unknown,
): void {
  const show = showOf(operation);
  if (call.ifMatch === null || show === undefined) {
    return;
  }
  const stands = tagOf(stateBy(show));
  const given = call.ifMatch.split(",").map((tag) => tag.trim());
  if (!given.includes("*") && !given.includes(stands)) {
    throw new Refusal(412, { message: "This was changed by someone else meanwhile." });
  }
}

function tagOf(reply: unknown): string {
  return `"${uuidFor(JSON.stringify(reply))}"`;
}
