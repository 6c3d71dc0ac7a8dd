/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { RecordVersion } from "./recordVersion.ts";

export type RecordVersionParameter = RecordVersion;
