import { describe, expect, it } from "vitest";
import { serve } from "../http/serve.ts";
import { testSandbox } from "../testing/sandbox.ts";
import { trainingSandbox } from "../testing/training.ts";
import { memoryPersistence } from "../store/persistence/persistence.ts";
import { Database } from "../store/database.ts";

describe("the launch of a lesson", () => {
  it("leads to the lesson player with the lesson to play", async () => {
    const { trainNow, launch } = await trainingSandbox();
    const id = (await trainNow()).lessonList[0]!.registration!.id;
    const { body } = await launch(id);
    const link = new URL(body.launch_link);
    expect(link.origin + link.pathname).toBe("https://portal.test/sandbox/player.html");
    expect(Object.fromEntries(link.searchParams)).toEqual({
      topic: "Ground De-icing",
      lesson: "Holdover times and fluid types",
      questions: "15",
      registration: String(id),
    });
    expect((await trainNow()).lessonList[0]?.registration).toEqual({ id, status: 0 });
  });

  it("starts a lesson that is left without a result, which can be continued", async () => {
    const { trainNow, launch, schedule } = await trainingSandbox();
    const lesson = async () =>
      (await schedule()).find(
        ({ lesson: { name } }) => name === "Approaches in the dark and in cloud",
      );
    expect((await lesson())?.lesson.status).toBe(1);
    const entry = (await trainNow()).lessonList.find(
      ({ topic }) => topic === "Controlled Flight Into Terrain",
    );
    await launch(entry!.registration!.id);
    expect((await lesson())?.lesson.status).toBe(2);
    expect((await launch(entry!.registration!.id)).status).toBe(200);
  });

  it("refuses others, a future or locked lesson, and prevented training", async () => {
    const { trainNow, launch, take, as, schedule, controls } = await trainingSandbox();
    const id = (await trainNow()).lessonList[0]!.registration!.id;
    const other = await as("trainee.v4@aurora.test");
    const path = `/api/records/registrations/${id}/launch`;
    expect((await other("GET", path)).status).toBe(404);
    expect((await (await as("company.manager@aurora.test"))("GET", path)).status).toBe(403);
    expect((await launch(999_999_999)).status).toBe(404);
    expect((await schedule()).some(({ lesson }) => lesson.status === 0)).toBe(true);
    // the lesson after the one of that id comes in five days
    expect((await launch(id + 1)).body).toMatchObject({
      message: "This lesson is not available yet.",
    });
    await launch(id);
    await controls.lesson(id, "pass");
    expect((await launch(id)).status).toBe(422);
    await controls.clock({ advance: "PT1M" });
    expect((await launch(id)).body).toMatchObject({ message: "This lesson was completed." });
    await take(0, "pass");
    const cascade = await trainingSandbox("trainee@cascade.test");
    await cascade.controls.clock({ advance: "P300D" });
    const registrationId = (await cascade.trainNow()).lessonList[0]!.registration!.id;
    expect(await cascade.launch(registrationId)).toMatchObject({
      status: 403,
      body: { message: "Training is on hold for your company." },
    });
  });

  it("has no registration for a review and for some lessons", async () => {
    const { act, database } = await trainingSandbox();
    const before = await database.transact(({ tables }) => tables.training.get(105));
    const preview = async (id: number) =>
      (await act<{ preview: string | null }>("GET", `/api/lessons/${id}/preview`)).body.preview;
    const link = new URL((await preview(521))!);
    expect(link.pathname).toBe("/sandbox/player.html");
    expect(link.searchParams.has("registration")).toBe(false);
    expect(await preview(822)).toBeNull();
    expect((await act("GET", "/api/lessons/1/preview")).status).toBe(404);
    expect(await database.transact(({ tables }) => tables.training.get(105))).toEqual(before);
  });
});

describe("the score of a lesson", () => {
  it("keeps a score LOCKED until a minute of sandbox time is over", async () => {
    const { trainNow, launch, controls } = await trainingSandbox();
    const id = (await trainNow()).lessonList[0]!.registration!.id;
    await launch(id);
    await controls.lesson(id, "fail");
    const status = async () =>
      (await trainNow()).lessonList.find(({ registration }) => registration?.id === id)
        ?.registration?.status;
    expect(await status()).toBe(3);
    await controls.clock({ advance: "PT59S" });
    expect(await status()).toBe(3);
    await controls.clock({ advance: "PT1S" });
    expect(await status()).toBe(1);
  });

  it("takes one result for an open lesson, only 'pass' or 'fail'", async () => {
    const { trainNow, launch, controls } = await trainingSandbox();
    const id = (await trainNow()).lessonList[0]!.registration!.id;
    await expect(controls.lesson(id, "pass")).rejects.toThrow("not open");
    await launch(id);
    await expect(controls.lesson(id, "perhaps" as "pass")).rejects.toThrow("'pass' or 'fail'");
    await controls.lesson(id, "pass");
    await expect(controls.lesson(id, "pass")).rejects.toThrow("not open");
    await expect(controls.lesson(5, "pass")).rejects.toThrow("not open");
  });

  it("scores the same in two sandboxes of one seed", async () => {
    const run = async () => {
      const { take, topic } = await trainingSandbox();
      await take(0, "fail");
      await take(0, "pass");
      return topic("Ground De-icing");
    };
    expect(await run()).toEqual(await run());
  });
});

describe("three lessons in a row, one failed first", () => {
  it("changes Train Now, schedule, record, score, certificate and the manager's board", async () => {
    const sandbox = await trainingSandbox();
    const { trainNow, take, topic, score, boardState, schedule, certificate, record } = sandbox;
    expect(await boardState(105)).toBe("expired");

    // the first: passed at once; the topic has expired, so the next lesson opens at midnight
    await take(0, "pass");
    expect((await trainNow()).nextLesson).toEqual({ start_date: "2026-11-21" });
    const deIcing = await topic("Ground De-icing");
    expect(deIcing).toMatchObject({ status: 6 });
    expect(deIcing?.lessons?.currentVersion[1]).toMatchObject({
      start_date: "2026-11-20",
      end_date: "2026-11-20",
    });

    // the second: failed, offered again, then passed
    const terrain = (list: Awaited<ReturnType<typeof trainNow>>) =>
      list.lessonList.findIndex(({ topic: name }) => name === "Controlled Flight Into Terrain");
    const before = await topic("Controlled Flight Into Terrain");
    const id = await take(terrain(await trainNow()), "fail");
    const failed = (await topic("Controlled Flight Into Terrain"))!;
    expect(failed).toMatchObject({ status: 5, completed_at: before!.completed_at });
    const half = failed.lessons!.currentVersion[1]!;
    expect(half.end_date).toBeNull();
    expect(half.score!.correctQuestions / half.score!.totalQuestions).toBeLessThan(0.8);
    await take(terrain(await trainNow()), "pass");
    const done = (await topic("Controlled Flight Into Terrain"))!;
    expect(done).toMatchObject({ status: 4, completed_at: "2026-11-20", expiry: "2028-11-24" });
    const lesson = done.lessons!.currentVersion[1]!;
    expect(lesson).toMatchObject({ registrationId: id, end_date: "2026-11-20" });
    const shown = await score(id, lesson.score!.id!);
    expect(shown.questions).toHaveLength(20);
    expect(shown.started_at).toBe("2026-11-20 12:42:00");
    expect(shown.correctQuestions).toBe(lesson.score!.correctQuestions);

    // the third: International Procedures
    expect((await trainNow()).lessonList.map(({ lesson: name }) => name)).toEqual([
      "Track message and oceanic clearance",
    ]);
    await take(0, "pass");
    expect((await trainNow()).lessonList).toEqual([]);

    // the completed topic has its next round and a certificate, and is no longer at risk
    const planned = (await schedule()).filter(
      ({ topic: { name } }) => name === "Controlled Flight Into Terrain",
    );
    expect(planned.map(({ date }) => date)).toEqual(["2028-09-29", "2028-10-09"]);
    const reminders = (await trainNow()).reminderList.map(({ id: name }) => name);
    expect(reminders).toEqual(["PROGRAM_EXPIRED"]);
    expect(await boardState(105)).toBe("expired");

    // the rest of the expired topic, a day each
    for (const _ of [3, 4]) {
      await sandbox.controls.clock({ advance: "P1D" });
      await take(0, "pass");
    }
    expect(await topic("Ground De-icing")).toMatchObject({ status: 4, expiry: "2027-11-15" });
    expect(await boardState(105)).toBe("current");
    expect((await trainNow()).reminderList).toEqual([]);
    const certified = await sandbox.database.transact(({ tables, settings }) => ({
      tables,
      settings,
    }));
    const { certificatesOf } = await import("../store/registrations.ts");
    const enrolment = certified.tables.training
      .get(105)!
      .enrolments.find(({ topicId }) => topicId === 5)!;
    const hash = certificatesOf(
      certified.settings.seed,
      105,
      certified.tables.topics.get(5)!,
      enrolment,
    ).at(-1)!.hash;
    expect(await certificate(hash)).toMatchObject({ completed_at: "2026-11-22" });

    // and the manager reads the same record
    const manager = await sandbox.as("company.manager@aurora.test");
    const theirs = await manager("GET", "/api/companies/1/users/105/records");
    expect(theirs.body).toEqual(await record());
    expect(sandbox.violations).toEqual([]);
  });

  it("gives the next lesson of a compressed program at once, and ends the program", async () => {
    const { trainNow, take, record } = await trainingSandbox("trainee.compressed@aurora.test");
    let lessons = 0;
    while ((await trainNow()).lessonList.length > 0 && lessons < 20) {
      await take(0, "pass");
      lessons += 1;
    }
    expect(lessons).toBe(7);
    expect((await trainNow()).reminderList).toEqual([]);
    const { topics } = await record();
    expect(topics.map(({ status, compressed }) => [status, compressed])).toEqual([
      [4, false],
      [4, false],
      [4, false],
    ]);
  });
});

describe("lessons when the clock moves", () => {
  it("records a score that nobody waited for on the day it belongs to", async () => {
    const { trainNow, launch, controls, topic, boardState } = await trainingSandbox(
      "trainee.faulty@aurora.test",
    );
    expect(await boardState(112)).toBe("current");
    await controls.clock({ advance: "P60D" });
    const open = (await trainNow()).lessonList.findIndex(
      ({ registration }) => registration?.status === 1,
    );
    const entry = (await trainNow()).lessonList[open]!;
    await launch(entry.registration!.id);
    await controls.lesson(entry.registration!.id, "pass");
    await controls.clock({ advance: "P3D" });
    const lesson = (await topic(entry.topic as string))!.lessons!.currentVersion.find(
      ({ registrationId }) => registrationId === entry.registration!.id,
    );
    expect(lesson?.end_date).toBe("2027-01-19");
    expect(await boardState(112)).toBe("expired");
  });

  it("opens the next lesson at midnight UTC, not before", async () => {
    const { trainNow, controls } = await trainingSandbox("trainee.waiting@aurora.test");
    const date = (await trainNow()).nextLesson!.start_date;
    await controls.clock({ set: `${date}T00:00:00Z` });
    expect((await trainNow()).lessonList).toHaveLength(1);
    await controls.clock({ advance: "-PT1S" });
    expect(await trainNow()).toMatchObject({ lessonList: [], nextLesson: { start_date: date } });
  });
});

describe("10,000 people", () => {
  it("keeps a trainee's own pages fast with 10,000 people", async () => {
    const { as } = await testSandbox({ people: 10_000, isChecked: false });
    const trainee = await as("trainee.9000@aurora.test");
    const before = process.cpuUsage();
    for (const screen of ["training", "program", "schedule", "records"]) {
      expect((await trainee("GET", `/api/my/${screen}`)).status).toBe(200);
    }
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(0.5);
  }, 30_000);
});

describe("the lesson player over HTTP", () => {
  it("serves its script and style, and sends the result to the sandbox", async () => {
    const database = new Database({ persistence: memoryPersistence() });
    const sandbox = await serve({ database, authPort: 0, apiPort: 0 });
    const post = (url: string, body: unknown) =>
      fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    const signedIn = await post(`${sandbox.authHost}/api/auth/login`, {
      username: "trainee@aurora.test",
      password: "Recurrent#2026",
    });
    const { access_token: token } = (await signedIn.json()) as { access_token: string };
    const headers = { authorization: `Bearer ${token}`, origin: "http://localhost:4100" };
    const get = async (path: string): Promise<unknown> =>
      (await fetch(sandbox.apiHost + path, { headers })).json();
    const now = (await get("/api/my/training")) as {
      lessonList: { registration: { id: number } }[];
    };
    const { id } = now.lessonList[0]!.registration;
    const reply = (await get(`/api/records/registrations/${id}/launch`)) as { launch_link: string };
    const link = new URL(reply.launch_link);
    expect(link.origin).toBe(sandbox.apiHost);
    expect(link.searchParams.get("portal")).toBe("http://localhost:4100/");
    const page = await (await fetch(link)).text();
    expect(page).not.toMatch(/<style|\sstyle=|<script(?![^>]*\ssrc=)/);
    for (const [file, type] of [
      ["player.js", "text/javascript"],
      ["player.css", "text/css"],
    ]) {
      const part = await fetch(new URL(file!, link));
      expect(part.headers.get("content-type")).toContain(type);
    }
    const lesson = `${sandbox.apiHost}/__sandbox/lessons/${id}`;
    expect((await post(lesson, { result: "well" })).status).toBe(422);
    expect((await post(lesson, { result: "pass" })).status).toBe(200);
    expect((await post(lesson, { result: "pass" })).status).toBe(422);
    expect(await get("/api/my/training")).toMatchObject({
      lessonList: [{ registration: { id, status: 3 } }, {}, {}],
    });
    await sandbox.stop();
  });
});
