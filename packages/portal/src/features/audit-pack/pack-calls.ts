import {
  type Event,
  type EventSummary,
  type Person,
  personCertificateDownload,
  personEventFileDownload,
  personRecordDownload,
  type RequestOptions,
  type TrainingRecord,
} from "@recurrent/sdk";
import {
  personEventListOptions,
  personEventShowOptions,
  personRecordShowOptions,
  personShowOptions,
} from "@recurrent/sdk/react";

import type { RequestedRecord } from "../../shared/dates/record-query.ts";
import type { Clock } from "../../shared/context/app-context.ts";
import { callForDay } from "../../shared/dates/days.ts";

export type PackCall = RequestOptions & { readonly signal: AbortSignal };

/** Calls about a person of the company, by the person's id. Every call throws ApiError. */
export interface PackCalls {
  readonly person: (id: string, call: PackCall) => Promise<Person>;
  readonly record: (
    id: string,
    requested: RequestedRecord,
    call: PackCall,
  ) => Promise<TrainingRecord>;
  /** A PDF with all lessons. */
  readonly recordFile: (id: string, requested: RequestedRecord, call: PackCall) => Promise<Blob>;
  /** A PDF. */
  readonly certificateFile: (id: string, hash: string, call: PackCall) => Promise<Blob>;
  readonly events: (id: string, call: PackCall) => Promise<EventSummary[]>;
  readonly event: (id: string, eventId: string, call: PackCall) => Promise<Event>;
  /** An attachment of an event. */
  readonly eventFile: (
    id: string,
    eventId: string,
    fileId: string,
    call: PackCall,
  ) => Promise<Blob>;
}

/**
 * Calls that bypass the cache: a pack needs current data, and reads of hundreds of people would
 * only fill the cache.
 */
export function packCalls(companyId: string, clock: Pick<Clock, "now">): PackCalls {
  return {
    person: (id, call) => personShowOptions(companyId, id).call(call),
    record: (id, requested, call) =>
      callForDay(clock, requested, (params) =>
        personRecordShowOptions(companyId, id, params).call(call),
      ),
    recordFile: (id, requested, call) =>
      callForDay(clock, requested, (params) =>
        personRecordDownload(companyId, id, { ...params, type: "complete_expanded" }, call),
      ),
    certificateFile: (id, hash, call) => personCertificateDownload(companyId, id, hash, call),
    events: (id, call) => personEventListOptions(companyId, id).call(call),
    event: (id, eventId, call) => personEventShowOptions(companyId, id, eventId).call(call),
    eventFile: (id, eventId, fileId, call) =>
      personEventFileDownload(companyId, id, eventId, fileId, call),
  };
}
