/** What the contract does not say about its hooks; {@link hooksClient} writes the hooks from both. */

/** Writes that answer with the event. */
const OWN_EVENT_WRITES = ["eventCreate", "eventUpdate", "eventEnable", "eventDisable"];
const PERSON_EVENT_WRITES = [
  "personEventCreate",
  "personEventUpdate",
  "personEventEnable",
  "personEventDisable",
];

/** The reader of each query and of each write whose reply is read, by the file of `src/model` it is in. */
const READERS_BY_FILE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  company: {
    readAnnouncements: ["announcementList"],
    readCompany: ["accountShow", "companyShow"],
    readCompanyAclSplit: ["companyAclList"],
    readOffer: ["companyRoleList", "companyRpeList", "roleList", "rpeList"],
    readTiers: ["tierList"],
    readGroup: ["groupShow"],
    readGroups: ["groupList"],
    readGroupManagers: ["groupManagerList"],
    readGroupTrainees: ["groupTraineeList"],
    readGroupId: ["groupCreate"],
  },
  event: {
    readEvents: ["eventList", "personEventList"],
    readEvent: ["eventShow", "personEventShow", ...OWN_EVENT_WRITES, ...PERSON_EVENT_WRITES],
    readEventBoard: ["eventBoardShow"],
    readTrainingBoard: ["trainingBoardShow"],
  },
  person: {
    readAccessList: ["userAccessList"],
    readPeople: ["personList"],
    readPerson: ["personShow"],
    readUser: ["profileShow"],
  },
  training: {
    readProgram: ["programShow", "personProgramShow"],
    readSchedule: ["scheduleShow", "personScheduleShow"],
    readTraining: ["trainingShow"],
    readRecord: ["recordShow", "personRecordShow"],
    readScore: ["scoreShow"],
    readCertificate: ["certificateShow", "personCertificateShow"],
  },
};

/** A function of the SDK and the file of `src` that exports it. */
export interface Named {
  readonly name: string;
  readonly file: string;
}

/** The reader of each operation that has one. Of the GET operations only these become queries. */
export const READERS: ReadonlyMap<string, Named> = new Map(
  Object.entries(READERS_BY_FILE).flatMap(([file, readers]) =>
    Object.entries(readers).flatMap(([name, operations]) =>
      operations.map((operation) => [operation, { name, file: `model/${file}` }] as const),
    ),
  ),
);

/** Queries whose failure is only logged (shell 8). */
export const QUIET: ReadonlySet<string> = new Set([
  "announcementList",
  "roleList",
  "rpeList",
  "tierList",
]);

/** A write whose reply is what a query shows: it is put there, so that the former one is not shown meanwhile. */
export interface Kept {
  /** The query. */
  readonly query: string;
  /** Whether a reply brings all of it: one that does not is left to the fetching that follows. */
  readonly isWhole: Named;
}

const EVENT = { name: "isWholeEvent", file: "model/event" };
const USER = { name: "isWholeUser", file: "model/person" };

/** By the operation of the write. */
export const KEPT: ReadonlyMap<string, Kept> = new Map([
  ["profileUpdate", { query: "profileShow", isWhole: USER }],
  ...OWN_EVENT_WRITES.map((write) => [write, { query: "eventShow", isWhole: EVENT }] as const),
  ...PERSON_EVENT_WRITES.map(
    (write) => [write, { query: "personEventShow", isWhole: EVENT }] as const,
  ),
]);

const ROLES = { name: "refusalByRoleId", file: "react/writes" };

/** What tells a refusal in the terms of the caller, by the operation of the write. */
export const REFUSED: ReadonlyMap<string, Named> = new Map([
  ["personCreate", ROLES],
  ["personUpdate", ROLES],
]);

/** Path parameters that name a part of the thing which a write is about, not the thing. */
export const PARTS: ReadonlySet<string> = new Set(["fileId"]);
