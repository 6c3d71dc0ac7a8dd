import {
  certificateDownload,
  type Person,
  personCertificateDownload,
  personRecordDownload,
  recordDownload,
  type User,
} from "@recurrent/sdk";
import {
  personProgramShowOptions,
  personRecordShowOptions,
  personScheduleShowOptions,
  programShowOptions,
  recordShowOptions,
  scheduleShowOptions,
} from "@recurrent/sdk/react";
import { useMemo } from "react";
import { useCompanyId, useSignedIn } from "../../shared/context/app-context.ts";
import { forOwner, type Owner } from "../../shared/api/calls.ts";

/**
 * Owner of the training, with calls: the signed-in person (training 7.1), or a person of a company
 * (training 7.2), on the same pages (training 2.9).
 */
export type TrainingScope = ReturnType<typeof trainingScope>;

/** @param companyId of the person; left out for the own training */
export function trainingScope(subject: User | Person, companyId?: string) {
  const isOwn = companyId === undefined;
  const owner: Owner = isOwn ? "own" : { companyId, userId: subject.id };
  return {
    kind: isOwn ? ("own" as const) : ("person" as const),
    subject,
    /**
     * Prefix of query keys. The tabs of a person share one URL, so each keeps its search and order
     * under its own name.
     */
    viewPrefix: (tab: "program" | "schedule" | "record") => (isOwn ? "" : `${tab}-`),
    program: forOwner(owner, programShowOptions, personProgramShowOptions),
    schedule: forOwner(owner, scheduleShowOptions, personScheduleShowOptions),
    /** By day, 'YYYY-MM-DD', and version; `silent` only logs a failure. */
    record: forOwner(owner, recordShowOptions, personRecordShowOptions),
    /** PDF, for `download` of the SDK. */
    fetchRecord: forOwner(owner, recordDownload, personRecordDownload),
    /** PDF, for `download` of the SDK. */
    fetchCertificate: forOwner(owner, certificateDownload, personCertificateDownload),
  };
}

/** A page of its own, or a tab of a person. */
export interface TrainingPageProps {
  person?: Person;
}

/** Of the given person (training 2.9), else the own. */
export function useTrainingScope(person?: Person): TrainingScope {
  const { user } = useSignedIn();
  const companyId = useCompanyId();
  return useMemo(
    () => (person ? trainingScope(person, companyId) : trainingScope(user)),
    [companyId, person, user],
  );
}
