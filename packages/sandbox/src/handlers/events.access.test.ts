import { toFormData } from "@recurrent/sdk";
import { describe, expect, it } from "vitest";
import { testSandbox } from "../testing/sandbox.ts";
import { NEW_EVENT, OF_PERSON, OWN } from "../testing/events.ts";

const PERSONAS: Readonly<Record<string, string>> = {
  A: "admin@recurrent.test",
  S: "support@recurrent.test",
  C: "company.manager@aurora.test",
  T: "training.manager@aurora.test",
  R: "trainee@aurora.test",
  B: "company.manager@borealis.test",
};

type Row = [operation: string, who: string, method: string, path: string, body?: object];
const update = { _method: "PUT", ...NEW_EVENT };

/** The callers with access at Aurora, by letter; all the others get 403 (training 6). */
const TABLE: readonly Row[] = [
  ["personEventList", "ASCT", "GET", OF_PERSON],
  ["personEventCreate", "CT", "POST", OF_PERSON, NEW_EVENT],
  ["personEventShow", "ASCT", "GET", `${OF_PERSON}/10501`],
  ["personEventUpdate", "CT", "POST", `${OF_PERSON}/10501`, update],
  ["personEventEnable", "CT", "PATCH", `${OF_PERSON}/10501/enable`],
  ["personEventDisable", "CT", "PATCH", `${OF_PERSON}/10501/disable`],
  ["personEventDelete", "CT", "DELETE", `${OF_PERSON}/10501`],
  ["personEventFileDelete", "CT", "DELETE", `${OF_PERSON}/10501/files/105011`],
  ["personEventFileDownload", "ASCT", "GET", `${OF_PERSON}/10501/files/105012/download`],
  ["eventList", "ASCTRB", "GET", OWN],
  ["eventCreate", "CTRB", "POST", OWN, NEW_EVENT],
];

/** One of the own events; 200 for the letters. Created for each persona. */
const OWN_TABLE: readonly Row[] = [
  ["eventShow", "CTRB", "GET", ""],
  ["eventUpdate", "CTRB", "POST", "", update],
  ["eventEnable", "CTB", "PATCH", "/enable"],
  ["eventDisable", "CTB", "PATCH", "/disable"],
  ["eventDelete", "CTRB", "DELETE", ""],
  ["eventFileDelete", "CTRB", "DELETE", "/files/{file}"],
  ["eventFileDownload", "CTRB", "GET", "/files/{file}/download"],
];

const form = (body: object | undefined) => (body === undefined ? undefined : toFormData(body));

describe("access to events", () => {
  it.each(TABLE)("allows %s to %s alone", async (_operation, who, method, path, body) => {
    for (const [letter, username] of Object.entries(PERSONAS)) {
      const { as, violations } = await testSandbox();
      const { status } = await (await as(username))(method, path, form(body));
      expect(status, username).toBe(who.includes(letter) ? 200 : 403);
      expect(violations).toEqual([]);
    }
  });

  it.each(OWN_TABLE)("allows %s to %s alone", async (_operation, who, method, path, body) => {
    for (const letter of "CTRB") {
      const { as, violations } = await testSandbox();
      const call = await as(PERSONAS[letter]!);
      const files = [new File(["%PDF"], "a.pdf")];
      const made = await call<{ id: number; files: { id: number }[] }>(
        "POST",
        OWN,
        toFormData({ ...NEW_EVENT, files }),
      );
      const address = `${OWN}/${made.body.id}${path}`;
      const at = address.replace("{file}", String(made.body.files[0]!.id));
      const { status } = await call(method, at, form(body));
      expect(status, letter).toBe(who.includes(letter) ? 200 : 403);
      expect(violations).toEqual([]);
    }
  });

  it("keeps a trainee's events readable when events_documents is off", async () => {
    const { as, database } = await testSandbox();
    const { event, file } = await database.transact(({ tables }) => {
      const person = tables.people.find(({ username }) => username === "trainee@borealis.test")!;
      const own = tables.events.find(
        ({ personId, fileIds }) => personId === person.id && fileIds.length > 0,
      )!;
      return { event: own.id, file: own.fileIds[0]! };
    });
    const trainee = await as("trainee@borealis.test");
    const status = async (method: string, path: string, body?: object) =>
      (await trainee(method, `${OWN}${path}`, form(body))).status;
    expect(await status("GET", "")).toBe(200);
    expect(await status("GET", `/${event}`)).toBe(200);
    expect(await status("GET", `/${event}/files/${file}/download`)).toBe(200);
    expect(await status("POST", "", NEW_EVENT)).toBe(403);
    expect(await status("POST", `/${event}`, update)).toBe(403);
    expect(await status("DELETE", `/${event}`)).toBe(403);
    expect(await status("DELETE", `/${event}/files/${file}`)).toBe(403);
    expect(await status("PATCH", `/${event}/disable`)).toBe(403);
    const manager = await as("company.manager@borealis.test");
    const owner = Math.floor(event / 100);
    const path = `/api/companies/2/users/${owner}/events/${event}`;
    expect((await manager("POST", path, form(update))).status).toBe(200);
  });

  it("requires a session first", async () => {
    const { call } = await testSandbox();
    for (const [, , method, path, body] of TABLE) {
      expect((await call(method, path, { body: form(body) })).status).toBe(401);
    }
  });

  it.each(TABLE.filter(([operation]) => operation.startsWith("person")))(
    "answers %s with 404 for another company's person and an unknown company",
    async (_operation, _who, method, path, body) => {
      const { as } = await testSandbox();
      const manager = await as("company.manager@aurora.test");
      const admin = await as("admin@recurrent.test");
      const status = async (call: typeof manager, at: string) =>
        (await call(method, at, form(body))).status;
      expect(await status(manager, path.replace("users/105", "users/302"))).toBe(404);
      expect(await status(manager, path.replace("companies/1", "companies/2"))).toBe(403);
      const isWrite = method !== "GET";
      expect(await status(admin, path.replace("companies/1", "companies/99"))).toBe(404);
      expect(await status(admin, path.replace("users/105", "users/302"))).toBe(isWrite ? 403 : 404);
    },
  );
});
