/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { mainHttp } from "../../../http/calls.ts";

import type { RequestOptions } from "../../../http/request.ts";

import type { OperationalRole, Rpe, Tier } from "../wire";

/**
 * Operational roles that a company can choose from.
 *
 * `GET /api/roles` · for anybody who is signed in
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await roleList();
 */
export async function roleList(options?: RequestOptions): Promise<OperationalRole[]> {
  return mainHttp({ url: "/api/roles", method: "GET" }, options);
}

/**
 * Entries that a company can choose from.
 *
 * `GET /api/rpes` · for anybody who is signed in
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await rpeList();
 */
export async function rpeList(options?: RequestOptions): Promise<Rpe[]> {
  return mainHttp({ url: "/api/rpes", method: "GET" }, options);
}

/**
 * Service tiers that a company can be on.
 *
 * `GET /api/tiers` · for anybody who is signed in
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await tierList();
 */
export async function tierList(options?: RequestOptions): Promise<Tier[]> {
  return mainHttp({ url: "/api/tiers", method: "GET" }, options);
}
