import { type MainApi, readAnnouncement, readCompany, readUser } from "@recurrent/sdk/raw";
import { expect, it } from "vitest";
import { shownAnnouncements } from "./shown-announcements.ts";

const all = [
  { id: 1, translate: "To all", company_list: [] },
  { id: 2, translate: "To Aurora", company_list: [{ id: 3 }] },
  { id: 3, translate: "To others", company_list: [{ id: 4 }] },
  { id: 4, translate: "", company_list: [] },
].map((announcement) => readAnnouncement(announcement as MainApi.Announcement));

const shownTo = (company: Partial<MainApi.Company> | null, user: object) =>
  shownAnnouncements(all, {
    company: company === null ? null : readCompany(company as MainApi.Company),
    user: readUser(user as MainApi.User),
  }).map(({ id }) => id);

it.each([
  ["the company of the account", { id: 3 }, { id: 1 }, ["1", "2"]],
  ["the person's own company", null, { id: 1, company: { id: 3 } }, ["1", "2"]],
  ["no company", null, { id: 1 }, ["1"]],
])("shows announcements for %s", (_whose, company, user, ids) => {
  expect(shownTo(company, user)).toEqual(ids);
});

it("keeps an announcement that prevents the company's training open", () => {
  const preventing = { prevent_training: true, translate: "On hold" };
  const shown = shownAnnouncements(
    [
      { id: 1, ...preventing, company_list: [{ id: 3 }] },
      { id: 2, translate: "To all", prevent_training: false, company_list: [] },
    ].map((announcement) => readAnnouncement(announcement as MainApi.Announcement)),
    {
      company: readCompany({ id: 3 } as MainApi.Company),
      user: readUser({ id: 1 } as MainApi.User),
    },
  );
  expect(shown.map(({ id, staysOpen }) => [id, staysOpen])).toEqual([
    ["1", true],
    ["2", false],
  ]);
});
