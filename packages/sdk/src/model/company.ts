import type * as wire from "../generated/main/wire/index.ts";
import {
  entityIn,
  firstText,
  flag,
  isRecord,
  listIn,
  namedRefsOrNull,
  readEach,
  readNamedRef,
  readNamedRefs,
  readSettings,
  text,
  textOrNull,
  textsIn,
  type Fields,
  type NamedRef,
  type Untrusted,
} from "./read.ts";

/** The service level of a company. */
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

/** A company. */
export interface Company {
  id: string;
  name: string;
  tier: Tier | null;
  features: string[];
  /** The CRM account as stored, perhaps no URL: see `httpUrlOrNull`. */
  crmUrl: string | null;
  /** null if the server does not say. */
  rpes: NamedRef[] | null;
  /** null if the server does not say. */
  roles: NamedRef[] | null;
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
    rpes: namedRefsOrNull(company.rpes),
    roles: namedRefsOrNull(company.roles),
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
