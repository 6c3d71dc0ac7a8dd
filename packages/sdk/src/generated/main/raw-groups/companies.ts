/** Generated from the contract. Do not edit; change `spec/` and run `npm run gen`. */
import type { CallOptions } from "../../../http/request.ts";
import type {
  AclRoleEntry,
  Company,
  CompanyUpdatePayload,
  CompanyUpdateReply,
  DoneResponse,
  OperationalRole,
  Rpe,
  WrittenResponse,
} from "../wire/index.ts";
import * as raw from "../raw/companies.ts";

/** Companies and what they operate. Replies as they came. */
export interface RawCompaniesCalls {
  /**
   * One company with its operational lists.
   *
   * `GET /api/companies/{companyId}` · needs the permission `companies_show`
   *
   * @throws ApiError
   * - `unauthorized` 401: No token, or one that is unknown or has run out.
   * - `forbidden` 403: Signed in, but not allowed to do this.
   * - `not-found` 404: There is no such thing, or not within reach of the signed-in user.
   * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
   * - `server` 500: The server failed.
   *
   * @example
   * const reply = await recurrent.raw.companies.get("7");
   */
  get(companyId: string, options?: CallOptions): Promise<Company>;

  /**
   * Stores name and operational lists; what is left out stays. Only Admin and Customer Support change tier and account address; only they, and holders of `companies_rpes` and `companies_roles`, change the lists. A change by others is refused with 403, the value there is may be sent by anybody. People keep entries that leave the lists until they are changed themselves. The reply may be wrapped, bare or empty.
   *
   * `PUT /api/companies/{companyId}` · needs the permission `companies_update`
   *
   * @throws ApiError
   * - `client` 400: The body cannot be read: it is no JSON, or a form that was cut off or is not built as one.
   * - `unauthorized` 401: No token, or one that is unknown or has run out.
   * - `forbidden` 403: Signed in, but not allowed to do this.
   * - `not-found` 404: There is no such thing, or not within reach of the signed-in user.
   * - `client` 412: The thing is no longer what `If-Match` says, and nothing was stored.
   * - `client` 413: The body is larger than the host takes; nothing was stored.
   * - `validation` 422: Some input was refused.
   * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
   * - `server` 500: The server failed.
   *
   * @example
   * const reply = await recurrent.raw.companies.update("7", {
   *   id: "7",
   *   name: "Aurora Air Charter",
   *   roles: ["21", "22"],
   *   rpes: ["11", "12"],
   * });
   */
  update(
    companyId: string,
    companyUpdatePayload: CompanyUpdatePayload,
    options?: CallOptions,
  ): Promise<CompanyUpdateReply | DoneResponse>;

  /**
   * Removes the company with its groups. Its people can no longer sign in and their sessions end; internal staff among them go on in another company. The reply is not relied on.
   *
   * `DELETE /api/companies/{companyId}` · needs the permission `companies_destroy`
   *
   * @throws ApiError
   * - `unauthorized` 401: No token, or one that is unknown or has run out.
   * - `forbidden` 403: Signed in, but not allowed to do this.
   * - `not-found` 404: There is no such thing, or not within reach of the signed-in user.
   * - `client` 412: The thing is no longer what `If-Match` says, and nothing was stored.
   * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
   * - `server` 500: The server failed.
   *
   * @example
   * const reply = await recurrent.raw.companies.delete("7");
   */
  delete(companyId: string, options?: CallOptions): Promise<WrittenResponse | DoneResponse>;

  /**
   * Access roles that the caller can give to people of the company. Those of internal staff are given, and listed, by Admin and Customer Support only.
   *
   * `GET /api/companies/{companyId}/acl` · for anybody who is signed in
   *
   * @throws ApiError
   * - `unauthorized` 401: No token, or one that is unknown or has run out.
   * - `forbidden` 403: Signed in, but not allowed to do this.
   * - `not-found` 404: There is no such thing, or not within reach of the signed-in user.
   * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
   * - `server` 500: The server failed.
   *
   * @example
   * const reply = await recurrent.raw.companies.listAcl("7");
   */
  listAcl(companyId: string, options?: CallOptions): Promise<AclRoleEntry[]>;

  /**
   * Operational roles that the company offers its trainees.
   *
   * `GET /api/companies/{companyId}/roles` · for anybody who is signed in
   *
   * @throws ApiError
   * - `unauthorized` 401: No token, or one that is unknown or has run out.
   * - `forbidden` 403: Signed in, but not allowed to do this.
   * - `not-found` 404: There is no such thing, or not within reach of the signed-in user.
   * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
   * - `server` 500: The server failed.
   *
   * @example
   * const reply = await recurrent.raw.companies.listRoles("7");
   */
  listRoles(companyId: string, options?: CallOptions): Promise<OperationalRole[]>;

  /**
   * Entries that the company operates.
   *
   * `GET /api/companies/{companyId}/rpes` · for anybody who is signed in
   *
   * @throws ApiError
   * - `unauthorized` 401: No token, or one that is unknown or has run out.
   * - `forbidden` 403: Signed in, but not allowed to do this.
   * - `not-found` 404: There is no such thing, or not within reach of the signed-in user.
   * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
   * - `server` 500: The server failed.
   *
   * @example
   * const reply = await recurrent.raw.companies.listRpes("7");
   */
  listRpes(companyId: string, options?: CallOptions): Promise<Rpe[]>;
}

export const rawCompaniesCalls: RawCompaniesCalls = {
  get: raw.companyShow,
  update: raw.companyUpdate,
  delete: raw.companyDelete,
  listAcl: raw.companyAclList,
  listRoles: raw.companyRoleList,
  listRpes: raw.companyRpeList,
};
