/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type {
  AclRoleEntry,
  Company,
  CompanyUpdateReply,
  OperationalRole,
  Rpe,
  WrittenResponse,
} from "../wire";

export const getCompanyShowResponseMock = (): Company => ({
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

export const getCompanyUpdateResponseMock = (): CompanyUpdateReply => ({
  companyUpdated: {
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
  },
});

export const getCompanyDeleteResponseMock = (): WrittenResponse => ({ message: "Saved." });

export const getCompanyAclListResponseMock = (): AclRoleEntry[] => [
  { id: 4, name: "Training Manager", isExternal: true },
  { id: 5, name: "Trainee", isExternal: true },
  { id: 2, name: "Customer Support", isExternal: false },
];

export const getCompanyRoleListResponseMock = (): OperationalRole[] => [
  { id: 21, name: "Captain" },
  { id: 22, name: "First Officer" },
];

export const getCompanyRpeListResponseMock = (): Rpe[] => [
  { id: 11, name: "EASA / Commercial / Citation XLS+" },
  { id: 12, name: "EASA / Private / Phenom 300" },
];
