import type { MainApi } from "@recurrent/sdk/raw";
import type { Day, Instant } from "../rules/days.ts";

/** Every row is plain data that survives structured clone and JSON alike. Ids are whole numbers. */
export interface NamedRow {
  id: number;
  name: string;
}

export interface TierRow extends MainApi.Tier {}

/** Nothing is derived of it: it is kept as it travels. An empty list of companies is every company. */
export interface AnnouncementRow extends MainApi.Announcement {}

/** A kind of user (shell 6). External ones may be given by a company, internal ones are staff. */
export interface AclRoleRow extends NamedRow {
  name: MainApi.RoleName;
  isExternal: boolean;
}

export interface CompanyRow extends NamedRow {
  tierId: number;
  features: string[];
  /** Address of the account at the CRM provider. */
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
  /** Digest of a password set for this person; null means the common password of the accounts. */
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
  /** Settings the sandbox has no use for itself; kept and given back as they came. */
  otherSettings: Record<string, unknown>;
  /** Signing in answers 305: this person's company has moved to another installation (shell 7). */
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
  /** Questions of the exam; 0 when the lesson has none. */
  questions: number;
  /** Whether the trainee may postpone it for lack of the aircraft (training 2.2). */
  suspendable: boolean;
  /** Whether the review mode offers it (training 2.4). */
  previewable: boolean;
}

export interface TopicVersion {
  version: number;
  lessons: Lesson[];
}

export interface TopicRow extends NamedRow {
  formerName: string | null;
  /** Months from one completion to the next; null is 'Initial only'. */
  months: number | null;
  seasonal: boolean;
  /** Expires on a calendar day of the person's own, not counted from completion. */
  expiration: boolean;
  internationalProcedures: boolean;
  /** Oldest first; the last one is current. */
  versions: TopicVersion[];
}

/** Names of training 4.1; null is a registration that is missing. */
export type RegistrationStatus = "RUNNING" | "CREATED" | "COMPLETED" | "LOCKED" | "ERROR" | null;

export interface Attempt {
  id: number;
  startedAt: Instant;
  completedAt: Instant;
  /** Indexes of the questions that were answered wrongly. */
  wrong: number[];
}

/** A lesson handed to a person: its date, its registration, its attempts at the exam. */
export interface Delivery {
  /** Also the registration id; person id times 1,000 and a running number. */
  id: number;
  lessonId: number;
  deliveredOn: Day;
  status: RegistrationStatus;
  /** When it was first opened in the lesson player. */
  startedAt: Instant | null;
  /** When it was last opened there. */
  launchedAt: Instant | null;
  completedAt: Instant | null;
  /** Oldest first. */
  attempts: Attempt[];
}

/** A lesson that was handed in and waits for its score (LOCKED); the id is the registration's. */
export interface ScoringRow {
  id: number;
  personId: number;
  finishedAt: Instant;
  passed: boolean;
}

/** One round of a topic: all lessons of one version, once. */
export interface Cycle {
  version: number;
  /** Replaced by a newer version before it was completed; nothing of it is still due. */
  superseded: boolean;
  deliveries: Delivery[];
}

export interface Enrolment {
  topicId: number;
  compressed: boolean;
  /** The day a compressed program is to be finished. */
  completeBy: Day | null;
  /** For topics that expire on a calendar day: any date with that month and day. */
  calendarDay: Day | null;
  /** Oldest first. */
  cycles: Cycle[];
}

/** A topic, and what a person has taken of it. */
export interface TakenTopic {
  topic: TopicRow;
  enrolment: Enrolment;
}

/** All training of one person; the id is the person's. */
export interface TrainingRow {
  id: number;
  enrolments: Enrolment[];
}

/** A dated document, licence or qualification of a person (training 3.9). */
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
  /** Attached files, in the order they were attached. */
  fileIds: number[];
}

/** A file attached to an event. Its bytes lie beside the tables, under the same id. */
export interface FileRow {
  id: number;
  eventId: number;
  /** The name as attached: any text. */
  originalName: string;
  /** Content type as sent; empty when the sender did not know. */
  mime: string;
  /** How the bytes of a seeded file are made; null for an attached file. */
  specimen: Specimen | null;
}

/** Kinds of authored files. */
export type Specimen = "pdf" | "png" | "txt";

/** A session. It uses real time: changing the sandbox clock signs no one out. */
export interface TokenRow {
  id: string;
  personId: number;
  expiresAt: Instant;
  /** When it was traded for a newer one; null while it is the newest. */
  tradedAt: Instant | null;
}

/** Sign-ins that failed, or links that were asked for, with one username or from one address, as `id` says. */
export interface SignInFailuresRow {
  id: string;
  /** When, in the world's time; the oldest first. */
  at: Instant[];
}

export interface PasswordLinkRow {
  /** Part of the address in the mail. */
  id: string;
  /** Issued for the verified link; setting the password accepts either. */
  token: string;
  personId: number;
  expiresAt: Instant;
}

/** A mail the real server would have sent; shown in the panel and printed by the HTTP form. */
export interface MailRow {
  id: number;
  to: string;
  subject: string;
  /** Id of the reset link the mail carries: '/#/password/reset/{id}'. */
  linkId: string;
  sentAt: Instant;
}
