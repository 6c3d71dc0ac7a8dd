/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Problem } from "./problem.ts";

/**
 * The thing is no longer what `If-Match` says, and nothing was stored. Read it again: what differs may be something else than the change is about, and then it can be sent again with the new `ETag`.
 */
export type ChangedResponse = Problem;
