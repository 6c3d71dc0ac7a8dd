import { uuidFor } from "../world/random.ts";
import type { SignedInCall } from "./call.ts";
import type { OperationId } from "./contract.ts";
import { Refusal } from "./refusal.ts";

/** The things that have an edit form, by the call that reads one and the calls that write it. */
const WRITES = {
  eventShow: ["eventUpdate", "eventDelete"],
  personEventShow: ["personEventUpdate", "personEventDelete"],
  personShow: ["personUpdate", "personDelete"],
  groupShow: ["groupUpdate", "groupDelete"],
  companyShow: ["companyUpdate", "companyDelete"],
  profileShow: ["profileUpdate"],
} as const satisfies Partial<Record<OperationId, readonly OperationId[]>>;

type Show = keyof typeof WRITES;

const SHOWN_BY = new Map<OperationId, Show>(
  (Object.entries(WRITES) as [Show, readonly OperationId[]][]).flatMap(([show, writes]) =>
    writes.map((write) => [write, show] as const),
  ),
);

/**
 * The `ETag` of a reply, for a thing that has an edit form; null for any other. It is made from what
 * the caller reads, so it is the same as long as that is, and never the same for two states.
 */
export function entityTag(operation: OperationId, reply: unknown): string | null {
  return Object.hasOwn(WRITES, operation) ? tagOf(reply) : null;
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
  const show = SHOWN_BY.get(operation);
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
