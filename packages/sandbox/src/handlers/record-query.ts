import { addMonths, type Day, dayOf, formatDay, parseDay } from "../rules/days.ts";
import type { PersonRow } from "../world/rows.ts";
import type { SignedInCall } from "./call.ts";
import { type FieldErrors, invalid } from "./refusal.ts";

/** Months a manager can look back (training 5). */
const HISTORY_MONTHS = 36;

/** Layouts of the record (training 9). */
export type RecordVersion = PersonRow["trainingRecord"];
const VERSIONS: readonly RecordVersion[] = [1, 4, 5];

/** Forms of the printed record (training 2.6). */
export const PRINT_TYPES = ["complete", "complete_expanded", "international_procedures"] as const;
export type PrintType = (typeof PRINT_TYPES)[number];

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

/**
 * Day and layout of a record call. Left out, the day is the last one allowed and the layout the
 * person's own; anything that is not allowed is refused with 422.
 */
export function readRecordQuery(
  { query }: SignedInCall,
  person: PersonRow,
  { from, to }: Bounds,
): { day: Day; version: RecordVersion } {
  const errors: FieldErrors = {};
  const date = query.get("date");
  const day = date === null ? to : parseDay(date);
  if (day === null) {
    errors["date"] = ["The date is not a valid date."];
  } else if (day < from || day > to) {
    errors["date"] = [`The date must lie between ${formatDay(from)} and ${formatDay(to)}.`];
  }
  const asked = query.get("version");
  const version =
    asked === null ? person.trainingRecord : VERSIONS.find((known) => String(known) === asked);
  if (version === undefined) {
    errors["version"] = ["The version is one of 1, 4 and 5."];
  }
  if (day === null || version === undefined || Object.keys(errors).length > 0) {
    throw invalid(errors);
  }
  return { day, version };
}

/** The form of a printed record; International Procedures is for those enrolled in them (training 5). */
export function readPrintType({ query }: SignedInCall, person: PersonRow): PrintType {
  const type = PRINT_TYPES.find((known) => known === query.get("type"));
  if (type === undefined) {
    throw invalid({ type: [`The type is one of ${PRINT_TYPES.join(", ")}.`] });
  }
  if (type === "international_procedures" && !person.internationalProcedures) {
    throw invalid({ type: ["This person is not enrolled in International Procedures."] });
  }
  return type;
}
