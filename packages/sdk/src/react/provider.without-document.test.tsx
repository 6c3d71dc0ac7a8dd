import { setTimeout } from "node:timers/promises";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";

import { createMemoryTokenStore } from "../auth/token-store.ts";
import { createClient } from "../http/config.ts";
import type { RecurrentClient } from "../http/settings.ts";
import { signIn, signOut } from "../sign-in.ts";
import { bodyOf, json, startServer, type TestServer } from "../testing/http-server.ts";
import {
  invalidateQueries,
  profileShowOptions,
  queriesFor,
  RecurrentProvider,
  syncAcrossTabs,
  useProfileShow,
} from "./index.ts";
import type { Change } from "./writes.ts";

/** Whom the components below the provider show, after each render. */
const shown: (string | undefined)[] = [];

function Name() {
  shown.push(useProfileShow({ staleTime: Infinity }).data?.username);
  return null;
}

/** What React's renderer for pages needs of one, without a global `document`. */
function emptyContainer(): HTMLElement {
  const ownerDocument = Object.assign(new EventTarget(), { nodeType: 9, activeElement: null });
  const tagName = "DIV";
  const container = Object.assign(new EventTarget(), { nodeType: 1, ownerDocument, tagName });
  return container as never;
}

// The renderer also needs a `window`, as React Native has one.
beforeAll(() => void vi.stubGlobal("window", { HTMLIFrameElement: Object }));

let server: TestServer;
let client: RecurrentClient;
let root: Root;
beforeEach(async () => {
  shown.length = 0;
  server = await startServer((request, response) => {
    if (request.url === "/api/auth/login") {
      void bodyOf(request).then((body) => {
        const { username } = JSON.parse(body) as { username: string };
        json(response, 200, { access_token: username, expires_in: 3600 });
      });
      return;
    }
    const { authorization = "" } = request.headers;
    json(response, 200, { id: 1, username: authorization.replace("Bearer ", "") });
  });
  const hosts = { authHost: server.origin, apiHost: server.origin };
  client = createClient({ ...hosts, tokenStore: createMemoryTokenStore() });
  await enter("manager");
  await queriesFor(client).prefetchQuery(profileShowOptions());
  root = createRoot(emptyContainer());
  root.render(
    <RecurrentProvider client={client}>
      <Name />
    </RecurrentProvider>,
  );
  await vi.waitFor(() => expect(shown.at(-1)).toBe("manager"));
});
afterEach(async () => {
  root.unmount();
  // React unsubscribes in a task of its own.
  await setTimeout(20);
  queriesFor(client).clear();
  await server.close();
});

const enter = (username: string) => signIn({ username, password: "Recurrent#2026" }, { client });

it("shows a prefetched query at once, from the cache of the client", () => {
  expect(typeof document).toBe("undefined");
  expect(shown).toEqual(["manager"]);
});

it.each([
  ["signs in over the session before", () => undefined],
  ["signs in after a sign-out", () => signOut({ client })],
])("shows the next user when somebody else %s", async (_how, before) => {
  before();
  await enter("trainee");
  await vi.waitFor(() => expect(shown.at(-1)).toBe("trainee"));
  expect(shown.slice(shown.lastIndexOf("manager") + 1)).toContain(undefined);
});

let receive: (change: Change) => void;

it.each([
  ["invalidateQueries", () => invalidateQueries(queriesFor(client), { queryKey: ["main"] })],
  [
    "syncAcrossTabs",
    () => {
      const subscribe = (listener: typeof receive) => {
        receive = listener;
        return () => undefined;
      };
      syncAcrossTabs(queriesFor(client), { post: () => undefined, subscribe });
      receive({ operation: "profileUpdate", entityId: "" });
    },
  ],
])("fetches what is shown again by %s", async (_name, change) => {
  const calls = server.requests.length;
  change();
  await vi.waitFor(() => expect(server.requests.slice(calls)).toEqual(["GET /api/my/profile"]));
});
