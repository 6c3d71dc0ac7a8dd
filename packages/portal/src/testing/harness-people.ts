import { PERSONAS } from "./personas.ts";

function profile(id: number, name: string, surname: string, who: keyof typeof PERSONAS) {
  const { roles, permissions, isTrainee } = PERSONAS[who];
  const username = `${name.toLowerCase()}@aurora.test`;
  return {
    id,
    uuid: `harness-${id}`,
    name,
    surname,
    fullName: `${name} ${surname}`,
    username,
    email: username,
    acl: { roles, permissions, isTrainee },
    has_valid_subscription: true,
    settings: [{ type: "notifications", value: true }],
  };
}

/** Replies of the profile call for the people of the harness. */
export const PROFILES = {
  super: profile(9, "Mirela", "Popescu", "super"),
  admin: profile(1, "Ada", "Nyström", "admin"),
  customerSupport: profile(10, "Theo", "Laurent", "customerSupport"),
  support: profile(11, "Amara", "Okafor", "support"),
  ctops: profile(12, "Jonas", "Eriksen", "ctops"),
  companyManager: profile(2, "Noor", "van der Berg", "companyManager"),
  trainingManager: profile(13, "Yusuf", "Aydın", "trainingManager"),
  managerWithoutProfile: profile(5, "Yusuf", "Demir", "managerWithoutProfile"),
  managerWhoTrains: profile(3, "Ingrid", "Sørensen", "managerWhoTrains"),
  withoutRights: profile(14, "Nadia", "Haddad", "withoutRights"),
  trainee: profile(4, "Rafael", "de Souza Lima", "trainee"),
  lapsedTrainee: {
    ...profile(6, "Camille", "Lefèvre", "trainee"),
    has_valid_subscription: false,
  },
  traineeOfLayout4: {
    ...profile(7, "Hiroshi", "Tanaka", "trainee"),
    training_record: 4 as const,
    created_at: "2019-01-07T10:00:00Z",
  },
  traineeAbroad: {
    ...profile(8, "Łukasz", "Wiśniewski", "trainee"),
    training_record: 5 as const,
    international_procedures: true,
    created_at: "2021-07-10T22:30:00Z",
    company: {
      id: 3,
      name: "Aurora Air Charter",
      rpe: [
        { id: 1, name: "C-GXAB, Air Taxi, King Air 350" },
        { id: 2, name: "N417RC, Charter, Citation XLS" },
      ],
      roles: [
        { id: 21, name: "Captain", licence: "ATPL 145 540" },
        { id: 22, name: "Flight Instructor", licence: "FI(A) 385 114" },
      ],
    },
  },
};

/** Reply of the account call. */
export const ACCOUNT = {
  id: 3,
  name: "Aurora Air Charter",
  tier: { id: 1, name: "Premium", slug: "premium" },
  features: [],
};

/** The trainee of the harness as a company lists them, active. */
export const TRAINEE_AT_WORK = {
  ...PROFILES.trainee,
  acl: { roles: ["Trainee"], permissions: [], isTrainee: true },
  isActive: true,
};
