/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { faker } from "../../../mock-rules/faker.ts";

import type {
  Group,
  GroupCreated,
  GroupListItem,
  GroupManager,
  GroupTrainee,
  WrittenResponse,
} from "../wire";

export const getGroupListResponseMock = (): GroupListItem[] => [
  {
    id: 31,
    name: "Citation pilots",
    managers: [{ id: 1044, name: "Viktor", fullName: "Viktor Halloran" }],
    traineeCount: 12,
  },
  {
    id: 32,
    name: "Cabin crew",
    managers: [{ id: 1044, name: "Viktor", fullName: "Viktor Halloran" }],
    traineeCount: 0,
  },
];

export const getGroupCreateResponseMock = (): GroupCreated =>
  faker.helpers.arrayElement([
    { id: 33, name: "Citation pilots" },
    { id: 33, name: "Citation pilots" },
  ]);

export const getGroupTraineeListResponseMock = (): GroupTrainee[] => [
  {
    id: 1058,
    fullName: "Tomas Riedl",
    company: {
      id: 7,
      name: "Aurora Air Charter",
      rpe: [{ id: 11, name: "EASA / Commercial / Citation XLS+" }],
      roles: [{ id: 21, name: "Captain", licence: "CZ-ATPL-10482" }],
    },
  },
];

export const getGroupManagerListResponseMock = (): GroupManager[] => [
  { id: 1044, fullName: "Viktor Halloran" },
  { id: 1045, fullName: "Agnes Toth" },
];

export const getGroupShowResponseMock = (): Group => ({
  id: 31,
  name: "Citation pilots",
  managers: [{ id: 1044, name: "Viktor", fullName: "Viktor Halloran" }],
  trainees: [
    {
      id: 1058,
      fullName: "Tomas Riedl",
      company: {
        id: 7,
        name: "Aurora Air Charter",
        rpe: [{ id: 11, name: "EASA / Commercial / Citation XLS+" }],
        roles: [{ id: 21, name: "Captain", licence: "CZ-ATPL-10482" }],
      },
    },
  ],
});

export const getGroupUpdateResponseMock = (): WrittenResponse => ({ message: "Saved." });

export const getGroupDeleteResponseMock = (): WrittenResponse => ({ message: "Saved." });
