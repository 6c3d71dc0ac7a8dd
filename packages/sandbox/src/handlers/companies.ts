import { mainEntities } from "@recurrent/sdk/schemas";
import { isInternal, mayAdminister, type Permission, permissionsOf } from "../rules/access.ts";
import type { CompanyRow, NamedRow } from "../world/rows.ts";
import type { Table } from "../world/table.ts";
import type { Handlers, SignedInCall } from "./call.ts";
import type { OperationsOf } from "./contract.ts";
import { Fields, readId } from "./fields.ts";
import { isSameSet } from "./person-fields.ts";
import { forbidden } from "./refusal.ts";
import { companyOnWire, named } from "./wire.ts";

type CompanyFields = Fields<typeof mainEntities.CompanyUpdatePayload.shape>;

/** Tag Companies: a company, what it offers, and what its people can be (shell 2.14, 2.15). */
export const companies: Handlers<OperationsOf<"company">> = {
  companyShow: (call) => companyOnWire(call, call.company, mayAdminister(call.user)),

  companyAclList: ({ tables, user }) =>
    tables.aclRoles.filter(({ isExternal }) => isExternal || mayAdminister(user)),

  companyRoleList: ({ tables, company }) => named(tables.roles, company.roleIds),

  companyRpeList: ({ tables, company }) => named(tables.rpes, company.rpeIds),

  companyUpdate: (call) => {
    const { tables, user, company } = call;
    const fields: CompanyFields = new Fields(mainEntities.CompanyUpdatePayload, call.body, {
      name: "company name",
    });
    fields.sameId(company.id);
    const changed: CompanyRow = {
      ...company,
      name: fields.text("name"),
      tierId: readTier(call, fields),
      salesForce: readAccount(call, fields),
      rpeIds: readOffer(call, fields, "rpes", "companies_rpes", tables.rpes, company.rpeIds),
      roleIds: readOffer(call, fields, "roles", "companies_roles", tables.roles, company.roleIds),
    };
    fields.check();
    tables.companies.put(changed);
    return { companyUpdated: companyOnWire(call, changed, mayAdminister(user)) };
  },

  /**
   * The company, its people and their records remain stored but out of reach: nobody of it can sign
   * in, its address answers 404. Its groups go. Internal staff move to the next company, for they
   * work for the product and have to be somewhere.
   */
  companyDelete: ({ tables, company, now }) => {
    tables.companies.put({ ...company, deletedAt: now });
    for (const { id } of tables.groups.filter(({ companyId }) => companyId === company.id)) {
      tables.groups.delete(id);
    }
    const refuge = tables.companies.find(({ deletedAt }) => deletedAt === null);
    if (refuge !== undefined) {
      const ofCompany = tables.people.filter(({ companyId }) => companyId === company.id);
      for (const person of ofCompany.filter(isInternal)) {
        tables.people.put({ ...person, companyId: refuge.id });
      }
    }
    for (const { id, personId } of tables.tokens.values()) {
      if (tables.people.get(personId)?.companyId === company.id) {
        tables.tokens.delete(id);
      }
    }
    return { message: "The company was deleted." };
  },
};

/** A tier by id; others than Admin and Customer Support may only send the one there is: 403. */
function readTier({ tables, user, company }: SignedInCall, fields: CompanyFields): number {
  const value = fields.raw("tier");
  if (value === undefined) {
    return company.tierId;
  }
  const id = readId(value);
  if (id === company.tierId) {
    return id;
  }
  if (!mayAdminister(user)) {
    throw forbidden("Only Admin and Customer Support may change the tier.");
  }
  if (id === null || tables.tiers.get(id) === undefined) {
    fields.refuse("tier", "The selected tier does not exist.");
    return company.tierId;
  }
  return id;
}

/**
 * The address of the account at the CRM provider, http or https; empty or null takes it away. Others
 * than Admin and Customer Support do not see it, so what they send empty counts as unchanged.
 */
function readAccount({ user, company }: SignedInCall, fields: CompanyFields): string | null {
  const sent = fields.read("salesForce");
  const text = sent?.trim() ?? "";
  if (sent === undefined || text === (company.salesForce ?? "")) {
    return company.salesForce;
  }
  if (!mayAdminister(user)) {
    if (text === "") {
      return company.salesForce;
    }
    throw forbidden("Only Admin and Customer Support may change the account address.");
  }
  if (text !== "" && !/^https?:$/.test(protocolOf(text))) {
    fields.refuse("salesForce", "The account address must begin with http:// or https://.");
  }
  return text === "" ? null : text;
}

function protocolOf(text: string): string {
  return URL.canParse(text) ? new URL(text).protocol : "";
}

/**
 * What the company offers. Without the permission the list may be sent as it is: 403 for any other.
 * People keep what they hold of entries that go, until they are changed themselves.
 */
function readOffer(
  { user }: SignedInCall,
  fields: CompanyFields,
  field: "rpes" | "roles",
  permission: Permission,
  table: Table<NamedRow>,
  current: number[],
): number[] {
  const sent = fields.ids(field, (id) => table.get(id) !== undefined);
  if (sent === undefined || isSameSet(sent, current)) {
    return current;
  }
  if (!mayAdminister(user) && !permissionsOf(user).includes(permission)) {
    throw forbidden();
  }
  return sent;
}
