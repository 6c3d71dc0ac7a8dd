/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * Look of an announcement.
 */
export type AnnouncementType = (typeof AnnouncementType)[keyof typeof AnnouncementType];

export const AnnouncementType = {
  PRIMARY: "PRIMARY",
  SECONDARY: "SECONDARY",
  SUCCESS: "SUCCESS",
  DANGER: "DANGER",
  WARNING: "WARNING",
  INFO: "INFO",
  LIGHT: "LIGHT",
  DARK: "DARK",
} as const;
