import { addMonths, type Day } from "../../rules/days.ts";
import { randomFor } from "../random.ts";
import type { EventFile, EventRow, FileRow } from "../rows.ts";
import { isTraineeSpec, type PersonSpec } from "./person-spec.ts";

interface Kind {
  name: string;
  description: string;
  /** Months it is good for; null when it never expires. */
  months: number | null;
  notes: string;
}

const KINDS: readonly Kind[] = [
  {
    name: "Medical",
    description: "Medical certificate, category 1",
    months: 12,
    notes:
      "<p>Corrective lenses are to be worn. A spare pair is <strong>in the flight bag</strong>.</p>",
  },
  { name: "Passport", description: "Passport", months: 120, notes: "" },
  {
    name: "Pass",
    description: "Restricted area identity card",
    months: 60,
    notes: "<p>Collected at the airport office, Monday to Friday.</p>",
  },
  {
    name: "Check",
    description: "Pilot proficiency check",
    months: 12,
    notes: "<ul><li>Examiner: own staff</li><li>Simulator: Montréal</li></ul>",
  },
  { name: "Radio", description: "Radio operator certificate", months: null, notes: "" },
  { name: "First aid", description: "First aid certificate", months: 36, notes: "" },
  { name: "Survival", description: "Cold weather survival course", months: 24, notes: "" },
];

/** Days to expiry of one document of a person (by its place in `KINDS`), where it is not steady. */
const STANDS: Readonly<Record<string, readonly [kind: number, expiresIn: number]>> = {
  Brückner: [0, -7],
  Papadopoulou: [1, -3],
  Mensah: [2, -2],
  "Al-Masri": [3, -1],
  "de Souza Lima": [0, 12],
  Wiśniewski: [0, 24],
  Tanaka: [3, 0],
  Okafor: [0, 29],
  Kealoha: [5, 9],
  Whitaker: [2, 17],
  Petrov: [0, 5],
  Adeyemi: [6, 21],
  MacLeod: [0, 30],
  Halvorsen: [0, 14],
};

/** Documents a person has; ids are the person's id times 100 and a running number. */
export function eventsOf(spec: PersonSpec, seed: number, today: Day): EventRow[] {
  if (!isTraineeSpec(spec)) {
    return [];
  }
  const random = randomFor(seed, "events", spec.id);
  const stand = STANDS[spec.surname];
  const chosen = new Set([0, random.int(1, KINDS.length - 1), random.int(1, KINDS.length - 1)]);
  if (stand !== undefined) {
    chosen.add(stand[0]);
  }
  const events = [...chosen].flatMap((place, index) => {
    const kind = KINDS[place];
    if (kind === undefined) {
      return [];
    }
    const ahead = random.int(45, (kind.months ?? 12) * 30 - 20);
    const expiry = today + (stand !== undefined && place === stand[0] ? stand[1] : ahead);
    return [eventRow(spec.id, index + 1, kind, expiry, today, random.chance(0.4))];
  });
  const archived = spec.id % 5 === 0 ? KINDS[6] : undefined;
  return archived === undefined
    ? events
    : [
        ...events,
        {
          ...eventRow(spec.id, events.length + 1, archived, today - 90, today, false),
          isActive: false,
          deletedAt: (today - 60) * 86_400_000,
        },
      ];
}

function eventRow(
  personId: number,
  index: number,
  kind: Kind,
  expiry: Day,
  today: Day,
  withFile: boolean,
): EventRow {
  const id = personId * 100 + index;
  const expiryAt = kind.months === null ? null : expiry;
  const issuedAt = expiryAt === null ? today - 900 : addMonths(expiryAt, -(kind.months ?? 12));
  return {
    id,
    personId,
    name: kind.name,
    description: kind.description,
    notes: kind.notes,
    issuedAt,
    expiryAt,
    isActive: true,
    deletedAt: null,
    manager: expiryAt !== null,
    trainee: expiryAt !== null && index === 1,
    reminders: expiryAt === null ? [] : [30, 14, 7],
    files: withFile ? [fileOf(id, kind)] : [],
  };
}

const encoder = new TextEncoder();

function fileOf(eventId: number, kind: Kind): EventFile {
  const bytes = fileBytes(kind.description);
  return {
    id: eventId * 10 + 1,
    originalName: `${kind.description}.txt`,
    mime: "text/plain",
    size: bytes.byteLength,
  };
}

function fileBytes(description: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(`${description}\n\nA copy kept by the Recurrent sandbox.\n`);
}

/** The attachments of the documents above. */
export function filesOf(events: Iterable<EventRow>): FileRow[] {
  return [...events].flatMap((event) =>
    event.files.map((file) => ({ id: file.id, bytes: fileBytes(event.description) })),
  );
}
