import { useQuery } from "@tanstack/react-query";

import {
  companyAclList,
  companyDelete,
  companyRoleList,
  companyRpeList,
  companyShow,
  companyUpdate,
} from "../generated/main/calls/companies/companies.ts";
import {
  getCompanyAclListQueryKey,
  getCompanyRoleListQueryKey,
  getCompanyRpeListQueryKey,
  getCompanyShowQueryKey,
} from "../generated/main/hooks/companies/companies.ts";
import { readCompany, readCompanyAclSplit, readOffer } from "../model/company.ts";
import { companyPayload, type CompanyEdit } from "../payload/company.ts";
import {
  readNothing,
  useCanonicalWrite,
  type Precondition,
  type WriteOptions,
} from "./mutation.ts";
import { canonicalQuery } from "./query.ts";

/** A company (shell 2.14). */
export const companyOptions = (companyId: string) =>
  canonicalQuery(
    getCompanyShowQueryKey(companyId),
    (options) => companyShow(companyId, options),
    readCompany,
  );

/** The ACL roles a company may give, external and internal ones apart (shell 2.21). */
export const companyAclOptions = (companyId: string) =>
  canonicalQuery(
    getCompanyAclListQueryKey(companyId),
    (options) => companyAclList(companyId, options),
    readCompanyAclSplit,
  );

/** The operational roles a company offers. */
export const companyRolesOptions = (companyId: string) =>
  canonicalQuery(
    getCompanyRoleListQueryKey(companyId),
    (options) => companyRoleList(companyId, options),
    readOffer,
  );

/** The RPEs a company offers. */
export const companyRpesOptions = (companyId: string) =>
  canonicalQuery(
    getCompanyRpeListQueryKey(companyId),
    (options) => companyRpeList(companyId, options),
    readOffer,
  );

/** Reads {@link companyOptions} in a component. */
export const useCompany = (companyId: string) => useQuery(companyOptions(companyId));

/** Reads {@link companyAclOptions} in a component. */
export const useCompanyAcl = (companyId: string) => useQuery(companyAclOptions(companyId));

/** Reads {@link companyRolesOptions} in a component. */
export const useCompanyRoles = (companyId: string) => useQuery(companyRolesOptions(companyId));

/** Reads {@link companyRpesOptions} in a component. */
export const useCompanyRpes = (companyId: string) => useQuery(companyRpesOptions(companyId));

/** Changes a company (shell 2.15); gives undefined: what shows it fetches it again. */
export const useUpdateCompany = (options?: WriteOptions) =>
  useCanonicalWrite(
    {
      operation: "companyUpdate",
      call: ({ ifMatch, ...edit }: CompanyEdit & Precondition) =>
        companyUpdate(edit.id, companyPayload(edit), { ifMatch }),
      read: readNothing,
      subject: ({ id }) => id,
    },
    options,
  );

/** Deletes a company. */
export const useDeleteCompany = (options?: WriteOptions) =>
  useCanonicalWrite(
    {
      operation: "companyDelete",
      call: (companyId: string) => companyDelete(companyId),
      read: readNothing,
      subject: (companyId) => companyId,
      gone: getCompanyShowQueryKey,
    },
    options,
  );
