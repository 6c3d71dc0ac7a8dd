/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { RecordDateParameter } from "./recordDateParameter.ts";
import type { RecordPrintTypeParameter } from "./recordPrintTypeParameter.ts";
import type { RecordVersionParameter } from "./recordVersionParameter.ts";

export type RecordDownloadParams = {
  /**
   * Day the record is wanted for, `YYYY-MM-DD`. Today in UTC when left out.
   */
  date?: RecordDateParameter | undefined;
  /**
   * Layout of the training record. Layout 5 is the default of the premium tier.
   */
  version?: RecordVersionParameter | undefined;
  /**
   * Form of the printed record. Collapsed, expanded with lessons, or International Procedures alone.
   */
  type: RecordPrintTypeParameter;
};
