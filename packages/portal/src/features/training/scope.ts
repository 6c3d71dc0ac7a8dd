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
import { useCompanyId, useSignedIn } from "../../shared/context/runtime.ts";
import { callOf, type Owner } from "../../shared/api/calls.ts";

/**
 * Whose training a screen shows, and through which calls: the own of the person signed in
 * (training 7.1), or that of a person of a company (training 7.2). The screens are the same
 * (training 2.9).
 */
export type TrainingScope = ReturnType<typeof trainingScope>;

/** @param companyId of the person; left out for the own training of the person signed in */
export function trainingScope(subject: User | Person, companyId?: string) {
  const isOwn = companyId === undefined;
  const owner: Owner = isOwn ? "own" : { companyId, userId: subject.id };
  return {
    kind: isOwn ? ("own" as const) : ("person" as const),
    subject,
    /**
     * What the keys of a table's view begin with in the address. The tabs of a person share one address: each
     * keeps its search and order under its own name, so that none takes over what was typed in another.
     */
    viewPrefix: (tab: "program" | "schedule" | "record") => (isOwn ? "" : `${tab}-`),
    program: callOf(owner, programShowOptions, personProgramShowOptions),
    schedule: callOf(owner, scheduleShowOptions, personScheduleShowOptions),
    /** By the day, 'YYYY-MM-DD', and layout; `silent` where a failure is only logged. */
    record: callOf(owner, recordShowOptions, personRecordShowOptions),
    /** The record as PDF; for `download` of the SDK. */
    fetchRecord: callOf(owner, recordDownload, personRecordDownload),
    /** A certificate as PDF; for `download` of the SDK. */
    fetchCertificate: callOf(owner, certificateDownload, personCertificateDownload),
  };
}

/** A screen that is a page of its own, or a tab of a person. */
export interface TrainingPageProps {
  person?: Person;
}

/** Whose training a screen shows: of the person it is given (training 2.9), else the own. */
export function useTrainingScope(person?: Person): TrainingScope {
  const { user } = useSignedIn();
  const companyId = useCompanyId();
  return useMemo(
    () => (person ? trainingScope(person, companyId) : trainingScope(user)),
    [companyId, person, user],
  );
}
