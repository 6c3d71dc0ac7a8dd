import { isTrainee } from "../rules/access.ts";
import type { PersonRow, TrainingRow } from "../world/rows.ts";
import { trainingSeen } from "../world/scoring.ts";
import type { Handlers, SignedInCall } from "./call.ts";
import { personOf } from "./people.ts";
import { companyBounds, readRecordQuery } from "./record-query.ts";
import { certificateFile, recordFile } from "./training-documents.ts";
import { certificateIn } from "./training.ts";
import { certificateOnWire, programOnWire, recordOnWire, scheduleOnWire } from "./training-wire.ts";

type Operation =
  | "personProgramShow"
  | "personScheduleShow"
  | "personRecordShow"
  | "personRecordDownload"
  | "personCertificateShow"
  | "personCertificateDownload";

/**
 * Tag PersonTraining: a person's training for those who may see the person (training 2.9, 7.2). Program
 * and schedule are of active trainees; of anybody else they are empty, while the record stays.
 */
export const personTraining: Handlers<Operation> = {
  personProgramShow: (call) => programOnWire(call, activeTraining(call)),

  personScheduleShow: (call) => scheduleOnWire(call, activeTraining(call)),

  personRecordShow: (call) => {
    const { person, row } = trainingOf(call);
    return recordOnWire(call, person, row, queryOf(call, person));
  },

  personRecordDownload: (call) => {
    const { person, row } = trainingOf(call);
    return recordFile(call, person, row, queryOf(call, person));
  },

  personCertificateShow: (call) => {
    const { person, row } = trainingOf(call);
    return certificateOnWire(person, certificateIn(call, row));
  },

  personCertificateDownload: (call) => {
    const { person, row } = trainingOf(call);
    return certificateFile(call, person, certificateIn(call, row));
  },
};

function trainingOf(call: SignedInCall): { person: PersonRow; row: TrainingRow | undefined } {
  const person = personOf(call);
  return { person, row: trainingSeen(call, person.id) };
}

function activeTraining(call: SignedInCall): TrainingRow | undefined {
  const { person, row } = trainingOf(call);
  return person.deletedAt === null && isTrainee(person) ? row : undefined;
}

function queryOf(call: SignedInCall, person: PersonRow) {
  return readRecordQuery(call, person, companyBounds(call, person));
}
