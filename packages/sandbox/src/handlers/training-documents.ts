import { formatDay } from "../rules/days.ts";
import { fullName } from "../rules/people.ts";
import type { Certification } from "../world/certificates.ts";
import type { PersonRow } from "../world/rows.ts";
import type { TakenTopic } from "../world/taken-topics.ts";
import type { Later, SignedInCall } from "./call.ts";
import { fileReply } from "./file-reply.ts";
import { type PrintType, readPrintType, type readRecordQuery } from "./record-query.ts";
import { recordOnWire } from "./training-wire.ts";
import { personCompanyOnWire } from "./wire.ts";

const TITLES: Readonly<Record<PrintType, string>> = {
  complete: "Training Record",
  complete_expanded: "Training Record, Expanded",
  international_procedures: "Training Record, International Procedures",
};

/** The record of a person as a PDF, called '<full name>-<date>.pdf' (training 2.6). */
export function recordFile(
  call: SignedInCall,
  person: PersonRow,
  taken: readonly TakenTopic[],
  query: ReturnType<typeof readRecordQuery>,
): Later<Response> {
  const { now, readAsset } = call;
  const company = personCompanyOnWire(call, person);
  const type = readPrintType(call, person);
  const topics = recordOnWire(call, person, taken, query).topics.filter(
    (topic) => type !== "international_procedures" || topic.international_procedures,
  );
  const holder = fullName(person);
  const date = formatDay(query.day);
  const record = {
    title: TITLES[type],
    company: company.name,
    holder,
    rpes: company.rpe.map(({ name }) => name),
    roles: company.roles,
    date,
    showsLessons: type === "complete_expanded",
    topics: topics.toSorted((a, b) => a.topicName.localeCompare(b.topicName, "en")),
    generatedAt: now,
  };
  return async () => {
    const { recordPdf } = await import("../pdf/record-pdf.ts");
    return pdfFile(`${holder}-${date}`, await recordPdf(record, readAsset));
  };
}

/** A certificate as a PDF, called '<full name>-<date of completion>.pdf'. */
export function certificateFile(
  { now, readAsset }: SignedInCall,
  person: PersonRow,
  certification: Certification,
): Later<Response> {
  const holder = fullName(person);
  return async () => {
    const { certificatePdf } = await import("../pdf/certificate-pdf.ts");
    const bytes = await certificatePdf(holder, certification, now, readAsset);
    return pdfFile(`${holder}-${formatDay(certification.completedOn)}`, bytes);
  };
}

function pdfFile(name: string, bytes: Uint8Array<ArrayBuffer>): Response {
  return fileReply(`${name}.pdf`, "application/pdf", new Blob([bytes]));
}
