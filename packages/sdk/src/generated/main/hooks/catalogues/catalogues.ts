/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  FailedResponse,
  ForbiddenResponse,
  OperationalRole,
  Rpe,
  Tier,
  UnauthorisedResponse
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
 * Operational roles that a company can choose from.
 * @summary List all operational roles
 */
export const roleList = (

 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<OperationalRole[]>(
      {url: `/api/roles`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getRoleListQueryKey = () => {
    return ["main", "roleList"] as const;
    }


export const getRoleListQueryOptions = <TData = Awaited<ReturnType<typeof roleList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roleList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRoleListQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof roleList>>> = ({ signal }) => roleList(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof roleList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RoleListQueryResult = NonNullable<Awaited<ReturnType<typeof roleList>>>
export type RoleListQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>


export function useRoleList<TData = Awaited<ReturnType<typeof roleList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof roleList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof roleList>>,
          TError,
          Awaited<ReturnType<typeof roleList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRoleList<TData = Awaited<ReturnType<typeof roleList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roleList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof roleList>>,
          TError,
          Awaited<ReturnType<typeof roleList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRoleList<TData = Awaited<ReturnType<typeof roleList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roleList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List all operational roles
 */

export function useRoleList<TData = Awaited<ReturnType<typeof roleList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roleList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRoleListQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useRoleList} query
 */
export const invalidateRoleList = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getRoleListQueryKey() }, options);

  return queryClient;
}




/**
 * Entries that a company can choose from.
 * @summary List all Registry, Purpose, Equipment entries
 */
export const rpeList = (

 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<Rpe[]>(
      {url: `/api/rpes`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getRpeListQueryKey = () => {
    return ["main", "rpeList"] as const;
    }


export const getRpeListQueryOptions = <TData = Awaited<ReturnType<typeof rpeList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rpeList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRpeListQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof rpeList>>> = ({ signal }) => rpeList(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof rpeList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RpeListQueryResult = NonNullable<Awaited<ReturnType<typeof rpeList>>>
export type RpeListQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>


export function useRpeList<TData = Awaited<ReturnType<typeof rpeList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof rpeList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof rpeList>>,
          TError,
          Awaited<ReturnType<typeof rpeList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRpeList<TData = Awaited<ReturnType<typeof rpeList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rpeList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof rpeList>>,
          TError,
          Awaited<ReturnType<typeof rpeList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRpeList<TData = Awaited<ReturnType<typeof rpeList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rpeList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List all Registry, Purpose, Equipment entries
 */

export function useRpeList<TData = Awaited<ReturnType<typeof rpeList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rpeList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRpeListQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useRpeList} query
 */
export const invalidateRpeList = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getRpeListQueryKey() }, options);

  return queryClient;
}




/**
 * Service tiers that a company can be on.
 * @summary List all tiers
 */
export const tierList = (

 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<Tier[]>(
      {url: `/api/tiers`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getTierListQueryKey = () => {
    return ["main", "tierList"] as const;
    }


export const getTierListQueryOptions = <TData = Awaited<ReturnType<typeof tierList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof tierList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTierListQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof tierList>>> = ({ signal }) => tierList(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof tierList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TierListQueryResult = NonNullable<Awaited<ReturnType<typeof tierList>>>
export type TierListQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>


export function useTierList<TData = Awaited<ReturnType<typeof tierList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof tierList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof tierList>>,
          TError,
          Awaited<ReturnType<typeof tierList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTierList<TData = Awaited<ReturnType<typeof tierList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof tierList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof tierList>>,
          TError,
          Awaited<ReturnType<typeof tierList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTierList<TData = Awaited<ReturnType<typeof tierList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof tierList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List all tiers
 */

export function useTierList<TData = Awaited<ReturnType<typeof tierList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof tierList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTierListQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useTierList} query
 */
export const invalidateTierList = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getTierListQueryKey() }, options);

  return queryClient;
}




