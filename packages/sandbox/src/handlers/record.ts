import { mainSchemas } from "@recurrent/sdk/schemas";
import { addMonths, type Day, dayOf, formatDay, formatDayOrNull, parseDay } from "../model/days.ts";
import { fullName } from "../rules/people.ts";
import {
  type LessonProgress,
  periodicityOf,
  type TopicProgress,
  topicProgressOn,
} from "../rules/topic-progress.ts";
import type { Enrolment, PersonRow, TopicRow } from "../model/rows.ts";
import { certificatesOf, readTraining } from "../store/registrations.ts";
import {
  type Handlers,
  notFound,
  type OperationsOf,
  type Reply,
  type SignedInCall,
} from "./call.ts";
import { FieldReader, queryFields } from "./fields.ts";
import { fileReply, toPersonCompanyDto } from "./serializers.ts";

type Topic = Reply<"recordShow">["topics"][number];
type Lessons = NonNullable<Topic["lessons"]>;

const TITLES = {
  complete: "Training Record",
  complete_expanded: "Training Record, Expanded",
  international_procedures: "Training Record, International Procedures",
} as const;

/** The same order as `compareNames` of the ui-kit. */
const byName = new Intl.Collator("en", { numeric: true });

export const records: Handlers<OperationsOf<"record" | "certificate">> = {
  recordShow: (call) => {
    const { day, version } = readQuery(call);
    return { topics: toTopicDtos(call, day, version) };
  },

  recordDownload: (call) => {
    const { person, readAsset } = call;
    const { day, version, type } = readQuery(call, { hasType: true });
    const company = toPersonCompanyDto(call, person);
    const topics = toTopicDtos(call, day, version).filter(
      (topic) => type !== "international_procedures" || topic.international_procedures,
    );
    const record = {
      title: TITLES[type],
      company: company.name,
      holder: fullName(person),
      rpes: company.rpe.map(({ name }) => name),
      roles: company.roles,
      date: formatDay(day),
      showsLessons: type === "complete_expanded",
      topics: topics.toSorted((a, b) => byName.compare(a.topicName, b.topicName)),
      generatedAt: call.now,
    };
    return async () => {
      const { recordPdf } = await import("../pdf/record-pdf.ts");
      return pdfFile(record.holder, record.date, await recordPdf(record, readAsset));
    };
  },

  certificateShow: (call) => {
    const { hash, topic, version, completedOn } = certificateOf(call);
    return {
      hash,
      user: { fullName: fullName(call.person) },
      topic: { name: topic.name, version: `${version}.0` },
      completed_at: formatDay(completedOn),
    };
  },

  certificateDownload: (call) => {
    const certification = certificateOf(call);
    const holder = fullName(call.person);
    const { now, readAsset } = call;
    return async () => {
      const { certificatePdf } = await import("../pdf/sheets.ts");
      const bytes = await certificatePdf(holder, certification, now, readAsset);
      return pdfFile(holder, formatDay(certification.completedOn), bytes);
    };
  },
};

/**
 * Accepts days from the day after joining, or for managers from three years back (training 5), to
 * today or the day of leaving.
 *
 * @param hasType of a download; false ignores a `type` in the query
 */
function readQuery(
  { query, params, person, now }: SignedInCall,
  { hasType }: { hasType: boolean } = { hasType: false },
) {
  const fields = new FieldReader(mainSchemas.RecordDownloadQueryParams, queryFields(query));
  const today = dayOf(now);
  const isManagers = params["userId"] !== undefined;
  const earliest = isManagers ? addMonths(today, -36) : dayOf(person.createdAt) + 1;
  const to = person.deletedAt === null ? today : Math.min(dayOf(person.deletedAt), today);
  // A person who joined today has only today.
  const from = Math.min(earliest, to);
  const date = fields.read("date");
  const day = (date === undefined ? null : parseDay(date)) ?? to;
  if (day < from || day > to) {
    fields.refuse("date", `The date must lie between ${formatDay(from)} and ${formatDay(to)}.`);
  }
  const version = fields.read("version") ?? person.trainingRecord;
  const type = (hasType ? fields.read("type") : undefined) ?? "complete";
  if (type === "international_procedures" && !person.internationalProcedures) {
    fields.refuse("type", "This person is not enrolled in International Procedures.");
  }
  fields.check();
  return { day, version, type };
}

function certificateOf(call: SignedInCall) {
  const { settings, params, person } = call;
  const found = readTraining(call, person.id)
    .flatMap(({ topic, enrolment }) => certificatesOf(settings.seed, person.id, topic, enrolment))
    .find(({ hash }) => hash === params["hash"]);
  if (found === undefined) throw notFound("Certificate");
  return found;
}

/** '<full name>-<date>.pdf' (training 2.6). */
function pdfFile(holder: string, date: string, bytes: Uint8Array<ArrayBuffer>): Response {
  return fileReply(`${holder}-${date}.pdf`, "application/pdf", new Blob([bytes]));
}

/** The essentials tier has certificates in place of lessons (training 2.6, 3.5). */
function toTopicDtos(call: SignedInCall, day: Day, version: PersonRow["trainingRecord"]): Topic[] {
  const { tables, settings, person } = call;
  const tierId = tables.companies.get(person.companyId)?.tierId ?? 0;
  const isEssentials = tables.tiers.get(tierId)?.slug === "essentials";
  const topics = readTraining(call, person.id);
  const progress = topics.flatMap(
    ({ topic, enrolment }) => topicProgressOn(topic, enrolment, day) ?? [],
  );
  return progress.map((entry): Topic => {
    const { topic, enrolment } = entry;
    const common = {
      status: entry.status,
      topicName: topic.name,
      periodicity: periodicityOf(topic),
      completed_at: formatDayOrNull(entry.completedOn),
      expiry: formatDayOrNull(entry.expiry),
      ...conditionsOf(topic, enrolment),
    };
    if (isEssentials) {
      const last = certificatesOf(settings.seed, person.id, topic, enrolment).at(-1);
      return { id: topic.id, ...common, certificate: last ? { hash: last.hash } : null };
    }
    return {
      topicId: topic.id,
      ...common,
      formerTopicName: version === 5 ? topic.formerName : null,
      isTopicCompleted: entry.previous?.isComplete ?? true,
      lessons: toLessonDtos(entry, version),
    };
  });
}

export function conditionsOf(topic: TopicRow, enrolment: Enrolment) {
  return {
    seasonal: topic.seasonal,
    compressed: enrolment.compressed,
    expiration: topic.expiresOnCalendarDay,
    international_procedures: topic.internationalProcedures,
  };
}

/** Version 1 has no versions of topics; former names came with version 5. */
function toLessonDtos(
  { current, previous }: TopicProgress,
  version: PersonRow["trainingRecord"],
): Lessons {
  const block = (lessons: readonly LessonProgress[]) =>
    lessons.map(({ lesson, delivery }): Lessons["currentVersion"][number] => {
      const attempt = delivery?.attempts.at(-1);
      return {
        lessonId: lesson.id,
        lessonName: lesson.name,
        formerLessonName: version === 5 ? lesson.formerName : null,
        lessonHasExam: lesson.questions > 0,
        start_date: instantDay(delivery?.startedAt),
        end_date: instantDay(delivery?.completedAt),
        ...(delivery && { registrationId: delivery.id }),
        score: attempt
          ? {
              id: attempt.id,
              correctQuestions: lesson.questions - attempt.wrong.length,
              totalQuestions: lesson.questions,
            }
          : null,
      };
    });
  return {
    currentVersion: block(current),
    ...(previous !== null && version !== 1 && { previousVersion: block(previous.lessons) }),
  };
}

function instantDay(instant: number | null | undefined): string | null {
  return formatDayOrNull(instant == null ? null : dayOf(instant));
}
