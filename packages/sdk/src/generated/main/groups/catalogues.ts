/** Generated from the contract. Do not edit; change `spec/` and run `npm run gen`. */
import type { CallOptions } from "../../../http/request.ts";
import type { NamedRef } from "../../../model/read.ts";
import type { Tier } from "../../../model/company.ts";
import * as calls from "../calls/catalogues.ts";

/** Lists that companies choose from. */
export interface CataloguesCalls {
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
   * const namedOptions = await recurrent.catalogues.listRoles();
   */
  listRoles(options?: CallOptions): Promise<NamedRef[]>;

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
   * const namedOptions = await recurrent.catalogues.listRpes();
   */
  listRpes(options?: CallOptions): Promise<NamedRef[]>;

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
   * const tiers = await recurrent.catalogues.listTiers();
   */
  listTiers(options?: CallOptions): Promise<Tier[]>;
}

export const cataloguesCalls: CataloguesCalls = {
  listRoles: calls.roleList,
  listRpes: calls.rpeList,
  listTiers: calls.tierList,
};
