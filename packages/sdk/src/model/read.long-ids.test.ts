import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMemoryTokenStore } from "../auth/token-store.ts";
import { createRecurrent, type Recurrent } from "../client.ts";
import { bodyOf, startServer, type TestServer } from "../testing/http-server.ts";
import { groupUpdatePayload } from "./payload.ts";
import { parseJson } from "./read.ts";

const LONG = "9007199254740993";
const { raw } = String;

describe("an integer of a JSON document", () => {
  it.each<[source: string, value: unknown]>([
    ["9007199254740991", 9007199254740991],
    ["-9007199254740991", -9007199254740991],
    ["9007199254740992", "9007199254740992"],
    ["-9007199254740992", "-9007199254740992"],
    [LONG, LONG],
    ["123456789012345678901234567890", "123456789012345678901234567890"],
    [`[${LONG},1,${LONG}]`, [LONG, 1, LONG]],
    [`{"id": ${LONG} }`, { id: LONG }],
    [`{"id":${LONG}}\n`, { id: LONG }],
    [`{"${LONG}":1}`, { [LONG]: 1 }],
    [`["${LONG}"]`, [LONG]],
    [`["a ${LONG} b",${LONG}]`, [`a ${LONG} b`, LONG]],
    [raw`["\\",${LONG},"\""]`, ["\\", LONG, '"']],
    [raw`["say \"${LONG}\"",2]`, [`say "${LONG}"`, 2]],
    [raw`["\\\"${LONG}",${LONG}]`, [`\\"${LONG}`, LONG]],
    [raw`["\u0022${LONG}"]`, [`"${LONG}`]],
    ["0.12345678901234567", Number("0.12345678901234567")],
    ["1234567890123456.5", 1234567890123456.5],
    ["12345678901234567.5", 12345678901234568],
    ["12345678901234567e2", 1234567890123456800],
    ["1e22", 1e22],
    ["1.5E+20", 1.5e20],
    ["[0,-0,10]", [0, -0, 10]],
    [raw`{"settings":"{\"id\":${LONG}}"}`, { settings: `{"id":${LONG}}` }],
    ['"2026-11-25 10:00:00.1234567890123456"', "2026-11-25 10:00:00.1234567890123456"],
  ])("keeps %s exact", (source, value) => {
    expect(parseJson(source)).toEqual({ value });
  });

  it.each([
    `0${LONG}`,
    `+${LONG}`,
    `${LONG}.`,
    `${LONG} ${LONG}`,
    `["${LONG}]`,
    `[${LONG}`,
    `{"id":"a"${LONG}}`,
    `{ ${LONG}: 1 }`,
    `${LONG}n`,
    raw`"a\"${LONG}`,
  ])("rejects an invalid document with %s", (source) => {
    expect(parseJson(source)).toBeUndefined();
  });

  it("reads a document of many megabytes in time that grows with its length", () => {
    const text = 'x"y'.repeat(1_500_000);
    const source = JSON.stringify({ text, list: Array.from({ length: 200_000 }, (_, id) => id) });
    const parsed = parseJson(`[${LONG},${source}]`)?.value;
    expect(parsed).toEqual([LONG, JSON.parse(source)]);
  });
});

describe("an id beyond 2^53", () => {
  let server: TestServer;
  let recurrent: Recurrent;
  const requests: string[] = [];
  const bodies: string[] = [];

  beforeAll(async () => {
    server = await startServer((request, response) => {
      requests.push(`${request.method} ${request.url}`);
      void bodyOf(request).then((body) => bodies.push(body));
      response.setHeader("Content-Type", "application/json");
      response.end(
        request.url?.endsWith("/users")
          ? `[{"id":${LONG},"name":"Vera","groups":[{"id":${LONG}1,"name":"A"}]}]`
          : `{"id":${LONG}1,"name":"A","managers":[{"id":${LONG}}],"trainees":[]}`,
      );
    });
    recurrent = createRecurrent({
      authHost: server.origin,
      apiHost: server.origin,
      tokenStore: createMemoryTokenStore({ token: "T", expiresAt: Date.now() + 3_600_000 }),
    });
  });
  afterAll(() => server.close());

  it("keeps a long id exact in model, raw reply, address and payload", async () => {
    const [person] = await recurrent.people.list("3");
    expect(person).toMatchObject({ id: LONG, groups: [{ id: `${LONG}1` }] });
    expect(await recurrent.raw.people.list("3")).toMatchObject([{ id: LONG }]);

    const group = await recurrent.groups.get("3", `${LONG}1`);
    expect(group).toMatchObject({ id: `${LONG}1`, managers: [{ id: LONG }] });
    expect(requests.at(-1)).toBe(`GET /api/companies/3/groups/${LONG}1`);

    const managerIds = group.managers.map(({ id }) => id);
    const edit = { name: "A", managerIds, addIds: [], removeIds: [], moves: { [LONG]: group.id } };
    await recurrent.groups.update("3", group.id, groupUpdatePayload(edit));
    expect(JSON.parse(bodies.at(-1) ?? "")).toMatchObject({
      managers: [LONG],
      move: { [LONG]: `${LONG}1` },
    });
  });
});
