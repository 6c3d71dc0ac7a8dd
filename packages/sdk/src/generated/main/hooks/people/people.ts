/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ChangedResponse,
  DoneResponse,
  FailedResponse,
  ForbiddenResponse,
  InvalidResponse,
  NotFoundResponse,
  Person,
  PersonCreatePayload,
  PersonListItem,
  PersonUpdatePayload,
  TooLargeResponse,
  UnauthorisedResponse,
  UserAccess,
  WrittenResponse
} from '../../model';

import { mainHttp } from '../../../../http/main.ts';
import type { ErrorType } from '../../../../http/main.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * Everybody of the company, at work and historical. `isActive` tells them apart.
 * @summary List a company's people
 */
export const personList = (
    companyId: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<PersonListItem[]>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/users`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getPersonListQueryKey = (companyId: string,) => {
    return ["main", "personList", companyId] as const;
    }


export const getPersonListQueryOptions = <TData = Awaited<ReturnType<typeof personList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(companyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPersonListQueryKey(companyId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof personList>>> = ({ signal }) => personList(companyId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: companyId !== null && companyId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof personList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PersonListQueryResult = NonNullable<Awaited<ReturnType<typeof personList>>>
export type PersonListQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>


export function usePersonList<TData = Awaited<ReturnType<typeof personList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof personList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof personList>>,
          TError,
          Awaited<ReturnType<typeof personList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePersonList<TData = Awaited<ReturnType<typeof personList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof personList>>,
          TError,
          Awaited<ReturnType<typeof personList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePersonList<TData = Awaited<ReturnType<typeof personList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List a company's people
 */

export function usePersonList<TData = Awaited<ReturnType<typeof personList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPersonListQueryOptions(companyId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link usePersonList} query
 */
export const invalidatePersonList = async (
 queryClient: QueryClient, companyId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getPersonListQueryKey(companyId) }, options);

  return queryClient;
}




/**
 * Adds somebody to the company; a trainee's training begins. Access roles of internal staff from others than Admin and Customer Support are refused with 403. The reply is not relied on.
 * @summary Add a person
 */
export const personCreate = (
    companyId: string,
    personCreatePayload: PersonCreatePayload,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<WrittenResponse | DoneResponse>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/users`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: personCreatePayload, ...(signal ? { signal }: {})
    },
      options);
    }




export const getPersonCreateMutationKey = () => ['personCreate'] as const;

export const getPersonCreateMutationOptions = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | InvalidResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof personCreate>>, TError,PersonCreateMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof personCreate>>, TError,PersonCreateMutationVariables, TContext> => {

const mutationKey = getPersonCreateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof personCreate>>, PersonCreateMutationVariables> = (props) => {
          const {companyId,data} = props ?? {};

          return  personCreate(companyId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PersonCreateMutationResult = NonNullable<Awaited<ReturnType<typeof personCreate>>>
    export type PersonCreateMutationBody = PersonCreatePayload
    export type PersonCreateMutationError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | InvalidResponse | FailedResponse>
    export type PersonCreateMutationVariables = {companyId: string;data: PersonCreatePayload}

    /**
 * @summary Add a person
 */
export const usePersonCreate = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | InvalidResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof personCreate>>, TError,PersonCreateMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof personCreate>>,
        TError,
        PersonCreateMutationVariables,
        TContext
      > => {
      return useMutation(getPersonCreateMutationOptions(options), queryClient);
    }
    /**
 * One person with roles, operational information and settings.
 * @summary Read a person
 */
export const personShow = (
    companyId: string,
    userId: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<Person>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/users/${encodeURIComponent(String(userId))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getPersonShowQueryKey = (companyId: string,
    userId: string,) => {
    return ["main", "personShow", companyId, userId] as const;
    }


export const getPersonShowQueryOptions = <TData = Awaited<ReturnType<typeof personShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(companyId: string,
    userId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPersonShowQueryKey(companyId,userId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof personShow>>> = ({ signal }) => personShow(companyId,userId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: companyId !== null && companyId !== undefined && userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof personShow>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PersonShowQueryResult = NonNullable<Awaited<ReturnType<typeof personShow>>>
export type PersonShowQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>


export function usePersonShow<TData = Awaited<ReturnType<typeof personShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    userId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof personShow>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof personShow>>,
          TError,
          Awaited<ReturnType<typeof personShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePersonShow<TData = Awaited<ReturnType<typeof personShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    userId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personShow>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof personShow>>,
          TError,
          Awaited<ReturnType<typeof personShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePersonShow<TData = Awaited<ReturnType<typeof personShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    userId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a person
 */

export function usePersonShow<TData = Awaited<ReturnType<typeof personShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    userId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPersonShowQueryOptions(companyId,userId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link usePersonShow} query
 */
export const invalidatePersonShow = async (
 queryClient: QueryClient, companyId: string,
    userId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getPersonShowQueryKey(companyId,userId) }, options);

  return queryClient;
}




/**
 * Stores the person; settings and operational fields that are left out stay. A new password, other access roles than there are, and any change of internal staff are refused with 403 from others than Admin and Customer Support; so is any change of a person who holds a `companies_` permission that the caller lacks. A later subscription end lifts a suspension without a date of return, unless the suspension itself is changed. The reply is not relied on.
 * @summary Change a person
 */
export const personUpdate = (
    companyId: string,
    userId: string,
    personUpdatePayload: PersonUpdatePayload,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<WrittenResponse | DoneResponse>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/users/${encodeURIComponent(String(userId))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: personUpdatePayload, ...(signal ? { signal }: {})
    },
      options);
    }




export const getPersonUpdateMutationKey = () => ['personUpdate'] as const;

export const getPersonUpdateMutationOptions = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | TooLargeResponse | InvalidResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof personUpdate>>, TError,PersonUpdateMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof personUpdate>>, TError,PersonUpdateMutationVariables, TContext> => {

const mutationKey = getPersonUpdateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof personUpdate>>, PersonUpdateMutationVariables> = (props) => {
          const {companyId,userId,data} = props ?? {};

          return  personUpdate(companyId,userId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PersonUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof personUpdate>>>
    export type PersonUpdateMutationBody = PersonUpdatePayload
    export type PersonUpdateMutationError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | TooLargeResponse | InvalidResponse | FailedResponse>
    export type PersonUpdateMutationVariables = {companyId: string;userId: string;data: PersonUpdatePayload}

    /**
 * @summary Change a person
 */
export const usePersonUpdate = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | TooLargeResponse | InvalidResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof personUpdate>>, TError,PersonUpdateMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof personUpdate>>,
        TError,
        PersonUpdateMutationVariables,
        TContext
      > => {
      return useMutation(getPersonUpdateMutationOptions(options), queryClient);
    }
    /**
 * Moves the person to the historical list, out of all groups, and ends the person's sessions. A second time changes nothing. Whoever may not change the person may not delete them either.
 * @summary Delete a person
 */
export const personDelete = (
    companyId: string,
    userId: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<WrittenResponse | DoneResponse>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/users/${encodeURIComponent(String(userId))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getPersonDeleteMutationKey = () => ['personDelete'] as const;

export const getPersonDeleteMutationOptions = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof personDelete>>, TError,PersonDeleteMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof personDelete>>, TError,PersonDeleteMutationVariables, TContext> => {

const mutationKey = getPersonDeleteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof personDelete>>, PersonDeleteMutationVariables> = (props) => {
          const {companyId,userId} = props ?? {};

          return  personDelete(companyId,userId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PersonDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof personDelete>>>

    export type PersonDeleteMutationError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | FailedResponse>
    export type PersonDeleteMutationVariables = {companyId: string;userId: string}

    /**
 * @summary Delete a person
 */
export const usePersonDelete = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof personDelete>>, TError,PersonDeleteMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof personDelete>>,
        TError,
        PersonDeleteMutationVariables,
        TContext
      > => {
      return useMutation(getPersonDeleteMutationOptions(options), queryClient);
    }
    /**
 * Users with their access roles and permissions, for the permissions page.
 * @summary List what users may do
 */
export const userAccessList = (

 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<UserAccess[]>(
      {url: `/api/users/roles`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getUserAccessListQueryKey = () => {
    return ["main", "userAccessList"] as const;
    }


export const getUserAccessListQueryOptions = <TData = Awaited<ReturnType<typeof userAccessList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userAccessList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getUserAccessListQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof userAccessList>>> = ({ signal }) => userAccessList(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof userAccessList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type UserAccessListQueryResult = NonNullable<Awaited<ReturnType<typeof userAccessList>>>
export type UserAccessListQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>


export function useUserAccessList<TData = Awaited<ReturnType<typeof userAccessList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof userAccessList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof userAccessList>>,
          TError,
          Awaited<ReturnType<typeof userAccessList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUserAccessList<TData = Awaited<ReturnType<typeof userAccessList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userAccessList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof userAccessList>>,
          TError,
          Awaited<ReturnType<typeof userAccessList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUserAccessList<TData = Awaited<ReturnType<typeof userAccessList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userAccessList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what users may do
 */

export function useUserAccessList<TData = Awaited<ReturnType<typeof userAccessList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userAccessList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getUserAccessListQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useUserAccessList} query
 */
export const invalidateUserAccessList = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getUserAccessListQueryKey() }, options);

  return queryClient;
}




