import { inspect } from "node:util";
import { announcementListOptions } from "@recurrent/sdk/react";
import { QueryObserver } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createHarnessApp } from "../testing/harness-context.ts";
import { tryRefetchSession } from "../shared/context/refetch-session.ts";

const TOKEN = "live-3f9a.77c1";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Failures that are only logged (shell 8), each of another kind. */
const FAILURES = {
  "no connection": () => Promise.reject(new TypeError("Failed to fetch")),
  "a failure that says back what came": ({ headers }: Request) =>
    Promise.resolve(Response.json({ message: headers.get("authorization") }, { status: 500 })),
  "a refusal": () => Promise.resolve(Response.json({ message: "No." }, { status: 403 })),
  "a web page": () =>
    Promise.resolve(new Response("<!doctype html>", { headers: { "content-type": "text/html" } })),
};

describe("the log of silent failures", () => {
  it.each(Object.entries(FAILURES))(
    "logs no token when a call fails with %s",
    async (_name, answer) => {
      vi.stubGlobal("fetch", answer);
      const warn = vi.spyOn(console, "warn").mockReturnValue();
      const pageNavigator = { path: () => "/my/training", go: () => undefined };
      const app = createHarnessApp(pageNavigator, { as: "trainee" });
      app.session.tokens.setPending({ token: TOKEN, expiresAt: Date.now() + 3_600_000 });

      await app.queries.prefetchQuery({ ...announcementListOptions(), retry: false });
      await tryRefetchSession(app, ["user"]);

      expect(warn).toHaveBeenCalledTimes(2);
      const shown = inspect(warn.mock.calls, { depth: Infinity, showHidden: true });
      expect(shown).toContain("ApiError");
      expect(shown).not.toContain(TOKEN);
      expect(JSON.stringify(warn.mock.calls)).not.toContain(TOKEN);
    },
  );
});

it("shows no notice when announcements that a page waits for fail to load", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({}, { status: 500 })));
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const app = createHarnessApp(
    { path: () => "/my/training", go: () => undefined },
    { as: "trainee" },
  );
  const options = { ...announcementListOptions(), retry: false };
  const stop = new QueryObserver(app.queries, options).subscribe(() => undefined);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(app.messages.notices.read()).toEqual([]);
  stop();
});
