import { QueryClient, QueryClientProvider, useMutation } from "@tanstack/react-query";
import type { IncomingMessage, ServerResponse } from "node:http";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { createMemoryTokenStore } from "../auth/token-store.ts";
import type { Progress } from "../http/request.ts";
import { configureRecurrent } from "../http/config.ts";
import { download } from "../http/download.ts";
import { eventFileDownload, personEventFileDownload } from "../index.ts";
import { readEvent, readEvents } from "../model/event.ts";
import { readUser } from "../model/person.ts";
import { eventPayload, type EventDraft } from "../model/payload.ts";
import { bodyOf, json, startServer, type TestServer } from "../testing/http-server.ts";
import * as hooks from "./index.ts";

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
const WIRE = {
  id: 5,
  description: "Passport",
  is_active: true,
  notes: "<p>Kept</p>",
  manager: true,
  trainee: true,
  reminders: [],
};
const PERSON = { companyId: "1", userId: "105" };
const [COMPANY, USER] = ["1", "105"] as const;

/** The same calls over both bases. */
const OWN = {
  base: "/api/my/events",
  path: {},
  list: () => hooks.eventListOptions(),
  show: (id: string) => hooks.eventShowOptions(id),
  useList: () => hooks.useEventList(),
  useShow: (id: string) => hooks.useEventShow(id),
  create: hooks.eventCreateOptions(),
  update: hooks.eventUpdateOptions(),
  enable: hooks.eventEnableOptions(),
  disable: hooks.eventDisableOptions(),
  remove: hooks.eventDeleteOptions(),
  removeFile: hooks.eventFileDeleteOptions(),
  file: eventFileDownload,
};
const PERSONS = {
  base: "/api/companies/1/users/105/events",
  path: PERSON,
  list: () => hooks.personEventListOptions(COMPANY, USER),
  show: (id: string) => hooks.personEventShowOptions(COMPANY, USER, id),
  useList: () => hooks.usePersonEventList(COMPANY, USER),
  useShow: (id: string) => hooks.usePersonEventShow(COMPANY, USER, id),
  create: hooks.personEventCreateOptions(),
  update: hooks.personEventUpdateOptions(),
  enable: hooks.personEventEnableOptions(),
  disable: hooks.personEventDisableOptions(),
  remove: hooks.personEventDeleteOptions(),
  removeFile: hooks.personEventFileDeleteOptions(),
  file: personEventFileDownload.bind(null, COMPANY, USER),
};
const OWNERS: readonly (readonly [name: string, of: typeof OWN | typeof PERSONS])[] = [
  ["own", OWN],
  ["person", PERSONS],
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
      () => undefined, // the caller has left, so no reply is sent
    );
  });
  const tokenStore = createMemoryTokenStore();
  tokenStore.write({ token: "token", expiresAt: Date.now() + 3_600_000 });
  configureRecurrent({ authHost: "https://auth.test", apiHost: server.origin, tokenStore });
});
afterEach(() => server.close());

/** The result of a hook inside a cache. */
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

describe.each(OWNERS)("%s events", (_name, of) => {
  const { base, path } = of;
  /** Makes a write of the table above with values for its path. */
  const run = (write: object, variables: object, queries = new QueryClient()) =>
    within(queries, () => useMutation(write as hooks.WriteOptions<object, unknown>)).mutateAsync({
      ...path,
      ...variables,
    });

  it("reads the model of events", () => {
    const queries = new QueryClient();
    queries.setQueryData(of.list().queryKey, readEvents([WIRE]));
    queries.setQueryData(of.show("5").queryKey, readEvent(WIRE));
    expect(within(queries, () => of.useList()).data).toMatchObject([{ id: "5" }]);
    const { data } = within(queries, () => of.useShow("5"));
    expect(data).toMatchObject({ id: "5", isActive: true, notes: "<p>Kept</p>" });
    expect(data?.reminders).toHaveLength(3);
  });

  it("reads events from their own address", async () => {
    const queries = new QueryClient();
    await queries.fetchQuery({ ...of.list(), retry: false });
    await queries.fetchQuery({ ...of.show("5"), retry: false });
    expect(server.requests).toEqual([`GET ${base}`, `GET ${base}/5`]);
  });

  it("creates an event by one form, and shows the reply at once", async () => {
    const queries = new QueryClient();
    expect(await run(of.create, { data: eventPayload(DRAFT) }, queries)).toMatchObject({ id: "5" });
    expect(server.requests).toEqual([`POST ${base}`]);
    expect(bodies[0]).toContain('name="manager"\r\n\r\n1');
    expect(queries.getQueryData(of.show("5").queryKey)).toEqual(readEvent(WIRE));
  });

  it("changes an event by a POST with PUT", async () => {
    const before = readEvent({
      id: 5,
      description: "Passport",
      is_active: true,
      notes: "<p>Old</p>",
      manager: false,
      trainee: false,
      reminders: [],
    });
    expect(await run(of.update, { eventId: "5", data: eventPayload(DRAFT, before) })).toMatchObject(
      { id: "5" },
    );
    expect(server.requests).toEqual([`POST ${base}/5`]);
    expect(bodies[0]).toContain('name="_method"\r\n\r\nPUT');
    expect(bodies[0]).toContain('name="notes"\r\n\r\n\r\n');
  });

  it("archives, restores and deletes events, and deletes files", async () => {
    await run(of.disable, { eventId: "5" });
    await run(of.enable, { eventId: "5" });
    await run(of.removeFile, { eventId: "5", fileId: "9" });
    answer = (_request, response) => response.writeHead(204).end();
    await run(of.remove, { eventId: "5" });
    expect(server.requests).toEqual([
      `PATCH ${base}/5/disable`,
      `PATCH ${base}/5/enable`,
      `DELETE ${base}/5/files/9`,
      `DELETE ${base}/5`,
    ]);
  });

  it("invalidates everything that shows an event, the board of the manager too", async () => {
    const queries = new QueryClient();
    const keys = [
      OWN.list().queryKey,
      PERSONS.list().queryKey,
      PERSONS.show("6").queryKey,
      ["main", "eventBoardShow"],
    ];
    for (const key of [...keys, ["main", "tierList"]]) queries.setQueryData(key, []);
    await run(of.disable, { eventId: "5" }, queries);
    const isStale = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated;
    expect(keys.map(isStale)).toEqual(keys.map(() => true));
    expect(isStale(["main", "tierList"])).toBe(false);
  });

  it("keeps what is shown when a reply contains no event", async () => {
    const queries = new QueryClient();
    answer = (_request, response) => json(response, 200, { id: 5, message: "Stored." });
    await run(of.enable, { eventId: "5" }, queries);
    expect(queries.getQueryData(of.show("5").queryKey)).toBeUndefined();
  });

  it("reports the progress of an upload", async () => {
    const heard: (number | null)[] = [];
    const files = [new File([new Uint8Array(2_000_000)], "big.bin")];
    await run(of.create, {
      data: eventPayload({ ...DRAFT, files }),
      onUploadProgress: ({ percent }: Progress) => heard.push(percent),
    });
    expect(heard.at(-1)).toBe(100);
    expect(heard.every((percent, at) => (percent ?? 0) >= (heard[at - 1] ?? 0))).toBe(true);
  });

  it("stops an upload on request", async () => {
    const controller = new AbortController();
    answer = () => controller.abort();
    const files = [new File(["%PDF"], "a.pdf")];
    const written = run(of.create, {
      data: eventPayload({ ...DRAFT, files }),
      signal: controller.signal,
    });
    await expect(written).rejects.toMatchObject({ kind: "cancelled" });
  });

  it("returns a file with its name and progress", async () => {
    answer = (_request, response) => {
      response.writeHead(200, {
        "content-type": "application/pdf",
        "content-disposition": "attachment; filename*=UTF-8''Contr%C3%B4le.pdf",
      });
      response.end("%PDF");
    };
    const heard: number[] = [];
    const file = await download((options) => of.file("5", "9", options), {
      onProgress: ({ loaded }) => heard.push(loaded),
    });
    expect(server.requests).toEqual([`GET ${base}/5/files/9/download`]);
    expect(file.fileName).toBe("Contrôle.pdf");
    expect(await file.blob.text()).toBe("%PDF");
    expect(heard.at(-1)).toBe(4);
  });
});

describe("a write", () => {
  it("invalidates what shows it whatever a component adds, and returns its reply", async () => {
    answer = (_request, response) => json(response, 201, { data: { group: { id: 7 } } });
    const queries = new QueryClient();
    const list = hooks.groupListOptions("1").queryKey;
    queries.setQueryData(list, []);
    const created: string[] = [];
    const settings = { onSuccess: (id: string) => void created.push(id) };
    const { mutateAsync } = within(queries, () => hooks.useGroupCreate(settings));
    const data = { name: "Seven", managers: [], add: [] };
    expect(await mutateAsync({ companyId: "1", data })).toBe("7");
    expect(created).toEqual(["7"]);
    expect(queries.getQueryState(list)?.isInvalidated).toBe(true);
  });

  it("sends the ETag of its start, and reports what it was about", async () => {
    const seen: unknown[] = [];
    answer = (request, response) => {
      seen.push(request.headers["if-match"]);
      json(response, 200, {});
    };
    const changes: unknown[] = [];
    const queries = new QueryClient();
    hooks.subscribeToChanges(queries, (change) => void changes.push(change));
    const { mutateAsync } = within(queries, () => hooks.usePersonDelete());
    await mutateAsync({ ...PERSON, ifMatch: '"v1"' });
    expect(seen).toEqual(['"v1"']);
    expect(changes).toEqual([{ operation: "personDelete", entityId: "105" }]);
  });

  it("names the refused role of a person by the role that was sent", async () => {
    const errors = { "companyRoles.1.licence": ["Too long."] };
    answer = (_request, response) => json(response, 422, { message: "No.", errors });
    const { mutateAsync } = within(new QueryClient(), () => hooks.usePersonUpdate());
    const companyRoles = [31, 32].map((id) => ({ id, licence: "L" }));
    const data = { id: 105, companyRoles } as never;
    await expect(mutateAsync({ ...PERSON, data })).rejects.toMatchObject({
      fieldErrors: { "companyRoles.32.licence": ["Too long."] },
    });
  });

  /** Removes a group whose list, page and board are cached; the result of `answer` decides. */
  async function removeGroup(options: { signal?: AbortSignal; timeoutMs?: number } = {}) {
    const queries = new QueryClient();
    const shown = [
      hooks.groupListOptions("1"),
      hooks.groupShowOptions("1", "7"),
      hooks.trainingBoardShowOptions(),
    ].map(({ queryKey }) => queryKey as readonly unknown[]);
    for (const key of shown) queries.setQueryData(key, []);
    const changes: unknown[] = [];
    hooks.subscribeToChanges(queries, (change) => void changes.push(change));
    const { mutateAsync } = within(queries, () => hooks.useGroupDelete());
    const kind = await mutateAsync({ companyId: "1", groupId: "7", ...options }).then(
      () => "done",
      (error: { kind: string }) => error.kind,
    );
    return { kind, changes, stale: shown.map((key) => queries.getQueryState(key)?.isInvalidated) };
  }

  const ended = (status: number) => (_request: IncomingMessage, response: ServerResponse) =>
    json(response, status, { message: "No." });

  it.each<[string, kind: string, typeof answer]>([
    ["is cut off", "network", (_request, response) => response.destroy()],
    ["does not come", "timeout", () => undefined],
    ["is half a reply", "malformed", (_request, response) => response.end('{"id":')],
    ["is a web page", "malformed", (_request, response) => response.end("<html></html>")],
    ["is 500", "server", ended(500)],
    ["is 502", "server", ended(502)],
    ["is 503", "server", ended(503)],
    ["is 504", "server", ended(504)],
  ])("may have been done when the reply %s: what shows it is stale", async (_name, kind, reply) => {
    answer = reply;
    expect(await removeGroup(kind === "timeout" ? { timeoutMs: 100 } : {})).toEqual({
      kind,
      changes: [{ operation: "groupDelete", entityId: "7" }],
      stale: [true, true, true],
    });
  });

  it("may have been done when its caller cancels it", async () => {
    const controller = new AbortController();
    answer = () => controller.abort();
    expect(await removeGroup({ signal: controller.signal })).toMatchObject({
      kind: "cancelled",
      stale: [true, true, true],
    });
  });

  it.each([
    [401, "unauthorized"],
    [403, "forbidden"],
    [404, "not-found"],
    [412, "client"],
    [422, "validation"],
    [429, "client"],
  ])("has changed nothing when it is refused by a %i", async (status, kind) => {
    answer = ended(status);
    expect(await removeGroup()).toEqual({ kind, changes: [], stale: [false, false, false] });
  });

  it.each([
    ["a user", { user: { id: 7, acl: {} } }, true],
    ["an acknowledgement", { message: "Stored." }, false],
  ])("keeps the profile that %s answers: %#", async (_name, reply, isKept) => {
    answer = (_request, response) => json(response, 200, reply);
    const queries = new QueryClient();
    const { mutateAsync } = within(queries, () => hooks.useProfileUpdate());
    await mutateAsync({ data: { name: "Ada" } as never });
    const cached = queries.getQueryData(hooks.profileShowOptions().queryKey);
    expect(cached).toEqual(isKept ? readUser(reply as never) : undefined);
  });
});
