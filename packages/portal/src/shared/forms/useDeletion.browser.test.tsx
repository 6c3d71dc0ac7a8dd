import { useGroupDelete } from "@recurrent/sdk/react";
import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { ACCOUNT, PROFILES } from "../../testing/harness-people.ts";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { useDeletion } from "./useDeletion.ts";

let end = () => undefined as void;
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

/** Asks for it, and confirms. */
async function deleteGroup(answer: () => Promise<Response>, notice?: string) {
  const fetch = vi.fn(answer);
  vi.stubGlobal("fetch", fetch);
  const onDeleted = vi.fn<() => void>();
  const seen: { ask?: ReturnType<typeof useDeletion<void>> } = {};
  function Screen() {
    const { mutateAsync } = useGroupDelete();
    seen.ask = useDeletion({
      question: "Do you really want to delete this group?",
      nameOf: () => "Dash 8 crews",
      remove: () => mutateAsync({ companyId: "3", groupId: "1" }),
      ...(notice !== undefined && { notice }),
      onDeleted,
    });
    return null;
  }
  const routes = [
    { path: "/form", element: <Screen /> },
    { path: "/elsewhere", element: "elsewhere" },
    { path: "/404", element: "gone" },
  ];
  const mounted = mountRoutes({ routes, path: "/form", as: "companyManager" });
  ({ end } = mounted);
  await vi.waitFor(() => expect(seen.ask).toBeDefined());
  seen.ask?.();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  return { mounted, fetch, onDeleted };
}

const NOTICE = "Group deleted successfully!";

it.each<[keyof typeof PROFILES, string | undefined, string[]]>([
  ["companyManager", NOTICE, [NOTICE]],
  ["companyManager", undefined, ["Dash 8 crews was deleted."]],
  ["admin", NOTICE, []],
])("shows a deletion during a lock only to the same person: %s", async (who, notice, expected) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<Response>();
  const { mounted, fetch, onDeleted } = await deleteGroup(() => answered, notice);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  await mounted.router.navigate("/elsewhere");
  await vi.waitFor(() => expect(mounted.place.textContent).toContain("elsewhere"));
  const { session } = mounted.app;
  session.lock("/form");
  answer(new Response(null, { status: 204 }));
  await vi.waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  expect(mounted.notices()).toEqual([]);
  session.tokens.setPending({ token: who, expiresAt: Date.now() + 3_600_000 });
  session.begin(PROFILES[who], ACCOUNT);
  expect(mounted.notices()).toEqual(expected);
});

const UNCONFIRMED = "We could not confirm that Dash 8 crews was deleted.";
const WHOOPS = "Whoops! There was an error.";

it.each<[what: string, reply: () => Promise<Response>, expected: string[]]>([
  ["no reply", () => Promise.reject(new TypeError("Failed to fetch")), [WHOOPS, UNCONFIRMED]],
  ["a broken gateway", () => reply(502, "<html>Bad gateway</html>"), [WHOOPS, UNCONFIRMED]],
  ["an error of the host", () => reply(500, "{}"), [WHOOPS, UNCONFIRMED]],
  ["a web page", () => reply(200, "<html>Sign in to the network</html>"), [WHOOPS, UNCONFIRMED]],
  ["a refusal", () => reply(422, '{"message":"It has trainees."}'), []],
  ["another client's deletion", () => reply(404, "{}"), ["Dash 8 crews no longer exists."]],
])("says whether a deletion is confirmed: %s", async (_what, answer, expected) => {
  const { mounted, fetch, onDeleted } = await deleteGroup(answer);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  await vi.waitFor(() => expect(mounted.app.queries.isMutating()).toBe(0));
  await vi.waitFor(() => expect(mounted.notices()).toEqual(expected));
  if (expected.length === 0) return;
  // The refetch of what is gone.
  await mounted.router.navigate("/404");
  await vi.waitFor(() => expect(mounted.place.textContent).toContain("gone"));
  expect(mounted.notices()).toContain(expected.at(-1));
  expect(onDeleted).not.toHaveBeenCalled();
});

const reply = (status: number, body: string) => Promise.resolve(new Response(body, { status }));
