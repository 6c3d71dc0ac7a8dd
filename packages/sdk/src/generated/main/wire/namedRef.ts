/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Id } from "./id.ts";

/**
 * A row of a catalogue, by id and name.
 */
export interface NamedRef {
  id: Id;
  /** Name as shown to people. */
  name: string;
}
