import type * as wire from "../generated/main/wire/index.ts";
import {
  asRecord,
  countOrNull,
  entityIn,
  firstText,
  flag,
  isRecord,
  listIn,
  readEach,
  readFullName,
  readLicensedRoles,
  readNamedRef,
  readNamedRefs,
  readSettings,
  recordsIn,
  text,
  textOrNull,
  textsIn,
  type Fields,
  type LicensedRole,
  type NamedRef,
  type Untrusted,
} from "./read.ts";

export interface Tier extends NamedRef {
  /** Lower case, such as 'premium'. */
  slug: string;
}

/** Settings of a company; unknown keys are kept. */
export interface CompanySettings {
  /** True if trainees may edit their own events. */
  eventsDocuments: boolean;
  [key: string]: unknown;
}

/** Reads a tier: `{id, name, slug}` or a name. */
export function readTier(input: Untrusted<wire.CompanyTier>): Tier | null {
  const tier = isRecord(input) ? input : { id: "", name: input };
  const name = firstText(tier.name, tier.slug, tier.id).trim();
  if (name === "") return null;
  const slug = firstText(tier.slug, name)
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return { id: firstText(tier.id, slug), name, slug };
}

export function readTiers(reply: Untrusted<wire.Tier[]>): Tier[] {
  return listIn(reply, "tiers")
    .map(readTier)
    .filter((tier) => tier !== null);
}

function readCompanySettings(input: Untrusted<wire.CompanySettings>): CompanySettings {
  const all = readSettings(input) as Fields<wire.CompanySettingsObject>;
  const { events_documents: eventsDocuments, ...others } = all;
  return { ...others, eventsDocuments: flag(eventsDocuments) };
}

export interface Company {
  id: string;
  name: string;
  tier: Tier | null;
  features: string[];
  /** The CRM account as stored, perhaps no URL: see `httpUrlOrNull`. */
  crmUrl: string | null;
  rpes: NamedRef[];
  roles: NamedRef[];
  settings: CompanySettings;
}

/** Reads a company, bare or in `company`, `companyUpdated` or `data`. */
export function readCompany(reply: Untrusted<wire.Company>): Company {
  const company = entityIn(reply, "companyUpdated", "company");
  return {
    id: text(company.id),
    name: text(company.name),
    tier: readTier(company.tier),
    features: textsIn(company.features),
    crmUrl: textOrNull(company.salesForce),
    rpes: readNamedRefs(company.rpes),
    roles: readNamedRefs(company.roles),
    settings: readCompanySettings(company.settings),
  };
}

/** Reads RPEs or operational roles. */
export function readNamedOptions(
  reply: Untrusted<(wire.Rpe | wire.OperationalRole)[]>,
): NamedRef[] {
  return readNamedRefs(reply);
}

/** An ACL role that a company may give. */
export interface CompanyAclRole extends NamedRef {
  isExternal: boolean;
}

/** Reads ACL roles: a list, or in `acl`. */
export function readCompanyAcl(reply: Untrusted<wire.AclRoleEntry[]>): CompanyAclRole[] {
  return readEach(
    reply,
    (role) => ({ ...readNamedRef(role), isExternal: flag(role.isExternal) }),
    "acl",
  );
}

/** ACL roles by who may be given them. */
export interface CompanyAclSplit {
  externalAcl: CompanyAclRole[];
  internalAcl: CompanyAclRole[];
}

export function readCompanyAclSplit(reply: Untrusted<wire.AclRoleEntry[]>): CompanyAclSplit {
  const roles = readCompanyAcl(reply);
  return {
    externalAcl: roles.filter(({ isExternal }) => isExternal),
    internalAcl: roles.filter(({ isExternal }) => !isExternal),
  };
}

/** A training manager who manages or could manage a group. */
export interface GroupManager extends NamedRef {
  fullName: string;
}

function readGroupManager(manager: Fields<wire.GroupManager>): GroupManager {
  return { id: text(manager.id), name: text(manager.name), fullName: readFullName(manager) };
}

export function readGroupManagers(reply: Untrusted<wire.GroupManager[]>): GroupManager[] {
  return readEach(reply, readGroupManager, "managers");
}

/** A trainee who is or could be in a group. */
export interface GroupTrainee {
  id: string;
  fullName: string;
  rpes: NamedRef[];
  roles: LicensedRole[];
}

function readGroupTrainee(trainee: Fields<wire.GroupTrainee>): GroupTrainee {
  const company = asRecord(trainee.company);
  return {
    id: text(trainee.id),
    fullName: readFullName(trainee),
    rpes: readNamedRefs(company.rpe),
    roles: readLicensedRoles(company.roles),
  };
}

export function readGroupTrainees(reply: Untrusted<wire.GroupTrainee[]>): GroupTrainee[] {
  return readEach(reply, readGroupTrainee, "trainees");
}

/** A group in a list, without its trainees. */
export interface GroupSummary extends NamedRef {
  managers: GroupManager[];
  /** null if the server does not say. */
  traineeCount: number | null;
}

/** A group of trainees with its managers. */
export interface Group extends GroupSummary {
  traineeCount: number;
  trainees: GroupTrainee[];
}

function readGroupHead(
  group: Fields<wire.Group | wire.GroupListItem>,
): Omit<GroupSummary, "traineeCount"> {
  return {
    id: text(group.id),
    name: text(group.name),
    managers: readGroupManagers(group.managers),
  };
}

/** Reads a group, bare or in `group` or `data`. */
export function readGroup(reply: Untrusted<wire.Group>): Group {
  const group = entityIn(reply, "group");
  const trainees = readGroupTrainees(group.trainees);
  return { ...readGroupHead(group), traineeCount: trainees.length, trainees };
}

/** Reads groups; entries without an id are dropped. */
export function readGroups(reply: Untrusted<wire.GroupListItem[]>): GroupSummary[] {
  return readEach(
    reply,
    (group: Fields<wire.GroupListItem>) => ({
      ...readGroupHead(group),
      traineeCount: countOrNull(group.traineeCount),
    }),
    "groups",
  );
}

/** Reads the id of a new group; '' if the reply has none. */
export function readGroupId(reply: Untrusted<wire.GroupCreated>): string {
  return text(entityIn(reply, "group").id);
}

/** Unknown types are kept, in upper case. */
export type AnnouncementType =
  | "PRIMARY"
  | "SECONDARY"
  | "SUCCESS"
  | "DANGER"
  | "WARNING"
  | "INFO"
  | "LIGHT"
  | "DARK"
  | (string & {});

/** A message to all companies or to some. */
export interface Announcement {
  id: string;
  type: AnnouncementType;
  /** HTML of others: sanitise it before display. */
  html: string;
  /** Empty for all companies. */
  companyIds: string[];
  preventTraining: boolean;
}

export function readAnnouncement(input: Untrusted<wire.Announcement>): Announcement {
  const announcement = asRecord(input);
  const type: AnnouncementType = firstText(announcement.type_name, "INFO").trim().toUpperCase();
  const companies = listIn(announcement.company_list);
  // A text, or the first of several languages.
  const { translate } = announcement;
  const html = isRecord(translate) ? firstText(...Object.values(translate)) : text(translate);
  return {
    id: text(announcement.id),
    type,
    html,
    companyIds: textsIn(companies.map((entry) => (isRecord(entry) ? entry.id : entry))),
    preventTraining: flag(announcement.prevent_training),
  };
}

/** Reads announcements; those without a text are dropped. */
export function readAnnouncements(reply: Untrusted<wire.Announcement[]>): Announcement[] {
  return recordsIn(reply, "announcements")
    .map(readAnnouncement)
    .filter(({ html, preventTraining }) => html !== "" || preventTraining);
}

/** True if an announcement is for a company. */
export function announcementApplies(announcement: Announcement, companyId: string | null): boolean {
  const { companyIds } = announcement;
  return companyIds.length === 0 || (companyId !== null && companyIds.includes(companyId));
}

/** An announcement stops the training of a company only if its list names the company. */
export function announcementPrevents(
  announcement: Announcement,
  companyId: string | null,
): boolean {
  const { preventTraining, companyIds } = announcement;
  return preventTraining && companyId !== null && companyIds.includes(companyId);
}
