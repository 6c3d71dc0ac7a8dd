/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { OperationalRole, Rpe, Tier } from "../wire";

export const getRoleListResponseMock = (): OperationalRole[] => [
  { id: 21, name: "Captain" },
  { id: 22, name: "First Officer" },
  { id: 23, name: "Cabin Attendant" },
  { id: 24, name: "Flight Dispatcher" },
];

export const getRpeListResponseMock = (): Rpe[] => [
  { id: 11, name: "EASA / Commercial / Citation XLS+" },
  { id: 12, name: "EASA / Private / Phenom 300" },
  { id: 14, name: "CAA / Offshore / AW139" },
];

export const getTierListResponseMock = (): Tier[] => [
  { id: 1, name: "Premium", slug: "premium" },
  { id: 2, name: "Essentials", slug: "essentials" },
];
