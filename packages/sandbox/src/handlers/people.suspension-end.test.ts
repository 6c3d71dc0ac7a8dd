import { describe, expect, it } from "vitest";
import { peopleSandbox, type Person, USERS } from "../testing/people.ts";
import { NEW_TRAINEE } from "../testing/sandbox.ts";

const AWAY = {
  status: true,
  endDate: "2026-12-01",
  showTrainingStatus: false,
  showEventsStatus: false,
};

/** A sandbox in which 105 was suspended from 20 November 2026 until 1 December, and that day has come. */
async function suspensionEndSandbox() {
  const sandbox = await peopleSandbox();
  await sandbox.update(105, { settings: { suspend: AWAY } });
  expect((await sandbox.show(105)).settings).toMatchObject({ notifications: false, suspend: AWAY });
  await sandbox.controls.clock({ advance: "P11D" });
  return sandbox;
}

describe("a suspension that ended by its date", () => {
  it("shows everybody an ended suspension, with notifications on", async () => {
    const { act, as, board, show } = await suspensionEndSandbox();
    const over = { notifications: true, suspend: { ...AWAY, status: false } };
    expect((await show(105)).settings).toEqual(over);
    const { body: list } = await act<Person[]>("GET", USERS);
    expect(list.find(({ id }) => id === 105)?.settings).toEqual(over);
    const own = await as("trainee@aurora.test");
    expect((await own("GET", "/api/my/profile")).body).toMatchObject({
      settings: expect.arrayContaining([{ type: "notifications", value: true }]),
    });
    expect((await board("training")).some(({ id }) => id === 105)).toBe(true);
  });

  it.each([
    ["another last name", { surname: "Nowak" }, true],
    [
      "the settings as shown",
      { settings: { notifications: true, suspend: { ...AWAY, status: false } } },
      true,
    ],
    [
      "the settings as the form sends them",
      { settings: { suspend: { ...AWAY, status: false, endDate: null } } },
      true,
    ],
    ["notifications off", { settings: { notifications: false } }, false],
    ["a later subscription end", { subscription: "2029-01-01" }, true],
  ])(
    "keeps a suspension ended when a manager then sends %s",
    async (_what, change, notifications) => {
      const { show, update } = await suspensionEndSandbox();
      const before = await show(105);
      expect((await update(105, change)).status).toBe(200);
      expect((await show(105)).settings).toEqual({ ...before.settings, notifications });
    },
  );

  it.each([true, false])(
    "lets a person whose suspension ended switch notifications: %s",
    async (notifications) => {
      const { as, show } = await suspensionEndSandbox();
      const own = await as("trainee@aurora.test");
      const names = { name: "Ł", surname: "W", username: "trainee@aurora.test", email: "a@b.test" };
      await own("PUT", "/api/my/profile", { ...names, settings: { notifications } });
      expect((await show(105)).settings).toMatchObject({
        notifications,
        suspend: { status: false },
      });
    },
  );

  it("does not reuse an ended suspension's day for one without a day", async () => {
    const { controls, show, update } = await suspensionEndSandbox();
    await update(105, { settings: { suspend: { status: true } } });
    await controls.clock({ advance: "P30D" });
    expect((await show(105)).settings).toMatchObject({
      notifications: false,
      suspend: { status: true, endDate: null },
    });
  });
});

describe("the day of return", () => {
  it.each(["2026-11-19", "2026-11-01", "2025-11-20", "1970-01-01", "1900-01-01", " 2026-11-19 "])(
    "rejects a past day: %s",
    async (endDate) => {
      const { act, show, update } = await peopleSandbox();
      const settings = { suspend: { ...AWAY, endDate } };
      const rejected = {
        status: 422,
        body: { errors: { "settings.suspend.endDate": [expect.stringContaining("2026-11-20")] } },
      };
      const before = await show(105);
      expect(await update(105, { settings })).toMatchObject(rejected);
      expect(await act("POST", USERS, { ...NEW_TRAINEE, settings })).toMatchObject(rejected);
      expect(await show(105)).toEqual(before);
    },
  );

  it("rejects a past day after an earlier suspension too", async () => {
    const { show, update } = await suspensionEndSandbox();
    const before = await show(105);
    // the day before the one it has become
    const suspend = { ...AWAY, endDate: "2026-11-30" };
    expect(await update(105, { settings: { suspend } })).toMatchObject({ status: 422 });
    expect(await show(105)).toEqual(before);
  });

  it("ends the suspension at once when the day is today", async () => {
    const { show, update } = await peopleSandbox();
    const settings = { suspend: { ...AWAY, endDate: "2026-11-20" } };
    expect((await update(105, { settings })).status).toBe(200);
    expect((await show(105)).settings).toEqual({
      notifications: true,
      suspend: { ...AWAY, status: false, endDate: "2026-11-20" },
    });
  });

  it.each(["2026-11-21", "2027-01-15", "2031-01-01"])("suspends until %s", async (endDate) => {
    const { show, update } = await peopleSandbox();
    await update(105, { settings: { suspend: { ...AWAY, endDate } } });
    expect((await show(105)).settings).toEqual({
      notifications: false,
      suspend: { ...AWAY, endDate },
    });
  });

  it.each(["2020-01-01", "2026-11-20", "2031-01-01", "", null])(
    "ignores the day while nobody is suspended: %j",
    async (endDate) => {
      const { show, update } = await peopleSandbox();
      const before = await show(105);
      await update(105, { settings: { suspend: { status: false, endDate } } });
      expect((await show(105)).settings).toEqual(before.settings);
    },
  );
});
