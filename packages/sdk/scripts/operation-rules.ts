/** Facts about operations that the contract lacks; calls and hooks are generated from both. */

/** Writes that answer with the event. */
const OWN_EVENT_WRITES = ["eventCreate", "eventUpdate", "eventEnable", "eventDisable"];
const PERSON_EVENT_WRITES = [
  "personEventCreate",
  "personEventUpdate",
  "personEventEnable",
  "personEventDisable",
];

/** The model that a reader makes, and the operations whose replies it reads. */
interface ReaderRule {
  /** Type of the model in a signature. */
  readonly gives: string;
  readonly operations: readonly string[];
  /** File of the type, if not that of the reader. */
  readonly typeFile?: string;
}

/** Readers by their file in `src/model`. */
const RULES: Readonly<Record<string, Readonly<Record<string, ReaderRule>>>> = {
  announcement: {
    readAnnouncements: { gives: "Announcement[]", operations: ["announcementList"] },
  },
  board: {
    readEventBoard: { gives: "EventBoardCard[]", operations: ["eventBoardShow"] },
    readTrainingBoard: { gives: "TrainingBoardCard[]", operations: ["trainingBoardShow"] },
  },
  company: {
    readCompany: { gives: "Company", operations: ["accountShow", "companyShow"] },
    readCompanyAclSplit: { gives: "CompanyAclSplit", operations: ["companyAclList"] },
    readNamedOptions: {
      gives: "NamedRef[]",
      typeFile: "read",
      operations: ["companyRoleList", "companyRpeList", "roleList", "rpeList"],
    },
    readTiers: { gives: "Tier[]", operations: ["tierList"] },
  },
  group: {
    readGroup: { gives: "Group", operations: ["groupShow"] },
    readGroups: { gives: "GroupSummary[]", operations: ["groupList"] },
    readGroupManagers: { gives: "GroupManager[]", operations: ["groupManagerList"] },
    readGroupTrainees: { gives: "GroupTrainee[]", operations: ["groupTraineeList"] },
    readGroupId: { gives: "string", operations: ["groupCreate"] },
  },
  event: {
    readEvents: { gives: "EventSummary[]", operations: ["eventList", "personEventList"] },
    readEvent: {
      gives: "Event",
      operations: ["eventShow", "personEventShow", ...OWN_EVENT_WRITES, ...PERSON_EVENT_WRITES],
    },
  },
  person: {
    readAccessList: { gives: "UserAccess[]", operations: ["userAccessList"] },
    readPeople: { gives: "PersonSummary[]", operations: ["personList"] },
    readPerson: { gives: "Person", operations: ["personShow"] },
    readUser: { gives: "User", operations: ["profileShow"] },
    readUpdatedUser: { gives: "User | null", operations: ["profileUpdate"] },
  },
  training: {
    readProgram: { gives: "Program", operations: ["programShow", "personProgramShow"] },
    readSchedule: { gives: "ScheduleItem[]", operations: ["scheduleShow", "personScheduleShow"] },
    readTraining: { gives: "Training", operations: ["trainingShow"] },
    readRecord: { gives: "TrainingRecord", operations: ["recordShow", "personRecordShow"] },
    readScore: { gives: "Score", operations: ["scoreShow"] },
    readCertificate: {
      gives: "Certificate",
      operations: ["certificateShow", "personCertificateShow"],
    },
    readLaunchLink: { gives: "string | null", operations: ["registrationLaunch"] },
    readPreviewLink: { gives: "string | null", operations: ["lessonPreview"] },
  },
};

/** A function of the SDK and the file of `src` that exports it. */
export interface Named {
  readonly name: string;
  readonly file: string;
}

export interface Reader extends Named {
  readonly gives: string;
  /** The named type in {@link gives}; undefined for a plain text. */
  readonly type: Named | undefined;
}

function readerOf(name: string, file: string, { gives, typeFile = file }: ReaderRule): Reader {
  const type = /^[A-Z]\w*/.exec(gives)?.[0];
  return {
    name,
    file: `model/${file}`,
    gives,
    type: type === undefined ? undefined : { name: type, file: `model/${typeFile}` },
  };
}

/** The reader of each operation with a JSON reply that is used. */
export const READERS: ReadonlyMap<string, Reader> = new Map(
  Object.entries(RULES).flatMap(([file, readers]) =>
    Object.entries(readers).flatMap(([name, rule]) =>
      rule.operations.map((operation) => [operation, readerOf(name, file, rule)] as const),
    ),
  ),
);

/** GET operations that are no queries: their reply is followed at once and never shown again. */
export const NO_QUERIES: ReadonlySet<string> = new Set(["lessonPreview", "registrationLaunch"]);

/** GET operations that change something on the host, so that they are never repeated. */
export const EFFECTFUL_GETS: ReadonlySet<string> = new Set(["registrationLaunch"]);

/** Queries whose failure is only logged (shell 8). */
export const BACKGROUND_CALLS: ReadonlySet<string> = new Set([
  "announcementList",
  "roleList",
  "rpeList",
  "tierList",
]);

/**
 * A write whose reply is stored in the query that shows it, so that the old data is not shown until
 * the refetch.
 */
export interface CachedReply {
  readonly query: string;
  /** True when the model of a reply is complete; an incomplete one is refetched. */
  readonly isComplete: Named;
}

const EVENT = { name: "isCompleteEvent", file: "model/event" };
const USER = { name: "isCompleteUser", file: "model/person" };

/** By the operation of the write. */
export const CACHED_REPLIES: ReadonlyMap<string, CachedReply> = new Map([
  ["profileUpdate", { query: "profileShow", isComplete: USER }],
  ...OWN_EVENT_WRITES.map((write) => [write, { query: "eventShow", isComplete: EVENT }] as const),
  ...PERSON_EVENT_WRITES.map(
    (write) => [write, { query: "personEventShow", isComplete: EVENT }] as const,
  ),
]);

const ROLES = { name: "roleErrors", file: "react/writes" };

/** By operation, the function that maps the errors of a write to the terms of its caller. */
export const ERROR_MAPPERS: ReadonlyMap<string, Named> = new Map([
  ["personCreate", ROLES],
  ["personUpdate", ROLES],
]);

/** Path parameters that name a part of the written entity, not the entity. */
export const PART_PARAMETERS: ReadonlySet<string> = new Set(["fileId"]);
