/** Generated from the contract. Do not edit; change `spec/` and run `npm run gen`. */
import type { CallOptions } from "../../../http/request.ts";
import type { OperationalRole, Rpe, Tier } from "../wire/index.ts";
import * as raw from "../raw/catalogues.ts";

/** Lists that companies choose from. Replies as they came. */
export interface RawCataloguesCalls {
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
   * const reply = await recurrent.raw.catalogues.listRoles();
   */
  listRoles(options?: CallOptions): Promise<OperationalRole[]>;

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
   * const reply = await recurrent.raw.catalogues.listRpes();
   */
  listRpes(options?: CallOptions): Promise<Rpe[]>;

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
   * const reply = await recurrent.raw.catalogues.listTiers();
   */
  listTiers(options?: CallOptions): Promise<Tier[]>;
}

export const rawCataloguesCalls: RawCataloguesCalls = {
  listRoles: raw.roleList,
  listRpes: raw.rpeList,
  listTiers: raw.tierList,
};
