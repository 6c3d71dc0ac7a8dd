import { testSandbox } from "./sandbox.ts";
import type { Reply } from "../handlers/call.ts";

/** The fields of replies that the tests read. */
export type TrainNow = Reply<"trainingShow">;
export type Schedule = Reply<"scheduleShow">;
export type Program = Reply<"programShow">;
export type TrainingRecord = Reply<"recordShow">;
export type Score = Reply<"scoreShow">;
export type Certificate = Reply<"certificateShow">;
interface Card {
  id: string;
  list: { id: number }[];
}

function registrationAt(at: number, list: TrainNow): number {
  const id = list.lessonList[at]?.registration?.id;
  if (id === undefined) {
    throw new Error(`No registration at ${at}.`);
  }
  return id;
}

/** A sandbox with a trainee signed in and what trainees and their managers do. */
export async function trainingSandbox(username = "trainee@aurora.test") {
  const sandbox = await testSandbox();
  const token = await sandbox.signIn(username);
  const act = await sandbox.as(username);
  const read = async <Body>(path: string): Promise<Body> => {
    const { status, body } = await act<Body>("GET", path);
    if (status !== 200) {
      throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    }
    return body;
  };
  const trainNow = () => read<TrainNow>("/api/my/training");
  return {
    ...sandbox,
    token,
    act,
    trainNow,
    schedule: () => read<Schedule>("/api/my/schedule"),
    program: () => read<Program>("/api/my/program"),
    record: (query = "") => read<TrainingRecord>(`/api/my/records${query}`),
    topic: async (name: string, query = "") =>
      (await read<TrainingRecord>(`/api/my/records${query}`)).topics.find(
        ({ topicName }) => topicName === name,
      ),
    score: (registrationId: number, scoreId: number) =>
      read<Score>(`/api/records/registrations/${registrationId}/scores/${scoreId}`),
    certificate: (hash: string) => read<Certificate>(`/api/my/certificates/${hash}`),
    launch: (id: number) =>
      act<{ launch_link: string }>("GET", `/api/records/registrations/${id}/launch`),
    /** Takes the lesson at a position of Train Now, and waits for its score. */
    take: async (at: number, result: "pass" | "fail") => {
      const id = registrationAt(at, await trainNow());
      await read(`/api/records/registrations/${id}/launch`);
      await sandbox.controls.clock({ advance: "PT20M" });
      await sandbox.controls.lesson(id, result);
      await sandbox.controls.clock({ advance: "PT1M" });
      return id;
    },
    /** The state in which the manager's board shows a person. */
    boardState: async (id: number, manager = "company.manager@aurora.test") => {
      const call = await sandbox.as(manager);
      const { body } = await call<Card[]>("GET", "/api/dashboard/training_status");
      return body.find(({ list }) => list.some((row) => row.id === id))?.id;
    },
    file: async (path: string) => {
      const response = await sandbox.call("GET", path, { token });
      return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
    },
  };
}
