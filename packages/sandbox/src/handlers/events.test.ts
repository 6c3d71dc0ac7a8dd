import { describe, expect, it } from "vitest";
import { eventSandbox, fileOf, OF_PERSON, OWN } from "../testing/events.ts";

const TRAINEE = "trainee@aurora.test";
const MANAGER = "company.manager@aurora.test";

/** A manager acts on both bases; what a trainee may is in events.access.test.ts. */
const BASES = [
  ["own, by a trainee", TRAINEE, OWN],
  ["a person's, by a manager", MANAGER, OF_PERSON],
] as const;

describe.each(BASES)("events: %s", (_name, who, base) => {
  const setUp = () => eventSandbox(who, base);

  it("lists active and archived events without notes and files", async () => {
    const { list, violations } = await setUp();
    const events = await list();
    expect(events.length).toBeGreaterThan(2);
    expect(events.some(({ is_active }) => !is_active)).toBe(true);
    expect(events.find(({ description }) => description.startsWith("Medical"))).toEqual({
      id: 10501,
      name: "Medical",
      description: "Medical certificate, category 1",
      issued_at: "2025-12-14",
      expiry_at: "2026-12-14",
      is_active: true,
      deleted_at: null,
      status: "riskOfExpiry",
      files_count: 2,
    });
    expect(violations).toEqual([]);
  });

  it("shows an event with notes, warnings and files", async () => {
    const { show, violations } = await setUp();
    expect(await show(10501)).toMatchObject({
      notes: expect.stringContaining("<strong>in the flight bag</strong>"),
      manager: true,
      trainee: true,
      reminders: [30, 14, 7].map((days) => ({ key: "days", value: String(days) })),
      files: [
        { id: 105011, original_name: "Medical certificate.pdf" },
        { id: 105012, original_name: "Prescription.png" },
      ],
    });
    expect(violations).toEqual([]);
  });

  it("creates an event from a form with all fields, and returns it as stored", async () => {
    const { create, show, list, violations } = await setUp();
    const made = await create({
      notes: "<p>Room <strong>4</strong></p>",
      issued_at: "2026-01-15",
      expiry_at: "2027-01-14",
      manager: true,
      trainee: false,
      reminders: [
        { key: "days", value: "30" },
        { key: "days", value: "7" },
        { key: "days", value: "0" },
      ],
      files: [fileOf("a.pdf"), fileOf("b.png", "b", "image/png")],
    });
    expect(made).toEqual({
      id: expect.any(Number),
      name: "Dangerous goods certificate",
      description: "Dangerous goods certificate",
      notes: "<p>Room <strong>4</strong></p>",
      issued_at: "2026-01-15",
      expiry_at: "2027-01-14",
      is_active: true,
      deleted_at: null,
      status: "current",
      files_count: 2,
      manager: true,
      trainee: false,
      reminders: ["30", "7", "0"].map((value) => ({ key: "days", value })),
      files: [
        { id: expect.any(Number), original_name: "a.pdf" },
        { id: expect.any(Number), original_name: "b.png" },
      ],
    });
    expect(await show(made.id)).toEqual(made);
    expect((await list()).map(({ id }) => id)).toContain(made.id);
    expect(violations).toEqual([]);
  });

  it("creates an event from a description alone", async () => {
    const { call, show } = await setUp();
    const { status, body } = await call("POST", "", { description: " Passport " });
    expect(status).toBe(200);
    expect(await show((body as { id: number }).id)).toMatchObject({
      description: "Passport",
      notes: null,
      issued_at: null,
      expiry_at: null,
      manager: false,
      trainee: false,
      reminders: ["0", "0", "0"].map((value) => ({ key: "days", value })),
      files: [],
      status: "current",
    });
  });

  it("changes an event by a POST with PUT: adds new files, keeps the others", async () => {
    const { update, show, violations } = await setUp();
    const changed = await update(10501, {
      description: "Medical certificate, category 2",
      expiry_at: "2027-12-14",
      manager: true,
      files: [fileOf("new.pdf")],
    });
    expect(changed).toMatchObject({
      name: "Medical certificate, category 2",
      description: "Medical certificate, category 2",
      issued_at: "2025-12-14",
      expiry_at: "2027-12-14",
      manager: true,
      trainee: false,
      status: "current",
      files_count: 3,
    });
    expect(changed.files?.map((file) => file.original_name)).toEqual([
      "Medical certificate.pdf",
      "Prescription.png",
      "new.pdf",
    ]);
    expect(await show(10501)).toEqual(changed);
    expect(violations).toEqual([]);
  });

  it("keeps what an update leaves out, and clears what it sends empty", async () => {
    const { update } = await setUp();
    const updated = await update(10501, { reminders: undefined });
    expect(updated).toMatchObject({
      notes: expect.stringContaining("lenses"),
      issued_at: "2025-12-14",
      reminders: [{ value: "30" }, { value: "14" }, { value: "7" }],
    });
    expect(await update(10501, { notes: "", issued_at: "", expiry_at: "" })).toMatchObject({
      notes: null,
      issued_at: null,
      expiry_at: null,
      status: "current",
    });
  });

  it.each([
    ["1", true],
    ["0", false],
    ["true", true],
    ["false", false],
    [undefined, false],
  ])("reads the switch %j as %j", async (sent, read) => {
    const { update } = await setUp();
    expect(await update(10501, { manager: sent, trainee: sent })).toMatchObject({
      manager: read,
      trainee: read,
    });
  });

  it("deletes an event with its files, and never reuses their ids", async () => {
    const { create, call, list, database } = await setUp();
    const made = await create({ files: [fileOf("a.pdf")] });
    const fileId = made.files![0]!.id;
    expect(await database.files.readFile(fileId)).not.toBeNull();
    expect((await call("DELETE", `/${made.id}`)).status).toBe(200);
    expect(await database.files.readFile(fileId)).toBeNull();
    expect((await call("GET", `/${made.id}`)).status).toBe(404);
    expect((await call("DELETE", `/${made.id}`)).status).toBe(404);
    expect((await list()).map(({ id }) => id)).not.toContain(made.id);
    const next = await create({ files: [fileOf("b.pdf")] });
    expect(next.id).not.toBe(made.id);
    expect(next.files![0]!.id).not.toBe(fileId);
  });

  it("deletes one file at a time", async () => {
    const { create, call, show, file, database } = await setUp();
    const made = await create({ files: [fileOf("a.pdf"), fileOf("b.pdf", "b")] });
    const [a, b] = made.files!.map(({ id }) => id);
    expect((await call("DELETE", `/${made.id}/files/${a}`)).status).toBe(200);
    expect(await show(made.id)).toMatchObject({ files_count: 1, files: [{ id: b }] });
    expect(await database.files.readFile(a!)).toBeNull();
    expect((await file(made.id, a!)).response.status).toBe(404);
    expect((await file(made.id, b!)).response.status).toBe(200);
    // an authored one goes as well
    expect((await call("DELETE", "/10501/files/105012")).status).toBe(200);
    expect((await file(10501, 105012)).response.status).toBe(404);
    expect((await file(10501, 105011)).response.status).toBe(200);
  });

  it.each([
    ["GET", ""],
    ["POST", ""],
    ["DELETE", ""],
    ["DELETE", "/files/105011"],
    ["GET", "/files/105011/download"],
  ])("answers 404 for an unknown event and somebody else's: %s /…%s", async (method, rest) => {
    const { call } = await setUp();
    const fields = method === "POST" ? { _method: "PUT", description: "x" } : undefined;
    for (const id of ["999999999", "0", "abc", "10601", "1.0501e4", "-10501"]) {
      expect((await call(method, `/${id}${rest}`, fields)).status, id).toBe(404);
    }
  });

  it("does not return the file of another event", async () => {
    const { call, create } = await setUp();
    const other = await create({ files: [fileOf("a.pdf")] });
    const fileId = other.files![0]!.id;
    expect((await call("GET", `/10501/files/${fileId}/download`)).status).toBe(404);
    expect((await call("DELETE", `/10501/files/${fileId}`)).status).toBe(404);
    expect((await call("GET", "/10501/files/1/download")).status).toBe(404);
  });

  it("shows the same on both paths, and on the manager's board", async () => {
    const { create, call, as, onBoard } = await setUp();
    const { id } = await create({ expiry_at: "2026-12-01", files: [fileOf("a.pdf")] });
    const trainee = await as(TRAINEE);
    const manager = await as(MANAGER);
    const mine = await trainee("GET", `${OWN}/${id}`);
    expect(mine.status).toBe(200);
    expect(mine).toEqual(await manager("GET", `${OF_PERSON}/${id}`));
    expect(await onBoard(id)).toMatchObject({
      card: "riskOfExpiry",
      description: "Dangerous goods certificate",
      files_count: 1,
      user: { id: 105 },
    });
    await call("DELETE", `/${id}`);
    expect(await onBoard(id)).toBeUndefined();
  });

  it("dates events by the clock: at risk within 30 days, expired after the day", async () => {
    const { create, show, controls, onBoard } = await setUp();
    const id = (await create({ expiry_at: "2026-12-20" })).id;
    const status = async () => [(await show(id)).status, (await onBoard(id))?.card];
    expect(await status()).toEqual(["current", "current"]);
    await controls.clock({ advance: "P1D" });
    expect(await status()).toEqual(["riskOfExpiry", "riskOfExpiry"]);
    await controls.clock({ advance: "P29D" });
    expect(await status()).toEqual(["riskOfExpiry", "riskOfExpiry"]);
    await controls.clock({ advance: "P1D" });
    expect(await status()).toEqual(["expired", "expired"]);
  });
});

describe("archiving and restoring", () => {
  it("moves an event between the lists and off the board, and back", async () => {
    const { call, list, onBoard } = await eventSandbox(MANAGER, OF_PERSON);
    const entry = async () => (await list()).find(({ id }) => id === 10501);
    const archived = await call("PATCH", "/10501/disable");
    expect(archived).toMatchObject({
      status: 200,
      body: { is_active: false, deleted_at: "2026-11-20 12:00:00", files: [{}, {}] },
    });
    expect(await entry()).toMatchObject({ is_active: false, deleted_at: "2026-11-20 12:00:00" });
    expect(await onBoard(10501)).toBeUndefined();
    expect(await call("PATCH", "/10501/enable")).toMatchObject({
      body: { is_active: true, deleted_at: null },
    });
    expect(await onBoard(10501)).toMatchObject({ card: "riskOfExpiry" });
  });

  it("changes nothing a second time, nor the day of archiving", async () => {
    const { call, controls } = await eventSandbox(MANAGER, OF_PERSON);
    await call("PATCH", "/10501/disable");
    await controls.clock({ advance: "P2D" });
    expect(await call("PATCH", "/10501/disable")).toMatchObject({
      status: 200,
      body: { deleted_at: "2026-11-20 12:00:00" },
    });
    expect((await call("PATCH", "/999/enable")).status).toBe(404);
  });

  it("lets an archived event be read and deleted, not changed", async () => {
    const { call, file } = await eventSandbox(MANAGER, OF_PERSON);
    await call("PATCH", "/10501/disable");
    const rejected = await call("POST", "/10501", { _method: "PUT", description: "x" });
    expect(rejected).toMatchObject({ status: 422, body: { errors: { id: [expect.any(String)] } } });
    expect((await file(10501, 105011)).response.status).toBe(200);
    expect((await call("DELETE", "/10501/files/105011")).status).toBe(200);
    expect((await call("DELETE", "/10501")).status).toBe(200);
  });
});

describe("a deleted person", () => {
  it("shows no events of a deleted person, and stores none", async () => {
    const { act, as, call, list, show } = await eventSandbox(MANAGER, OF_PERSON);
    expect(await show(10501)).toMatchObject({ id: 10501 });
    await act("DELETE", "/api/companies/1/users/105");
    expect(await list()).toEqual([]);
    expect((await call("GET", "/10501")).status).toBe(404);
    expect((await call("POST", "", { description: "x" })).status).toBe(422);
    const admin = await as("admin@recurrent.test");
    expect((await admin("GET", `${OF_PERSON}/10501`)).status).toBe(404);
  });
});
