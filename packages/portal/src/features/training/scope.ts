import {
  certificateDownload,
  type Person,
  personCertificateDownload,
  personRecordDownload,
  recordDownload,
  type RecordDownloadParams,
  type RequestOptions,
  type User,
} from "@recurrent/sdk";
import {
  personProgramShowOptions,
  personRecordShowOptions,
  personScheduleShowOptions,
  programShowOptions,
  type ReadCallOptions,
  recordShowOptions,
  scheduleShowOptions,
} from "@recurrent/sdk/react";
import { useMemo } from "react";
import { type Clock, useCompanyId, useSignedIn } from "../../shared/context/app-context.ts";
import { forOwner, type Owner } from "../../shared/api/owner.ts";
import { ownerAddresses } from "../../shared/routes/owner-addresses.ts";
import { recordQuery, type RequestedRecord } from "../../shared/dates/record-query.ts";
import { callForDay } from "../../shared/dates/days.ts";

/**
 * Owner of the training, with calls: the user (training 7.1) or a person of a company (training
 * 7.2). Both have the same pages (training 2.9).
 */
export type TrainingScope = ReturnType<typeof trainingScope>;

/** @param companyId of the person; undefined for the user's own training */
export function trainingScope(subject: User | Person, companyId?: string) {
  const isOwn = companyId === undefined;
  const owner: Owner = isOwn ? "own" : { companyId, userId: subject.id };
  const showRecord = forOwner(owner, recordShowOptions, personRecordShowOptions);
  const downloadRecord = forOwner(owner, recordDownload, personRecordDownload);
  return {
    isOwn,
    subject,
    /** In-app paths. */
    addresses: ownerAddresses(owner),
    /**
     * Prefix of query keys: a person's tabs share one URL, but each has its own search and order.
     */
    viewPrefix: (tab: "program" | "schedule" | "record") => (isOwn ? "" : `${tab}-`),
    program: forOwner(owner, programShowOptions, personProgramShowOptions),
    schedule: forOwner(owner, scheduleShowOptions, personScheduleShowOptions),
    /** @param request `silent` only logs a failure */
    record: (clock: Clock, requested: RequestedRecord, request?: ReadCallOptions) =>
      recordQuery(clock, requested, (params) => showRecord(params, request)),
    /** A PDF, for the SDK's `download`. */
    fetchRecord: (
      clock: Clock,
      requested: RequestedRecord & Pick<RecordDownloadParams, "type">,
      options?: RequestOptions,
    ) => callForDay(clock, requested, (params) => downloadRecord(params, options)),
    /** A PDF, for the SDK's `download`. */
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
