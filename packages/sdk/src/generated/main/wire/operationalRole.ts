/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Id } from "./id.ts";

/**
 * A job that a trainee does for the operator and that asks for training of its own.
 */
export interface OperationalRole {
  id: Id;
  /** Name of the role. */
  name: string;
}
