/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { mainHttp, path } from "../../../http/calls.ts";

import type { RequestOptions } from "../../../http/request.ts";

import type {
  AclRoleEntry,
  Company,
  CompanyUpdatePayload,
  CompanyUpdateReply,
  DoneResponse,
  OperationalRole,
  Rpe,
  WrittenResponse,
} from "../wire";

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
 * const reply = await companyShow("7");
 */
export async function companyShow(companyId: string, options?: RequestOptions): Promise<Company> {
  return mainHttp({ url: path`/api/companies/${companyId}`, method: "GET" }, options);
}

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
 * const reply = await companyUpdate("7", {
 *   id: "7",
 *   name: "Aurora Air Charter",
 *   roles: ["21", "22"],
 *   rpes: ["11", "12"],
 * });
 */
export async function companyUpdate(
  companyId: string,
  companyUpdatePayload: CompanyUpdatePayload,
  options?: RequestOptions,
): Promise<CompanyUpdateReply | DoneResponse> {
  return mainHttp(
    {
      url: path`/api/companies/${companyId}`,
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      data: companyUpdatePayload,
    },
    options,
  );
}

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
 * const reply = await companyDelete("7");
 */
export async function companyDelete(
  companyId: string,
  options?: RequestOptions,
): Promise<WrittenResponse | DoneResponse> {
  return mainHttp({ url: path`/api/companies/${companyId}`, method: "DELETE" }, options);
}

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
 * const reply = await companyAclList("7");
 */
export async function companyAclList(
  companyId: string,
  options?: RequestOptions,
): Promise<AclRoleEntry[]> {
  return mainHttp({ url: path`/api/companies/${companyId}/acl`, method: "GET" }, options);
}

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
 * const reply = await companyRoleList("7");
 */
export async function companyRoleList(
  companyId: string,
  options?: RequestOptions,
): Promise<OperationalRole[]> {
  return mainHttp({ url: path`/api/companies/${companyId}/roles`, method: "GET" }, options);
}

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
 * const reply = await companyRpeList("7");
 */
export async function companyRpeList(companyId: string, options?: RequestOptions): Promise<Rpe[]> {
  return mainHttp({ url: path`/api/companies/${companyId}/rpes`, method: "GET" }, options);
}
