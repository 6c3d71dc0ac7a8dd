/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { PersonSettings } from "./personSettings.ts";
import type { SettingList } from "./settingList.ts";

/**
 * Settings arrive as an object or as a list of pairs; a client must read both.
 */
export type Settings = PersonSettings | SettingList;
