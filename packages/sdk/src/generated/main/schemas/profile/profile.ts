/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import {
  Company,
  ProfileUpdatePayload,
  User
} from '../schemas.schemas.ts';


/**
 * The signed-in user with roles, permissions, settings and company. Read right after signing in.
 * @summary Read the own profile
 */
export const ProfileShowResponse = User

/**
 * Stores name, addresses, notifications and, when given, a new password. The reply replaces the user that the client holds.
 * @summary Change the own profile
 */
export const ProfileUpdateBody = ProfileUpdatePayload

export const ProfileUpdateResponse = User

/**
 * The company that the signed-in user works for, with its tier, features and settings.
 * @summary Read the current company
 */
export const AccountShowResponse = Company

