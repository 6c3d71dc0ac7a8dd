/** Companies with what they offer, their groups, and announcements to them. */
import type * as wire from "../generated/main/wire/index.ts";
import {
  asRecord,
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

/** A service tier. The access rule and the record table go by `slug`. */
export interface Tier extends NamedRef {
  /** Lower case, such as 'premium' or 'essentials'. */
  slug: string;
}

/** Settings of a company; keys that are not known here are kept as they came. */
export interface CompanySettings {
  /** When on, trainees may edit their own events (training 6). */
  eventsDocuments: boolean;
  [key: string]: unknown;
}

/** Reads a tier: `{id, name, slug}`, or a bare name (decisions: Access). null when there is none. */
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

/** Reads the list of tiers that a company may have. */
export function readTiers(reply: Untrusted<wire.Tier[]>): Tier[] {
  return listIn(reply, "tiers")
    .map(readTier)
    .filter((tier) => tier !== null);
}

/** Reads the settings of a company; the flag arrives as `events_documents`. */
function readCompanySettings(input: Untrusted<wire.CompanySettings>): CompanySettings {
  const all = readSettings(input) as Fields<wire.CompanySettingsObject>;
  const { events_documents: eventsDocuments, ...others } = all;
  return { ...others, eventsDocuments: flag(eventsDocuments) };
}

/** A company. */
export interface Company {
  id: string;
  name: string;
  tier: Tier | null;
  /** Opaque names that the access rule compares. */
  features: string[];
  /** The CRM account as stored, which need not be a proper address: see `httpUrlOrNull`. */
  crmUrl: string | null;
  rpes: NamedRef[];
  roles: NamedRef[];
  settings: CompanySettings;
}

/** Reads a company, bare or wrapped in `company`, `companyUpdated` or `data`. */
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

/** Reads RPEs or operational roles: those of a company, or all that it can choose from. */
export function readNamedOptions(
  reply: Untrusted<(wire.Rpe | wire.OperationalRole)[]>,
): NamedRef[] {
  return readNamedRefs(reply);
}

/** An ACL role that a company may give to its people. */
export interface CompanyAclRole extends NamedRef {
  /** External ones are offered first, internal ones apart (shell 2.21). */
  isExternal: boolean;
}

/** Reads the ACL roles of a company: a list, or under `acl` of the operational information. */
export function readCompanyAcl(reply: Untrusted<wire.AclRoleEntry[]>): CompanyAclRole[] {
  return readEach(
    reply,
    (role) => ({ ...readNamedRef(role), isExternal: flag(role.isExternal) }),
    "acl",
  );
}

/** The ACL roles of a company, by who may be given them. */
export interface CompanyAclSplit {
  externalAcl: CompanyAclRole[];
  internalAcl: CompanyAclRole[];
}

/** Reads the ACL roles of a company and splits them by `isExternal` (shell 3). */
export function readCompanyAclSplit(reply: Untrusted<wire.AclRoleEntry[]>): CompanyAclSplit {
  const roles = readCompanyAcl(reply);
  return {
    externalAcl: roles.filter(({ isExternal }) => isExternal),
    internalAcl: roles.filter(({ isExternal }) => !isExternal),
  };
}

/** A training manager who leads, or could lead, a group. */
export interface GroupManager extends NamedRef {
  fullName: string;
}

function readGroupManager(manager: Fields<wire.GroupManager>): GroupManager {
  return { id: text(manager.id), name: text(manager.name), fullName: readFullName(manager) };
}

/** Reads a list of group managers. */
export function readGroupManagers(reply: Untrusted<wire.GroupManager[]>): GroupManager[] {
  return readEach(reply, readGroupManager, "managers");
}

/** A trainee who is, or could be, in a group. */
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

/** Reads a list of trainees for groups. */
export function readGroupTrainees(reply: Untrusted<wire.GroupTrainee[]>): GroupTrainee[] {
  return readEach(reply, readGroupTrainee, "trainees");
}

/** A group as a list of groups has it (shell 2.16): its trainees are only in its own reply. */
export interface GroupSummary extends NamedRef {
  managers: GroupManager[];
}

/** A group of trainees with its managers (shell 3). */
export interface Group extends GroupSummary {
  trainees: GroupTrainee[];
}

function readGroupSummary(group: Fields<wire.Group | wire.GroupListItem>): GroupSummary {
  return {
    id: text(group.id),
    name: text(group.name),
    managers: readGroupManagers(group.managers),
  };
}

/** Reads a group, bare or wrapped in `group` or `data`. */
export function readGroup(reply: Untrusted<wire.Group>): Group {
  const group = entityIn(reply, "group");
  return { ...readGroupSummary(group), trainees: readGroupTrainees(group.trainees) };
}

/** Reads the groups of a company; entries without an id are dropped. */
export function readGroups(reply: Untrusted<wire.GroupListItem[]>): GroupSummary[] {
  return readEach(reply, readGroupSummary, "groups");
}

/** Reads the id of a group that was created; '' when the reply does not name it (shell 2.17). */
export function readGroupId(reply: Untrusted<wire.GroupCreated>): string {
  return text(entityIn(reply, "group").id);
}

/** Kinds of announcement; one that is not known here is kept as sent, in upper case. */
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

/** A message to all companies or to some (shell 3). */
export interface Announcement {
  id: string;
  type: AnnouncementType;
  /** HTML written by others: sanitise it before display. */
  html: string;
  /** Empty: for all companies. */
  companyIds: string[];
  preventTraining: boolean;
}

/** Reads one announcement. */
export function readAnnouncement(input: Untrusted<wire.Announcement>): Announcement {
  const announcement = asRecord(input);
  const type: AnnouncementType = firstText(announcement.type_name, "INFO").trim().toUpperCase();
  const companies = listIn(announcement.company_list);
  // Plain, or the first of several languages that holds any.
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

/** Reads all announcements, in the server's order; entries without a text are dropped. */
export function readAnnouncements(reply: Untrusted<wire.Announcement[]>): Announcement[] {
  return recordsIn(reply, "announcements")
    .map(readAnnouncement)
    .filter(({ html, preventTraining }) => html !== "" || preventTraining);
}

/** Whether an announcement is for a company: its list is empty, or names the company (shell 2.2). */
export function announcementApplies(announcement: Announcement, companyId: string | null): boolean {
  const { companyIds } = announcement;
  return companyIds.length === 0 || (companyId !== null && companyIds.includes(companyId));
}

/**
 * Whether an announcement stops the training of a company. Only the companies it lists are stopped:
 * an empty list shows it to all and stops none (decisions: Training).
 */
export function announcementPrevents(
  announcement: Announcement,
  companyId: string | null,
): boolean {
  const { preventTraining, companyIds } = announcement;
  return preventTraining && companyId !== null && companyIds.includes(companyId);
}
