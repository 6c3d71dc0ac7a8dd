import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { IncomingMessage, ServerResponse } from "node:http";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { createMemoryTokenStore } from "../auth/token-store.ts";
import { configureRecurrent } from "../http/config.ts";
import { download } from "../http/download.ts";
import { readEvent } from "../model/event.ts";
import type { EventDraft } from "../payload/event.ts";
import { bodyOf, json, startServer, type TestServer } from "../testing/http-server.ts";
import {
  eventOptions,
  eventsOptions,
  fetchEventFile,
  useCreateEvent,
  useDeleteEvent,
  useDeleteEventFile,
  useDisableEvent,
  useEnableEvent,
  useEvent,
  useEvents,
  useUpdateEvent,
  type EventOwner,
} from "./events.ts";

const DRAFT: EventDraft = {
  description: "Passport",
  notes: "",
  issuedAt: null,
  expiryAt: null,
  manager: true,
  trainee: false,
  reminders: ["30", "0", "0"],
  files: [],
};
const WIRE = { id: 5, description: "Passport", is_active: true, notes: "<p>Kept</p>" };
const PERSON = { companyId: "1", personId: "105" };
const OWNERS: readonly [name: string, owner: EventOwner, base: string][] = [
  ["own", "own", "/api/my/events"],
  ["person", PERSON, "/api/companies/1/users/105/events"],
];

let server: TestServer;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const bodies: string[] = [];

beforeEach(async () => {
  bodies.length = 0;
  answer = (_request, response) => json(response, 200, WIRE);
  server = await startServer((request, response) => {
    void bodyOf(request).then(
      (body) => {
        bodies.push(body);
        answer(request, response);
      },
      () => undefined, // the caller has gone: nobody is left to answer
    );
  });
  const tokenStore = createMemoryTokenStore();
  tokenStore.write({ token: "token", expiresAt: Date.now() + 3_600_000 });
  configureRecurrent({ authHost: "https://auth.test", apiHost: server.origin, tokenStore });
});
afterEach(() => server.close());

/** What a hook gives inside of a cache. */
function within<Result>(queries: QueryClient, useHook: () => Result): Result {
  let result: Result | undefined;
  function Probe() {
    result = useHook();
    return null;
  }
  renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <Probe />
    </QueryClientProvider>,
  );
  return result!;
}

describe.each(OWNERS)("%s events (training 7.3)", (_name, owner, base) => {
  const run = <Variables, Reply>(
    useHook: (owner: EventOwner) => { mutateAsync: (variables: Variables) => Promise<Reply> },
    variables: Variables,
    queries = new QueryClient(),
  ) => within(queries, () => useHook(owner)).mutateAsync(variables);

  it("are read in their canonical shape", () => {
    const queries = new QueryClient();
    queries.setQueryData(eventsOptions(owner).queryKey, [WIRE]);
    queries.setQueryData(eventOptions(owner, "5").queryKey, { ...WIRE, reminders: [] });
    expect(within(queries, () => useEvents(owner)).data).toMatchObject([{ id: "5" }]);
    const { data } = within(queries, () => useEvent(owner, "5"));
    expect(data).toMatchObject({ id: "5", isActive: true, notes: "<p>Kept</p>" });
    expect(data?.reminders).toHaveLength(3);
  });

  it("are asked for at their own address", async () => {
    const queries = new QueryClient();
    await queries.fetchQuery({ ...eventsOptions(owner), retry: false });
    await queries.fetchQuery({ ...eventOptions(owner, "5"), retry: false });
    expect(server.requests).toEqual([`GET ${base}`, `GET ${base}/5`]);
  });

  it("are created by one form, and what comes back is shown at once", async () => {
    const queries = new QueryClient();
    expect(await run(useCreateEvent, { draft: DRAFT }, queries)).toMatchObject({ id: "5" });
    expect(server.requests).toEqual([`POST ${base}`]);
    expect(bodies[0]).toContain('name="manager"\r\n\r\n1');
    expect(queries.getQueryData(eventOptions(owner, "5").queryKey)).toEqual(WIRE);
  });

  it("are changed by a POST that says PUT", async () => {
    const before = readEvent({
      id: 5,
      description: "Passport",
      is_active: true,
      notes: "<p>Old</p>",
    });
    expect(await run(useUpdateEvent, { before, draft: DRAFT })).toMatchObject({ id: "5" });
    expect(server.requests).toEqual([`POST ${base}/5`]);
    expect(bodies[0]).toContain('name="_method"\r\n\r\nPUT');
    expect(bodies[0]).toContain('name="notes"\r\n\r\n\r\n');
  });

  it("are archived, restored and deleted, and so are their files", async () => {
    await run(useDisableEvent, "5");
    await run(useEnableEvent, "5");
    await run(useDeleteEventFile, { eventId: "5", fileId: "9" });
    answer = (_request, response) => response.writeHead(204).end();
    await run(useDeleteEvent, "5");
    expect(server.requests).toEqual([
      `PATCH ${base}/5/disable`,
      `PATCH ${base}/5/enable`,
      `DELETE ${base}/5/files/9`,
      `DELETE ${base}/5`,
    ]);
  });

  it("make everything that shows an event stale, the board of the manager too", async () => {
    const queries = new QueryClient();
    const keys = [
      eventsOptions("own").queryKey,
      eventsOptions(PERSON).queryKey,
      eventOptions(PERSON, "6").queryKey,
      ["main", "eventBoardShow"],
    ];
    for (const key of [...keys, ["main", "tierList"]]) queries.setQueryData(key, []);
    await run(useDisableEvent, "5", queries);
    const isStale = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated;
    expect(keys.map(isStale)).toEqual(keys.map(() => true));
    expect(isStale(["main", "tierList"])).toBe(false);
  });

  it("keep what is shown when a reply brings no event", async () => {
    const queries = new QueryClient();
    answer = (_request, response) => json(response, 200, { id: 5, message: "Stored." });
    await run(useEnableEvent, "5", queries);
    expect(queries.getQueryData(eventOptions(owner, "5").queryKey)).toBeUndefined();
  });

  it("tell how far an upload has come", async () => {
    const heard: (number | null)[] = [];
    const files = [new File([new Uint8Array(2_000_000)], "big.bin")];
    await run(useCreateEvent, {
      draft: { ...DRAFT, files },
      onUploadProgress: ({ percent }) => heard.push(percent),
    });
    expect(heard.at(-1)).toBe(100);
    expect(heard.every((percent, at) => (percent ?? 0) >= (heard[at - 1] ?? 0))).toBe(true);
  });

  it("stop an upload when told to", async () => {
    const controller = new AbortController();
    answer = () => controller.abort();
    const files = [new File(["%PDF"], "a.pdf")];
    const written = run(useCreateEvent, {
      draft: { ...DRAFT, files },
      signal: controller.signal,
    });
    await expect(written).rejects.toMatchObject({ kind: "cancelled" });
  });

  it("give a file with its name and progress", async () => {
    answer = (_request, response) => {
      response.writeHead(200, {
        "content-type": "application/pdf",
        "content-disposition": "attachment; filename*=UTF-8''Contr%C3%B4le.pdf",
      });
      response.end("%PDF");
    };
    const heard: number[] = [];
    const file = await download(
      (options) => fetchEventFile(owner, { eventId: "5", fileId: "9" }, options),
      { onProgress: ({ loaded }) => heard.push(loaded) },
    );
    expect(server.requests).toEqual([`GET ${base}/5/files/9/download`]);
    expect(file.fileName).toBe("Contrôle.pdf");
    expect(await file.blob.text()).toBe("%PDF");
    expect(heard.at(-1)).toBe(4);
  });
});
