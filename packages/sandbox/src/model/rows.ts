import type { MainApi } from "@recurrent/sdk/raw";
import type { Fault } from "../types.ts";
import type { Day, Instant } from "./days.ts";

/** Rows survive structured clone, so they are plain data. */
export interface NamedRow {
  id: number;
  name: string;
}

export interface TierRow extends MainApi.Tier {}

/** An empty `company_list` means every company. */
export interface AnnouncementRow extends MainApi.Announcement {}

/** Companies may give external user types; internal ones are for staff (shell 6). */
export interface AclRoleRow extends NamedRow {
  name: MainApi.RoleName;
  isExternal: boolean;
}

export interface CompanyRow extends NamedRow {
  tierId: number;
  features: string[];
  /** Address of the CRM account. */
  salesForce: string | null;
  rpeIds: number[];
  roleIds: number[];
  eventsDocuments: boolean;
  deletedAt: Instant | null;
}

export interface Suspension {
  status: boolean;
  /** Day of return; null means until the subscription renews (shell 4). */
  endDate: Day | null;
  showTrainingStatus: boolean;
  showEventsStatus: boolean;
}

export interface PersonRow {
  id: number;
  uuid: string;
  companyId: number;
  name: string;
  surname: string;
  username: string;
  email: string;
  timezone: string;
  /** Null means the common password. */
  passwordDigest: string | null;
  aclRoleIds: number[];
  createdAt: Instant;
  deletedAt: Instant | null;
  hemisphere: "N" | "S";
  subscriptionEnd: Day | null;
  trainingRecord: 1 | 4 | 5;
  internationalProcedures: boolean;
  rpeIds: number[];
  licences: { roleId: number; licence: string }[];
  notifications: boolean;
  suspend: Suspension;
  /** Settings that the sandbox does not know, stored as sent. */
  otherSettings: Record<string, unknown>;
  /** Signing in answers 305: the company has moved to another installation (shell 7). */
  moved: boolean;
}

export interface GroupRow extends NamedRow {
  companyId: number;
  managerIds: number[];
  traineeIds: number[];
}

export interface Lesson {
  id: number;
  name: string;
  formerName: string | null;
  /** 0 without an exam. */
  questions: number;
  /** May be postponed for lack of the aircraft (training 2.2). */
  suspendable: boolean;
  /** Offered for review (training 2.4). */
  previewable: boolean;
}

export interface TopicVersion {
  version: number;
  lessons: Lesson[];
}

export interface TopicRow extends NamedRow {
  formerName: string | null;
  /** Months between completions; null is 'Initial only'. */
  months: number | null;
  seasonal: boolean;
  /** Expires on a calendar day of the person, not months after completion. */
  expiresOnCalendarDay: boolean;
  internationalProcedures: boolean;
  /** Oldest first; the last one is current. */
  versions: TopicVersion[];
}

/** Null is a missing registration (training 4.1). */
export type RegistrationStatus = "RUNNING" | "CREATED" | "COMPLETED" | "LOCKED" | "ERROR" | null;

export interface Attempt {
  id: number;
  startedAt: Instant;
  completedAt: Instant;
  /** Indexes of wrong answers. */
  wrong: number[];
}

/** A person's lesson and its registration. */
export interface Delivery {
  /** Also the registration id: the person's id times 1,000 plus a running number. */
  id: number;
  lessonId: number;
  deliveredOn: Day;
  status: RegistrationStatus;
  /** First opened in the player. */
  startedAt: Instant | null;
  /** Last opened in the player. */
  launchedAt: Instant | null;
  completedAt: Instant | null;
  /** Oldest first. */
  attempts: Attempt[];
}

/** A submitted lesson that waits for its score (LOCKED), by registration id. */
export interface ScoringRow {
  id: number;
  personId: number;
  finishedAt: Instant;
  passed: boolean;
}

/** One round of a topic: all lessons of a version, once. */
export interface Round {
  version: number;
  /** Replaced by a newer version before completion; nothing of it is due. */
  superseded: boolean;
  deliveries: Delivery[];
}

export interface Enrolment {
  topicId: number;
  compressed: boolean;
  /** Deadline of a compressed program. */
  completeBy: Day | null;
  /** For topics that expire on a calendar day: any date with that month and day. */
  calendarDay: Day | null;
  /** Oldest first. */
  rounds: Round[];
}

export interface TakenTopic {
  topic: TopicRow;
  enrolment: Enrolment;
}

/** The id is the person's. */
export interface TrainingRow {
  id: number;
  /** The highest id that a registration of the person ever had, also one that was removed. */
  lastDeliveryId: number;
  enrolments: Enrolment[];
}

export interface EventRow {
  id: number;
  personId: number;
  name: string;
  description: string;
  notes: string;
  issuedAt: Day | null;
  expiryAt: Day | null;
  isActive: boolean;
  deletedAt: Instant | null;
  manager: boolean;
  trainee: boolean;
  /** Days before expiry. */
  reminders: number[];
  fileIds: number[];
}

/** The bytes are stored outside the tables under the same id. */
export interface FileRow {
  id: number;
  eventId: number;
  originalName: string;
  /** As sent; empty when unknown. */
  mime: string;
  /** How to make a seeded file; null for an attached one. */
  specimen: Specimen | null;
}

export type Specimen = "pdf" | "png" | "txt";

/** Times are real, so a change of the sandbox clock signs no one out. */
export interface TokenRow {
  id: string;
  /** The same for all tokens since a sign-in. */
  sessionId: string;
  personId: number;
  expiresAt: Instant;
  /** When the token was refreshed; null for the newest token. */
  rotatedAt: Instant | null;
}

/** Failed sign-ins or requested links of a username or IP address. */
export interface SignInFailuresRow {
  id: string;
  /** Sandbox time, oldest first. */
  at: Instant[];
}

export interface PasswordLinkRow {
  /** Part of the URL in the mail. */
  id: string;
  /** Returned when the link is verified; setting the password accepts the id too. */
  token: string;
  personId: number;
  expiresAt: Instant;
}

export interface MailRow {
  id: number;
  to: string;
  subject: string;
  linkId: string;
  sentAt: Instant;
}

export interface Settings {
  id: "settings";
  format: string;
  seed: number;
  /** At Aurora Air Charter. */
  people: number;
  /** Asked for when the data was made; a reset goes back to it, or else to real time. */
  start?: Instant | undefined;
  /** Authored dates count from this day. */
  firstDay: Day;
  /** Milliseconds ahead of real time. */
  clockOffset: number;
  /** Milliseconds added to every reply. */
  latency: number;
  faults: Fault[];
}
