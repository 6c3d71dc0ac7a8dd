import type * as wire from "../generated/main/model/index.ts";
import { readNamedRef, readNamedRefs, type NamedRef } from "./names.ts";
import {
  entityIn,
  firstText,
  flag,
  isRecord,
  listIn,
  readEach,
  text,
  textOrNull,
  textsIn,
  type Sent,
} from "./read.ts";
import { readCompanySettings, type CompanySettings } from "./settings.ts";

/** A service tier. The access rule and the record table go by `slug`. */
export interface Tier extends NamedRef {
  /** Lower case, such as 'premium' or 'essentials'. */
  slug: string;
}

/** A company, in the form that readers and hooks give. */
export interface Company extends NamedRef {
  tier: Tier | null;
  /** Opaque names that the access rule compares. */
  features: string[];
  /** The CRM account as stored, which need not be a proper address: see `httpUrlOrNull`. */
  crmUrl: string | null;
  rpes: NamedRef[];
  roles: NamedRef[];
  settings: CompanySettings;
}

/** An ACL role that a company may give to its people. */
export interface CompanyAclRole extends NamedRef {
  /** External ones are offered first, internal ones apart (shell 2.21). */
  isExternal: boolean;
}

const slugOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Reads a tier: `{id, name, slug}`, or a bare name (decisions: Access). null when there is none. */
export function readTier(input: Sent<wire.CompanyTier>): Tier | null {
  const tier = isRecord(input) ? input : { id: "", name: input };
  const name = firstText(tier.name, tier.slug, tier.id).trim();
  if (name === "") return null;
  const slug = slugOf(firstText(tier.slug, name));
  return { id: firstText(tier.id, slug), name, slug };
}

/** Reads the list of tiers that a company may have. */
export function readTiers(reply: Sent<wire.Tier[]>): Tier[] {
  return listIn(reply, "tiers")
    .map(readTier)
    .filter((tier) => tier !== null);
}

/** Reads a company, bare or wrapped in `company`, `companyUpdated` or `data`. */
export function readCompany(reply: Sent<wire.Company>): Company {
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

/** Reads RPEs or operational roles: those of a company, or all that it may offer. */
export function readOffer(reply: Sent<(wire.Rpe | wire.OperationalRole)[]>): NamedRef[] {
  return readNamedRefs(reply);
}

/** Reads the ACL roles of a company: a list, or under `acl` of the operational information. */
export function readCompanyAcl(reply: Sent<wire.AclRoleEntry[]>): CompanyAclRole[] {
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
export function readCompanyAclSplit(reply: Sent<wire.AclRoleEntry[]>): CompanyAclSplit {
  const roles = readCompanyAcl(reply);
  return {
    externalAcl: roles.filter(({ isExternal }) => isExternal),
    internalAcl: roles.filter(({ isExternal }) => !isExternal),
  };
}
