import type { Person } from "@recurrent/sdk";

/** A trainee for the stories and tests of people. */
export const TRAINEE: Person = {
  id: "12",
  uuid: "0f8fad5b-d9cb-469f-a165-70867728950e",
  name: "Łukasz",
  surname: "Wiśniewski",
  fullName: "Łukasz Wiśniewski",
  username: "lukasz.wisniewski@aurora.test",
  email: "lukasz.wisniewski@aurora.test",
  avatar: null,
  isActive: true,
  createdAt: "2021-03-01",
  deletedAt: null,
  roles: [{ id: "5", name: "Trainee" }],
  permissions: [],
  isTrainee: true,
  hasValidSubscription: true,
  subscriptionEnd: "2027-06-30",
  hemisphere: "N",
  internationalProcedures: false,
  trainingRecord: 5,
  groups: [
    { id: "7", name: "King Air crews" },
    { id: "8", name: "Winter base Yellowknife" },
  ],
  company: {
    id: "3",
    name: "Aurora Air Charter",
    rpes: [],
    roles: [
      { id: "1", name: "Captain", licence: "ATPL 418 207" },
      { id: "3", name: "Flight Instructor", licence: "FI(A) 90 331" },
      { id: "4", name: "Flight Attendant", licence: "" },
    ],
  },
  settings: {
    notifications: true,
    suspend: { status: false, endDate: null, showTrainingStatus: false, showEventsStatus: false },
  },
};
