/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import * as zod from "zod";

import { Company, ProfileUpdatePayload, User } from "./entities.ts";

/**
 * The signed-in user with roles, permissions, settings and company. Read right after signing in.
 * @summary Read the own profile
 */
export const ProfileShowResponse = User;

/**
 * Stores name, addresses, notifications and, when given, a new password, which ends the person's other sessions. The reply replaces the user that the client holds.
 * @summary Change the own profile
 */
export const profileUpdateHeaderIfMatchMax = 1024;

export const ProfileUpdateHeader = /* @__PURE__ */ (() =>
  zod.object({
    "If-Match": zod
      .string()
      .max(profileUpdateHeaderIfMatchMax)
      .optional()
      .describe(
        "The `ETag` of the reply that the change began with. The write is refused with 412 when the thing has another one by now; without this header it goes through whatever happened meanwhile.",
      ),
  }))();

export const ProfileUpdateBody = ProfileUpdatePayload;

export const ProfileUpdateResponse = User;

/**
 * The company that the signed-in user works for, with its tier, features and settings.
 * @summary Read the current company
 */
export const AccountShowResponse = Company;
