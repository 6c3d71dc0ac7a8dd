import { accountShow, profileShow } from "@recurrent/sdk/raw";
import { beforeEach, expect, it, vi } from "vitest";
import { ACCOUNT, PROFILES } from "../../testing/harness-people.ts";
import { createStageRuntime } from "../../testing/harness-context.ts";
import { startSession } from "./start-session.ts";

vi.mock("@recurrent/sdk/raw", async (original) => ({
  ...(await original<object>()),
  accountShow: vi.fn(),
  profileShow: vi.fn(),
}));

const { acl, ...person } = PROFILES.companyManager;
const PROFILE = { ...person, acl: { ...acl, roles: [], permissions: [...acl.permissions] } };

const token = (name: string) => ({ token: name, expiresAt: Date.now() + 3_600_000 });
const stage = () => createStageRuntime({ path: () => "/login", go: () => undefined }, {});

beforeEach(() => {
  vi.mocked(accountShow).mockResolvedValue(ACCOUNT);
  vi.mocked(profileShow).mockResolvedValue(PROFILE);
});

it("makes a token a session", async () => {
  const runtime = stage();
  await startSession(runtime, token("first"));
  expect(runtime.session.state()).toMatchObject({ kind: "signed-in", token: { token: "first" } });
});

it("leaves nothing of a sign-in that failed", async () => {
  const runtime = stage();
  vi.mocked(accountShow).mockRejectedValueOnce(new Error("gone"));
  await expect(startSession(runtime, token("first"))).rejects.toThrow("gone");
  expect(runtime.session.tokens.read()).toBeNull();
});

it("leaves the next sign-in alone when an earlier one fails late", async () => {
  const runtime = stage();
  const late = Promise.withResolvers<never>();
  const next = Promise.withResolvers<typeof ACCOUNT>();
  vi.mocked(accountShow).mockReturnValueOnce(late.promise).mockReturnValueOnce(next.promise);
  const first = startSession(runtime, token("first"));
  const second = startSession(runtime, token("second"));
  late.reject(new Error("called off"));
  await expect(first).rejects.toThrow("called off");
  next.resolve(ACCOUNT);
  await second;
  expect(runtime.session.state()).toMatchObject({ kind: "signed-in", token: { token: "second" } });
});
