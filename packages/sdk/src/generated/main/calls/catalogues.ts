/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { RequestOptions } from "../../../http/request.ts";

import { readNamedOptions, readTiers } from "../../../model/company.ts";
import type { Tier } from "../../../model/company.ts";

import type { NamedRef } from "../../../model/read.ts";

import * as raw from "../raw/catalogues.ts";

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
 * const namedOptions = await roleList();
 */
export async function roleList(options?: RequestOptions): Promise<NamedRef[]> {
  return readNamedOptions(await raw.roleList(options));
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
 * const namedOptions = await rpeList();
 */
export async function rpeList(options?: RequestOptions): Promise<NamedRef[]> {
  return readNamedOptions(await raw.rpeList(options));
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
 * const tiers = await tierList();
 */
export async function tierList(options?: RequestOptions): Promise<Tier[]> {
  return readTiers(await raw.tierList(options));
}
