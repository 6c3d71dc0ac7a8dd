import {
  certificateDownload,
  personCertificateDownload,
  personRecordDownload,
  recordDownload,
  type Person,
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
import { useCompanyId, useSignedIn } from "../../kernel/runtime/runtime.ts";
import { callOf, type Owner } from "../../kernel/view/owner.ts";

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
export type TrainingScope = ReturnType<typeof scopeOf>;

/** The own training of the person signed in. */
export const ownScope = (user: User) => scopeOf("own", user);

/** The training of somebody of the company. */
export const personScope = (companyId: string, person: Person) =>
  scopeOf({ companyId, userId: person.id }, person);

function scopeOf(owner: Owner, subject: TrainingSubject) {
  return {
    kind: owner === "own" ? ("own" as const) : ("person" as const),
    subject,
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
