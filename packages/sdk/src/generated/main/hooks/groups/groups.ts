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
  Group,
  GroupCreatePayload,
  GroupCreated,
  GroupListItem,
  GroupManager,
  GroupTrainee,
  GroupUpdatePayload,
  InvalidResponse,
  NotFoundResponse,
  TooLargeResponse,
  UnauthorisedResponse,
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
 * Groups of the company with their training managers.
 * @summary List groups
 */
export const groupList = (
    companyId: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<GroupListItem[]>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/groups`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGroupListQueryKey = (companyId: string,) => {
    return ["main", "groupList", companyId] as const;
    }


export const getGroupListQueryOptions = <TData = Awaited<ReturnType<typeof groupList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(companyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof groupList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGroupListQueryKey(companyId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof groupList>>> = ({ signal }) => groupList(companyId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: companyId !== null && companyId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof groupList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GroupListQueryResult = NonNullable<Awaited<ReturnType<typeof groupList>>>
export type GroupListQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>


export function useGroupList<TData = Awaited<ReturnType<typeof groupList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof groupList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof groupList>>,
          TError,
          Awaited<ReturnType<typeof groupList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGroupList<TData = Awaited<ReturnType<typeof groupList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof groupList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof groupList>>,
          TError,
          Awaited<ReturnType<typeof groupList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGroupList<TData = Awaited<ReturnType<typeof groupList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof groupList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List groups
 */

export function useGroupList<TData = Awaited<ReturnType<typeof groupList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof groupList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGroupListQueryOptions(companyId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGroupList} query
 */
export const invalidateGroupList = async (
 queryClient: QueryClient, companyId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGroupListQueryKey(companyId) }, options);

  return queryClient;
}




/**
 * Adds a group with its training managers and trainees.
 * @summary Add a group
 */
export const groupCreate = (
    companyId: string,
    groupCreatePayload: GroupCreatePayload,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<GroupCreated>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/groups`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: groupCreatePayload, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGroupCreateMutationKey = () => ['groupCreate'] as const;

export const getGroupCreateMutationOptions = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | InvalidResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof groupCreate>>, TError,GroupCreateMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof groupCreate>>, TError,GroupCreateMutationVariables, TContext> => {

const mutationKey = getGroupCreateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof groupCreate>>, GroupCreateMutationVariables> = (props) => {
          const {companyId,data} = props ?? {};

          return  groupCreate(companyId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GroupCreateMutationResult = NonNullable<Awaited<ReturnType<typeof groupCreate>>>
    export type GroupCreateMutationBody = GroupCreatePayload
    export type GroupCreateMutationError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | InvalidResponse | FailedResponse>
    export type GroupCreateMutationVariables = {companyId: string;data: GroupCreatePayload}

    /**
 * @summary Add a group
 */
export const useGroupCreate = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | InvalidResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof groupCreate>>, TError,GroupCreateMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof groupCreate>>,
        TError,
        GroupCreateMutationVariables,
        TContext
      > => {
      return useMutation(getGroupCreateMutationOptions(options), queryClient);
    }
    /**
 * Trainees of the company who can be put into a group. Needs `companies_groups_create` or `companies_groups_update`.
 * @summary List trainees for groups
 */
export const groupTraineeList = (
    companyId: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<GroupTrainee[]>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/groups/trainees`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGroupTraineeListQueryKey = (companyId: string,) => {
    return ["main", "groupTraineeList", companyId] as const;
    }


export const getGroupTraineeListQueryOptions = <TData = Awaited<ReturnType<typeof groupTraineeList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(companyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof groupTraineeList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGroupTraineeListQueryKey(companyId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof groupTraineeList>>> = ({ signal }) => groupTraineeList(companyId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: companyId !== null && companyId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof groupTraineeList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GroupTraineeListQueryResult = NonNullable<Awaited<ReturnType<typeof groupTraineeList>>>
export type GroupTraineeListQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>


export function useGroupTraineeList<TData = Awaited<ReturnType<typeof groupTraineeList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof groupTraineeList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof groupTraineeList>>,
          TError,
          Awaited<ReturnType<typeof groupTraineeList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGroupTraineeList<TData = Awaited<ReturnType<typeof groupTraineeList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof groupTraineeList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof groupTraineeList>>,
          TError,
          Awaited<ReturnType<typeof groupTraineeList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGroupTraineeList<TData = Awaited<ReturnType<typeof groupTraineeList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof groupTraineeList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List trainees for groups
 */

export function useGroupTraineeList<TData = Awaited<ReturnType<typeof groupTraineeList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof groupTraineeList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGroupTraineeListQueryOptions(companyId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGroupTraineeList} query
 */
export const invalidateGroupTraineeList = async (
 queryClient: QueryClient, companyId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGroupTraineeListQueryKey(companyId) }, options);

  return queryClient;
}




/**
 * Training managers of the company who can lead a group. Needs `companies_groups_create` or `companies_groups_update`.
 * @summary List managers for groups
 */
export const groupManagerList = (
    companyId: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<GroupManager[]>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/groups/managers`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGroupManagerListQueryKey = (companyId: string,) => {
    return ["main", "groupManagerList", companyId] as const;
    }


export const getGroupManagerListQueryOptions = <TData = Awaited<ReturnType<typeof groupManagerList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(companyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof groupManagerList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGroupManagerListQueryKey(companyId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof groupManagerList>>> = ({ signal }) => groupManagerList(companyId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: companyId !== null && companyId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof groupManagerList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GroupManagerListQueryResult = NonNullable<Awaited<ReturnType<typeof groupManagerList>>>
export type GroupManagerListQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>


export function useGroupManagerList<TData = Awaited<ReturnType<typeof groupManagerList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof groupManagerList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof groupManagerList>>,
          TError,
          Awaited<ReturnType<typeof groupManagerList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGroupManagerList<TData = Awaited<ReturnType<typeof groupManagerList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof groupManagerList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof groupManagerList>>,
          TError,
          Awaited<ReturnType<typeof groupManagerList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGroupManagerList<TData = Awaited<ReturnType<typeof groupManagerList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof groupManagerList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List managers for groups
 */

export function useGroupManagerList<TData = Awaited<ReturnType<typeof groupManagerList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof groupManagerList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGroupManagerListQueryOptions(companyId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGroupManagerList} query
 */
export const invalidateGroupManagerList = async (
 queryClient: QueryClient, companyId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGroupManagerListQueryKey(companyId) }, options);

  return queryClient;
}




/**
 * One group with managers and trainees.
 * @summary Read a group
 */
export const groupShow = (
    companyId: string,
    groupId: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<Group>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/groups/${encodeURIComponent(String(groupId))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGroupShowQueryKey = (companyId: string,
    groupId: string,) => {
    return ["main", "groupShow", companyId, groupId] as const;
    }


export const getGroupShowQueryOptions = <TData = Awaited<ReturnType<typeof groupShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(companyId: string,
    groupId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof groupShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGroupShowQueryKey(companyId,groupId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof groupShow>>> = ({ signal }) => groupShow(companyId,groupId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: companyId !== null && companyId !== undefined && groupId !== null && groupId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof groupShow>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GroupShowQueryResult = NonNullable<Awaited<ReturnType<typeof groupShow>>>
export type GroupShowQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>


export function useGroupShow<TData = Awaited<ReturnType<typeof groupShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    groupId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof groupShow>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof groupShow>>,
          TError,
          Awaited<ReturnType<typeof groupShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGroupShow<TData = Awaited<ReturnType<typeof groupShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    groupId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof groupShow>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof groupShow>>,
          TError,
          Awaited<ReturnType<typeof groupShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGroupShow<TData = Awaited<ReturnType<typeof groupShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    groupId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof groupShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a group
 */

export function useGroupShow<TData = Awaited<ReturnType<typeof groupShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    groupId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof groupShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGroupShowQueryOptions(companyId,groupId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGroupShow} query
 */
export const invalidateGroupShow = async (
 queryClient: QueryClient, companyId: string,
    groupId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGroupShowQueryKey(companyId,groupId) }, options);

  return queryClient;
}




/**
 * Stores name and managers, and puts in, takes out and moves trainees in one step, all or nothing. Adding somebody who is in the group is no error. The reply is not relied on.
 * @summary Change a group
 */
export const groupUpdate = (
    companyId: string,
    groupId: string,
    groupUpdatePayload: GroupUpdatePayload,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<WrittenResponse | DoneResponse>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/groups/${encodeURIComponent(String(groupId))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: groupUpdatePayload, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGroupUpdateMutationKey = () => ['groupUpdate'] as const;

export const getGroupUpdateMutationOptions = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | TooLargeResponse | InvalidResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof groupUpdate>>, TError,GroupUpdateMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof groupUpdate>>, TError,GroupUpdateMutationVariables, TContext> => {

const mutationKey = getGroupUpdateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof groupUpdate>>, GroupUpdateMutationVariables> = (props) => {
          const {companyId,groupId,data} = props ?? {};

          return  groupUpdate(companyId,groupId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GroupUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof groupUpdate>>>
    export type GroupUpdateMutationBody = GroupUpdatePayload
    export type GroupUpdateMutationError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | TooLargeResponse | InvalidResponse | FailedResponse>
    export type GroupUpdateMutationVariables = {companyId: string;groupId: string;data: GroupUpdatePayload}

    /**
 * @summary Change a group
 */
export const useGroupUpdate = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | TooLargeResponse | InvalidResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof groupUpdate>>, TError,GroupUpdateMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof groupUpdate>>,
        TError,
        GroupUpdateMutationVariables,
        TContext
      > => {
      return useMutation(getGroupUpdateMutationOptions(options), queryClient);
    }
    /**
 * Removes the group. Its trainees stay with the company.
 * @summary Delete a group
 */
export const groupDelete = (
    companyId: string,
    groupId: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<WrittenResponse | DoneResponse>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/groups/${encodeURIComponent(String(groupId))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGroupDeleteMutationKey = () => ['groupDelete'] as const;

export const getGroupDeleteMutationOptions = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof groupDelete>>, TError,GroupDeleteMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof groupDelete>>, TError,GroupDeleteMutationVariables, TContext> => {

const mutationKey = getGroupDeleteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof groupDelete>>, GroupDeleteMutationVariables> = (props) => {
          const {companyId,groupId} = props ?? {};

          return  groupDelete(companyId,groupId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GroupDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof groupDelete>>>

    export type GroupDeleteMutationError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | FailedResponse>
    export type GroupDeleteMutationVariables = {companyId: string;groupId: string}

    /**
 * @summary Delete a group
 */
export const useGroupDelete = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof groupDelete>>, TError,GroupDeleteMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof groupDelete>>,
        TError,
        GroupDeleteMutationVariables,
        TContext
      > => {
      return useMutation(getGroupDeleteMutationOptions(options), queryClient);
    }
