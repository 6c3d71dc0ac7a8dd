/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { IdList } from "./idList.ts";
import type { RpeToggle } from "./rpeToggle.ts";

/**
 * Registry, Purpose, Equipment entries of a trainee. A list of ids is what clients should send; entries by id are accepted too.
 */
export type PersonRpesInput = IdList | { [key: string]: RpeToggle };
