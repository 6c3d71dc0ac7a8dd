/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { RecordDateParameter } from "./recordDateParameter.ts";
import type { RecordVersionParameter } from "./recordVersionParameter.ts";

export type PersonRecordShowParams = {
  /**
   * Day the record is wanted for, `YYYY-MM-DD`. Today in UTC when left out.
   */
  date?: RecordDateParameter | undefined;
  /**
   * Layout of the training record. Layout 5 is the default of the premium tier.
   */
  version?: RecordVersionParameter | undefined;
};
