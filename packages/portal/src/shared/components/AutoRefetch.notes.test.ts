/** Pages that stay open say when their data could not be updated. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Files without a note, each with the reason. */
const WITHOUT_NOTE: Readonly<Record<string, string>> = {
  "features/announcements/AnnouncementArea.tsx": "a failure is only logged (shell 8)",
  "features/boards/BoardFilters.tsx": "an alert: people may have changed groups",
  "features/boards/BoardPaper.tsx": "a sentence on paper",
  "features/groups/trainee-details.tsx": "columns of a form, which has no time of its data",
  "shared/components/usePersonStatus.ts": "'Status not known' in place of Current",
};

const ROOT = new URL("../../", import.meta.url);

it("lets no page refetch its data without a note", () => {
  const silent = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.|testing\//.test(file))
    .filter((file) => !file.endsWith("AutoRefetch.tsx"))
    .filter((file) => {
      const source = readFileSync(new URL(file, ROOT), "utf8");
      return /\buseAutoRefetch\(/.test(source) && !/<(?:Outdated|Refetch)Note\b/.test(source);
    });
  expect(silent.toSorted()).toEqual(Object.keys(WITHOUT_NOTE).toSorted());
});
