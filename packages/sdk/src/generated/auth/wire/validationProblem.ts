/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { ValidationProblemErrors } from "./validationProblemErrors.ts";

/**
 * Fields that were refused and why.
 */
export interface ValidationProblem {
  /** The refusal in one sentence. */
  message: string;
  /** Messages by field name. */
  errors: ValidationProblemErrors;
}
