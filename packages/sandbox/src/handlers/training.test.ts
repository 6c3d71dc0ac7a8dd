import { addDays } from "@recurrent/sdk/calendar-day";
import { describe, expect, it } from "vitest";
import { testSandbox } from "../testing/sandbox.ts";
import { trainingSandbox } from "../testing/training.ts";

const SHOWN = { 0: "RUNNING", 1: "CREATED", 3: "LOCKED", 9: "ERROR" } as const;

async function openTrainNow(username: string) {
  const sandbox = await trainingSandbox(username);
  const now = await sandbox.trainNow();
  expect(sandbox.violations).toEqual([]);
  return {
    ...sandbox,
    prevented: now.preventTraining,
    reminders: now.reminderList.map(({ id }) => id),
    next: now.nextLesson?.start_date ?? null,
    lessons: now.lessonList.map(({ lesson, registration, ...rest }) => ({
      lesson,
      status: registration == null ? "missing" : SHOWN[registration.status as 0 | 1 | 3 | 9],
      suspendable: rest.is_suspendable,
      compressed: rest.is_compressed,
      international: rest.is_international_procedures,
    })),
  };
}

describe("Train Now of the accounts", () => {
  it("gives trainee@aurora.test a suspendable lesson, an IP lesson and reminders", async () => {
    const { lessons, reminders, prevented } = await openTrainNow("trainee@aurora.test");
    const regular = lessons.find(({ international }) => !international);
    expect(regular).toMatchObject({ suspendable: true, status: "CREATED" });
    expect(lessons.filter(({ international }) => international)).toHaveLength(1);
    expect(reminders).toEqual([
      "PROGRAM_EXPIRED",
      "PROGRAM_RISK_OF_EXPIRY",
      "PROGRAM_BEHIND_SCHEDULE",
    ]);
    expect(prevented).toBe(false);
  });

  it("gives trainee.compressed@aurora.test three compressed lessons with a due day", async () => {
    const { lessons, trainNow } = await openTrainNow("trainee.compressed@aurora.test");
    expect(lessons.map(({ compressed }) => compressed)).toEqual([true, true, true]);
    expect((await trainNow()).reminderList).toEqual([
      { id: "TYPE_COMPRESSED", date: "2026-12-11" },
    ]);
  });

  it("gives trainee.waiting@aurora.test no lesson and a next one", async () => {
    const { lessons, next, reminders } = await openTrainNow("trainee.waiting@aurora.test");
    expect(lessons).toEqual([]);
    expect(next).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(Date.parse(next!)).toBeGreaterThan(Date.parse("2026-11-20"));
    expect(reminders).toEqual([]);
  });

  it("gives trainee.done@aurora.test neither a lesson nor a next one", async () => {
    const { lessons, next } = await openTrainNow("trainee.done@aurora.test");
    expect({ lessons, next }).toEqual({ lessons: [], next: null });
  });

  it("gives trainee.lapsed@aurora.test no subscription, and nothing to begin", async () => {
    const { act, trainNow, launch } = await openTrainNow("trainee.lapsed@aurora.test");
    expect((await act("GET", "/api/my/profile")).body).toMatchObject({
      has_valid_subscription: false,
    });
    const id = (await trainNow()).lessonList[0]!.registration!.id;
    expect((await launch(id)).status).toBe(403);
  });

  it("gives trainee.locked@aurora.test LOCKED, scored one minute after first seen", async () => {
    const { lessons, controls, trainNow, schedule } = await openTrainNow(
      "trainee.locked@aurora.test",
    );
    expect(lessons[0]).toMatchObject({ status: "LOCKED" });
    await controls.clock({ advance: "PT59S" });
    expect((await trainNow()).lessonList[0]?.registration?.status).toBe(3);
    await controls.clock({ advance: "PT1S" });
    expect((await trainNow()).lessonList).toEqual([]);
    expect((await schedule()).some(({ lesson }) => lesson.name === "The load sheet")).toBe(true);
  });

  it("gives trainee.faulty@aurora.test ERROR, which cannot be begun", async () => {
    const { lessons, trainNow, launch } = await openTrainNow("trainee.faulty@aurora.test");
    expect(lessons[0]).toMatchObject({ status: "ERROR" });
    const rejected = await launch((await trainNow()).lessonList[0]!.registration!.id);
    expect(rejected).toMatchObject({
      status: 422,
      body: { message: "The registration of this lesson is faulty." },
    });
  });

  it("gives somebody of the crew a lesson whose registration is missing", async () => {
    const { lessons } = await openTrainNow("dorothea.engel@aurora.test");
    expect(lessons[0]).toMatchObject({ status: "missing" });
  });

  it("lets trainee.suspended@aurora.test train two lessons of a topic in order", async () => {
    const { trainNow } = await openTrainNow("trainee.suspended@aurora.test");
    expect((await trainNow()).lessonList.map(({ sequence, count }) => [sequence, count])).toEqual([
      [2, 3],
      [3, 3],
    ]);
  });

  it("prevents training of trainee@cascade.test alone by an announcement", async () => {
    const { prevented } = await openTrainNow("trainee@cascade.test");
    expect(prevented).toBe(true);
    expect((await openTrainNow("trainee@borealis.test")).prevented).toBe(false);
  });
});

describe("records of the accounts", () => {
  it("gives trainee@aurora.test layout 5 with former names, versions and progress", async () => {
    const { record } = await trainingSandbox();
    const { topics } = await record("?version=5");
    const named = (name: string) => topics.find(({ topicName }) => topicName === name)!;
    expect(named("Upset Prevention and Recovery")).toMatchObject({
      formerTopicName: "Unusual Attitude Recovery",
      completed_at: null,
      expiry: null,
    });
    const goods = named("Dangerous Goods");
    expect(goods.isTopicCompleted).toBe(false);
    expect(goods.lessons?.currentVersion).toHaveLength(3);
    expect(goods.lessons?.currentVersion[1]?.formerLessonName).toBe(
      "Hidden dangerous goods in baggage",
    );
    expect(goods.lessons?.previousVersion?.map(({ end_date }) => end_date)).toEqual([
      expect.any(String),
      null,
    ]);
    expect(named("King Air 350 Initial")).toMatchObject({
      periodicity: "Initial only",
      status: 4,
      completed_at: expect.any(String) as string,
      expiry: null,
    });
    expect(named("Ground De-icing")).toMatchObject({ status: 6, seasonal: true });
    expect(named("Emergency Equipment and Drills").expiration).toBe(true);
    expect(named("North Atlantic Operations").international_procedures).toBe(true);
    const noExam = named("Crew Resource Management").lessons?.currentVersion[2];
    expect(noExam).toMatchObject({ lessonHasExam: false, score: null });
  });

  it("shows versions without former names in layout 4, the current one in layout 1", async () => {
    const { topic } = await trainingSandbox("trainee.v4@aurora.test");
    const own = await topic("Dangerous Goods");
    expect(own).toEqual(await topic("Dangerous Goods", "?version=4"));
    expect(own?.lessons?.previousVersion).toHaveLength(2);
    expect(own?.lessons?.currentVersion[1]?.formerLessonName).toBeNull();
    const first = await topic("Dangerous Goods", "?version=1");
    expect(first?.lessons).not.toHaveProperty("previousVersion");
    const newest = await topic("Dangerous Goods", "?version=5");
    expect(newest?.lessons?.currentVersion[1]?.formerLessonName).not.toBeNull();
  });

  it("marks a previous version that was completed in full", async () => {
    const { topic } = await trainingSandbox("trainee.done@aurora.test");
    const goods = await topic("Dangerous Goods", "?version=5");
    expect(goods).toMatchObject({ isTopicCompleted: true });
    expect(goods?.lessons?.previousVersion).toHaveLength(2);
  });

  it("gives trainee@borealis.test essentials, with a certificate for each topic", async () => {
    const { record, certificate, violations } = await trainingSandbox("trainee@borealis.test");
    const { topics } = await record();
    for (const topic of topics) {
      expect(topic).not.toHaveProperty("lessons");
      const shown = await certificate(topic.certificate!.hash);
      expect(shown).toMatchObject({
        user: { fullName: "Jonas Halvorsen" },
        topic: { name: topic.topicName },
        completed_at: topic.completed_at,
      });
    }
    expect(violations).toEqual([]);
  });

  it("lists recurrent topics in a program, without a completed 'Initial only'", async () => {
    const { program } = await trainingSandbox();
    const { topicList } = await program();
    expect(topicList.map(({ name }) => name)).not.toContain("King Air 350 Initial");
    expect(topicList[0]).toMatchObject({ frequency: "Every 12 months" });
    expect(topicList.every(({ lessonList }) => lessonList.length > 0)).toBe(true);
  });

  it("lists the questions of every attempt in a score, the oldest first", async () => {
    const { topic, score } = await trainingSandbox();
    const lesson = (await topic("Dangerous Goods"))!.lessons!.currentVersion[0]!;
    const shown = await score(lesson.registrationId!, lesson.score!.id!);
    expect(shown.totalQuestions).toBe(20);
    expect(shown.questions).toHaveLength(40);
    const right = (from: number) =>
      shown.questions.slice(from, from + 20).filter(({ result }) => result === "correct").length;
    expect(right(20)).toBe(shown.correctQuestions);
    expect(right(20)).toBe(lesson.score!.correctQuestions);
    expect(right(0)).toBeLessThanOrEqual(15);
    expect(new Set(shown.questions.map(({ answerId }) => answerId)).size).toBe(40);
    for (const { result, learnerResponse, correctResponses } of shown.questions) {
      expect(correctResponses).toEqual([expect.any(String)]);
      expect(learnerResponse === (correctResponses as string[])[0]).toBe(result === "correct");
    }
  });

  it("gives every exam of the catalogue as many different questions as it says", async () => {
    const { examOf } = await import("../seed/exam-questions.ts");
    const { TOPICS } = await import("../seed/topics.ts");
    for (const topic of TOPICS) {
      for (const lesson of topic.versions.flatMap(({ lessons }) => lessons)) {
        const exam = examOf(topic.id, lesson.id, lesson.questions);
        expect(new Set(exam.map(([text]) => text)).size, lesson.name).toBe(lesson.questions);
        expect(exam.every(([, answer, ...distractors]) => !distractors.includes(answer))).toBe(
          true,
        );
      }
    }
  });
});

describe("a record on a past day", () => {
  it("leaves out what was completed later", async () => {
    const { topic } = await trainingSandbox();
    const now = (await topic("Aviation Security"))!;
    const before = addDays(now.completed_at!, -1);
    const then = (await topic("Aviation Security", `?date=${before}`))!;
    expect(then.completed_at! < now.completed_at!).toBe(true);
    expect(then.expiry! < now.expiry!).toBe(true);
    const on = await topic("Aviation Security", `?date=${now.completed_at}`);
    expect(on).toMatchObject({ completed_at: now.completed_at, expiry: now.expiry });
  });

  it("shows a topic expired on the day after its expiry only", async () => {
    const { topic, controls } = await trainingSandbox();
    const expiry = (await topic("Controlled Flight Into Terrain"))!.expiry!;
    expect(expiry).toBe("2026-11-24");
    await controls.clock({ advance: "P30D" });
    const statusOn = async (date: string) =>
      (await topic("Controlled Flight Into Terrain", `?date=${date}`))!.status;
    expect(await statusOn("2026-11-19")).toBe(4);
    expect(await statusOn("2026-11-20")).toBe(5);
    expect(await statusOn("2026-11-24")).toBe(5);
    expect(await statusOn("2026-11-25")).toBe(6);
  });

  it("rejects a day outside the limits, and an unknown layout", async () => {
    const { act } = await trainingSandbox();
    const joined = "2021-07-09";
    const status = async (query: string) => (await act("GET", `/api/my/records?${query}`)).status;
    expect(await status("date=2026-11-20")).toBe(200);
    expect(await status("date=2026-11-21")).toBe(422);
    expect(await status(`date=${joined}`)).toBe(422);
    expect(await status("date=2021-07-10")).toBe(200);
    expect(await status("date=2026-02-30")).toBe(422);
    expect(await status("version=3")).toBe(422);
    expect((await act("GET", "/api/my/records?date=soon")).body).toMatchObject({
      errors: { date: ["The date is not a valid date."] },
    });
  });

  it("shows current items on the earliest day that a manager may see", async () => {
    const { as } = await testSandbox();
    const manager = await as("company.manager@aurora.test");
    const { body } = await manager<{ topics: { completed_at: string | null }[] }>(
      "GET",
      "/api/companies/1/users/106/records?date=2023-11-20",
    );
    const completed = body.topics.filter((topic) => topic.completed_at !== null);
    expect(completed.length).toBeGreaterThan(5);
    expect(completed.every((topic) => topic.completed_at! <= "2023-11-20")).toBe(true);
  });
});
