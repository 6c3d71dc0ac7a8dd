import { describe, expect, it } from "vitest";
import authContract from "@recurrent/sdk/contract/auth.json" with { type: "json" };
import mainContract from "@recurrent/sdk/contract/main.json" with { type: "json" };
import { callsIn } from "./contract/operations.ts";
import type { HostCall, Session } from "./session.ts";
import { skipReason } from "./skip-reasons.ts";

const CALLS = new Map<string, HostCall>([
  ...callsIn(authContract).map((call) => [call.id, { ...call, host: "auth" }] as const),
  ...callsIn(mainContract).map((call) => [call.id, { ...call, host: "main" }] as const),
]);

type Signed = Pick<Session, "user" | "canCall">;

const able = (mayCall: (id: string) => boolean, companyId: string | null = "1"): Signed => ({
  user: { companyId } as Session["user"],
  canCall: ({ id }) => mayCall(id),
});
const all = able(() => true);
const withoutCompany = able(() => true, null);
const withoutProfile: Signed = { user: null, canCall: () => false };
const but = (...refused: string[]) => able((id) => !refused.includes(id));

const reasonFor = (
  operation: string,
  sessions: readonly Signed[],
  {
    made = [],
    writes = true,
    launch = true,
  }: { made?: string[]; writes?: boolean; launch?: boolean } = {},
) =>
  skipReason(CALLS.get(operation)!, {
    sessions,
    calls: CALLS,
    wasMade: (each) => made.includes(each),
    writes,
    launch,
  });

const NEVER = "it would send mail or change what the check did not create";
const NO_SESSION = "no account got a session";
const NO_PROFILE = "no account's profile could be read";
const WRITES = "it writes; add --writes";
const LAUNCHES = "it begins a lesson; add --launch";
const NO_ID = "no reply had a valid id for it";
const NOT_CREATED = "what it needs could not be created or read back";
const NOT_ALL = "no account may also make the calls that belong to it";

const ALWAYS_SKIPPED = [
  "passwordLinkRequest",
  "passwordReset",
  "profileUpdate",
  "companyUpdate",
  "companyDelete",
];

describe("the reason for a call that was not made", () => {
  it.each(ALWAYS_SKIPPED.flatMap((id) => [true, false].map((writes) => [id, writes] as const)))(
    "is that the check never makes %s, with --writes: %s",
    (id, writes) => {
      expect(reasonFor(id, [all], { writes })).toBe(NEVER);
      expect(reasonFor(id, [], { writes })).toBe(NEVER);
    },
  );

  it.each([
    ["personShow", NO_ID],
    ["eventCreate", WRITES],
    ["registrationLaunch", LAUNCHES],
  ])("is that there is no session or profile for %s, before others", (id, otherwise) => {
    const options = { writes: false, launch: false };
    expect(reasonFor(id, [], options)).toBe(NO_SESSION);
    expect(reasonFor(id, [withoutProfile], options)).toBe(NO_PROFILE);
    expect(reasonFor(id, [withoutProfile, all], options)).toBe(otherwise);
  });

  it.each(["sessionRefresh", "passwordLinkVerify", "accountShow"])(
    "is for %s that there is no session",
    (id) => {
      expect(reasonFor(id, [], { writes: false })).toBe(NO_SESSION);
    },
  );

  it.each([
    ["personList", "it needs an account with companies_users_index"],
    [
      "personEventCreate",
      "it needs an account with companies_users_show and Company Manager or Training Manager or Trainee",
    ],
  ])("is that no account may make %s", (id, reason) => {
    expect(reasonFor(id, [but(id)])).toBe(reason);
    expect(reasonFor(id, [but(id), all])).not.toMatch(/needs an account/);
  });

  it.each([
    ["eventUpdate", ["eventCreate"]],
    ["eventFileDelete", ["eventCreate"]],
    ["groupUpdate", ["groupCreate"]],
    ["groupDelete", ["groupCreate"]],
    ["personDelete", ["personCreate"]],
    ["personEventCreate", ["personCreate"]],
    ["personEventDelete", ["personCreate", "personEventCreate"]],
  ])("is for %s that nothing came of %j", (id, made) => {
    expect(reasonFor(id, [all], { made })).toBe(NOT_CREATED);
  });

  it.each([
    ["eventCreate", "eventDelete"],
    ["groupCreate", "groupManagerList"],
    ["personCreate", "personDelete"],
    ["personEventCreate", "personEventDelete"],
    ["personEventCreate", "personDelete"],
  ])("is for %s that no account may also make %s", (id, other) => {
    const made = id === "personEventCreate" ? ["personCreate"] : [];
    expect(reasonFor(id, [but(other)], { made })).toBe(NOT_ALL);
  });

  it.each(["personShow", "groupShow", "groupCreate", "personCreate", "personEventCreate"])(
    "is for %s that there is no id",
    (id) => {
      expect(reasonFor(id, [withoutCompany])).toBe(NO_ID);
    },
  );
});
