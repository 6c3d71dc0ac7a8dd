import {
  personCertificateDownload,
  personEventFileDownload,
  personRecordDownload,
  type RequestOptions,
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

/** Every call throws ApiError. */
export type PackCalls = ReturnType<typeof packCalls>;

/**
 * Calls that bypass the cache: a pack needs current data, and reads of hundreds of people would
 * only fill the cache.
 */
export function packCalls(companyId: string, clock: Pick<Clock, "now">) {
  return {
    person: (id: string, call: PackCall) => personShowOptions(companyId, id).call(call),
    record: (id: string, requested: RequestedRecord, call: PackCall) =>
      callForDay(clock, requested, (params) =>
        personRecordShowOptions(companyId, id, params).call(call),
      ),
    recordFile: (id: string, requested: RequestedRecord, call: PackCall): Promise<Blob> =>
      callForDay(clock, requested, (params) =>
        personRecordDownload(companyId, id, { ...params, type: "complete_expanded" }, call),
      ),
    certificateFile: (id: string, hash: string, call: PackCall): Promise<Blob> =>
      personCertificateDownload(companyId, id, hash, call),
    events: (id: string, call: PackCall) => personEventListOptions(companyId, id).call(call),
    event: (id: string, eventId: string, call: PackCall) =>
      personEventShowOptions(companyId, id, eventId).call(call),
    eventFile: (id: string, eventId: string, fileId: string, call: PackCall): Promise<Blob> =>
      personEventFileDownload(companyId, id, eventId, fileId, call),
  };
}
