import { dayOf, formatDay } from "../rules/days.ts";
import { fullName } from "../rules/people.ts";
import { periodicityOf } from "../rules/topic-stand.ts";
import type { Certification } from "../world/certificates.ts";
import type { PersonRow, TrainingRow } from "../world/rows.ts";
import type { SignedInCall } from "./call.ts";
import { FileReply } from "./file-reply.ts";
import { Later } from "./later.ts";
import { type PrintType, readPrintType, type readRecordQuery } from "./record-query.ts";
import { certificateOnWire, isEssentials, recordOnWire, recordTopicsOn } from "./training-wire.ts";
import { named } from "./wire.ts";

const TITLES: Readonly<Record<PrintType, string>> = {
  complete: "Training Record",
  complete_expanded: "Training Record, Expanded",
  international_procedures: "Training Record, International Procedures",
};

/** The record of a person as a PDF, called '<full name>-<date>.pdf' (training 2.6). */
export function recordFile(
  call: SignedInCall,
  person: PersonRow,
  training: TrainingRow | undefined,
  query: ReturnType<typeof readRecordQuery>,
): Later<FileReply> {
  const { tables, now, readAsset } = call;
  const type = readPrintType(call, person);
  const stands = recordTopicsOn(tables, training, query.day).filter(
    ({ topic }) => type !== "international_procedures" || topic.internationalProcedures,
  );
  const wire = new Map(
    recordOnWire(call, person, training, query).topics.map((topic) => [
      topic.topicId ?? topic.id,
      topic,
    ]),
  );
  const showsLessons = type === "complete_expanded" && !isEssentials(tables, person);
  const topics = stands.map(({ topic }) => {
    const row = wire.get(topic.id);
    return {
      name: topic.name,
      formerName: row?.formerTopicName ?? null,
      status: row?.status ?? null,
      conditions: {
        seasonal: row?.seasonal ?? false,
        compressed: row?.compressed ?? false,
        expiration: row?.expiration ?? false,
      },
      periodicity: periodicityOf(topic),
      completedAt: row?.completed_at ?? null,
      expiry: row?.expiry ?? null,
      isTopicCompleted: row?.isTopicCompleted ?? true,
      current: showsLessons ? (row?.lessons?.currentVersion ?? []) : [],
      previous: showsLessons ? (row?.lessons?.previousVersion ?? null) : null,
    };
  });
  const holder = fullName(person);
  const date = formatDay(query.day);
  const record = {
    title: TITLES[type],
    company: tables.companies.get(person.companyId)?.name ?? "",
    holder,
    rpes: named(tables.rpes, person.rpeIds).map(({ name }) => name),
    roles: person.licences.flatMap(({ roleId, licence }) =>
      named(tables.roles, [roleId]).map(({ name }) => ({ name, licence })),
    ),
    date,
    showsLessons,
    topics: topics.toSorted((a, b) => a.name.localeCompare(b.name, "en")),
    generatedAt: now,
  };
  return new Later(async () => {
    const { recordPdf } = await import("../pdf/record-pdf.ts");
    return pdfFile(`${holder}-${date}`, await recordPdf(record, readAsset));
  });
}

/** A certificate as a PDF, called '<full name>-<date of completion>.pdf'. */
export function certificateFile(
  { now, readAsset }: SignedInCall,
  person: PersonRow,
  certification: Certification,
): Later<FileReply> {
  const { user, topic, completed_at: completedAt } = certificateOnWire(person, certification);
  const certificate = {
    holder: user.fullName,
    topic: topic.name,
    version: String(topic.version),
    completedOn: certification.completedOn,
    generatedOn: dayOf(now),
    generatedAt: now,
  };
  return new Later(async () => {
    const { certificatePdf } = await import("../pdf/certificate-pdf.ts");
    return pdfFile(`${user.fullName}-${completedAt}`, await certificatePdf(certificate, readAsset));
  });
}

function pdfFile(name: string, bytes: Uint8Array<ArrayBuffer>): FileReply {
  return new FileReply(`${name}.pdf`, "application/pdf", new Blob([bytes]));
}
