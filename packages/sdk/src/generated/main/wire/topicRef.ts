/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Id } from "./id.ts";

/**
 * A topic by id and name.
 */
export interface TopicRef {
  id?: Id;
  /** Name of the topic. */
  name: string;
}
