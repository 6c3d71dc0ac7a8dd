import { getEventBoardShowMockHandler, getPersonListMockHandler } from "@recurrent/sdk/mocks";

type State = "expired" | "riskOfExpiry" | "current";
type Holds = readonly [description: string, expiryAt: string | null, status?: State];

const STATES: readonly State[] = ["expired", "riskOfExpiry", "current"];

const KWAME = [12, "Kwame Mensah"] as const;
const LUKASZ = [13, "Łukasz Wiśniewski"] as const;
const LONG = [14, "Anneliese Brückner-Oberhauser von und zu Hohenstaufen"] as const;
const ELODIE = [15, "Élodie Marchand"] as const;
type Somebody = readonly [id: number, fullName: string];

/** People and their documents; Tariq Al-Masri (16) has none. */
const HOLDINGS: readonly (readonly [Somebody, readonly Holds[]])[] = [
  [
    KWAME,
    [
      ["Passport", "2031-04-02"],
      ["Medical certificate, category 1", "2026-11-18", "expired"],
      ["Radio operator certificate", null],
    ],
  ],
  [
    LUKASZ,
    [
      ["Passport", "2029-08-30"],
      ["medical certificate,  category 1", "2026-12-09", "riskOfExpiry"],
      ["Pilot proficiency check", "2027-06-01"],
      ["Pilot proficiency check", "2026-10-01", "expired"],
    ],
  ],
  [
    LONG,
    [
      ["PASSPORT", "2028-01-15"],
      ["Medical certificate, category 1", "2027-03-04"],
      ["Medical certificate, category 1", "2026-03-04", "expired"],
      ["Medical certificate, category 1", "2025-03-04", "expired"],
    ],
  ],
  [ELODIE, [["Pilot proficiency check", "2027-02-11"]]],
];

const board = (holdings: typeof HOLDINGS) => {
  const events = holdings.flatMap(([[id, fullName], documents]) =>
    documents.map(([description, expiry_at, status = "current"], at) => ({
      id: id * 100 + at,
      name: description,
      description,
      issued_at: "2024-11-19",
      expiry_at,
      files_count: 0,
      status,
      user: { id, fullName, settings: { suspend: { status: id === 12 } } },
    })),
  );
  return getEventBoardShowMockHandler(
    STATES.map((id, priority) => {
      const list = events.filter(({ status }) => status === id);
      return { id, priority, count: list.length, list };
    }),
  );
};

const ROLES: Readonly<Record<number, string>> = { 12: "Captain", 16: "Captain" };

const EVERYBODY: readonly Somebody[] = [
  KWAME,
  LUKASZ,
  LONG,
  ELODIE,
  [16, "Tariq Al-Masri"],
  [17, "Gone Long Ago"],
];
/** Suspended, and not displayed on the board. */
const HIDDEN: Somebody = [18, "Thuy Nguyen"];

const listOf = (people: readonly Somebody[]) =>
  getPersonListMockHandler(
    people.map(([id, fullName]) => ({
      id,
      fullName,
      isActive: id !== 17,
      acl: { roles: [], permissions: [] },
      company: {
        id: 3,
        name: "Aurora Air Charter",
        roles: id in ROLES ? [{ id: 7, name: ROLES[id] ?? "" }] : [],
        rpe: [],
      },
      settings: {
        suspend: id === 18 ? { status: true, showEventsStatus: false } : { status: id === 12 },
      },
    })),
  );

/** Everybody at work, and one who has left. */
export const PEOPLE = listOf(EVERYBODY);

/** Five people and four documents, with every kind of cell. */
export const FEW = [PEOPLE, board(HOLDINGS)];

/** The same, and one whom the board leaves out. */
export const ONE_HIDDEN = [listOf([...EVERYBODY, HIDDEN]), board(HOLDINGS)];

/** Twenty documents for one person. Every other person lacks some of them. */
export const MANY = [
  PEOPLE,
  board(
    [KWAME, LUKASZ, LONG, ELODIE].map((who, at) => [
      who,
      Array.from({ length: 20 - at * 2 }, (_, kind): Holds => [
        `Type rating number ${kind + 1} of the fleet of the winter base`,
        `2027-${String((kind % 12) + 1).padStart(2, "0")}-11`,
      ]),
    ]),
  ),
];

export const NOTHING = [PEOPLE, board([])];
