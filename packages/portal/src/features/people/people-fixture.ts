import type { Person } from "@recurrent/sdk";
import { readPerson } from "@recurrent/sdk/raw";

/** The user types of the sandbox's companies, as the server lists them. */
export const TYPES = [
  { id: "3", name: "Company Manager", isExternal: true },
  { id: "4", name: "Training Manager", isExternal: true },
  { id: "5", name: "Trainee", isExternal: true },
  { id: "1", name: "Admin", isExternal: false },
];

/** The options of a person's forms, as the three calls answer. */
export const CHOICES = {
  acl: TYPES.map((type) => ({ ...type, id: Number(type.id) })),
  rpes: [
    { id: 7, name: "C-GXAB" },
    { id: 8, name: "C-FKLO" },
  ],
  roles: [
    { id: 21, name: "Captain" },
    { id: 23, name: "Dispatcher" },
  ],
};

/** A suspended trainee of two groups, as a person arrives. */
export const TRAINEE_ON_WIRE = {
  id: 12,
  uuid: "5f0a",
  name: "Łukasz",
  surname: "Wiśniewski",
  fullName: "Łukasz Wiśniewski",
  username: "lukasz@aurora.test",
  email: "l.wisniewski@aurora.test",
  isActive: true,
  created_at: "2024-02-03T23:30:00Z",
  deleted_at: null,
  hemisphere: "S" as const,
  subscription: { end: "2027-06-30" },
  has_valid_subscription: true,
  international_procedures: true,
  training_record: 5 as const,
  groups: [
    { id: 1, name: "King Air" },
    { id: 2, name: "Base North" },
  ],
  company: {
    id: 3,
    name: "Aurora Air Charter",
    rpe: [{ id: 7, name: "C-GXAB" }],
    roles: [
      { id: 21, name: "Captain", licence: "ATPL 1" },
      { id: 22, name: "Examiner", licence: "" },
    ],
  },
  acl: { roles: [{ id: 5, name: "Trainee" }], permissions: [], isTrainee: true },
  settings: {
    notifications: false,
    colour: "blue",
    suspend: {
      status: true,
      endDate: "2027-01-15",
      showTrainingStatus: true,
      showEventsStatus: false,
    },
  },
};

/** The same person as the portal has one. */
export const TRAINEE: Person = readPerson(TRAINEE_ON_WIRE);

/** Somebody at work, as the list of people arrives. */
export const personAtWork = (id: number, fullName: string, roles: string[], status = false) => ({
  id,
  fullName,
  isActive: true,
  acl: { roles: roles.map((name, at) => ({ id: at + 1, name })), permissions: [] },
  settings: { notifications: true, suspend: { status } },
});

/** Everybody at work, as the list of people arrives; one of them suspended. */
export const AT_WORK = [
  personAtWork(13, "Rafael de Souza Lima", ["Trainee"], true),
  personAtWork(12, "Łukasz Wiśniewski", ["Trainee"]),
  personAtWork(14, "Elena Papadopoulou", ["Training Manager", "Trainee"]),
  personAtWork(15, "Maximiliana Konstantinopolitanskaya-Featherstonehaugh", ["Company Manager"]),
];

/** Somebody who has left. */
export const GONE = {
  ...personAtWork(16, "Gustavo Pereira", ["Trainee"]),
  isActive: false,
  deleted_at: "2026-05-05T23:30:00Z",
};
