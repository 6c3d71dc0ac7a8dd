/** A person's page whose calls fail after it was opened. */
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { createTestHosts } from "../../testing/hosts-by-path.ts";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { ACCOUNT } from "../../testing/harness-people.ts";
import { PersonDetail } from "./PersonDetail.tsx";

const ANN = { id: 11, fullName: "Ann Berg", isSuspended: false };

const PERSON = {
  ...ANN,
  uuid: "5f0b",
  name: "Ann",
  surname: "Berg",
  username: "ann@aurora.test",
  email: "ann@aurora.test",
  isActive: true,
  created_at: "2024-02-03T23:30:00Z",
  deleted_at: null,
  training_record: 5,
  company: { ...ACCOUNT, rpe: [], roles: [] },
  groups: [],
  acl: { roles: [{ id: 5, name: "Trainee" }], permissions: [] },
  settings: { notifications: true, suspend: { status: false } },
};

const licence = (expiry_at: string, status: string) => ({
  id: 71,
  name: "Licence",
  description: "Licence",
  issued_at: "2025-01-01",
  expiry_at,
  status,
  is_active: true,
  deleted_at: null,
  files_count: 0,
  manager: true,
  trainee: true,
  reminders: [],
});

const replies = {
  "/users/11": PERSON,
  "/records": { topics: [] },
  "/events": [licence("2027-06-01", "current")],
  "/training_status": [{ id: "current", count: 1, priority: 3, tab: "record", list: [ANN] }],
};

const NO_PANELS = { program: () => null, schedule: () => null, record: () => null };

const hosts = createTestHosts("2026-11-20T08:00:00Z");

let end: () => void;
afterEach(() => end());

const status = (words: string | RegExp) =>
  page.getByRole("region", { name: "Ann Berg" }).getByText(words);

async function open(answers: Readonly<Record<string, unknown>>): Promise<void> {
  hosts.answer(answers);
  const element = (
    <PersonDetail panels={{ ...NO_PANELS, events: () => null }} moreActions={() => null} />
  );
  ({ end } = mountRoutes({
    as: "companyManager",
    path: "/company/users/11",
    routes: [{ path: "/company/users/:id", element }],
  }));
}

it.each(["/records", "/events", "/training_status"])(
  "does not say Current once %s cannot be updated",
  async (failing) => {
    await open(replies);
    await expect.element(status("Current")).toBeVisible();
    const others = Object.entries(replies).filter(([path]) => path !== failing);
    hosts.answer(Object.fromEntries(others));
    await hosts.wait(8);
    await expect.element(status("Status not known")).toBeVisible();
    await expect.element(status("Current")).not.toBeInTheDocument();
    // Until it can be.
    hosts.answer(replies);
    await hosts.wait(8);
    await expect.element(status("Current")).toBeVisible();
  },
);

it("says below the profile that it could not be updated", async () => {
  await open(replies);
  await expect.element(status("Current")).toBeVisible();
  await expect.element(page.getByText(/Data as of/)).not.toBeInTheDocument();
  hosts.answer({});
  await hosts.wait(8);
  await expect.element(page.getByText(/It could not be updated since/)).toBeVisible();
});

it("keeps what was expired", async () => {
  await open({ ...replies, "/events": [licence("2026-11-02", "expired")] });
  await expect.element(status(/^Expired/)).toBeVisible();
  hosts.answer({});
  await hosts.wait(8);
  await expect.element(page.getByText(/It could not be updated since/)).toBeVisible();
  await expect.element(status(/^Expired/)).toBeVisible();
});
