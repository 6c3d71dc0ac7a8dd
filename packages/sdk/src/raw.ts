/**
 * Replies as they came, below the models: a function for each operation of both hosts, the types of the contract,
 * and the readers that make models of replies.
 *
 * Numbers are numbers here, ids too; but an integer beyond 2^53, which a number would round, comes as a text of its
 * digits.
 *
 * A reader takes whatever a host sent in place of what the contract says, and never throws: a field that is missing
 * or of another type becomes the empty value of its kind.
 *
 * @module @recurrent/sdk/raw
 */
export * from "./generated/auth/raw/index.ts";
export * from "./generated/main/raw/index.ts";
export type { RawAuthCalls } from "./generated/auth/raw-groups/index.ts";
export type { RawMainCalls } from "./generated/main/raw-groups/index.ts";

export { readEventBoard, readTrainingBoard } from "./model/board.ts";
export {
  readAnnouncement,
  readAnnouncements,
  readCompany,
  readCompanyAcl,
  readCompanyAclSplit,
  readGroup,
  readGroupId,
  readGroupManagers,
  readGroups,
  readGroupTrainees,
  readNamedOptions,
  readTier,
  readTiers,
} from "./model/company.ts";
export { isCompleteEvent, readEvent, readEvents, readEventStatus } from "./model/event.ts";
export {
  readAccessList,
  readPeople,
  readPerson,
  readRecordVersion,
  readUpdatedUser,
  readUser,
} from "./model/person.ts";
export { readNamedRef, readNamedRefs, readSettings } from "./model/read.ts";
export type { Fields, Untrusted } from "./model/read.ts";
export {
  readCertificate,
  readLaunchLink,
  readPreviewLink,
  readProgram,
  readRecord,
  readSchedule,
  readScore,
  readTraining,
} from "./model/training.ts";

/** Requests and replies as they travel, named as in the contract. */
export type * as AuthApi from "./generated/auth/wire/index.ts";
export type * as MainApi from "./generated/main/wire/index.ts";
