import { accountShow, profileShow } from "@recurrent/sdk";
import { beforeEach, expect, it, vi } from "vitest";
import { ACCOUNT, PROFILES } from "../../testing/stage-people.ts";
import { createStageRuntime } from "../../testing/stage-runtime.ts";
import { renewSession } from "./renew-session.ts";

vi.mock("@recurrent/sdk", async (original) => ({
  ...(await original<object>()),
  accountShow: vi.fn(),
  profileShow: vi.fn(),
}));

const { acl, ...person } = PROFILES.companyManager;
const named = (fullName: string) => ({
  ...person,
  fullName,
  acl: { ...acl, roles: [], permissions: [...acl.permissions] },
});
const stage = () =>
  createStageRuntime({ path: () => "/profile", go: () => undefined }, { as: "companyManager" });
const nameOf = ({ session }: ReturnType<typeof stage>) => {
  const state = session.state();
  return state.kind === "signed-in" ? state.user.fullName : state.kind;
};

beforeEach(() => {
  vi.mocked(accountShow).mockReset().mockResolvedValue(ACCOUNT);
  vi.mocked(profileShow).mockReset().mockResolvedValue(named("Noor Bakker"));
});

it("keeps what the hosts answer", async () => {
  const runtime = stage();
  expect(await renewSession(runtime, ["user", "company"])).toBe(true);
  expect(nameOf(runtime)).toBe("Noor Bakker");
});

it("asks once more when a write has stored a newer answer in between", async () => {
  const old = Promise.withResolvers<ReturnType<typeof named>>();
  vi.mocked(profileShow).mockReturnValueOnce(old.promise);
  vi.mocked(profileShow).mockResolvedValueOnce(named("Written"));
  const runtime = stage();
  const renewing = renewSession(runtime, ["user"]);
  await vi.waitFor(() => expect(profileShow).toHaveBeenCalled());
  runtime.session.replaceUser(named("Written"));
  old.resolve(named("Older"));
  await renewing;
  expect(nameOf(runtime)).toBe("Written");
  expect(profileShow).toHaveBeenCalledTimes(2);
});

it("leaves the next session alone when the answer comes late", async () => {
  const old = Promise.withResolvers<ReturnType<typeof named>>();
  vi.mocked(profileShow).mockReturnValueOnce(old.promise);
  const runtime = stage();
  const renewing = renewSession(runtime, ["user"]);
  runtime.session.end();
  old.resolve(named("Older"));
  await renewing;
  expect(nameOf(runtime)).toBe("signed-out");
});
