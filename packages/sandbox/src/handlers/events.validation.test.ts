import { describe, expect, it } from "vitest";
import { eventSandbox, fileOf, NEW_EVENT, OF_PERSON, OWN } from "../testing/events.ts";
import { MAX_FILE_BYTES, MAX_FILES } from "./events.ts";

const reminder = (value: unknown, key = "days") => ({ reminders: [{ key, value }] });

/** An invalid change, and the field of its error. */
const REFUSED: readonly [what: string, fields: object, field: string][] = [
  ["no description", { description: undefined }, "description"],
  ["an empty description", { description: "  " }, "description"],
  ["too long a description", { description: "x".repeat(256) }, "description"],
  ["too long notes", { notes: "x".repeat(65_536) }, "notes"],
  ["notes that are a file", { notes: fileOf("notes.html") }, "notes"],
  ["a day that is none", { issued_at: "2026-02-30" }, "issued_at"],
  ["a day in another form", { expiry_at: "14.01.2027" }, "expiry_at"],
  ["an instant for a day", { expiry_at: "2027-01-14T00:00:00Z" }, "expiry_at"],
  ["a switch that is none", { manager: "maybe" }, "manager"],
  ["a switch with two values", { trainee: ["1", "0"] }, "trainee"],
  ["reminders below 0", reminder("-1"), "reminders.0.value"],
  ["reminders that are no whole number", reminder("7.5"), "reminders.0.value"],
  ["reminders that are no number", reminder("soon"), "reminders.0.value"],
  ["an empty reminder", reminder(""), "reminders.0.value"],
  ["a reminder beyond counting", reminder("9".repeat(20)), "reminders.0.value"],
  ["a reminder without days", { reminders: [{ key: "days" }] }, "reminders.0.value"],
  ["a reminder of no unit", { reminders: [{ value: "7" }] }, "reminders.0.key"],
  ["reminders in weeks", reminder("1", "weeks"), "reminders.0.key"],
  ["four reminders", { reminders: [1, 2, 3, 4].map((value) => ({ value })) }, "reminders"],
  ["reminders that are no list", { reminders: "7" }, "reminders"],
  ["a text in place of a file", { files: ["a.pdf"] }, "files"],
  [
    "too many files",
    { files: Array.from({ length: MAX_FILES + 1 }, (_, n) => fileOf(`${n}.pdf`)) },
    "files",
  ],
];

describe.each([
  ["own", "trainee@aurora.test", OWN],
  ["a person's", "company.manager@aurora.test", OF_PERSON],
])("the form of an event, %s", (_name, who, base) => {
  it.each(REFUSED)("rejects %s, and stores nothing", async (_what, fields, field) => {
    const { call, list, show } = await eventSandbox(who, base);
    const before = { list: await list(), event: await show(10501) };
    for (const [path, method] of [
      ["", {}],
      ["/10501", { _method: "PUT" }],
    ] as const) {
      const { status, body } = await call("POST", path, { ...method, ...NEW_EVENT, ...fields });
      expect(status).toBe(422);
      expect(body.message).toBe("The given data was invalid.");
      expect(Object.keys(body.errors ?? {})).toEqual([field]);
      expect(body.errors?.[field]?.[0]).toMatch(/^[A-Z].*\.$/s);
    }
    expect({ list: await list(), event: await show(10501) }).toEqual(before);
  });

  it("names every invalid field at once", async () => {
    const { call } = await eventSandbox(who, base);
    const { body } = await call("POST", "", { expiry_at: "soon", manager: "x", ...reminder("-1") });
    expect(Object.keys(body.errors ?? {})).toEqual([
      "description",
      "expiry_at",
      "manager",
      "reminders.0.value",
    ]);
  });

  it("requires that a change says so", async () => {
    const { call } = await eventSandbox(who, base);
    for (const method of [{}, { _method: "PATCH" }]) {
      const { status, body } = await call("POST", "/10501", { ...NEW_EVENT, ...method });
      expect({ status, fields: Object.keys(body.errors ?? {}) }).toEqual({
        status: 422,
        fields: ["_method"],
      });
    }
  });
});

describe("the form of an event", () => {
  const setUp = () => eventSandbox("trainee@aurora.test", OWN);

  it("allows an expiry before its issue", async () => {
    const { create } = await setUp();
    expect(await create({ issued_at: "2026-05-01", expiry_at: "2026-04-01" })).toMatchObject({
      status: "expired",
    });
  });

  it("counts the files that are attached already", async () => {
    const { create, call, show } = await setUp();
    const { id } = await create({
      files: Array.from({ length: MAX_FILES }, (_, n) => fileOf(`${n}.pdf`)),
    });
    const { status, body } = await call("POST", `/${id}`, {
      _method: "PUT",
      ...NEW_EVENT,
      files: [fileOf("one more.pdf")],
    });
    expect({ status, fields: Object.keys(body.errors ?? {}) }).toEqual({
      status: 422,
      fields: ["files"],
    });
    expect(await show(id)).toMatchObject({ files_count: MAX_FILES });
  });

  it("takes a file of 64 MB and rejects one byte more, by its name", async () => {
    const { create, call } = await setUp();
    const largest = fileOf("largest.bin", new Uint8Array(MAX_FILE_BYTES));
    expect(await create({ files: [largest] })).toMatchObject({ files_count: 1 });
    const files = [fileOf("small.pdf"), fileOf("big.bin", new Uint8Array(MAX_FILE_BYTES + 1))];
    expect(await call("POST", "", { ...NEW_EVENT, files })).toMatchObject({
      status: 422,
      body: { errors: { "files.1": ["The file 'big.bin' is greater than 64 MB."] } },
    });
  }, 30_000);

  it("rejects a form larger than a call may be, without reading it", async () => {
    const { signIn, respond } = await setUp();
    const request = new Request(`https://api.test${OWN}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${await signIn("trainee@aurora.test")}`,
        "content-type": "multipart/form-data; boundary=x",
        "content-length": String(300 * 1024 * 1024),
      },
      body: "--x--",
    });
    const response = await respond(request);
    expect(response?.status).toBe(422);
    expect(await response?.json()).toMatchObject({ errors: { files: [expect.any(String)] } });
  });

  it("rejects a form that was cut off with 400", async () => {
    const { signIn, respond, list } = await setUp();
    const before = await list();
    const request = new Request(`https://api.test${OWN}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${await signIn("trainee@aurora.test")}`,
        "content-type": "multipart/form-data; boundary=x",
      },
      body: '--x\r\ncontent-disposition: form-data; name="description"\r\n\r\nHal',
    });
    expect((await respond(request))?.status).toBe(400);
    expect(await list()).toEqual(before);
  });

  it("accepts JSON when nothing is attached", async () => {
    const { act } = await setUp();
    const { status, body } = await act("POST", OWN, { ...NEW_EVENT, manager: true });
    expect({ status, body }).toMatchObject({ status: 200, body: { manager: true, files: [] } });
    // numbers are as good as their text
    const days = await act("POST", OWN, { ...NEW_EVENT, ...reminder(30) });
    expect(days).toMatchObject({ status: 200, body: { reminders: [{ value: "30" }, {}, {}] } });
    const none = await act("POST", OWN, { ...NEW_EVENT, reminders: [30] });
    expect(none).toMatchObject({
      status: 422,
      body: { errors: { "reminders.0.key": ["A reminder counts in days."] } },
    });
  });

  it("stores notes as sent, since sanitising is for whoever shows them", async () => {
    const { create } = await setUp();
    const notes = '<p onclick="x()">a<script>b</script></p>';
    expect(await create({ notes })).toMatchObject({ notes });
  });
});
