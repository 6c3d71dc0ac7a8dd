import { asRecord, entityIn, firstText, flag, isRecord, listIn, text, textOrNull } from "./read.ts";
import { readNamedRef, readNamedRefs, type NamedRef } from "./refs.ts";
import { readCompanySettings, type CompanySettings } from "./settings.ts";

/** A service tier. The access rule and the record table go by `slug`. */
export interface Tier extends NamedRef {
  /** Lower case, such as 'premium' or 'essentials'. */
  slug: string;
}

/** A company, in the form that the whole portal works with. */
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
export function readTier(input: unknown): Tier | null {
  if (isRecord(input)) {
    const name = firstText(input["name"], input["slug"], input["id"]);
    if (name === "") return null;
    const slug = slugOf(firstText(input["slug"], name));
    return { id: firstText(input["id"], slug), name, slug };
  }
  const name = textOrNull(input);
  return name === null ? null : { id: slugOf(name), name: name.trim(), slug: slugOf(name) };
}

/** Reads the list of tiers that a company may have. */
export function readTiers(input: unknown): Tier[] {
  return listIn(input, "tiers")
    .map(readTier)
    .filter((tier) => tier !== null);
}

/** Reads a company, bare or wrapped in `company`, `companyUpdated` or `data`. */
export function readCompany(input: unknown): Company {
  const company = entityIn(input, "companyUpdated", "company");
  return {
    id: text(company["id"]),
    name: text(company["name"]),
    tier: readTier(company["tier"]),
    features: listIn(company["features"])
      .map((entry) => (isRecord(entry) ? firstText(entry["slug"], entry["name"]) : text(entry)))
      .filter((feature) => feature !== ""),
    crmUrl: textOrNull(company["salesForce"] ?? company["sales_force"]),
    rpes: readNamedRefs(company["rpes"] ?? company["rpe"]),
    roles: readNamedRefs(company["roles"]),
    settings: readCompanySettings(company["settings"]),
  };
}

/** Reads the ACL roles of a company: a list, or under `acl` of the operational information. */
export function readCompanyAcl(input: unknown): CompanyAclRole[] {
  return listIn(input, "acl")
    .map((entry) => {
      const record = asRecord(entry);
      const ref = readNamedRef(entry);
      return {
        id: ref.id,
        name: ref.name,
        isExternal: flag(record["isExternal"] ?? record["is_external"]),
      };
    })
    .filter(({ id }) => id !== "");
}

/** The ACL roles of a company, by who may be given them. */
export interface CompanyAclSplit {
  externalAcl: CompanyAclRole[];
  internalAcl: CompanyAclRole[];
}

/** Reads the ACL roles of a company and splits them by `isExternal` (shell 3). */
export function readCompanyAclSplit(input: unknown): CompanyAclSplit {
  const roles = readCompanyAcl(input);
  return {
    externalAcl: roles.filter(({ isExternal }) => isExternal),
    internalAcl: roles.filter(({ isExternal }) => !isExternal),
  };
}
