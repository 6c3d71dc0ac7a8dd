import {
  personCertificateDownload,
  personEventFileDownload,
  personRecordDownload,
  type RecordVersion,
  type RequestOptions,
} from "@recurrent/sdk";
import {
  personEventListOptions,
  personEventShowOptions,
  personRecordShowOptions,
  personShowOptions,
} from "@recurrent/sdk/react";

export type PackCall = RequestOptions & { readonly signal: AbortSignal };

/** Day ('YYYY-MM-DD'; default: today) and layout of a record. */
export interface RecordParams {
  readonly date?: string;
  readonly version: RecordVersion;
}

/** Every call throws ApiError. */
export type PackCalls = ReturnType<typeof packCalls>;

/**
 * Calls that bypass the cache: a pack needs current data, and reads of hundreds of people would
 * only fill the cache.
 */
export function packCalls(companyId: string) {
  return {
    person: (id: string, call: PackCall) => personShowOptions(companyId, id).call(call),
    record: (id: string, params: RecordParams, call: PackCall) =>
      personRecordShowOptions(companyId, id, params).call(call),
    recordFile: (id: string, params: RecordParams, call: PackCall): Promise<Blob> =>
      personRecordDownload(companyId, id, { ...params, type: "complete_expanded" }, call),
    certificateFile: (id: string, hash: string, call: PackCall): Promise<Blob> =>
      personCertificateDownload(companyId, id, hash, call),
    events: (id: string, call: PackCall) => personEventListOptions(companyId, id).call(call),
    event: (id: string, eventId: string, call: PackCall) =>
      personEventShowOptions(companyId, id, eventId).call(call),
    eventFile: (id: string, eventId: string, fileId: string, call: PackCall): Promise<Blob> =>
      personEventFileDownload(companyId, id, eventId, fileId, call),
  };
}
