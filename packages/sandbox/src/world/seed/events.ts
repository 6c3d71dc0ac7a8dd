import { addMonths, type Day } from "../../rules/days.ts";
import { randomFor } from "../random.ts";
import type { EventRow, FileRow, Specimen } from "../rows.ts";
import { isTraineeSpec, type PersonSpec } from "./person-spec.ts";

interface Kind {
  name: string;
  description: string;
  /** Months it is good for; null when it never expires. */
  months: number | null;
  notes: string;
  /** What is attached where anything is; each name ends with its kind. */
  files: readonly `${string}.${Specimen}`[];
}

const KINDS: readonly Kind[] = [
  {
    name: "Medical",
    description: "Medical certificate, category 1",
    months: 12,
    notes:
      "<p>Corrective lenses are to be worn. A spare pair is <strong>in the flight bag</strong>.</p>",
    files: ["Medical certificate.pdf", "Prescription.png"],
  },
  { name: "Passport", description: "Passport", months: 120, notes: "", files: ["Passport.png"] },
  {
    name: "Pass",
    description: "Restricted area identity card",
    months: 60,
    notes: "<p>Collected at the airport office, Monday to Friday.</p>",
    files: ["Identity card, front.png", "Identity card, back.png"],
  },
  {
    name: "Check",
    description: "Pilot proficiency check",
    months: 12,
    notes: "<ul><li>Examiner: own staff</li><li>Simulator: Montréal</li></ul>",
    files: ["Contrôle de compétence – Montréal.pdf"],
  },
  {
    name: "Radio",
    description: "Radio operator certificate",
    months: null,
    notes: "",
    files: ["Radio operator certificate.txt"],
  },
  {
    name: "First aid",
    description: "First aid certificate",
    months: 36,
    notes: "",
    files: ["First aid certificate.pdf"],
  },
  {
    name: "Survival",
    description: "Cold weather survival course",
    months: 24,
    notes: "",
    files: ["Course notes.txt"],
  },
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
    const isStand = stand !== undefined && place === stand[0];
    const withFiles = random.chance(0.4) || isStand;
    return [
      eventRow(spec.id, index + 1, kind, today + (isStand ? stand[1] : ahead), today, withFiles),
    ];
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
  withFiles: boolean,
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
    fileIds: withFiles ? kind.files.map((_, place) => id * 10 + place + 1) : [],
  };
}

const MIME: Readonly<Record<Specimen, string>> = {
  pdf: "application/pdf",
  png: "image/png",
  txt: "text/plain;charset=utf-8",
};

/** The attachments of the documents above; ids are the document's times 10 and a running number. */
export function filesOf(events: Iterable<EventRow>): FileRow[] {
  return [...events].flatMap((event) => {
    const names = KINDS.find(({ name }) => name === event.name)?.files ?? [];
    return event.fileIds.flatMap((id, place) => {
      const originalName = names[place];
      if (originalName === undefined) {
        return [];
      }
      const specimen = specimenOf(originalName);
      return [{ id, eventId: event.id, originalName, mime: MIME[specimen], specimen }];
    });
  });
}

function specimenOf(name: Kind["files"][number]): Specimen {
  // the type of the names allows nothing else behind the last dot
  return name.slice(name.lastIndexOf(".") + 1) as Specimen;
}
