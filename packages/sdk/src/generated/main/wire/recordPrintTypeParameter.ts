/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { RecordPrintType } from "./recordPrintType.ts";

export type RecordPrintTypeParameter = RecordPrintType;
