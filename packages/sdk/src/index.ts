/**
 * Typed client of the Recurrent API without any framework: configuration, session, every call of
 * both hosts, canonical models and their readers, errors.
 *
 * @module @recurrent/sdk
 */
export * from "./errors.ts";

export { configureRecurrent, createRecurrent } from "./http/config.ts";
export type { Recurrent, RecurrentConfig } from "./http/config.ts";
export { download, safeFileName } from "./http/download.ts";
export type { Download, DownloadOptions } from "./http/download.ts";
export { createHostClock } from "./http/host-clock.ts";
export type { HostClock } from "./http/host-clock.ts";
export { toFormData } from "./http/request.ts";
export type { FormValue, Progress, RequestOptions } from "./http/request.ts";

export * from "./auth/sign-in.ts";
export * from "./auth/token-store.ts";
export * from "./auth/keep.ts";

export * from "./model/company.ts";
export * from "./model/event.ts";
export * from "./model/line.ts";
export * from "./model/payload.ts";
export * from "./model/person.ts";
export * from "./model/training.ts";
export {
  day as calendarDay,
  httpUrlOrNull,
  readNamedRef,
  readNamedRefs,
  readSettings,
} from "./model/read.ts";
export type { LicensedRole, NamedRef, Sent, Suspend } from "./model/read.ts";

/** The calls of the main host, one function per operation; those of the sign-in host are above. */
export * from "./generated/main/calls/index.ts";

/** Requests and replies as they travel, named as in the contract. */
export type * as authWire from "./generated/auth/model/index.ts";
export type * as mainWire from "./generated/main/model/index.ts";
