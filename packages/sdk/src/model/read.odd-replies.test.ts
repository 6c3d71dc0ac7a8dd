import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import {
  readAccessList,
  readAnnouncements,
  readCertificate,
  readCompany,
  readCompanyAcl,
  readEvent,
  readEventBoard,
  readEvents,
  readGroup,
  readGroupManagers,
  readGroups,
  readGroupTrainees,
  readLaunchLink,
  readNamedOptions,
  readPeople,
  readPerson,
  readPreviewLink,
  readProgram,
  readRecord,
  readSchedule,
  readScore,
  readTiers,
  readTraining,
  readTrainingBoard,
  readUser,
} from "../raw.ts";
import { withInvalidValues } from "../mocks.ts";
import { odd } from "../testing/odd.ts";
import { isRecord } from "./read.ts";

type Reader = (reply: never) => unknown;

/**
 * Every example reply of the contract, with each of its leaves and branches in turn deleted, nulled
 * and given every other type: no reader may throw, and what it gives must be fit to show.
 */
const READERS: Readonly<Record<string, Reader>> = {
  profileShow: readUser,
  accountShow: readCompany,
  companyShow: readCompany,
  companyAclList: readCompanyAcl,
  companyRoleList: readNamedOptions,
  companyRpeList: readNamedOptions,
  roleList: readNamedOptions,
  rpeList: readNamedOptions,
  tierList: readTiers,
  personList: readPeople,
  personShow: readPerson,
  userAccessList: readAccessList,
  groupList: readGroups,
  groupTraineeList: readGroupTrainees,
  groupManagerList: readGroupManagers,
  groupShow: readGroup,
  trainingBoardShow: readTrainingBoard,
  eventBoardShow: readEventBoard,
  announcementList: readAnnouncements,
  trainingShow: readTraining,
  programShow: readProgram,
  personProgramShow: readProgram,
  scheduleShow: readSchedule,
  personScheduleShow: readSchedule,
  recordShow: readRecord,
  personRecordShow: readRecord,
  certificateShow: readCertificate,
  personCertificateShow: readCertificate,
  scoreShow: readScore,
  registrationLaunch: readLaunchLink,
  lessonPreview: readPreviewLink,
  eventList: readEvents,
  eventShow: readEvent,
  personEventList: readEvents,
  personEventShow: readEvent,
};

/** Places in a canonical value that no page could show. */
function unfit(value: unknown, place = "reply"): string[] {
  if (value === undefined || Number.isNaN(value)) return [`${place} is ${String(value)}`];
  if (typeof value === "string") {
    return /undefined|NaN|Invalid Date|\[object/.test(value) ? [`${place} is '${value}'`] : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unfit(inner, `${place}.${key}`));
}

/** Keys that a model always has, with any reply. */
const keysOf = (value: unknown): string[] =>
  isRecord(value) ? Object.keys(value).toSorted() : [Array.isArray(value) ? "list" : "leaf"];

interface Operation {
  operationId: string;
  responses: Record<string, { content?: Record<string, { examples?: Record<string, Example> }> }>;
}
interface Example {
  value: unknown;
}

function examples(): [name: string, read: Reader, reply: unknown][] {
  const source = readFileSync(new URL("../../openapi/main.json", import.meta.url), "utf8");
  const { paths } = JSON.parse(source) as { paths: Record<string, Record<string, Operation>> };
  return Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap((operation) => {
      const read = READERS[operation.operationId];
      const found = operation.responses?.["200"]?.content?.["application/json"]?.examples ?? {};
      if (read === undefined) return [];
      return Object.entries(found).map(([name, { value }]): [string, Reader, unknown] => [
        `${operation.operationId} (${name})`,
        read,
        value,
      ]);
    }),
  );
}

describe("a reply with one malformed value", () => {
  const all = examples();

  it("covers every reader", () => {
    const tried = new Set(all.map(([name]) => name.split(" ")[0]));
    expect([...tried].toSorted()).toEqual(Object.keys(READERS).toSorted());
  });

  it.each(all)("keeps %s readable", (_name, read, reply) => {
    const keys = keysOf(read(odd(reply)));
    let tries = 0;
    for (const spoilt of withInvalidValues(reply)) {
      const model = read(odd(spoilt));
      const faults = unfit(model);
      if (faults.length > 0) expect.fail(`${faults.join(", ")} for ${JSON.stringify(spoilt)}`);
      if (keys[0] !== "leaf") expect(keysOf(model)).toEqual(keys);
      tries += 1;
    }
    expect(tries).toBeGreaterThan(10);
  });

  it.each(Object.entries(READERS))("reads from %s nothing at all", (_name, read) => {
    for (const nothing of [undefined, null, "", 0, [], {}, { data: null }, { data: [] }]) {
      expect(unfit(read(odd(nothing)))).toEqual([]);
    }
  });
});
