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

/** How a call of a pack is made. */
export type PackCall = RequestOptions & { readonly signal: AbortSignal };

/** The day, 'YYYY-MM-DD', and the layout of a record. */
export interface RecordParams {
  readonly date: string;
  readonly version: RecordVersion;
}

/** Where a pack has its facts and files from; every call throws ApiError. */
export type PackCalls = ReturnType<typeof packCalls>;

/**
 * The calls of a pack, for people of a company. All of them ask the host: a pack holds what is so now, not what
 * a page has kept, and the reads of hundreds of people would fill the cache for nobody.
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
