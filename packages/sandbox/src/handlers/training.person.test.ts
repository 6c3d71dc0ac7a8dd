import { addDays } from "@recurrent/sdk/calendar-day";
import { describe, expect, it } from "vitest";
import { testSandbox } from "../testing/sandbox.ts";
import type { Program, Schedule, TrainingRecord } from "../testing/training.ts";

const USERS = "/api/companies/1/users";

describe("a person's training", () => {
  it("shows what the person sees", async () => {
    const { as, violations } = await testSandbox();
    const trainee = await as("trainee@aurora.test");
    const manager = await as("training.manager@aurora.test");
    for (const [own, theirs] of [
      ["/api/my/program", "programs"],
      ["/api/my/schedule", "schedule"],
      ["/api/my/records?version=4", "records?version=4"],
      ["/api/my/records?date=2026-01-31", "records?date=2026-01-31"],
    ]) {
      const shown = await manager("GET", `${USERS}/105/${theirs}`);
      expect(shown.status).toBe(200);
      expect(shown.body).toEqual((await trainee("GET", own!)).body);
    }
    expect(violations).toEqual([]);
  });

  it("shows a person's training to those who may see people of the company", async () => {
    const { as } = await testSandbox();
    const statuses = async (username: string, path: string) =>
      (await (await as(username))("GET", path)).status;
    for (const part of ["programs", "schedule", "records"]) {
      expect(await statuses("trainee@aurora.test", `${USERS}/105/${part}`)).toBe(403);
      expect(await statuses("company.manager@borealis.test", `${USERS}/105/${part}`)).toBe(403);
      expect(await statuses("admin@recurrent.test", `${USERS}/105/${part}`)).toBe(200);
      // somebody of another company, under the path of the own one
      expect(await statuses("company.manager@aurora.test", `${USERS}/302/${part}`)).toBe(404);
      expect(await statuses("company.manager@aurora.test", `${USERS}/999/${part}`)).toBe(404);
    }
  });

  it("shows a deleted trainee's record alone, up to the day of leaving", async () => {
    const { as } = await testSandbox();
    const manager = await as("company.manager@aurora.test");
    const at = `${USERS}/124`;
    expect((await manager<Program>("GET", `${at}/programs`)).body).toEqual({ topicList: [] });
    expect((await manager<Schedule>("GET", `${at}/schedule`)).body).toEqual([]);
    // deleted 75 days ago
    const last = await manager<TrainingRecord>("GET", `${at}/records?date=2026-09-06`);
    expect(last.body.topics.length).toBeGreaterThan(5);
    expect((await manager("GET", `${at}/records?date=2026-09-07`)).status).toBe(422);
    expect((await manager("GET", `${at}/records`)).body).toEqual(last.body);
  });

  it("shows records of three years back and not beyond", async () => {
    const { as } = await testSandbox();
    const manager = await as("company.manager@aurora.test");
    const status = async (date: string) =>
      (await manager("GET", `${USERS}/106/records?date=${date}`)).status;
    expect(await status("2023-11-20")).toBe(200);
    expect(await status("2023-11-19")).toBe(422);
    expect(await status("2026-11-20")).toBe(200);
    expect(await status("2026-11-21")).toBe(422);
  });

  it("shows no training of a manager who does not train", async () => {
    const { as } = await testSandbox();
    const manager = await as("admin@recurrent.test");
    expect((await manager("GET", `${USERS}/103/records`)).body).toEqual({ topics: [] });
    expect((await manager("GET", `${USERS}/103/programs`)).body).toEqual({ topicList: [] });
  });

  it("keeps the record of former trainees, and my-area calls for trainees", async () => {
    const { as } = await testSandbox();
    const manager = await as("company.manager@aurora.test");
    for (const path of ["training", "program", "schedule", "records"]) {
      expect((await manager("GET", `/api/my/${path}`)).status).toBe(403);
    }
    const both = await as("elena.papadopoulou@aurora.test");
    expect((await both("GET", "/api/my/training")).status).toBe(200);
  });
});

describe("scores and certificates", () => {
  const registration = async () => {
    const sandbox = await testSandbox();
    const trainee = await sandbox.as("trainee@aurora.test");
    const { body } = await trainee<TrainingRecord>("GET", "/api/my/records");
    const lesson = body.topics[0]!.lessons!.currentVersion[0]!;
    const score = `/api/records/registrations/${lesson.registrationId}/scores`;
    return { ...sandbox, path: `${score}/${lesson.score!.id}`, score };
  };

  it("shows a score to the trainee and to managers of the company", async () => {
    const { as, path, score } = await registration();
    const status = async (username: string, at = path) =>
      (await (await as(username))("GET", at)).status;
    expect(await status("trainee@aurora.test")).toBe(200);
    expect(await status("company.manager@aurora.test")).toBe(200);
    expect(await status("training.manager@aurora.test")).toBe(200);
    expect(await status("admin@recurrent.test")).toBe(200);
    expect(await status("trainee.v4@aurora.test")).toBe(404);
    expect(await status("company.manager@borealis.test")).toBe(404);
    expect(await status("trainee@aurora.test", `${score}/1`)).toBe(404);
    expect(await status("trainee@aurora.test", `${score}/none`)).toBe(404);
  });

  it("finds a certificate for its own person only", async () => {
    const { as } = await testSandbox();
    const trainee = await as("trainee@borealis.test");
    const manager = await as("company.manager@borealis.test");
    const { body } = await trainee<TrainingRecord>("GET", "/api/my/records");
    const { hash } = body.topics[0]!.certificate!;
    const users = "/api/companies/2/users";
    expect((await trainee("GET", `/api/my/certificates/${hash}`)).body).toEqual(
      (await manager("GET", `${users}/302/certificates/${hash}`)).body,
    );
    expect((await manager("GET", `${users}/304/certificates/${hash}`)).status).toBe(404);
    expect((await trainee("GET", "/api/my/certificates/none")).status).toBe(404);
  });

  it("shows the certificate of a past day in an essentials record of that day", async () => {
    const { as } = await testSandbox();
    const trainee = await as("trainee@borealis.test");
    const read = async (query: string) =>
      (await trainee<TrainingRecord>("GET", `/api/my/records${query}`)).body.topics[0]!;
    const now = await read("");
    const date = addDays(now.completed_at!, -1);
    const then = await read(`?date=${date}`);
    expect(then.certificate?.hash).toBeDefined();
    expect(then.certificate!.hash).not.toBe(now.certificate!.hash);
  });
});
