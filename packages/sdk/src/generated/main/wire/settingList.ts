/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { SettingEntry } from "./settingEntry.ts";

/**
 * Settings as a list of pairs.
 */
export type SettingList = SettingEntry[];
