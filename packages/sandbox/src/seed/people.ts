import { ACCOUNTS } from "./accounts.ts";
import { randomFor } from "../model/random.ts";
import { ACL_ROLE, ACL_ROLES } from "../model/catalogues.ts";
import { COMPANIES, COMPANY } from "./companies.ts";
import type { PersonSpec } from "./person-spec.ts";

const { companyManager, trainingManager, trainee } = ACL_ROLE;

/** Only trainees have aircraft (RPE ids), operational roles and topic plans. */
type Row = readonly [
  id: number,
  name: string,
  surname: string,
  rpeIds?: number[],
  roleIds?: readonly number[],
  topicPlans?: PersonSpec["topicPlans"],
];

/** The accounts come first, in the order of `ACCOUNTS`. */
const AURORA: readonly Row[] = [
  [101, "Maren", "Oduya"],
  [102, "Felix", "Bergström"],
  [103, "Noor", "van der Berg"],
  [104, "Ingrid", "Sørensen"],
  [105, "Łukasz", "Wiśniewski", [1, 4], [1, 3]],
  [106, "Hiroshi", "Tanaka", [2], [1]],
  [107, "Camille", "Lefèvre", [3], [2]],
  [108, "Mei-Ling", "Chen", [3], [1]],
  [109, "Zoë", "Fairweather", [2], [4]],
  [110, "Kwame", "Mensah", [1], [1], { 3: { expiresIn: -8, done: 2, open: [40] } }],
  [111, "Tomáš", "Dvořák", [1], [2]],
  [112, "Sadia", "Rahman", [1], [1], { 3: { expiresIn: 39, done: 1, open: [4], status: "ERROR" } }],
  [113, "Rafael", "de Souza Lima", [4], [1], { 3: { expiresIn: -2, done: 1, open: [28, 14] } }],
  [114, "Wanjirũ", "Kamau", [3], [2]],
  [121, "Yusuf", "Demir"],
  [122, "Elena", "Papadopoulou", [2], [1, 3]],
  [123, "Anneliese", "Brückner", [4], [1]],
  [124, "Gustavo", "Pereira", [1], [2]],
  [125, "Harriet", "Lindqvist"],
  [131, "Amara", "Okafor", [1], [1], { 5: { expiresIn: -3, done: 2, open: [34, 20] } }],
  [132, "Dmitri", "Volkov", [2], [1], { 10: { expiresIn: 2, done: 1, open: [3] } }],
  [133, "Maximiliana", "Konstantinopolitanskaya-Featherstonehaugh", [2], [4]],
  [134, "Priya", "Raghunathan", [3], [1], { 3: { expiresIn: -1, done: 1, open: [24, 12] } }],
  [135, "Siobhán", "Ní Bhriain", [1], [2], { 12: { expiresIn: -12, done: 3, open: [33] } }],
  [136, "Søren", "Kjærgaard", [4], [1, 3], { 3: { expiresIn: 34, done: 1, open: [9, 6] } }],
  [137, "Tariq", "Al-Masri", [1], [1]],
  [138, "Teuila", "Fa’asavalu", [2], [2]],
  [139, "Valentina", "Rossi", [4], [2], { 8: { expiresIn: 4, done: 2, open: [2] } }],
  [140, "Zainab", "Bello", [3], [2], { 5: { expiresIn: 41, done: 0, open: [11, 5] } }],
  [141, "Aoife", "Brennan", [2], [4]],
  [142, "Bogdan", "Ionescu", [1], [2], { 12: { expiresIn: 22, done: 1, open: [31] } }],
  [143, "Chiara", "Bellini", [2], [2]],
  [144, "Daniel", "Okonkwo", [3], [1]],
  // Edge cases: still current, and for one more day.
  [145, "Élodie", "Marchand", [2], [4], { 13: { expiresIn: 5, done: 1, open: [4] } }],
  [146, "Farid", "Haddad", [4], [1], { 13: { expiresIn: -20, done: 0, open: [61, 47] } }],
  [147, "Grace", "Nakamura", [1], [2]],
  [148, "Henrik", "Aaltonen", [1], [1, 3]],
  [149, "Iolana", "Kealoha", [3], [2]],
  [150, "Jamal", "Whitaker", [2], [1]],
  [151, "Katarzyna", "Zielińska", [2], [4], { 8: { expiresIn: 19, done: 1, open: [17, 7] } }],
  [152, "Liam", "Tremblay", [1], [1], { 1: { expiresIn: 0, done: 1, open: [4] } }],
  [153, "Marisol", "Quispe", [4], [2]],
  [154, "Nikolai", "Petrov", [3], [1]],
  [155, "Oluwaseun", "Adeyemi", [2], [2]],
  [156, "Pavlína", "Šťastná", [2], [4]],
  [157, "Quentin", "Beaulieu", [1], [2], { 11: { expiresIn: 33, done: 1, open: [29] } }],
  [158, "Rosa", "del Campo", [3], [2]],
  [159, "Stellan", "Lindgren", [4], [1]],
  [160, "Thuy", "Nguyen", [2], [4]],
  [161, "Umar", "Farooqi", [1], [2]],
  [162, "Violet", "Cardinal", [3], [1], { 1: { expiresIn: 26, done: 1, open: [30] } }],
  [163, "William", "Kootenhayoo", [1], [1]],
  [164, "Ximena", "Aguilar", [2], [2], { 11: { expiresIn: 3, done: 1, open: [1] } }],
  [165, "Yara", "Mansour", [4], [2]],
  [166, "Zachary", "Blackwater", [3], [2]],
  [167, "Beatriz", "de Almeida", [1], [2]],
  [168, "Callum", "MacLeod", [2], [1]],
  // The registration is missing.
  [169, "Dorothea", "Engel", [4], [4], { 8: { expiresIn: 12, done: 2, open: [4], status: null } }],
];

/** The essentials tier; documents are read-only for trainees. */
const BOREALIS: readonly Row[] = [
  [301, "Astrid", "Nygård"],
  [302, "Jonas", "Halvorsen", [5], [1], { 3: { expiresIn: 3, done: 2, open: [2] } }],
  [303, "Sigrid", "Moen"],
  [304, "Håkon", "Lie", [6], [1], { 22: { expiresIn: -6, done: 1, open: [31] } }],
  [305, "Ragnhild", "Aasen", [5], [7]],
  [306, "Mikkel", "Sara", [6], [1], { 21: { expiresIn: 25, done: 1, open: [32] } }],
];

const CASCADE: readonly Row[] = [
  [401, "Hinewai", "Parata", [7], [1]],
  [402, "Bruce", "Tamihana"],
  [403, "Ariana", "Keogh", [8], [8], { 31: { expiresIn: 30, done: 1, open: [6] } }],
];

/** Deviations by person id. Days count from the first day of the data. */
const SPECIAL: Readonly<Record<number, Partial<PersonSpec>>> = {
  101: { timezone: "UTC" },
  102: { timezone: "UTC" },
  105: {
    joinedAgo: 1960,
    subscriptionIn: 222,
    internationalProcedures: true,
    topicIds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14],
    topicPlans: {
      2: { expiresIn: 4, done: 1, open: [3], attempts: 3 },
      4: { expiresIn: 439, superseded: true, attempts: 2 },
      // The second of four, postponed for lack of the aircraft.
      5: { expiresIn: -5, done: 1, open: [33] },
      7: { expiresIn: 231, done: 0, open: [12] },
      8: { expiresIn: null },
    },
  },
  106: {
    joinedAgo: 2500,
    trainingRecord: 4,
    topicPlans: {
      4: { expiresIn: 300, superseded: true },
      1: { expiresIn: 38, done: 1, open: [2] },
    },
  },
  107: {
    joinedAgo: 9,
    topicIds: [1, 3, 11],
    topicPlans: {
      1: { expiresIn: null, done: 0, open: [3], compressedFor: 21 },
      3: { expiresIn: null, done: 0, open: [2], compressedFor: 21 },
      11: { expiresIn: null, done: 0, open: [1], compressedFor: 21 },
    },
  },
  109: {
    topicIds: [1, 3, 4, 11],
    topicPlans: {
      1: { expiresIn: 210, next: false },
      3: { expiresIn: 244, next: false },
      4: { expiresIn: 512, next: false },
      11: { expiresIn: 301, next: false },
    },
  },
  110: { subscriptionIn: -12 },
  111: { topicPlans: { 9: { expiresIn: 44, done: 1, open: [1], status: "LOCKED" } } },
  113: { subscriptionIn: 140, suspended: { endsIn: 45, isShown: true } },
  114: { timezone: "Africa/Nairobi", moved: true },
  121: { aclRoleIds: [trainingManager], timezone: "Europe/Istanbul" },
  122: { aclRoleIds: [trainingManager, trainee] },
  123: { aclRoleIds: [companyManager, trainee], timezone: "Europe/Berlin" },
  124: { joinedAgo: 1500, deletedAgo: 75, subscriptionIn: -60 },
  125: { aclRoleIds: [trainingManager], joinedAgo: 2100, deletedAgo: 210 },
  141: { aclRoleIds: [companyManager, trainee], timezone: "America/Edmonton" },
  147: { internationalProcedures: true },
  148: { aclRoleIds: [trainingManager, trainee] },
  159: { internationalProcedures: true, timezone: "Europe/Stockholm" },
  160: { suspended: { endsIn: 21, isShown: false } },
  303: { aclRoleIds: [trainingManager] },
  402: { aclRoleIds: [companyManager] },
};

export const AUTHORED_PEOPLE = AURORA.length;

/** @param people number at Aurora Air Charter, at least the authored people */
export function peopleOf(seed: number, people: number): PersonSpec[] {
  return [
    ...specifyPeople(AURORA, "aurora.test", YELLOWKNIFE),
    ...specifyPeople(BOREALIS, "borealis.test", OSLO),
    ...specifyPeople(CASCADE, "cascade.test", AUCKLAND),
    ...volume(seed, people - AUTHORED_PEOPLE),
  ];
}

type Home = Pick<PersonSpec, "companyId" | "timezone" | "hemisphere">;
const YELLOWKNIFE: Home = { companyId: COMPANY.aurora, timezone: "America/Yellowknife" };
const OSLO: Home = { companyId: COMPANY.borealis, timezone: "Europe/Oslo" };
const AUCKLAND: Home = {
  companyId: COMPANY.cascade,
  timezone: "Pacific/Auckland",
  hemisphere: "S",
};

function specifyPeople(rows: readonly Row[], domain: string, home: Home): PersonSpec[] {
  const company = COMPANIES.find(({ id }) => id === home.companyId)?.name;
  const accounts = ACCOUNTS.filter((account) => account.company === company);
  return rows.map(([id, name, surname, rpeIds = [], roleIds = [], topicPlans = {}], index) => {
    const account = accounts[index];
    const username = account?.username ?? `${asciiPart(name)}.${asciiPart(surname)}@${domain}`;
    const aclRoleIds = [ACL_ROLES.find((role) => role.name === account?.role)?.id ?? trainee];
    const usual = { ...home, username, aclRoleIds, rpeIds, roleIds, topicPlans };
    return { ...usual, id, name, surname, ...SPECIAL[id] };
  });
}

/** Letters that NFD does not decompose. */
const FOLDED: Readonly<Record<string, string>> = { ł: "l", ø: "o", æ: "ae" };

function asciiPart(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[łøæ]/g, (letter) => FOLDED[letter] ?? "")
    .replaceAll(/[^a-z-]/g, "");
}

const GIVEN =
  "Abel Ada Aiko Alma Anders Anika Arjun Astra Aziz Basil Bianca Birgit Bruno Carla Cyrus Dalia Darius Delia Desmond Edith Eero Elias Elsa Emeka Esther Faye Fergus Fiona Freya Gael Gemma Goran Greta Hana Hassan Hugo Ida Imran Ines Iris Ivo Jana Jasper Joana Joel Kaia Karim Kenji Lars Leila Leon Lina Luca Magnus Malik Mara Marek Mina Nadia Naomi Nils Noa Olga Omar Oscar Paola Petra Ravi Rhea Rita Ruben Sami Sara Selma Signe Tarek Tessa Timo Tova Uma Vera Viktor Wren Yael Zara Zeno".split(
    " ",
  );
const FAMILY =
  "Abbott Acosta Ahlberg Amato Andrade Arnesen Baptiste Barros Becker Benali Bergen Bianchi Bishop Blanc Borg Bouchard Brandt Caldwell Castro Chandra Cohen Costa Crowe Dalton Danjuma Delacroix Diallo Dietrich Drummond Egede Ellis Eriksen Fabre Falk Ferreira Fischer Fontaine Fraser Gagnon Garcia Gill Gomes Grant Gustafson Haas Hale Hansen Hartmann Hayashi Holm Horvat Hussain Ibarra Ivanova Jansen Jarvis Joshi Kaplan Kato Keller Khan Kimura Kovac Kruger Lambert Larsen Leblanc Lindholm Lopez Madsen Malik Marin Mendes Mercier Mills Morales Moreau Muller Murphy Naidoo Nielsen Novak Nunez Obi Olsen Ortega Osei Palmer Park Patel Pereira Poulsen Quinn Ramos Reyes Ritter Romano Rossi Roy Sandoval Santos Sato Schmidt Shah Silva Singh Sorensen Stone Suzuki Tanaka Tavares Thorne Torres Tremblay Usman Vargas Vega Virtanen Wagner Walsh Weber Winter Wong Yamada Young Zhang".split(
    " ",
  );

/**
 * People depend only on the seed and their number, so the thousandth is the same among ten
 * thousand.
 */
function volume(seed: number, count: number): PersonSpec[] {
  const pairs = GIVEN.length * FAMILY.length;
  const shift = randomFor(seed, "volume").int(0, pairs - 1);
  return Array.from({ length: count }, (_, index) => {
    const id = 10_001 + index;
    const random = randomFor(seed, "volume", id);
    // 7919 shares no factor with the number of pairs, so no pair repeats before every other came.
    const pair = (index * 7919 + shift) % pairs;
    return {
      ...YELLOWKNIFE,
      id,
      name: GIVEN[pair % GIVEN.length] ?? "Ada",
      surname: FAMILY[Math.floor(pair / GIVEN.length)] ?? "Stone",
      username: `trainee.${index + 1}@aurora.test`,
      aclRoleIds: [trainee],
      rpeIds: [random.int(1, 4)],
      roleIds: [random.int(1, 2)],
      joinedAgo: random.int(420, 900),
      topicPlans: topicPlansFor(random.next(), random.int(0, 20)),
    };
  });
}

/** About one in ten is not current; topics 1 and 3 are in every program. */
function topicPlansFor(draw: number, days: number): PersonSpec["topicPlans"] {
  if (draw < 0.03) {
    return { 3: { expiresIn: -1 - days, done: 1, open: [12] } };
  }
  if (draw < 0.06) {
    return { 1: { expiresIn: days % 5, done: 1, open: [3] } };
  }
  if (draw < 0.12) {
    return { 3: { expiresIn: 20 + days, done: 1, open: [7 + days, 6] } };
  }
  return {};
}
