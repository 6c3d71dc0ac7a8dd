import { ACL_ROLE } from "./catalogues.ts";
import type { PersonSpec } from "./person-spec.ts";

const { trainee, trainingManager, companyManager } = ACL_ROLE;

/** Given name, surname, aircraft (RPE id), operational role ids. */
type Crew = readonly [name: string, surname: string, rpe: number, roles: readonly number[]];

/** Aurora's crews beyond the accounts of the documentation; ids follow from the order. */
const CREWS: readonly Crew[] = [
  ["Amara", "Okafor", 1, [1]],
  ["Dmitri", "Volkov", 2, [1]],
  ["Maximiliana", "Konstantinopolitanskaya-Featherstonehaugh", 2, [4]],
  ["Priya", "Raghunathan", 3, [1]],
  ["Siobhán", "Ní Bhriain", 1, [2]],
  ["Søren", "Kjærgaard", 4, [1, 3]],
  ["Tariq", "Al-Masri", 1, [1]],
  ["Teuila", "Fa’asavalu", 2, [2]],
  ["Valentina", "Rossi", 4, [2]],
  ["Zainab", "Bello", 3, [2]],
  ["Aoife", "Brennan", 2, [4]],
  ["Bogdan", "Ionescu", 1, [2]],
  ["Chiara", "Bellini", 2, [2]],
  ["Daniel", "Okonkwo", 3, [1]],
  ["Élodie", "Marchand", 2, [4]],
  ["Farid", "Haddad", 4, [1]],
  ["Grace", "Nakamura", 1, [2]],
  ["Henrik", "Aaltonen", 1, [1, 3]],
  ["Iolana", "Kealoha", 3, [2]],
  ["Jamal", "Whitaker", 2, [1]],
  ["Katarzyna", "Zielińska", 2, [4]],
  ["Liam", "Tremblay", 1, [1]],
  ["Marisol", "Quispe", 4, [2]],
  ["Nikolai", "Petrov", 3, [1]],
  ["Oluwaseun", "Adeyemi", 2, [2]],
  ["Pavlína", "Šťastná", 2, [4]],
  ["Quentin", "Beaulieu", 1, [2]],
  ["Rosa", "del Campo", 3, [2]],
  ["Stellan", "Lindgren", 4, [1]],
  ["Thuy", "Nguyen", 2, [4]],
  ["Umar", "Farooqi", 1, [2]],
  ["Violet", "Cardinal", 3, [1]],
  ["William", "Kootenhayoo", 1, [1]],
  ["Ximena", "Aguilar", 2, [2]],
  ["Yara", "Mansour", 4, [2]],
  ["Zachary", "Blackwater", 3, [2]],
  ["Beatriz", "de Almeida", 1, [2]],
  ["Callum", "MacLeod", 2, [1]],
  ["Dorothea", "Engel", 4, [4]],
];

const FIRST_ID = 131;

/** What sets some of them apart; days count from the first day of the world. */
const SPECIAL: Readonly<Record<string, Partial<PersonSpec>>> = {
  Okafor: { stands: { 5: { expiresIn: -3, done: 2, open: [34, 20] } } },
  Raghunathan: { stands: { 3: { expiresIn: -1, done: 1, open: [24, 12] } } },
  "Ní Bhriain": { stands: { 12: { expiresIn: -12, done: 3, open: [33] } } },
  Haddad: { stands: { 13: { expiresIn: -20, done: 0, open: [61, 47] } } },
  Volkov: { stands: { 10: { expiresIn: 2, done: 1, open: [3] } } },
  Rossi: { stands: { 8: { expiresIn: 4, done: 2, open: [2] } } },
  Tremblay: { stands: { 1: { expiresIn: 0, done: 1, open: [4] } } },
  Aguilar: { stands: { 11: { expiresIn: 3, done: 1, open: [1] } } },
  Kjærgaard: { stands: { 3: { expiresIn: 34, done: 1, open: [9, 6] } } },
  Bello: { stands: { 5: { expiresIn: 41, done: 0, open: [11, 5] } } },
  Ionescu: { stands: { 12: { expiresIn: 22, done: 1, open: [31] } } },
  Zielińska: { stands: { 8: { expiresIn: 19, done: 1, open: [17, 7] } } },
  Cardinal: { stands: { 1: { expiresIn: 26, done: 1, open: [30] } } },
  // on the edges: still current, and for one more day
  Marchand: { stands: { 13: { expiresIn: 5, done: 1, open: [4] } } },
  Beaulieu: { stands: { 11: { expiresIn: 33, done: 1, open: [29] } } },
  // her registration could not be made
  Engel: { stands: { 8: { expiresIn: 12, done: 2, open: [4], status: null } } },
  Nguyen: {
    suspend: { status: true, endsIn: 21, showTrainingStatus: false, showEventsStatus: false },
  },
  Nakamura: { internationalProcedures: true },
  Lindgren: { internationalProcedures: true, timezone: "Europe/Stockholm" },
  Aaltonen: { aclRoleIds: [trainingManager, trainee] },
  Brennan: { aclRoleIds: [companyManager, trainee], timezone: "America/Edmonton" },
};

/** The crews as person specs. */
export const AURORA_CREW: readonly Omit<PersonSpec, "companyId">[] = CREWS.map(
  ([name, surname, rpe, roles], index) => ({
    id: FIRST_ID + index,
    name,
    surname,
    rpeIds: [rpe],
    roleIds: roles,
    ...SPECIAL[surname],
  }),
);
