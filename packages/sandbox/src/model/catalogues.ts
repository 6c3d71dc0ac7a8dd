import type { AclRoleRow, NamedRow, TierRow } from "./rows.ts";

export const TIERS: readonly TierRow[] = [
  { id: 1, name: "Premium", slug: "premium" },
  { id: 2, name: "Essentials", slug: "essentials" },
];

/** The ids are fixed, since the seed and the access rules name them (shell 6). */
export const ACL_ROLE = {
  super: 1,
  admin: 2,
  customerSupport: 3,
  support: 4,
  ctops: 5,
  companyManager: 6,
  trainingManager: 7,
  trainee: 8,
} as const;

export const ACL_ROLES: readonly AclRoleRow[] = [
  { id: ACL_ROLE.super, name: "Super", isExternal: false },
  { id: ACL_ROLE.admin, name: "Admin", isExternal: false },
  { id: ACL_ROLE.customerSupport, name: "Customer Support", isExternal: false },
  { id: ACL_ROLE.support, name: "Support", isExternal: false },
  { id: ACL_ROLE.ctops, name: "Ctops", isExternal: false },
  { id: ACL_ROLE.companyManager, name: "Company Manager", isExternal: true },
  { id: ACL_ROLE.trainingManager, name: "Training Manager", isExternal: true },
  { id: ACL_ROLE.trainee, name: "Trainee", isExternal: true },
];

/** RPE means registry, purpose, equipment. */
export const RPES: readonly NamedRow[] = [
  { id: 1, name: "Canada, Air Taxi, King Air 350" },
  { id: 2, name: "Canada, Commuter, Dash 8-300" },
  { id: 3, name: "Canada, Air Ambulance, PC-12" },
  { id: 4, name: "United States, Charter, Citation XLS" },
  { id: 5, name: "Norway, Offshore, AW139" },
  { id: 6, name: "Norway, Aerial Work, H125" },
  { id: 7, name: "New Zealand, Aerial Survey, Cessna 208B" },
  { id: 8, name: "New Zealand, Aerial Survey, Twin Otter" },
];

export const OPERATIONAL_ROLES: readonly NamedRow[] = [
  { id: 1, name: "Captain" },
  { id: 2, name: "First Officer" },
  { id: 3, name: "Flight Instructor" },
  { id: 4, name: "Cabin Attendant" },
  { id: 5, name: "Dispatcher" },
  { id: 6, name: "Maintenance Engineer" },
  { id: 7, name: "Hoist Operator" },
  { id: 8, name: "Sensor Operator" },
];
