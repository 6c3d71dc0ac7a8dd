/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { ValidationProblem } from "./validationProblem.ts";

/**
 * Some input was refused. Messages come per field.
 */
export type InvalidResponse = ValidationProblem;
