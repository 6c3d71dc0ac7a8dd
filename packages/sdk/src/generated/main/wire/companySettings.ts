/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { CompanySettingsObject } from "./companySettingsObject.ts";
import type { SettingList } from "./settingList.ts";

/**
 * Settings of a company, as a list of pairs or as an object. `events_documents` lets trainees edit their own events.
 */
export type CompanySettings = SettingList | CompanySettingsObject;
