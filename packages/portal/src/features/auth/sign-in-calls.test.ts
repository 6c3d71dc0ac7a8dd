import { expect, it, vi } from "vitest";
import { ChunkLoadError } from "../../shared/errors/chunks.ts";
import { memoryStorage } from "@recurrent/sdk/testing/memory-storage";
import { signInCalls } from "./sign-in-calls.ts";

const reload = vi.fn();
const replaceState = vi.fn();
vi.stubGlobal("sessionStorage", memoryStorage());
vi.stubGlobal("location", { reload, pathname: "/", search: "", hash: "#/login" });
vi.stubGlobal("history", { replaceState });
vi.stubGlobal("document", { querySelector: () => ({ getAttribute: () => "./assets/base-1.js" }) });
vi.stubGlobal("dispatchEvent", () => true);
const newerBuild = '<script type="module" src="./assets/base-2.js"></script>';
vi.stubGlobal("fetch", () => Promise.resolve(new Response(newerBuild)));
vi.mock("./start-session.ts", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

it("reloads once when a newer build has replaced the login's calls, then explains", async () => {
  void signInCalls("/lock");
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, "", "#/lock");
  await expect(signInCalls("/lock")).rejects.toThrow(ChunkLoadError);
  expect(reload).toHaveBeenCalledTimes(1);
});
