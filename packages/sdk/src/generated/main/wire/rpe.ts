/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Id } from "./id.ts";

/**
 * A Registry, Purpose, Equipment entry. It says which aircraft are flown, under which registry and for what.
 */
export interface Rpe {
  id: Id;
  /** Registry, purpose and equipment in one line. */
  name: string;
}
