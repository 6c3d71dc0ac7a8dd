import { useQuery } from "@tanstack/react-query";

import {
  personCreate,
  personDelete,
  personList,
  personShow,
  personUpdate,
  userAccessList,
} from "../generated/main/calls/people/people.ts";
import {
  getPersonListQueryKey,
  getPersonShowQueryKey,
  getUserAccessListQueryKey,
} from "../generated/main/hooks/people/people.ts";
import { readAccessList, readPeople, readPerson } from "../model/person.ts";
import {
  personCreatePayload,
  personUpdatePayload,
  refusalByRoleId,
  type PersonDraft,
  type PersonEdit,
} from "../payload/person.ts";
import {
  readNothing,
  useCanonicalWrite,
  type Precondition,
  type WriteOptions,
} from "./mutation.ts";
import { canonicalQuery } from "./query.ts";

/** All people of a company, active or not (shell 2.20). */
export const peopleOptions = (companyId: string) =>
  canonicalQuery(
    getPersonListQueryKey(companyId),
    (options) => personList(companyId, options),
    readPeople,
  );

/** One person of a company (shell 2.23). */
export const personOptions = (companyId: string, personId: string) =>
  canonicalQuery(
    getPersonShowQueryKey(companyId, personId),
    (options) => personShow(companyId, personId, options),
    readPerson,
  );

/** Every user with roles and permissions (shell 2.24). The page shows the failure itself. */
export const accessListOptions = () =>
  canonicalQuery(getUserAccessListQueryKey(), userAccessList, readAccessList);

/** Reads {@link peopleOptions} in a component. */
export const usePeople = (companyId: string) => useQuery(peopleOptions(companyId));

/** Reads {@link personOptions} in a component. */
export const usePerson = (companyId: string, personId: string) =>
  useQuery(personOptions(companyId, personId));

/** Reads {@link accessListOptions} in a component. */
export const useAccessList = () => useQuery(accessListOptions());

const refused = (draft: PersonDraft) => (failure: unknown) => {
  throw refusalByRoleId(failure, draft);
};

/** Creates a person (shell 2.21). */
export const useCreatePerson = (companyId: string, options?: WriteOptions) =>
  useCanonicalWrite(
    {
      operation: "personCreate",
      call: (draft: PersonDraft) =>
        personCreate(companyId, personCreatePayload(draft)).catch(refused(draft)),
      read: readNothing,
    },
    options,
  );

/** Changes a person (shell 2.22). */
export const useUpdatePerson = (companyId: string, options?: WriteOptions) =>
  useCanonicalWrite(
    {
      operation: "personUpdate",
      call: ({ ifMatch, ...edit }: PersonEdit & Precondition) =>
        personUpdate(companyId, edit.id, personUpdatePayload(edit), { ifMatch }).catch(
          refused(edit),
        ),
      read: readNothing,
      subject: ({ id }) => id,
    },
    options,
  );

/** Deletes a person, who then is a historical one: still there to be shown. */
export const useDeletePerson = (companyId: string, options?: WriteOptions) =>
  useCanonicalWrite(
    {
      operation: "personDelete",
      call: (personId: string) => personDelete(companyId, personId),
      read: readNothing,
      subject: (personId) => personId,
      gone: (personId) => getPersonShowQueryKey(companyId, personId),
    },
    options,
  );
