/**
 * Typed client of the Recurrent API without any framework: configuration, session, every call of
 * both hosts, canonical models and their readers, errors.
 *
 * @module @recurrent/sdk
 */
export * from "./errors.ts";

export { configureRecurrent, createRecurrent } from "./http/config.ts";
export type { Recurrent, RecurrentConfig } from "./http/config.ts";
export * from "./http/download.ts";
export { safeFileName } from "./http/file-name.ts";
export * from "./http/form-data.ts";
export type { Progress, RequestOptions } from "./http/request.ts";

export * from "./auth/password.ts";
export * from "./auth/sign-in.ts";
export * from "./auth/browser-token-store.ts";
export * from "./auth/keep.ts";
export { createMemoryTokenStore } from "./auth/token-store.ts";
export type { StoredToken, TokenStore } from "./auth/token-store.ts";

export * from "./model/announcement.ts";
export * from "./model/boards.ts";
export * from "./model/company.ts";
export { day as calendarDay } from "./model/dates.ts";
export * from "./model/event.ts";
export * from "./model/group.ts";
export * from "./model/person.ts";
export { readNamedRef, readNamedRefs } from "./model/names.ts";
export type { LicensedRole, NamedRef } from "./model/names.ts";
export { httpUrlOrNull } from "./model/read.ts";
export type { Sent } from "./model/read.ts";
export * from "./model/record.ts";
export { changeBar, hasRole, isInternalStaff, normaliseRole } from "./model/roles.ts";
export type { ChangeBar, Standing } from "./model/roles.ts";
export { readSettings } from "./model/settings.ts";
export type { CompanySettings, PersonSettings, Suspend } from "./model/settings.ts";
export * from "./model/training.ts";

export * from "./payload/company.ts";
export * from "./payload/event.ts";
export * from "./payload/group.ts";
export { personCreatePayload, personUpdatePayload } from "./payload/person.ts";
export type { PersonDraft, PersonEdit, RoleChoice } from "./payload/person.ts";
export { profilePayload } from "./payload/profile.ts";
export type { NewPassword, ProfileEdit } from "./payload/profile.ts";

/** The calls of the main host, one function per operation; those of the sign-in host are above. */
export * from "./generated/main/calls/index.ts";

/** Requests and replies as they travel, named as in the contract. */
export type * as authWire from "./generated/auth/model/index.ts";
export type * as mainWire from "./generated/main/model/index.ts";
