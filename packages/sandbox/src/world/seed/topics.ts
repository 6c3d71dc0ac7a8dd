import type { Lesson, TopicRow, TopicVersion } from "../rows.ts";

/** A lesson as it is written down here: its name, its exam's questions, and what is special. */
type LessonSpec = readonly [
  name: string,
  questions: number,
  special?: { former?: string; suspendable?: boolean; noPreview?: boolean },
];

interface TopicSpec {
  id: number;
  name: string;
  months: number | null;
  former?: string;
  seasonal?: boolean;
  expiration?: boolean;
  international?: boolean;
  /** Oldest version first. */
  versions: readonly (readonly LessonSpec[])[];
  /** Number of the newest version. */
  version?: number;
}

const SUSPENDABLE = { suspendable: true } as const;

const SPECS: readonly TopicSpec[] = [
  {
    id: 1,
    name: "Aviation Security",
    months: 12,
    versions: [
      [
        ["Access to the aircraft and the apron", 10],
        ["Threats and unruly passengers", 10],
      ],
    ],
  },
  {
    id: 2,
    name: "Controlled Flight Into Terrain",
    months: 24,
    version: 2,
    versions: [
      [
        ["Terrain awareness and escape", 12],
        ["Approaches in the dark and in cloud", 10],
      ],
    ],
  },
  {
    id: 3,
    name: "Crew Resource Management",
    months: 12,
    version: 3,
    versions: [
      [
        ["Speaking up and being heard", 8],
        ["Workload, surprise and startle", 10],
        ["Debriefing a flight", 0],
      ],
    ],
  },
  {
    id: 4,
    name: "Dangerous Goods",
    months: 24,
    version: 4,
    versions: [
      [
        ["Classes, divisions and packing groups", 20],
        ["Lithium batteries on board", 12],
      ],
      [
        ["Classes, divisions and packing groups", 20],
        [
          "Undeclared goods and passenger baggage",
          20,
          { former: "Hidden dangerous goods in baggage" },
        ],
        ["Emergency response and reporting", 20],
      ],
    ],
  },
  {
    id: 5,
    name: "Ground De-icing",
    months: 12,
    seasonal: true,
    version: 2,
    versions: [
      [
        ["Clean aircraft and contamination", 10],
        ["Holdover times and fluid types", 15, SUSPENDABLE],
        ["De-icing with engines running", 10, SUSPENDABLE],
        ["Checks before take-off", 8],
      ],
    ],
  },
  {
    id: 6,
    name: "King Air 350 Initial",
    months: null,
    versions: [
      [
        ["Aircraft general and limitations", 20],
        ["Engines and propellers", 20],
        ["Pressurisation and environment", 15],
      ],
    ],
  },
  {
    id: 7,
    name: "North Atlantic Operations",
    months: 12,
    international: true,
    version: 5,
    versions: [
      [
        ["Track message and oceanic clearance", 12],
        ["Position reports and contingencies", 12],
        ["Gross navigation errors", 8],
      ],
    ],
  },
  {
    id: 8,
    name: "Upset Prevention and Recovery",
    months: 12,
    former: "Unusual Attitude Recovery",
    version: 2,
    versions: [
      [
        ["Energy and angle of attack", 10, { former: "Angle of attack" }],
        ["Recovering nose high and nose low", 10, SUSPENDABLE],
        ["Stalls at altitude", 8, { noPreview: true }],
      ],
    ],
  },
  {
    id: 9,
    name: "Weight and Balance",
    months: 24,
    versions: [
      [
        ["Loading and the centre of gravity", 15],
        ["The load sheet", 10],
      ],
    ],
  },
  {
    id: 10,
    name: "Emergency Equipment and Drills",
    months: 12,
    expiration: true,
    versions: [
      [
        ["Fire, smoke and evacuation", 12],
        ["Survival equipment on board", 8, SUSPENDABLE],
      ],
    ],
  },
  {
    id: 11,
    name: "Flight Time and Fatigue",
    months: 12,
    former: "Flight and Duty Limits",
    version: 3,
    versions: [
      [
        ["Limits of duty and rest", 10],
        ["Sleep and alertness", 0],
      ],
    ],
  },
  {
    id: 12,
    name: "King Air 350 Systems",
    months: 12,
    version: 2,
    versions: [
      [
        ["Electrical system", 12, SUSPENDABLE],
        ["Fuel system", 12, SUSPENDABLE],
        ["Ice protection", 10, SUSPENDABLE],
        ["Flight controls and trim", 10, SUSPENDABLE],
      ],
    ],
  },
  {
    id: 13,
    name: "Low Visibility Procedures",
    months: 12,
    versions: [
      [
        ["Take-off with little to see", 10],
        ["Runway visual range and minima", 10],
      ],
    ],
  },
  {
    id: 14,
    name: "Polar Navigation",
    months: 24,
    international: true,
    versions: [
      [
        ["Headings near the pole", 10],
        ["Alternates and cold fuel", 10],
      ],
    ],
  },
  {
    id: 15,
    name: "Safety Management",
    months: 36,
    versions: [
      [
        ["Reporting without blame", 8],
        ["Hazards and risks", 10],
      ],
    ],
  },
  {
    id: 21,
    name: "Night Vision Goggles",
    months: 12,
    versions: [
      [
        ["Seeing through goggles", 10],
        ["Moonlight, snow and lost reference", 10],
      ],
    ],
  },
  {
    id: 22,
    name: "External Loads",
    months: 12,
    versions: [
      [
        ["Slings, hooks and signals", 12],
        ["When the load begins to swing", 8],
      ],
    ],
  },
  {
    id: 23,
    name: "Wire Strike Avoidance",
    months: 24,
    versions: [[["Finding wires before they find you", 10]]],
  },
  {
    id: 24,
    name: "Underwater Escape",
    months: 36,
    expiration: true,
    versions: [[["Brace, wait, reference, release", 10]]],
  },
  {
    id: 31,
    name: "Low Level Survey Flying",
    months: 12,
    versions: [
      [
        ["Contour flying and turns at the line's end", 10],
        ["Fatigue close to the ground", 8],
      ],
    ],
  },
  {
    id: 32,
    name: "Sensors and Lasers",
    months: 24,
    versions: [[["Eye safety and ground distances", 10]]],
  },
];

/** All topics of the training catalogue, with every version of them still on record. */
export const TOPICS: readonly TopicRow[] = SPECS.map((spec) => ({
  id: spec.id,
  name: spec.name,
  formerName: spec.former ?? null,
  months: spec.months,
  seasonal: spec.seasonal ?? false,
  expiration: spec.expiration ?? false,
  internationalProcedures: spec.international ?? false,
  versions: spec.versions.map((lessons, index) => version(spec, index, lessons)),
}));

function version(spec: TopicSpec, index: number, lessons: readonly LessonSpec[]): TopicVersion {
  const number = (spec.version ?? 1) - (spec.versions.length - 1 - index);
  return {
    version: number,
    lessons: lessons.map((lesson, at) => lessonOf(spec.id, number, at, lesson)),
  };
}

function lessonOf(
  topicId: number,
  number: number,
  index: number,
  [name, questions, special]: LessonSpec,
): Lesson {
  return {
    id: topicId * 100 + number * 10 + index,
    name,
    formerName: special?.former ?? null,
    questions,
    suspendable: special?.suspendable ?? false,
    previewable: special?.noPreview !== true,
  };
}
