/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { faker } from "../../../mock-rules/faker.ts";

import type { Person, PersonListItem, UserAccess, WrittenResponse } from "../wire";

export const getPersonListResponseMock = (): PersonListItem[] => [
  {
    id: 1058,
    name: "Tomas",
    surname: "Riedl",
    fullName: "Tomas Riedl",
    isActive: true,
    deleted_at: null,
    company: {
      id: 7,
      name: "Aurora Air Charter",
      rpe: [{ id: 11, name: "EASA / Commercial / Citation XLS+" }],
      roles: [{ id: 21, name: "Captain", licence: "CZ-ATPL-10482" }],
    },
    acl: { roles: [{ id: 5, name: "Trainee" }], permissions: [], isTrainee: true },
    settings: {
      notifications: true,
      suspend: { status: false, endDate: null, showTrainingStatus: true, showEventsStatus: true },
    },
  },
  {
    id: 1011,
    name: "Marta",
    surname: "Kovar",
    fullName: "Marta Kovar",
    isActive: false,
    deleted_at: "2026-03-31 14:02:11",
    company: {
      id: 7,
      name: "Aurora Air Charter",
      rpe: [{ id: 12, name: "EASA / Private / Phenom 300" }],
      roles: [{ id: 22, name: "First Officer", licence: null }],
    },
    acl: { roles: [{ id: 5, name: "Trainee" }], permissions: [], isTrainee: true },
    settings: [{ type: "notifications", value: false }],
  },
];

export const getPersonCreateResponseMock = (): WrittenResponse =>
  faker.helpers.arrayElement([{ message: "Saved." }, { message: "Saved." }]);

export const getPersonShowResponseMock = (): Person => ({
  id: 1058,
  uuid: "0b9d5f27-7f0c-4c4e-8f7c-8b0a4f2de910",
  name: "Tomas",
  surname: "Riedl",
  fullName: "Tomas Riedl",
  username: "tomas.riedl@aurora.test",
  email: "tomas.riedl@aurora.test",
  avatar: null,
  isActive: true,
  created_at: "2022-09-01 06:30:00",
  deleted_at: null,
  hemisphere: "N",
  subscription: { end: "2027-08-31" },
  has_valid_subscription: true,
  international_procedures: true,
  training_record: 5,
  groups: [{ id: 31, name: "Citation pilots" }],
  company: {
    id: 7,
    name: "Aurora Air Charter",
    rpe: [{ id: 11, name: "EASA / Commercial / Citation XLS+" }],
    roles: [{ id: 21, name: "Captain", licence: "CZ-ATPL-10482" }],
  },
  acl: {
    roles: [{ id: 5, name: "Trainee" }],
    permissions: ["profile_show", "profile_update"],
    isTrainee: true,
  },
  settings: {
    notifications: true,
    suspend: { status: false, endDate: null, showTrainingStatus: true, showEventsStatus: true },
  },
});

export const getPersonUpdateResponseMock = (): WrittenResponse => ({ message: "Saved." });

export const getPersonDeleteResponseMock = (): WrittenResponse => ({ message: "Saved." });

export const getUserAccessListResponseMock = (): UserAccess[] => [
  {
    id: 1044,
    username: "training.manager@aurora.test",
    name: "Viktor Halloran",
    acl: {
      roles: ["Training Manager"],
      permissions: ["companies_dashboard", "companies_groups_index", "companies_users_index"],
    },
  },
];
