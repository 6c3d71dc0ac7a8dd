import { addMonths, type Day, startOf } from "../model/days.ts";
import { isTrainee } from "../rules/people.ts";
import { randomFor } from "../model/random.ts";
import type { EventRow, FileRow, Specimen } from "../model/rows.ts";
import type { PersonSpec } from "./person-spec.ts";

interface Kind {
  description: string;
  /** Null when it never expires. */
  months: number | null;
  notes: string;
  /** The extension is the type. */
  files: readonly `${string}.${Specimen}`[];
}

/** By name; every trainee has the first. */
const KINDS = {
  Medical: {
    description: "Medical certificate, category 1",
    months: 12,
    notes:
      "<p>Corrective lenses are to be worn. A spare pair is <strong>in the flight bag</strong>.</p>",
    files: ["Medical certificate.pdf", "Prescription.png"],
  },
  Passport: { description: "Passport", months: 120, notes: "", files: ["Passport.png"] },
  Pass: {
    description: "Restricted area identity card",
    months: 60,
    notes: "<p>Collected at the airport office, Monday to Friday.</p>",
    files: ["Identity card, front.png", "Identity card, back.png"],
  },
  Check: {
    description: "Pilot proficiency check",
    months: 12,
    notes: "<ul><li>Examiner: own staff</li><li>Simulator: Montréal</li></ul>",
    files: ["Contrôle de compétence – Montréal.pdf"],
  },
  Radio: {
    description: "Radio operator certificate",
    months: null,
    notes: "",
    files: ["Radio operator certificate.txt"],
  },
  "First aid": {
    description: "First aid certificate",
    months: 36,
    notes: "",
    files: ["First aid certificate.pdf"],
  },
  Survival: {
    description: "Cold weather survival course",
    months: 24,
    notes: "",
    files: ["Course notes.txt"],
  },
} as const satisfies Readonly<Record<string, Kind>>;

type KindName = keyof typeof KINDS;
const OTHER_NAMES = Object.keys(KINDS).slice(1) as KindName[];

/** Days to expiry of one document, by surname; other documents expire at random. */
const DOCUMENTS_BY_SURNAME: Readonly<Record<string, readonly [name: KindName, expiresIn: number]>> =
  {
    Brückner: ["Medical", -7],
    Papadopoulou: ["Passport", -3],
    Mensah: ["Pass", -2],
    "Al-Masri": ["Check", -1],
    "de Souza Lima": ["Medical", 12],
    Wiśniewski: ["Medical", 24],
    Tanaka: ["Check", 0],
    Okafor: ["Medical", 29],
    Kealoha: ["First aid", 9],
    Whitaker: ["Pass", 17],
    Petrov: ["Medical", 5],
    Adeyemi: ["Survival", 21],
    MacLeod: ["Medical", 30],
    Halvorsen: ["Medical", 14],
  };

/** Ids are the person's id times 100 plus a running number. */
export function eventsOf(spec: PersonSpec, seed: number, today: Day): EventRow[] {
  const events: EventRow[] = [];
  const add = (name: KindName, expiry: Day, hasFiles: boolean, rest: Partial<EventRow> = {}) => {
    const { description, months, notes, files }: Kind = KINDS[name];
    const id = spec.id * 100 + events.length + 1;
    const expires = months !== null;
    events.push({
      id,
      personId: spec.id,
      name,
      description,
      notes,
      issuedAt: expires ? addMonths(expiry, -months) : today - 900,
      expiryAt: expires ? expiry : null,
      isActive: true,
      deletedAt: null,
      manager: expires,
      trainee: expires && events.length === 0,
      reminders: expires ? [30, 14, 7] : [],
      fileIds: hasFiles ? files.map((_, index) => id * 10 + index + 1) : [],
      ...rest,
    });
  };
  if (isTrainee(spec)) {
    const random = randomFor(seed, "events", spec.id);
    const [document, expiresIn = 0] = DOCUMENTS_BY_SURNAME[spec.surname] ?? [];
    const names = new Set<KindName>([
      "Medical",
      random.pick(OTHER_NAMES),
      random.pick(OTHER_NAMES),
      ...(document === undefined ? [] : [document]),
    ]);
    for (const name of names) {
      const ahead = random.int(45, (KINDS[name].months ?? 12) * 30 - 20);
      const hasFiles = random.chance(0.4) || name === document;
      add(name, today + (name === document ? expiresIn : ahead), hasFiles);
    }
    if (spec.id % 5 === 0) {
      add("Survival", today - 90, false, { isActive: false, deletedAt: startOf(today - 60) });
    }
  }
  return events;
}

const MIME: Readonly<Record<Specimen, string>> = {
  pdf: "application/pdf",
  png: "image/png",
  txt: "text/plain;charset=utf-8",
};

/** Ids are the document's id times 10 plus a running number. */
export function filesOf(events: Iterable<EventRow>): FileRow[] {
  return [...events].flatMap(({ id: eventId, name, fileIds }) => {
    // Seeded documents are named by their kind.
    const { files }: Kind = KINDS[name as KindName];
    return fileIds.flatMap((id, index) => {
      const originalName = files[index];
      if (originalName === undefined) return [];
      // The names allow no other extension.
      const specimen = originalName.slice(originalName.lastIndexOf(".") + 1) as Specimen;
      return [{ id, eventId, originalName, mime: MIME[specimen], specimen }];
    });
  });
}
