import { describe, expect, it } from "vitest";
import { reminderOf } from "./reminders.ts";

describe("reminderOf", () => {
  it.each([
    ["PROGRAM_EXPIRED", "expired", "You are expired on one or more topics", "text"],
    [
      "PROGRAM_RISK_OF_EXPIRY",
      "riskOfExpiry",
      "You are at risk of expiring on one or more topics",
      "text",
    ],
    ["PROGRAM_BEHIND_SCHEDULE", "behindSchedule", "You are behind schedule.", "text"],
    ["TYPE_COMPRESSED", null, "Compressed/Start-up program", "complete-by"],
  ])("%s", (id, status, title, kind) => {
    expect(reminderOf(id)).toMatchObject({ status, title, footer: { kind } });
  });

  it.each(["", "program_expired", "PROGRAM_NEW", "__proto__", "constructor"])(
    "knows nothing of %j",
    (id) => {
      expect(reminderOf(id)).toBeNull();
    },
  );
});
