import { formatDay, type Day } from "../../rules/days.ts";
import type { AnnouncementRow } from "../rows.ts";
import { COMPANY } from "./catalogues.ts";

/** Announcements of a world that begins on `today`. */
export function announcements(today: Day): AnnouncementRow[] {
  return [
    {
      id: 1,
      typeName: "INFO",
      translate: `Lessons are unavailable on <strong>${formatDay(today + 8)}</strong> from 02:00 to 04:00 UTC while the lesson player is updated.`,
      companyIds: [],
      preventTraining: false,
    },
    {
      id: 2,
      typeName: "WARNING",
      translate: `<strong>Winter operations:</strong> Ground De-icing opens for Northern hemisphere crews on ${formatDay(today + 11)}. <a href="https://www.recurrent.test/news/winter">What changes this season</a>`,
      companyIds: [COMPANY.aurora],
      preventTraining: false,
    },
    {
      id: 3,
      typeName: "DANGER",
      translate:
        "Training is on hold while the new survey program is approved. Your manager will tell you when it resumes.",
      companyIds: [COMPANY.cascade],
      preventTraining: true,
    },
    {
      id: 4,
      typeName: "SUCCESS",
      translate: "Certificates can now be printed from your training record.",
      companyIds: [COMPANY.borealis],
      preventTraining: false,
    },
  ];
}
