/**
 * The types of what calls take and return. Each entry exports them: where a package writes
 * declarations, TypeScript can name only what an entry that it imports exports.
 */
export type {
  BoardCard,
  BoardEvent,
  BoardPerson,
  BoardStatusId,
  EventBoardCard,
  TrainingBoardCard,
} from "./model/board.ts";
export type { Announcement, AnnouncementType } from "./model/announcement.ts";
export type {
  Company,
  CompanyAclRole,
  CompanyAclSplit,
  CompanySettings,
  Tier,
} from "./model/company.ts";
export type { Group, GroupManager, GroupSummary, GroupTrainee } from "./model/group.ts";
export type { Event, EventFile, EventStatusId, EventSummary } from "./model/event.ts";
export type {
  EditRestriction,
  Hemisphere,
  Permissions,
  Person,
  PersonCompany,
  PersonSettings,
  PersonSummary,
  RecordVersion,
  User,
  UserAccess,
} from "./model/person.ts";
export type { LicensedRole, NamedRef, Suspend } from "./model/read.ts";
export type {
  Certificate,
  Conditions,
  LessonScore,
  Program,
  ProgramTopic,
  RecordLesson,
  RecordTopic,
  RegistrationStatus,
  ScheduleItem,
  Score,
  ScoreQuestion,
  TopicStatus,
  Training,
  TrainingLesson,
  TrainingRecord,
  TrainingReminder,
} from "./model/training.ts";
export type {
  CompanyEdit,
  EventDraft,
  GroupDraft,
  GroupEdit,
  NewPassword,
  PersonDraft,
  PersonEdit,
  ProfileEdit,
  RoleChoice,
} from "./model/payload.ts";
export type { Download, DownloadOptions } from "./http/download.ts";
export type { FormValue } from "./http/form-data.ts";
export type { HostClock, LocalClocks } from "./http/host-clock.ts";
export type {
  CoordinateTabs,
  StoredToken,
  TabCoordination,
  TabSession,
  TokenStore,
} from "./auth/token-store.ts";
export type {
  BrowserTokenStoreOptions,
  PersistentTokenStore,
  SessionToken,
  TokenFormat,
} from "./auth/persistent-token-store.ts";
export type { PersistentStorage, WebStorage } from "./auth/persistent-storage.ts";
export type {
  Credentials,
  PasswordLinkRequest,
  PasswordLinkRequested,
  RefreshCallOptions,
  RefreshOptions,
  SessionOptions,
  SignedIn,
  SignInCallOptions,
  SignInOptions,
  VerifiedLink,
} from "./sign-in.ts";
export type {
  CompanyUpdatePayload,
  EventCreateForm,
  EventUpdateForm,
  GroupCreatePayload,
  GroupUpdatePayload,
  PermissionName,
  PersonCreatePayload,
  PersonRecordDownloadParams,
  PersonRecordShowParams,
  PersonUpdatePayload,
  ProfileUpdatePayload,
  RecordDownloadParams,
  RecordShowParams,
  RoleName,
  TierSlug,
} from "./generated/main/wire/index.ts";
export type { RecurrentClient, RecurrentConfig, Settings } from "./http/settings.ts";
export type { CallOptions, Progress, RequestOptions } from "./http/request.ts";
export type { ApiError, ApiErrorDetails, ApiErrorKind, FieldErrors } from "./errors.ts";
export type { PasswordCalls, Recurrent, SessionCalls } from "./client.ts";
export type {
  AnnouncementsCalls,
  BoardsCalls,
  CataloguesCalls,
  CompaniesCalls,
  EventsCalls,
  GroupsCalls,
  MainCalls,
  PeopleCalls,
  PersonEventsCalls,
  PersonTrainingCalls,
  ProfileCalls,
  TrainingCalls,
} from "./generated/main/groups/index.ts";
export type { RawAuthCalls } from "./generated/auth/raw-groups/index.ts";
export type { RawMainCalls } from "./generated/main/raw-groups/index.ts";
