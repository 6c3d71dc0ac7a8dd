/** Lists in another engine: returned to, opened by keyboard, and their heads. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { engine } from "./engine.ts";
import { Portal } from "./portal.ts";

const MANAGER = "company.manager@aurora.test";
const TRAINEE = "trainee@aurora.test";

let portal: Portal;
let signedIn = "";

beforeAll(async () => {
  portal = await Portal.open(engine());
});
afterAll(() => portal.close());
beforeEach(() => portal.driver.resize(1280, 600));

async function openAs(username: string, path: string): Promise<void> {
  if (signedIn !== username) {
    await portal.forget();
    await portal.signIn(username);
    signedIn = username;
  }
  await portal.goTo(path);
}

const scrollY = () => portal.driver.evaluate(() => Math.round(window.scrollY));

describe("Back", () => {
  it.each([
    [MANAGER, "/company/users/active", 631],
    [MANAGER, "/dashboard/training-status", 500],
    [MANAGER, "/dashboard/event-status", 500],
    [MANAGER, "/company/groups/1/edit", 700],
    [MANAGER, "/company/users/105?tab=record", 400],
    [TRAINEE, "/my/schedule", 600],
    [TRAINEE, "/my/records", 400],
    [TRAINEE, "/my/program", 300],
  ])("returns %s to where %s was left at %i px", async (username, path, wanted) => {
    await openAs(username, path);
    await portal.settle();
    await portal.driver.evaluate((to) => window.scrollTo(0, to), wanted);
    const left = await scrollY();
    expect(left).toBeGreaterThan(100);
    await portal.goTo(username === MANAGER ? "/company/profile" : "/profile");
    await portal.settle();
    await portal.goBack();
    await portal.settle();
    await expect.poll(scrollY, { timeout: 5_000 }).toBe(left);
  });
});
