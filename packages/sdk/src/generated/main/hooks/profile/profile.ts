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
  Company,
  FailedResponse,
  ForbiddenResponse,
  InvalidResponse,
  ProfileUpdatePayload,
  TooLargeResponse,
  UnauthorisedResponse,
  User
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
 * The signed-in user with roles, permissions, settings and company. Read right after signing in.
 * @summary Read the own profile
 */
export const profileShow = (

 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<User>(
      {url: `/api/my/profile`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getProfileShowQueryKey = () => {
    return ["main", "profileShow"] as const;
    }


export const getProfileShowQueryOptions = <TData = Awaited<ReturnType<typeof profileShow>>, TError = ErrorType<UnauthorisedResponse | FailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof profileShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getProfileShowQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof profileShow>>> = ({ signal }) => profileShow(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof profileShow>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ProfileShowQueryResult = NonNullable<Awaited<ReturnType<typeof profileShow>>>
export type ProfileShowQueryError = ErrorType<UnauthorisedResponse | FailedResponse>


export function useProfileShow<TData = Awaited<ReturnType<typeof profileShow>>, TError = ErrorType<UnauthorisedResponse | FailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof profileShow>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof profileShow>>,
          TError,
          Awaited<ReturnType<typeof profileShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProfileShow<TData = Awaited<ReturnType<typeof profileShow>>, TError = ErrorType<UnauthorisedResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof profileShow>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof profileShow>>,
          TError,
          Awaited<ReturnType<typeof profileShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProfileShow<TData = Awaited<ReturnType<typeof profileShow>>, TError = ErrorType<UnauthorisedResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof profileShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the own profile
 */

export function useProfileShow<TData = Awaited<ReturnType<typeof profileShow>>, TError = ErrorType<UnauthorisedResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof profileShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getProfileShowQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useProfileShow} query
 */
export const invalidateProfileShow = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getProfileShowQueryKey() }, options);

  return queryClient;
}




/**
 * Stores name, addresses, notifications and, when given, a new password, which ends the person's other sessions. The reply replaces the user that the client holds.
 * @summary Change the own profile
 */
export const profileUpdate = (
    profileUpdatePayload: ProfileUpdatePayload,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<User>(
      {url: `/api/my/profile`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: profileUpdatePayload, ...(signal ? { signal }: {})
    },
      options);
    }




export const getProfileUpdateMutationKey = () => ['profileUpdate'] as const;

export const getProfileUpdateMutationOptions = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | ChangedResponse | TooLargeResponse | InvalidResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof profileUpdate>>, TError,ProfileUpdateMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof profileUpdate>>, TError,ProfileUpdateMutationVariables, TContext> => {

const mutationKey = getProfileUpdateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof profileUpdate>>, ProfileUpdateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  profileUpdate(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ProfileUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof profileUpdate>>>
    export type ProfileUpdateMutationBody = ProfileUpdatePayload
    export type ProfileUpdateMutationError = ErrorType<UnauthorisedResponse | ForbiddenResponse | ChangedResponse | TooLargeResponse | InvalidResponse | FailedResponse>
    export type ProfileUpdateMutationVariables = {data: ProfileUpdatePayload}

    /**
 * @summary Change the own profile
 */
export const useProfileUpdate = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | ChangedResponse | TooLargeResponse | InvalidResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof profileUpdate>>, TError,ProfileUpdateMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof profileUpdate>>,
        TError,
        ProfileUpdateMutationVariables,
        TContext
      > => {
      return useMutation(getProfileUpdateMutationOptions(options), queryClient);
    }
    /**
 * The company that the signed-in user works for, with its tier, features and settings.
 * @summary Read the current company
 */
export const accountShow = (

 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<Company>(
      {url: `/api/accounts/profile`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getAccountShowQueryKey = () => {
    return ["main", "accountShow"] as const;
    }


export const getAccountShowQueryOptions = <TData = Awaited<ReturnType<typeof accountShow>>, TError = ErrorType<UnauthorisedResponse | FailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof accountShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getAccountShowQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof accountShow>>> = ({ signal }) => accountShow(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof accountShow>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type AccountShowQueryResult = NonNullable<Awaited<ReturnType<typeof accountShow>>>
export type AccountShowQueryError = ErrorType<UnauthorisedResponse | FailedResponse>


export function useAccountShow<TData = Awaited<ReturnType<typeof accountShow>>, TError = ErrorType<UnauthorisedResponse | FailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof accountShow>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof accountShow>>,
          TError,
          Awaited<ReturnType<typeof accountShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAccountShow<TData = Awaited<ReturnType<typeof accountShow>>, TError = ErrorType<UnauthorisedResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof accountShow>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof accountShow>>,
          TError,
          Awaited<ReturnType<typeof accountShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAccountShow<TData = Awaited<ReturnType<typeof accountShow>>, TError = ErrorType<UnauthorisedResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof accountShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the current company
 */

export function useAccountShow<TData = Awaited<ReturnType<typeof accountShow>>, TError = ErrorType<UnauthorisedResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof accountShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getAccountShowQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useAccountShow} query
 */
export const invalidateAccountShow = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getAccountShowQueryKey() }, options);

  return queryClient;
}




