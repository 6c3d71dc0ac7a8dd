import { describe, expect, it } from "vitest";
import { odd } from "../testing/odd.ts";
import { announcementApplies, announcementPrevents, readAnnouncements } from "./announcement.ts";

describe("announcements", () => {
  const [all, some, bare] = readAnnouncements(
    odd([
      {
        id: 1,
        type_name: "warning",
        translate: "<b>Hi</b>",
        company_list: [],
        prevent_training: 1,
      },
      {
        id: 2,
        translate: { en: "", sk: "Ahoj" },
        company_list: [{ id: 3 }],
        prevent_training: true,
      },
      { id: 3, translate: "x", company_list: [3, "4"] },
      { id: 4 },
    ]),
  );

  it("reads type, text and companies of announcements", () => {
    expect(all).toMatchObject({ id: "1", type: "WARNING", html: "<b>Hi</b>", companyIds: [] });
    expect(some).toMatchObject({ type: "INFO", html: "Ahoj", companyIds: ["3"] });
    expect(bare?.companyIds).toEqual(["3", "4"]);
  });

  it("applies announcements to all companies, or to those listed", () => {
    expect(announcementApplies(all!, null)).toBe(true);
    expect(announcementApplies(some!, "3")).toBe(true);
    expect(announcementApplies(some!, "4")).toBe(false);
  });

  it("prevents training only for companies that are listed", () => {
    expect(announcementPrevents(all!, "3")).toBe(false);
    expect(announcementPrevents(some!, "3")).toBe(true);
    expect(announcementPrevents(bare!, "3")).toBe(false);
  });
});
