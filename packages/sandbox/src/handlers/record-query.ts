import type { mainWire } from "@recurrent/sdk";
import { mainSchemas } from "@recurrent/sdk/schemas";
import { addMonths, type Day, dayOf, formatDay, parseDay } from "../rules/days.ts";
import type { PersonRow } from "../world/rows.ts";
import type { SignedInCall } from "./call.ts";
import { Fields, queryFields } from "./fields.ts";

/** Months a manager can look back (training 5). */
const HISTORY_MONTHS = 36;

/** Layouts of the record (training 9). */
export type RecordVersion = PersonRow["trainingRecord"];

/** Forms of the printed record (training 2.6). */
export type PrintType = mainWire.RecordDownloadParams["type"];

/** The days a record can be asked for, both included. */
export interface Bounds {
  from: Day;
  to: Day;
}

/** The trainee's own: from the day after joining to today; someone who joined today has today. */
export function ownBounds({ user, now }: SignedInCall): Bounds {
  const to = dayOf(now);
  return { from: Math.min(dayOf(user.createdAt) + 1, to), to };
}

/** A manager's: three years back to today, or to the day the person was deleted. */
export function companyBounds({ now }: SignedInCall, person: PersonRow): Bounds {
  const today = dayOf(now);
  const to = person.deletedAt === null ? today : Math.min(dayOf(person.deletedAt), today);
  return { from: Math.min(addMonths(today, -HISTORY_MONTHS), to), to };
}

/** The query of the four record calls; the type is read, and so judged, for the download alone. */
const recordFields = ({ query }: SignedInCall) =>
  new Fields(mainSchemas.RecordDownloadQueryParams, queryFields(query));

/**
 * Day and layout of a record call. Left out, the day is the last one allowed and the layout the
 * person's own; anything that is not allowed is refused with 422.
 */
export function readRecordQuery(
  call: SignedInCall,
  person: PersonRow,
  { from, to }: Bounds,
): { day: Day; version: RecordVersion } {
  const fields = recordFields(call);
  const date = fields.read("date");
  const day = (date === undefined ? null : parseDay(date)) ?? to;
  if (day < from || day > to) {
    fields.refuse("date", `The date must lie between ${formatDay(from)} and ${formatDay(to)}.`);
  }
  const version = fields.read("version") ?? person.trainingRecord;
  fields.check();
  return { day, version };
}

/** The form of a printed record; International Procedures is for those enrolled in them (training 5). */
export function readPrintType(call: SignedInCall, person: PersonRow): PrintType {
  const fields = recordFields(call);
  const type = fields.read("type") ?? "complete";
  if (type === "international_procedures" && !person.internationalProcedures) {
    fields.refuse("type", "This person is not enrolled in International Procedures.");
  }
  fields.check();
  return type;
}
