import type { Lesson, TopicRow, TopicVersion } from "../model/rows.ts";

/** Missing properties are false. */
type TopicSpec = Pick<TopicRow, "id" | "name" | "months"> & Partial<TopicRow>;

const SPECS: readonly TopicSpec[] = [
  { id: 1, name: "Aviation Security", months: 12 },
  { id: 2, name: "Controlled Flight Into Terrain", months: 24 },
  { id: 3, name: "Crew Resource Management", months: 12 },
  { id: 4, name: "Dangerous Goods", months: 24 },
  { id: 5, name: "Ground De-icing", months: 12, seasonal: true },
  { id: 6, name: "King Air 350 Initial", months: null },
  { id: 7, name: "North Atlantic Operations", months: 12, internationalProcedures: true },
  {
    id: 8,
    name: "Upset Prevention and Recovery",
    months: 12,
    formerName: "Unusual Attitude Recovery",
  },
  { id: 9, name: "Weight and Balance", months: 24 },
  { id: 10, name: "Emergency Equipment and Drills", months: 12, expiresOnCalendarDay: true },
  { id: 11, name: "Flight Time and Fatigue", months: 12, formerName: "Flight and Duty Limits" },
  { id: 12, name: "King Air 350 Systems", months: 12 },
  { id: 13, name: "Low Visibility Procedures", months: 12 },
  { id: 14, name: "Polar Navigation", months: 24, internationalProcedures: true },
  { id: 15, name: "Safety Management", months: 36 },
  { id: 21, name: "Night Vision Goggles", months: 12 },
  { id: 22, name: "External Loads", months: 12 },
  { id: 23, name: "Wire Strike Avoidance", months: 24 },
  { id: 24, name: "Underwater Escape", months: 36, expiresOnCalendarDay: true },
  { id: 31, name: "Low Level Survey Flying", months: 12 },
  { id: 32, name: "Sensors and Lasers", months: 24 },
];

type LessonSpec = readonly [
  topicId: number,
  version: number,
  name: string,
  questions: number,
  special?: Partial<Lesson>,
];

/** All versions on record, oldest first, in the order they are taken. */
const LESSONS: readonly LessonSpec[] = [
  [1, 1, "Access to the aircraft and the apron", 10],
  [1, 1, "Threats and unruly passengers", 10],
  [2, 2, "Terrain awareness and escape", 12],
  [2, 2, "Approaches in the dark and in cloud", 10],
  [3, 3, "Speaking up and being heard", 8],
  [3, 3, "Workload, surprise and startle", 10],
  [3, 3, "Debriefing a flight", 0],
  [4, 3, "Classes, divisions and packing groups", 20],
  [4, 3, "Lithium batteries on board", 12],
  [4, 4, "Classes, divisions and packing groups", 20],
  [
    4,
    4,
    "Undeclared goods and passenger baggage",
    20,
    { formerName: "Hidden dangerous goods in baggage" },
  ],
  [4, 4, "Emergency response and reporting", 20],
  [5, 2, "Clean aircraft and contamination", 10],
  [5, 2, "Holdover times and fluid types", 15, { suspendable: true }],
  [5, 2, "De-icing with engines running", 10, { suspendable: true }],
  [5, 2, "Checks before take-off", 8],
  [6, 1, "Aircraft general and limitations", 20],
  [6, 1, "Engines and propellers", 20],
  [6, 1, "Pressurisation and environment", 15],
  [7, 5, "Track message and oceanic clearance", 12],
  [7, 5, "Position reports and contingencies", 12],
  [7, 5, "Gross navigation errors", 8],
  [8, 2, "Energy and angle of attack", 10, { formerName: "Angle of attack" }],
  [8, 2, "Recovering nose high and nose low", 10, { suspendable: true }],
  [8, 2, "Stalls at altitude", 8, { previewable: false }],
  [9, 1, "Loading and the centre of gravity", 15],
  [9, 1, "The load sheet", 10],
  [10, 1, "Fire, smoke and evacuation", 12],
  [10, 1, "Survival equipment on board", 8, { suspendable: true }],
  [11, 3, "Limits of duty and rest", 10],
  [11, 3, "Sleep and alertness", 0],
  [12, 2, "Electrical system", 12, { suspendable: true }],
  [12, 2, "Fuel system", 12, { suspendable: true }],
  [12, 2, "Ice protection", 10, { suspendable: true }],
  [12, 2, "Flight controls and trim", 10, { suspendable: true }],
  [13, 1, "Take-off with little to see", 10],
  [13, 1, "Runway visual range and minima", 10],
  [14, 1, "Headings near the pole", 10],
  [14, 1, "Alternates and cold fuel", 10],
  [15, 1, "Reporting without blame", 8],
  [15, 1, "Hazards and risks", 10],
  [21, 1, "Seeing through goggles", 10],
  [21, 1, "Moonlight, snow and lost reference", 10],
  [22, 1, "Slings, hooks and signals", 12],
  [22, 1, "When the load begins to swing", 8],
  [23, 1, "Finding wires before they find you", 10],
  [24, 1, "Brace, wait, reference, release", 10],
  [31, 1, "Contour flying and turns at the line's end", 10],
  [31, 1, "Fatigue close to the ground", 8],
  [32, 1, "Eye safety and ground distances", 10],
];

export const TOPICS: readonly TopicRow[] = SPECS.map((spec) => ({
  formerName: null,
  seasonal: false,
  expiresOnCalendarDay: false,
  internationalProcedures: false,
  ...spec,
  versions: versionsOf(spec.id),
}));

function versionsOf(id: number): TopicVersion[] {
  const lessons = LESSONS.filter(([topicId]) => topicId === id);
  return Array.from(
    Map.groupBy(lessons, ([, version]) => version),
    ([version, taught]) => ({
      version,
      lessons: taught.map(([, , name, questions, special], index) => ({
        id: id * 100 + version * 10 + index,
        name,
        formerName: null,
        questions,
        suspendable: false,
        previewable: true,
        ...special,
      })),
    }),
  );
}
