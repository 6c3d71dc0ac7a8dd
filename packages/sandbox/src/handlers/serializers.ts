import { fullName } from "../rules/people.ts";
import type { StoredFile } from "../store/persistence/persistence.ts";
import type { CompanyRow, NamedRow, PersonRow } from "../model/rows.ts";
import type { Table } from "../store/tables.ts";
import type { Transaction } from "../store/database.ts";
import type { Reply } from "./call.ts";

/** Leaves out unknown ids. */
export function toNamedRows<Row extends NamedRow>(
  table: Table<Row>,
  ids: readonly number[],
): NamedRow[] {
  const rows = ids.flatMap((id) => table.get(id) ?? []);
  return rows.map(({ id, name }) => ({ id, name }));
}

export function toTraineeDto(
  transaction: Transaction,
  person: PersonRow,
): Reply<"groupTraineeList">[number] {
  return {
    id: person.id,
    fullName: fullName(person),
    company: toPersonCompanyDto(transaction, person),
  };
}

export function toManagerDto(person: PersonRow): Reply<"groupManagerList">[number] {
  return { id: person.id, name: person.name, fullName: fullName(person) };
}

export function toPersonCompanyDto({ tables }: Transaction, person: PersonRow) {
  const company = tables.companies.get(person.companyId);
  return {
    id: person.companyId,
    name: company?.name ?? "",
    rpe: toNamedRows(tables.rpes, person.rpeIds),
    roles: person.licences.flatMap(({ roleId, licence }) =>
      toNamedRows(tables.roles, [roleId]).map(({ id, name }) => ({ id, name, licence })),
    ),
  };
}

/** Only Admin and Customer Support see the CRM account (shell 2.14, 3). */
export function toCompanyDto(
  { tables }: Transaction,
  company: CompanyRow,
  showsAccount: boolean,
): Reply<"accountShow"> {
  const tier = tables.tiers.get(company.tierId);
  return {
    id: company.id,
    name: company.name,
    ...(tier && { tier }),
    features: [...company.features],
    salesForce: showsAccount ? company.salesForce : null,
    rpes: toNamedRows(tables.rpes, company.rpeIds),
    roles: toNamedRows(tables.roles, company.roleIds),
    settings: [{ type: "events_documents", value: company.eventsDocuments }],
  };
}

/** Streams a download under any name (RFC 6266). */
export function fileReply(given: string, type: string, content: StoredFile): Response {
  const name = given.toWellFormed();
  const plain = name.replaceAll(/[^\w .()-]/g, "_");
  const full = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return new Response(content.stream(), {
    headers: {
      "content-type": type,
      "content-length": String(content.size),
      "content-disposition": `attachment; filename="${plain}"; filename*=UTF-8''${full}`,
      // A browser must never run an attachment as another type.
      "x-content-type-options": "nosniff",
    },
  });
}
