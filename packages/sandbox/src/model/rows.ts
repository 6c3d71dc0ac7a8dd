import type { MainApi } from "@recurrent/sdk/raw";
import type { Day, Instant } from "../rules/days.ts";

/** Rows are plain data that survives structured clone and JSON. Ids are whole numbers. */
export interface NamedRow {
  id: number;
  name: string;
}

export interface TierRow extends MainApi.Tier {}

/** Stored as sent. An empty list of companies is every company. */
export interface AnnouncementRow extends MainApi.Announcement {}

/** Shell 6. Companies may give external ones; internal ones are staff. */
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
  /** Foreign settings, kept as they came. */
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
  /** Expires on a calendar day of the person's own, not counted from completion. */
  expiration: boolean;
  internationalProcedures: boolean;
  /** Oldest first; the last one is current. */
  versions: TopicVersion[];
}

/** Training 4.1; null is a missing registration. */
export type RegistrationStatus = "RUNNING" | "CREATED" | "COMPLETED" | "LOCKED" | "ERROR" | null;

export interface Attempt {
  id: number;
  startedAt: Instant;
  completedAt: Instant;
  /** Indexes of wrong answers. */
  wrong: number[];
}

/** A lesson of a person: date, registration, attempts. */
export interface Delivery {
  /** Also the registration id; person id times 1,000 and a running number. */
  id: number;
  lessonId: number;
  deliveredOn: Day;
  status: RegistrationStatus;
  /** First opened in the lesson player. */
  startedAt: Instant | null;
  /** Last opened there. */
  launchedAt: Instant | null;
  completedAt: Instant | null;
  /** Oldest first. */
  attempts: Attempt[];
}

/** A submitted lesson that waits for its score (LOCKED); the id is the registration's. */
export interface ScoringRow {
  id: number;
  personId: number;
  finishedAt: Instant;
  passed: boolean;
}

/** One round of a topic: all lessons of one version, once. */
export interface Cycle {
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
  cycles: Cycle[];
}

export interface TakenTopic {
  topic: TopicRow;
  enrolment: Enrolment;
}

/** The id is the person's. */
export interface TrainingRow {
  id: number;
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
  /** In the order they were attached. */
  fileIds: number[];
}

/** Its bytes are stored beside the tables, under the same id. */
export interface FileRow {
  id: number;
  eventId: number;
  /** Any text. */
  originalName: string;
  /** As sent; empty when unknown. */
  mime: string;
  /** How a seeded file is made; null for an attached file. */
  specimen: Specimen | null;
}

export type Specimen = "pdf" | "png" | "txt";

/** Uses real time: changing the sandbox clock signs no one out. */
export interface TokenRow {
  id: string;
  personId: number;
  expiresAt: Instant;
  /** When it was refreshed; null while it is the newest. */
  tradedAt: Instant | null;
}

/** Failed sign-ins or requested links of a username or address, by `id`. */
export interface SignInFailuresRow {
  id: string;
  /** Sandbox time, oldest first. */
  at: Instant[];
}

export interface PasswordLinkRow {
  /** Part of the URL in the mail. */
  id: string;
  /** Issued for the verified link; setting the password accepts either. */
  token: string;
  personId: number;
  expiresAt: Instant;
}

/** Shown in the panel and printed over HTTP. */
export interface MailRow {
  id: number;
  to: string;
  subject: string;
  /** Id of the reset link: '/#/password/reset/{id}'. */
  linkId: string;
  sentAt: Instant;
}
