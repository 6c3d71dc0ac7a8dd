import type { MainApi } from "@recurrent/sdk/raw";

const premium = { id: 1, name: "Premium", slug: "premium" };

/** The entries of the catalogues. */
export const TIERS = [premium, { id: 2, name: "Essentials", slug: "essentials" }];
export const RPES = [
  { id: 1, name: "Canada, Air Taxi, King Air 350" },
  { id: 2, name: "Canada, Air Ambulance, PC-12" },
  { id: 3, name: "Norway, Offshore Transport Support And Search And Rescue, AW139" },
];
export const ROLES = [
  { id: 1, name: "Captain" },
  { id: 2, name: "First Officer" },
  { id: 3, name: "Hoist Operator" },
];

/** A company that has some entries of each catalogue. */
export const AURORA: MainApi.Company & { salesForce: string } = {
  id: 3,
  name: "Aurora Air Charter",
  tier: premium,
  features: [],
  salesForce: "https://crm.recurrent.test/accounts/aurora-air-charter",
  rpes: RPES.slice(0, 2),
  roles: ROLES.slice(0, 2),
  settings: [],
};
