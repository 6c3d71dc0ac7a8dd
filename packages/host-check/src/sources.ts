/** Path parameters come from replies that were read before. */
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

/** Values of path parameters by name, as they belong together. */
export type ParameterValues = Readonly<Record<string, string>>;

/** Ids in a reply, by its model and parameters. */
type Source = (model: unknown, asked: ParameterValues) => ParameterValues[];

const from =
  <Model>(find: (model: Model, asked: ParameterValues) => ParameterValues[]): Source =>
  (model, asked) =>
    find(model as Model, asked);

const ofEvents = from((events: EventSummary[], asked) =>
  // those with files first: files are to be asked for as well
  events
    .toSorted((one, other) => (other.filesCount ?? 0) - (one.filesCount ?? 0))
    .map(({ id }) => ({ ...asked, eventId: id })),
);

const ofEvent = from((event: Event, asked) =>
  event.files.map(({ id }) => ({ ...asked, fileId: id })),
);

const ofProgram = from((program: Program) =>
  program.topics.flatMap(({ lessons }) => lessons).map(({ id }) => ({ lessonId: id })),
);

const ofRecord = from((record: TrainingRecord, asked) =>
  record.topics.flatMap(({ certificateHash, lessons }) => [
    ...(certificateHash === null ? [] : [{ ...asked, hash: certificateHash }]),
    ...[...lessons.current, ...(lessons.previous ?? [])].flatMap(({ score }) => {
      const { scoreId = null, registrationId = null } = score ?? {};
      return scoreId === null || registrationId === null ? [] : [{ registrationId, scoreId }];
    }),
  ]),
);

/** By operation. What is found goes to the calls that have just these parameters in their path. */
export const PARAMETER_SOURCES: Readonly<Record<string, Source>> = {
  profileShow: from(({ id, companyId }: User) =>
    companyId === null ? [] : [{ companyId }, { companyId, userId: id }],
  ),
  personList: from((people: PersonSummary[], asked) =>
    // trainees first: they have training and, mostly, documents
    people
      .toSorted((one, other) => Number(other.isTrainee) - Number(one.isTrainee))
      .map(({ id }) => ({ ...asked, userId: id })),
  ),
  groupList: from((groups: GroupSummary[], asked) =>
    groups.map(({ id }) => ({ ...asked, groupId: id })),
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
