/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Announcement } from "../wire";

export const getAnnouncementListResponseMock = (): Announcement[] => [
  {
    id: 3,
    type_name: "WARNING",
    translate:
      "<p>The lesson player is under maintenance on <strong>Sunday 02:00–04:00 UTC</strong>.</p>",
    company_list: [],
    prevent_training: false,
  },
  {
    id: 4,
    type_name: "DANGER",
    translate: "<p>Training is paused until the audit is closed.</p>",
    company_list: [{ id: 9 }],
    prevent_training: true,
  },
];
