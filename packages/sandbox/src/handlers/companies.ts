import { httpUrlOrNull } from "@recurrent/sdk";
import { mainEntities } from "@recurrent/sdk/schemas";
import { isInternal, mayAdminister, permissionsOf } from "../rules/people.ts";
import type { CompanyRow } from "../model/rows.ts";
import { forbidden, type Handlers, type OperationsOf, type SignedInCall } from "./call.ts";
import { FieldReader, isSameSet, keepOrder, readId } from "./fields.ts";
import { endSessions } from "./session.ts";
import { toCompanyDto, toNamedRows } from "./serializers.ts";

type CompanyFields = FieldReader<typeof mainEntities.CompanyUpdatePayload.shape>;

export const companies: Handlers<OperationsOf<"company" | "role" | "rpe" | "tier">> = {
  roleList: ({ tables }) => [...tables.roles.values()],
  rpeList: ({ tables }) => [...tables.rpes.values()],
  tierList: ({ tables }) => [...tables.tiers.values()],

  companyShow: (call) => toCompanyDto(call, call.company, mayAdminister(call.user)),

  companyAclList: ({ tables, user }) =>
    tables.aclRoles.filter(({ isExternal }) => isExternal || mayAdminister(user)),

  companyRoleList: ({ tables, company }) => toNamedRows(tables.roles, company.roleIds),

  companyRpeList: ({ tables, company }) => toNamedRows(tables.rpes, company.rpeIds),

  companyUpdate: (call) => {
    const { tables, company, user } = call;
    const fields: CompanyFields = new FieldReader(mainEntities.CompanyUpdatePayload, call.body, {
      name: "company name",
    });
    fields.sameId(company.id);
    const changed: CompanyRow = {
      ...company,
      name: fields.text("name"),
      tierId: readTier(call, fields),
      salesForce: readCrmAccount(call, fields),
      rpeIds: readOptions(call, fields, "rpes"),
      roleIds: readOptions(call, fields, "roles"),
    };
    fields.check();
    tables.companies.put(changed);
    return { companyUpdated: toCompanyDto(call, changed, mayAdminister(user)) };
  },

  /**
   * The data stays stored but unreachable: people cannot sign in, the company answers 404, groups
   * are deleted. Internal staff move to the next company, since every user needs one.
   */
  companyDelete: (call) => {
    const { tables, company, now } = call;
    tables.companies.put({ ...company, deletedAt: now });
    for (const { id } of tables.groups.filter(({ companyId }) => companyId === company.id)) {
      tables.groups.delete(id);
    }
    const nextCompany = tables.companies.find(({ deletedAt }) => deletedAt === null);
    for (const person of tables.people.filter(({ companyId }) => companyId === company.id)) {
      if (nextCompany !== undefined && isInternal(person)) {
        tables.people.put({ ...person, companyId: nextCompany.id });
      } else {
        endSessions(call, person.id);
      }
    }
    return { message: "The company was deleted." };
  },
};

function readTier({ tables, user, company }: SignedInCall, fields: CompanyFields): number {
  const sent = fields.raw("tier");
  // No tier has the id 0.
  const id = sent === undefined ? company.tierId : (readId(sent) ?? 0);
  if (id !== company.tierId && !mayAdminister(user)) {
    throw forbidden("Only Admin and Customer Support may change the tier.");
  }
  if (tables.tiers.get(id) === undefined) {
    fields.refuse("tier", "The selected tier does not exist.");
  }
  return id;
}

/**
 * Only Admin and Customer Support see the CRM account, so an empty value of others is no change.
 */
function readCrmAccount({ user, company }: SignedInCall, fields: CompanyFields): string | null {
  const sent = fields.read("salesForce");
  const account = sent === undefined ? company.salesForce : sent === "" ? null : sent;
  if (account === company.salesForce || (account === null && !mayAdminister(user))) {
    return company.salesForce;
  }
  if (!mayAdminister(user)) {
    throw forbidden("Only Admin and Customer Support may change the account address.");
  }
  if (account !== null && httpUrlOrNull(account) === null) {
    fields.refuse("salesForce", "The account address must begin with http:// or https://.");
  }
  return account;
}

/**
 * Without the permission, only an unchanged list is accepted. A removed entry stays with people
 * until they are edited.
 */
function readOptions(
  { tables, user, company }: SignedInCall,
  fields: CompanyFields,
  field: "rpes" | "roles",
): number[] {
  const current = field === "rpes" ? company.rpeIds : company.roleIds;
  const sent = fields.ids(field, (id) => tables[field].get(id) !== undefined);
  if (sent === undefined || isSameSet(sent, current)) return current;
  if (!mayAdminister(user) && !permissionsOf(user).includes(`companies_${field}`)) {
    throw forbidden();
  }
  return keepOrder(sent, current);
}
