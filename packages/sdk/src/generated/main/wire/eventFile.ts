/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Id } from "./id.ts";

/**
 * A file attached to an event.
 */
export interface EventFile {
  id: Id;
  /** Name the file had when it was attached. */
  original_name: string;
}
