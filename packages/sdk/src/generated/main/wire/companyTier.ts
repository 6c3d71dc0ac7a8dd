/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Tier } from "./tier.ts";

/**
 * The company's tier. Servers send the whole tier or just its slug; a client must read both.
 */
export type CompanyTier = Tier | string;
