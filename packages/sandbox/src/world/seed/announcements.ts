import { formatDay, type Day } from "../../rules/days.ts";
import type { AnnouncementRow } from "../rows.ts";
import { COMPANY } from "./catalogues.ts";

/** Announcements of a world that begins on `today`. */
export function announcements(today: Day): AnnouncementRow[] {
  return [
    {
      id: 1,
      type_name: "INFO",
      translate: `Lessons are unavailable on <strong>${formatDay(today + 8)}</strong> from 02:00 to 04:00 UTC while the lesson player is updated.`,
      company_list: [],
      prevent_training: false,
    },
    {
      id: 2,
      type_name: "WARNING",
      translate: `<strong>Winter operations:</strong> Ground De-icing opens for Northern hemisphere crews on ${formatDay(today + 11)}. <a href="https://www.recurrent.test/news/winter">What changes this season</a>`,
      company_list: [{ id: COMPANY.aurora }],
      prevent_training: false,
    },
    {
      id: 3,
      type_name: "DANGER",
      translate:
        "Training is on hold while the new survey program is approved. Your manager will tell you when it resumes.",
      company_list: [{ id: COMPANY.cascade }],
      prevent_training: true,
    },
    {
      id: 4,
      type_name: "SUCCESS",
      translate: "Certificates can now be printed from your training record.",
      company_list: [{ id: COMPANY.borealis }],
      prevent_training: false,
    },
  ];
}
