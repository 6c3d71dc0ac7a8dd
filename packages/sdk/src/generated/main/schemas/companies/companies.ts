/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import * as zod from 'zod';

import {
  AclRoleEntry,
  Company,
  CompanyUpdatePayload,
  CompanyUpdateReply,
  OperationalRole,
  Rpe,
  WriteReply
} from '../schemas.schemas.ts';


/**
 * One company with its operational lists.
 * @summary Read a company
 */
export const companyShowPathCompanyIdMax = 64;


export const companyShowPathCompanyIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CompanyShowParams = zod.object({
  "companyId": zod.string().max(companyShowPathCompanyIdMax).regex(companyShowPathCompanyIdRegExp).describe('Id of a company, as text.')
})

export const CompanyShowResponse = Company

/**
 * Stores name and operational lists. Tier and account address count only for Admin and Customer Support; the lists need `companies_rpes` and `companies_roles`. The reply may be wrapped, bare or empty.
 * @summary Change a company
 */
export const companyUpdatePathCompanyIdMax = 64;


export const companyUpdatePathCompanyIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CompanyUpdateParams = zod.object({
  "companyId": zod.string().max(companyUpdatePathCompanyIdMax).regex(companyUpdatePathCompanyIdRegExp).describe('Id of a company, as text.')
})

export const CompanyUpdateBody = CompanyUpdatePayload

export const CompanyUpdateResponse = CompanyUpdateReply

/**
 * Removes the company. The reply is not relied on.
 * @summary Delete a company
 */
export const companyDeletePathCompanyIdMax = 64;


export const companyDeletePathCompanyIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CompanyDeleteParams = zod.object({
  "companyId": zod.string().max(companyDeletePathCompanyIdMax).regex(companyDeletePathCompanyIdRegExp).describe('Id of a company, as text.')
})

export const CompanyDeleteResponse = WriteReply

/**
 * Access roles that can be given to people of the company, for its own people and for internal staff.
 * @summary List access roles
 */
export const companyAclListPathCompanyIdMax = 64;


export const companyAclListPathCompanyIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CompanyAclListParams = zod.object({
  "companyId": zod.string().max(companyAclListPathCompanyIdMax).regex(companyAclListPathCompanyIdRegExp).describe('Id of a company, as text.')
})

export const CompanyAclListResponseItem = AclRoleEntry
export const CompanyAclListResponse = zod.array(CompanyAclListResponseItem)

/**
 * Operational roles that the company offers its trainees.
 * @summary List operational roles of a company
 */
export const companyRoleListPathCompanyIdMax = 64;


export const companyRoleListPathCompanyIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CompanyRoleListParams = zod.object({
  "companyId": zod.string().max(companyRoleListPathCompanyIdMax).regex(companyRoleListPathCompanyIdRegExp).describe('Id of a company, as text.')
})

export const CompanyRoleListResponseItem = OperationalRole
export const CompanyRoleListResponse = zod.array(CompanyRoleListResponseItem)

/**
 * Entries that the company operates.
 * @summary List Registry, Purpose, Equipment entries of a company
 */
export const companyRpeListPathCompanyIdMax = 64;


export const companyRpeListPathCompanyIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CompanyRpeListParams = zod.object({
  "companyId": zod.string().max(companyRpeListPathCompanyIdMax).regex(companyRpeListPathCompanyIdRegExp).describe('Id of a company, as text.')
})

export const CompanyRpeListResponseItem = Rpe
export const CompanyRpeListResponse = zod.array(CompanyRpeListResponseItem)

