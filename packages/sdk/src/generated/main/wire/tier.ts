/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { Id } from "./id.ts";
import type { TierSlug } from "./tierSlug.ts";

/**
 * A service tier. Its slug decides which training record a company sees.
 */
export interface Tier {
  id: Id;
  /** Name as shown to people. */
  name: string;
  /** Stable key that rules compare with, `premium`, `essentials` or another. */
  slug?: TierSlug | string;
}
