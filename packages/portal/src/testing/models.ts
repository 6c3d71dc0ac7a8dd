import * as raw from "@recurrent/sdk/raw";
import type { QueryKey } from "@tanstack/react-query";

type Reader = (reply: never) => unknown;

/** The readers of the queries that tests put replies under, by operation. */
const READERS: Readonly<Record<string, Reader>> = {
  announcementList: raw.readAnnouncements,
  certificateShow: raw.readCertificate,
  personCertificateShow: raw.readCertificate,
  personProgramShow: raw.readProgram,
  personRecordShow: raw.readRecord,
  personScheduleShow: raw.readSchedule,
  personShow: raw.readPerson,
  profileShow: raw.readUser,
  programShow: raw.readProgram,
  recordShow: raw.readRecord,
  scheduleShow: raw.readSchedule,
  scoreShow: raw.readScore,
  trainingShow: raw.readTraining,
};

/** The model that the cache has for a reply under the key of its query. */
export function modelOf([, operation]: QueryKey, reply: unknown): unknown {
  const reader = READERS[String(operation)];
  if (!reader) throw new Error(`There is no reader for ${String(operation)} here.`);
  return reader(reply as never);
}
