import { useQuery } from "@tanstack/react-query";

import {
  accountShow,
  profileShow,
  profileUpdate,
} from "../generated/main/calls/profile/profile.ts";
import {
  getAccountShowQueryKey,
  getProfileShowQueryKey,
} from "../generated/main/hooks/profile/profile.ts";
import { readCompany } from "../model/company.ts";
import { readUser } from "../model/person.ts";
import { profilePayload, type ProfileEdit } from "../payload/profile.ts";
import { useCanonicalWrite, type WriteOptions } from "./mutation.ts";
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

/**
 * Changes the own profile (shell 2.11); gives the reply as it came, which is what a session keeps, or
 * null when it names no user.
 */
export const useUpdateProfile = (options?: WriteOptions) =>
  useCanonicalWrite(
    {
      operation: "profileUpdate",
      call: (edit: ProfileEdit) => profileUpdate(profilePayload(edit)),
      read: (reply: unknown) => (readUser(reply).id === "" ? null : reply),
    },
    options,
  );
