/**
 * A function for each call that returns the reply as it came, and readers that make models of
 * replies. A reader never throws.
 *
 * Ids are numbers here; an integer beyond 2^53 is text, so that it is not rounded.
 *
 * @module @recurrent/sdk/raw
 */
export * from "./generated/auth/raw/index.ts";
export * from "./generated/main/raw/index.ts";

export { readEventBoard, readTrainingBoard } from "./model/board.ts";
export { readAnnouncement, readAnnouncements } from "./model/announcement.ts";
export {
  readCompany,
  readCompanyAcl,
  readCompanyAclSplit,
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
export {
  readGroup,
  readGroupId,
  readGroupManagers,
  readGroups,
  readGroupTrainees,
} from "./model/group.ts";
export { readNamedRef, readNamedRefs, readSettings } from "./model/read.ts";
export type { Fields, Untrusted, UntrustedList } from "./model/read.ts";
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

export type * from "./types.ts";
/** Types of the contract. */
export type * as AuthApi from "./generated/auth/wire/index.ts";
export type * as MainApi from "./generated/main/wire/index.ts";
