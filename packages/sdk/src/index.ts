/**
 * The client of the Recurrent API: {@link createRecurrent}, or the same calls as functions. Every
 * failure is an {@link ApiError}.
 *
 * @module @recurrent/sdk
 */
// Models first and the client last: in this order the package compresses best.
export { announcementApplies, announcementPrevents } from "./model/announcement.ts";
export { eventStatus, isArchivedEvent } from "./model/event.ts";
export { editRestriction, hasRole, isInternalStaff, normaliseRole } from "./model/person.ts";
export { httpUrlOrNull, parseCalendarDay } from "./model/read.ts";
export {
  companyPayload,
  eventDraft,
  eventPayload,
  groupCreatePayload,
  groupUpdatePayload,
  personCreatePayload,
  personUpdatePayload,
  profilePayload,
} from "./model/payload.ts";
export { foldIdentifier, trimIdentifier, trimLine } from "./model/trim-text.ts";

export { download, safeFileName } from "./http/download.ts";
export { toFormData } from "./http/form-data.ts";
export { createHostClock } from "./http/host-clock.ts";

export { createMemoryTokenStore } from "./auth/token-store.ts";
export {
  createBrowserTokenStore,
  createPersistentTokenStore,
} from "./auth/persistent-token-store.ts";
export { coordinateTabs } from "./auth/tab-coordination.ts";
export { createPersistentStorage, openStorage } from "./auth/persistent-storage.ts";

export {
  refreshToken,
  requestPasswordLink,
  setNewPassword,
  signIn,
  signOut,
  verifyPasswordLink,
} from "./sign-in.ts";

export { announcementList } from "./generated/main/calls/announcements.ts";
export { eventBoardShow, trainingBoardShow } from "./generated/main/calls/boards.ts";
export { roleList, rpeList, tierList } from "./generated/main/calls/catalogues.ts";
export {
  companyAclList,
  companyDelete,
  companyRoleList,
  companyRpeList,
  companyShow,
  companyUpdate,
} from "./generated/main/calls/companies.ts";
export {
  eventCreate,
  eventDelete,
  eventDisable,
  eventEnable,
  eventFileDelete,
  eventFileDownload,
  eventList,
  eventShow,
  eventUpdate,
} from "./generated/main/calls/events.ts";
export {
  groupCreate,
  groupDelete,
  groupList,
  groupManagerList,
  groupShow,
  groupTraineeList,
  groupUpdate,
} from "./generated/main/calls/groups.ts";
export {
  personCreate,
  personDelete,
  personList,
  personShow,
  personUpdate,
  userAccessList,
} from "./generated/main/calls/people.ts";
export {
  personEventCreate,
  personEventDelete,
  personEventDisable,
  personEventEnable,
  personEventFileDelete,
  personEventFileDownload,
  personEventList,
  personEventShow,
  personEventUpdate,
} from "./generated/main/calls/person-events.ts";
export {
  personCertificateDownload,
  personCertificateShow,
  personProgramShow,
  personRecordDownload,
  personRecordShow,
  personScheduleShow,
} from "./generated/main/calls/person-training.ts";
export { accountShow, profileShow, profileUpdate } from "./generated/main/calls/profile.ts";
export {
  certificateDownload,
  certificateShow,
  lessonPreview,
  programShow,
  recordDownload,
  recordShow,
  registrationLaunch,
  scheduleShow,
  scoreShow,
  trainingShow,
} from "./generated/main/calls/training.ts";

export { configureRecurrent, createClient } from "./http/config.ts";
export { ApiError, hasUnknownOutcome, isApiError } from "./errors.ts";

export { createRecurrent } from "./client.ts";

export type * from "./types.ts";
