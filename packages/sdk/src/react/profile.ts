import { useQuery } from "@tanstack/react-query";

import { accountShow, profileShow } from "../generated/main/calls/profile/profile.ts";
import {
  getAccountShowQueryKey,
  getProfileShowQueryKey,
} from "../generated/main/hooks/profile/profile.ts";
import { readCompany } from "../model/company.ts";
import { readUser } from "../model/person.ts";
import { canonicalQuery } from "./query.ts";

/** The signed-in user. */
export const profileOptions = () => canonicalQuery(getProfileShowQueryKey(), profileShow, readUser);

/** The company of the signed-in user. */
export const accountOptions = () =>
  canonicalQuery(getAccountShowQueryKey(), accountShow, readCompany);

/** Reads {@link profileOptions} in a component. */
export const useProfile = () => useQuery(profileOptions());

/** Reads {@link accountOptions} in a component. */
export const useAccount = () => useQuery(accountOptions());
