import {
  certificateDownload,
  type Person,
  personCertificateDownload,
  personRecordDownload,
  type Program,
  recordDownload,
  type RecordDownloadParams,
  type RequestOptions,
  type ScheduleItem,
  type User,
} from "@recurrent/sdk";
import {
  personProgramShowOptions,
  personRecordShowOptions,
  personScheduleShowOptions,
  programShowOptions,
  type ReadCallOptions,
  type ReadOptions,
  recordShowOptions,
  scheduleShowOptions,
} from "@recurrent/sdk/react";
import { useMemo } from "react";
import { type Clock, useCompanyId, useSignedIn } from "../../shared/context/app-context.ts";
import { forOwner, type Owner } from "../../shared/api/owner.ts";
import { type OwnerAddresses, ownerAddresses } from "../../shared/routes/owner-addresses.ts";
import {
  recordQuery,
  type RecordQueryOptions,
  type RequestedRecord,
} from "../../shared/dates/record-query.ts";
import { callForDay } from "../../shared/dates/days.ts";

/**
 * Owner of the training, with calls: the user (training 7.1) or a person of a company (training
 * 7.2). Both have the same pages (training 2.9).
 */
export interface TrainingScope {
  readonly isOwn: boolean;
  readonly subject: User | Person;
  /** In-app paths. */
  readonly addresses: OwnerAddresses;
  /**
   * Prefix of query keys: a person's tabs share one URL, but each has its own search and order.
   */
  readonly viewPrefix: (tab: "program" | "schedule" | "record") => string;
  /** Options of a query, as those of `schedule` and `record` are. */
  readonly program: (request?: ReadCallOptions) => ReadOptions<Program>;
  readonly schedule: (request?: ReadCallOptions) => ReadOptions<ScheduleItem[]>;
  /** @param request `silent` only logs a failure */
  readonly record: (
    clock: Clock,
    requested: RequestedRecord,
    request?: ReadCallOptions,
  ) => RecordQueryOptions;
  /** A PDF, for the SDK's `download`. */
  readonly fetchRecord: (
    clock: Clock,
    requested: RequestedRecord & Pick<RecordDownloadParams, "type">,
    options?: RequestOptions,
  ) => Promise<Blob>;
  /** A PDF, for the SDK's `download`. */
  readonly fetchCertificate: (hash: string, options?: RequestOptions) => Promise<Blob>;
}

/** @param companyId of the person; undefined for the user's own training */
export function trainingScope(subject: User | Person, companyId?: string): TrainingScope {
  const isOwn = companyId === undefined;
  const owner: Owner = isOwn ? "own" : { companyId, userId: subject.id };
  const showRecord = forOwner(owner, recordShowOptions, personRecordShowOptions);
  const downloadRecord = forOwner(owner, recordDownload, personRecordDownload);
  return {
    isOwn,
    subject,
    addresses: ownerAddresses(owner),
    viewPrefix: (tab) => (isOwn ? "" : `${tab}-`),
    program: forOwner(owner, programShowOptions, personProgramShowOptions),
    schedule: forOwner(owner, scheduleShowOptions, personScheduleShowOptions),
    record: (clock, requested, request) =>
      recordQuery(clock, requested, (params) => showRecord(params, request)),
    fetchRecord: (clock, requested, options) =>
      callForDay(clock, requested, (params) => downloadRecord(params, options)),
    fetchCertificate: forOwner(owner, certificateDownload, personCertificateDownload),
  };
}

/** Without a person, the page is about the user. */
export interface TrainingPageProps {
  person?: Person;
}

/** Scope of the given person (training 2.9), else of the user. */
export function useTrainingScope(person?: Person): TrainingScope {
  const { user } = useSignedIn();
  const companyId = useCompanyId();
  return useMemo(
    () => (person ? trainingScope(person, companyId) : trainingScope(user)),
    [companyId, person, user],
  );
}
