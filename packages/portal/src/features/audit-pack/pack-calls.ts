import {
  personCertificateDownload,
  personEventFileDownload,
  personRecordDownload,
} from "@recurrent/sdk";
import {
  personEventListOptions,
  personEventShowOptions,
  personRecordShowOptions,
  personShowOptions,
  type ReadOptions,
} from "@recurrent/sdk/react";
import type { PackCall, PackCalls } from "./pack-jobs.ts";

/** How often what did not reach the host, or was put off by it, is asked for again. */
const RETRIES = 2;

/**
 * The calls of a pack, for people of a company. All of them ask the host: a pack holds what is so now, not what
 * a page has kept, and the reads of hundreds of people would fill the cache for nobody.
 */
export function packCalls(companyId: string): PackCalls {
  return {
    person: (id, call) => read(personShowOptions(companyId, id), call),
    record: (id, params, call) => read(personRecordShowOptions(companyId, id, params), call),
    recordFile: (id, params, call) =>
      personRecordDownload(companyId, id, { ...params, type: "complete_expanded" }, quiet(call)),
    certificateFile: (id, hash, call) =>
      personCertificateDownload(companyId, id, hash, quiet(call)),
    events: (id, call) => read(personEventListOptions(companyId, id), call),
    event: (id, eventId, call) => read(personEventShowOptions(companyId, id, eventId), call),
    eventFile: (id, eventId, fileId, call) =>
      personEventFileDownload(companyId, id, eventId, fileId, quiet(call)),
  };
}

/** The dialog tells of failures itself. */
function quiet(call: PackCall) {
  return { ...call, silent: true, retries: RETRIES };
}

async function read<Wire, Model>(of: ReadOptions<Wire, Model>, call: PackCall): Promise<Model> {
  return of.read(await of.call(quiet(call)));
}
