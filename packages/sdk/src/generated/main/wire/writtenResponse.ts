/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { WriteReply } from "./writeReply.ts";

/**
 * Done. The body is empty or free-form.
 */
export type WrittenResponse = WriteReply;
