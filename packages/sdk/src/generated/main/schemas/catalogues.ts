/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import * as zod from "zod";

import { OperationalRole, Rpe, Tier } from "./entities.ts";

/**
 * Operational roles that a company can choose from.
 * @summary List all operational roles
 */
export const RoleListResponseItem = OperationalRole;
export const RoleListResponse = /* @__PURE__ */ (() => zod.array(RoleListResponseItem))();

/**
 * Entries that a company can choose from.
 * @summary List all Registry, Purpose, Equipment entries
 */
export const RpeListResponseItem = Rpe;
export const RpeListResponse = /* @__PURE__ */ (() => zod.array(RpeListResponseItem))();

/**
 * Service tiers that a company can be on.
 * @summary List all tiers
 */
export const TierListResponseItem = Tier;
export const TierListResponse = /* @__PURE__ */ (() => zod.array(TierListResponseItem))();
