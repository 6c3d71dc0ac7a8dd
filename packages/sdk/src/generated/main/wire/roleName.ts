/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

/**
 * An access role by its plain name. Servers may send others, or constants such as `ROLE_COMPANY_MANAGER`.
 */
export type RoleName = (typeof RoleName)[keyof typeof RoleName];

export const RoleName = {
  Super: "Super",
  Admin: "Admin",
  Customer_Support: "Customer Support",
  Support: "Support",
  Ctops: "Ctops",
  Company_Manager: "Company Manager",
  Training_Manager: "Training Manager",
  Trainee: "Trainee",
} as const;
