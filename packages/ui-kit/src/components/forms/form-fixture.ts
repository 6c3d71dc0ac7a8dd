import type { CompanyAclRole, NamedRef, PersonEdit } from "@recurrent/sdk";

/** Types, catalogues and people for the stories and tests of the forms. */
export const USER_TYPES: readonly CompanyAclRole[] = [
  { id: "7", name: "Support", isExternal: false },
  { id: "3", name: "Company Manager", isExternal: true },
  { id: "4", name: "Training Manager", isExternal: true },
  { id: "5", name: "Trainee", isExternal: true },
  { id: "8", name: "Ctops", isExternal: false },
];

export const RPES: readonly NamedRef[] = [
  { id: "1", name: "C-GXAB · Charter · King Air 350" },
  { id: "2", name: "C-FKLO · Medevac · King Air 350" },
  { id: "3", name: "C-GPTN · Charter · Pilatus PC-12" },
  { id: "4", name: "C-FTWN · Cargo · Twin Otter" },
];

export const ROLES: readonly NamedRef[] = [
  { id: "1", name: "Captain" },
  { id: "2", name: "First Officer" },
  { id: "3", name: "Flight Instructor" },
  { id: "4", name: "Flight Attendant" },
];

/** As many roles as a large operator has. */
export const HUNDRED_ROLES: readonly NamedRef[] = Array.from({ length: 100 }, (_, at) => ({
  id: String(at + 1),
  name: `${["Captain", "First Officer", "Examiner", "Load Controller"][at % 4] ?? ""} · Base ${at + 1}`,
}));

export const LONG_NAME =
  "Wolfeschlegelsteinhausenbergerdorff-Papadopoulou y de la Santísima Trinidad";

export const TRAINEE: PersonEdit = {
  id: "12",
  name: "Łukasz",
  surname: "Wiśniewski",
  username: "lukasz.wisniewski@aurora.test",
  email: "lukasz.wisniewski@aurora.test",
  password: "",
  passwordConfirmation: "",
  roleIds: ["5"],
  isTrainee: true,
  companyRpeIds: ["1", "2"],
  companyRoles: {
    1: { active: true, licence: "ATPL 418 207" },
    3: { active: true, licence: "FI(A) 90 331" },
  },
  hemisphere: "N",
  subscription: "2027-06-30",
  settings: {
    notifications: true,
    suspend: { status: false, endDate: null, showTrainingStatus: false, showEventsStatus: false },
  },
};

export const SUSPENDED: PersonEdit = {
  ...TRAINEE,
  settings: {
    notifications: false,
    suspend: {
      status: true,
      endDate: "2027-01-15",
      showTrainingStatus: true,
      showEventsStatus: false,
    },
  },
};

export const NOBODY: PersonEdit = {
  ...TRAINEE,
  id: "",
  name: "",
  surname: "",
  username: "",
  email: "",
  roleIds: [],
  isTrainee: false,
  companyRpeIds: [],
  companyRoles: {},
  subscription: "2026-11-20",
};
