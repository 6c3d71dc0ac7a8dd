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
import { entityIn, isRecord } from "../model/read.ts";
import { profilePayload, type ProfileEdit } from "../payload/profile.ts";
import { useCanonicalWrite, type Precondition, type WriteOptions } from "./mutation.ts";
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

/** The reply as it came when it is a whole user, else null: 204, empty or a bare acknowledgement. */
function wholeUser(reply: unknown): unknown {
  const user = entityIn(reply, "user", "profile");
  return user["id"] !== undefined && isRecord(user["acl"]) ? user : null;
}

/**
 * Changes the own profile (shell 2.11); gives the returned user as it came, for the session to keep,
 * or null when the reply does not bring it.
 */
export const useUpdateProfile = (options?: WriteOptions) =>
  useCanonicalWrite(
    {
      operation: "profileUpdate",
      call: ({ ifMatch, ...edit }: ProfileEdit & Precondition) =>
        profileUpdate(profilePayload(edit), { ifMatch }),
      read: wholeUser,
      store(queries, user) {
        if (user !== null) queries.setQueryData(getProfileShowQueryKey(), user);
      },
    },
    options,
  );
