/** Path parameters come from earlier replies. */
import type {
  Event,
  EventSummary,
  GroupSummary,
  PersonSummary,
  Program,
  Training,
  TrainingRecord,
  User,
} from "@recurrent/sdk";

/** Path parameters that belong together. */
export type ParameterValues = Readonly<Record<string, string>>;

/** Finds ids in a reply. */
type Source = (model: unknown, parameters: ParameterValues) => ParameterValues[];

const from =
  <Model>(find: (model: Model, parameters: ParameterValues) => ParameterValues[]): Source =>
  (model, parameters) =>
    find(model as Model, parameters);

const ofEvents = from((events: EventSummary[], parameters) =>
  // Those with files first: files are read as well.
  events
    .toSorted((one, other) => (other.filesCount ?? 0) - (one.filesCount ?? 0))
    .map(({ id }) => ({ ...parameters, eventId: id })),
);

const ofEvent = from((event: Event, parameters) =>
  event.files.map(({ id }) => ({ ...parameters, fileId: id })),
);

const ofProgram = from((program: Program) =>
  program.topics.flatMap(({ lessons }) => lessons).map(({ id }) => ({ lessonId: id })),
);

const ofRecord = from((record: TrainingRecord, parameters) =>
  record.topics.flatMap(({ certificateHash, lessons }) => [
    ...(certificateHash === null ? [] : [{ ...parameters, hash: certificateHash }]),
    ...[...lessons.current, ...(lessons.previous ?? [])].flatMap(({ score }) => {
      const { scoreId = null, registrationId = null } = score ?? {};
      return scoreId === null || registrationId === null ? [] : [{ registrationId, scoreId }];
    }),
  ]),
);

/** By operation. Values go to the calls with exactly these parameters in their path. */
export const PARAMETER_SOURCES: Readonly<Record<string, Source>> = {
  profileShow: from(({ id, companyId }: User) =>
    companyId === null ? [] : [{ companyId }, { companyId, userId: id }],
  ),
  personList: from((people: PersonSummary[], parameters) =>
    // Trainees first: they have training and mostly documents.
    people
      .toSorted((one, other) => Number(other.isTrainee) - Number(one.isTrainee))
      .map(({ id }) => ({ ...parameters, userId: id })),
  ),
  groupList: from((groups: GroupSummary[], parameters) =>
    groups.map(({ id }) => ({ ...parameters, groupId: id })),
  ),
  eventList: ofEvents,
  personEventList: ofEvents,
  eventShow: ofEvent,
  personEventShow: ofEvent,
  programShow: ofProgram,
  personProgramShow: ofProgram,
  recordShow: ofRecord,
  personRecordShow: ofRecord,
  trainingShow: from(({ lessons }: Training) =>
    lessons.flatMap(({ registration }) =>
      registration === null ? [] : [{ registrationId: registration.id }],
    ),
  ),
};
