import { useQuery } from "@tanstack/react-query";

import { roleList, rpeList, tierList } from "../generated/main/calls/catalogues/catalogues.ts";
import {
  getRoleListQueryKey,
  getRpeListQueryKey,
  getTierListQueryKey,
} from "../generated/main/hooks/catalogues/catalogues.ts";
import { readOffer, readTiers } from "../model/company.ts";
import { canonicalQuery } from "./query.ts";

/** Every operational role that a company may offer. Fails quietly (shell 8). */
export const rolesOptions = () =>
  canonicalQuery(getRoleListQueryKey(), roleList, readOffer, { quiet: true });

/** Every RPE that a company may offer. Fails quietly (shell 8). */
export const rpesOptions = () =>
  canonicalQuery(getRpeListQueryKey(), rpeList, readOffer, { quiet: true });

/** Every tier that a company may have. Fails quietly (shell 8). */
export const tiersOptions = () =>
  canonicalQuery(getTierListQueryKey(), tierList, readTiers, { quiet: true });

/** Reads {@link rolesOptions} in a component. */
export const useRoles = () => useQuery(rolesOptions());

/** Reads {@link rpesOptions} in a component. */
export const useRpes = () => useQuery(rpesOptions());

/** Reads {@link tiersOptions} in a component. */
export const useTiers = () => useQuery(tiersOptions());
