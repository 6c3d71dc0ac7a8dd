import {
  certificateDownload,
  personCertificateDownload,
  personRecordDownload,
  recordDownload,
  type Person,
  type RequestOptions,
  type User,
  type mainWire,
} from "@recurrent/sdk";
import {
  type CallOptions,
  personProgramShowOptions,
  personRecordShowOptions,
  personScheduleShowOptions,
  programShowOptions,
  recordShowOptions,
  scheduleShowOptions,
} from "@recurrent/sdk/react";
import { useMemo } from "react";
import { useCompanyId, useSignedIn } from "../../kernel/runtime/runtime.ts";

/** What the training screens need to know of the trainee. */
export type TrainingSubject = Pick<
  User & Person,
  | "id"
  | "fullName"
  | "createdAt"
  | "deletedAt"
  | "trainingRecord"
  | "internationalProcedures"
  | "company"
>;

/**
 * Whose training a screen shows, and through which calls: the own of the person signed in
 * (training 7.1), or that of somebody of a company (training 7.2). The screens are the same
 * (training 2.9).
 */
export type TrainingScope = ReturnType<typeof personScope>;

/** The own training of the person signed in. */
export function ownScope(user: User): TrainingScope {
  return {
    kind: "own",
    subject: user,
    program: programShowOptions,
    schedule: scheduleShowOptions,
    record: recordShowOptions,
    fetchRecord: recordDownload,
    fetchCertificate: certificateDownload,
  };
}

/** The training of somebody of the company. */
export function personScope(companyId: string, person: Person) {
  const { id } = person;
  const subject: TrainingSubject = person;
  return {
    kind: "person" as "own" | "person",
    subject,
    program: () => personProgramShowOptions(companyId, id),
    schedule: () => personScheduleShowOptions(companyId, id),
    /**
     * @param params day `YYYY-MM-DD` and layout version
     * @param request `silent` where the page can do without: a failure is only logged
     */
    record: (params: mainWire.RecordShowParams, request?: CallOptions) =>
      personRecordShowOptions(companyId, id, params, request),
    /** The record as PDF; for `download` of the SDK. */
    fetchRecord: (params: mainWire.RecordDownloadParams, options: RequestOptions) =>
      personRecordDownload(companyId, id, params, options),
    /** A certificate as PDF; for `download` of the SDK. */
    fetchCertificate: (hash: string, options: RequestOptions) =>
      personCertificateDownload(companyId, id, hash, options),
  };
}

/** Whose training a screen shows: of the person it is given (training 2.9), else the own. */
export function useTrainingScope(person?: Person): TrainingScope {
  const { user } = useSignedIn();
  const companyId = useCompanyId();
  return useMemo(
    () => (person ? personScope(companyId, person) : ownScope(user)),
    [companyId, person, user],
  );
}

/** A screen that is a page of its own, or a tab of a person. */
export interface TrainingScreenProps {
  person?: Person;
}

/**
 * What the keys of a table's view begin with in the address. The tabs of a person share one address: each
 * keeps its search and order under its own name, so that none takes over what was typed in another.
 */
export function viewPrefix(
  { kind }: TrainingScope,
  tab: "program" | "schedule" | "record",
): string {
  return kind === "own" ? "" : `${tab}-`;
}
