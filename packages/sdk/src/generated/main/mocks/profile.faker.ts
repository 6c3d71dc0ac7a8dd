/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Company, User } from "../wire";

export const getProfileShowResponseMock = (): User => ({
  id: 1042,
  uuid: "6f1c2f0e-3b52-4c55-9d3b-2f6a51f0a7c1",
  name: "Helena",
  surname: "Marsh",
  fullName: "Helena Marsh",
  username: "company.manager@aurora.test",
  email: "helena.marsh@aurora.test",
  avatar: null,
  timezone: "Europe/Prague",
  isActive: true,
  created_at: "2021-04-12 08:15:00",
  deleted_at: null,
  has_valid_subscription: true,
  international_procedures: false,
  training_record: 5,
  subscription: { end: "2027-04-30" },
  groups: [],
  company: { id: 7, name: "Aurora Air Charter", rpe: [], roles: [] },
  acl: {
    roles: ["Company Manager"],
    permissions: [
      "companies_dashboard",
      "companies_show",
      "companies_update",
      "companies_users_index",
      "companies_users_show",
      "profile_show",
      "profile_update",
    ],
    isTrainee: false,
  },
  settings: [{ type: "notifications", value: true }],
});

export const getProfileUpdateResponseMock = (): User => ({
  id: 1042,
  uuid: "6f1c2f0e-3b52-4c55-9d3b-2f6a51f0a7c1",
  name: "Helena",
  surname: "Marsh",
  fullName: "Helena Marsh",
  username: "company.manager@aurora.test",
  email: "helena.marsh@aurora.test",
  avatar: null,
  timezone: "Europe/Prague",
  isActive: true,
  created_at: "2021-04-12 08:15:00",
  deleted_at: null,
  has_valid_subscription: true,
  international_procedures: false,
  training_record: 5,
  subscription: { end: "2027-04-30" },
  groups: [],
  company: { id: 7, name: "Aurora Air Charter", rpe: [], roles: [] },
  acl: {
    roles: ["Company Manager"],
    permissions: [
      "companies_dashboard",
      "companies_show",
      "companies_update",
      "companies_users_index",
      "companies_users_show",
      "profile_show",
      "profile_update",
    ],
    isTrainee: false,
  },
  settings: { notifications: false },
});

export const getAccountShowResponseMock = (): Company => ({
  id: 7,
  name: "Aurora Air Charter",
  tier: { id: 1, name: "Premium", slug: "premium" },
  features: ["documents"],
  salesForce: "https://crm.recurrent.test/accounts/aurora",
  rpes: [
    { id: 11, name: "EASA / Commercial / Citation XLS+" },
    { id: 12, name: "EASA / Private / Phenom 300" },
  ],
  roles: [
    { id: 21, name: "Captain" },
    { id: 22, name: "First Officer" },
  ],
  settings: [{ type: "events_documents", value: true }],
});
