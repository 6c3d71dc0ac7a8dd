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
  FailedResponse,
  InvalidResponse,
  MessageReply,
  NotFoundResponse,
  PasswordLink,
  PasswordLinkPayload,
  PasswordLinkReply,
  PasswordResetPayload,
  TooLargeResponse
} from '../../model';

import { authHttp } from '../../../../http/auth.ts';
import type { ErrorType } from '../../../../http/auth.ts';


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
 * Sends a link for a new password to the user by e-mail. With `redirectTo` the user sets the password at that address instead.
 * @summary Ask for a reset link
 */
export const passwordLinkRequest = (
    passwordLinkPayload: PasswordLinkPayload,
 options?: SecondParameter<typeof authHttp>,signal?: AbortSignal
) => {


      return authHttp<PasswordLinkReply>(
      {url: `/api/auth/password/email`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passwordLinkPayload, ...(signal ? { signal }: {})
    },
      options);
    }




export const getPasswordLinkRequestMutationKey = () => ['passwordLinkRequest'] as const;

export const getPasswordLinkRequestMutationOptions = <TError = ErrorType<TooLargeResponse | InvalidResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof passwordLinkRequest>>, TError,PasswordLinkRequestMutationVariables, TContext>, request?: SecondParameter<typeof authHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof passwordLinkRequest>>, TError,PasswordLinkRequestMutationVariables, TContext> => {

const mutationKey = getPasswordLinkRequestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof passwordLinkRequest>>, PasswordLinkRequestMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  passwordLinkRequest(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PasswordLinkRequestMutationResult = NonNullable<Awaited<ReturnType<typeof passwordLinkRequest>>>
    export type PasswordLinkRequestMutationBody = PasswordLinkPayload
    export type PasswordLinkRequestMutationError = ErrorType<TooLargeResponse | InvalidResponse | FailedResponse>
    export type PasswordLinkRequestMutationVariables = {data: PasswordLinkPayload}

    /**
 * @summary Ask for a reset link
 */
export const usePasswordLinkRequest = <TError = ErrorType<TooLargeResponse | InvalidResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof passwordLinkRequest>>, TError,PasswordLinkRequestMutationVariables, TContext>, request?: SecondParameter<typeof authHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof passwordLinkRequest>>,
        TError,
        PasswordLinkRequestMutationVariables,
        TContext
      > => {
      return useMutation(getPasswordLinkRequestMutationOptions(options), queryClient);
    }
    /**
 * Tells whom a reset link is for, so that the form can show it. The path segment is the id of the link; some servers name it a token.
 * @summary Check a reset link
 */
export const passwordLinkVerify = (
    token: string,
 options?: SecondParameter<typeof authHttp>,signal?: AbortSignal
) => {


      return authHttp<PasswordLink>(
      {url: `/api/auth/password/reset/${encodeURIComponent(String(token))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getPasswordLinkVerifyQueryKey = (token: string,) => {
    return ["auth", "passwordLinkVerify", token] as const;
    }


export const getPasswordLinkVerifyQueryOptions = <TData = Awaited<ReturnType<typeof passwordLinkVerify>>, TError = ErrorType<NotFoundResponse | InvalidResponse | FailedResponse>>(token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof passwordLinkVerify>>, TError, TData>>, request?: SecondParameter<typeof authHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPasswordLinkVerifyQueryKey(token);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof passwordLinkVerify>>> = ({ signal }) => passwordLinkVerify(token, requestOptions, signal);





   return  { queryKey, queryFn, enabled: token !== null && token !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof passwordLinkVerify>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PasswordLinkVerifyQueryResult = NonNullable<Awaited<ReturnType<typeof passwordLinkVerify>>>
export type PasswordLinkVerifyQueryError = ErrorType<NotFoundResponse | InvalidResponse | FailedResponse>


export function usePasswordLinkVerify<TData = Awaited<ReturnType<typeof passwordLinkVerify>>, TError = ErrorType<NotFoundResponse | InvalidResponse | FailedResponse>>(
 token: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof passwordLinkVerify>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof passwordLinkVerify>>,
          TError,
          Awaited<ReturnType<typeof passwordLinkVerify>>
        > , 'initialData'
      >, request?: SecondParameter<typeof authHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePasswordLinkVerify<TData = Awaited<ReturnType<typeof passwordLinkVerify>>, TError = ErrorType<NotFoundResponse | InvalidResponse | FailedResponse>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof passwordLinkVerify>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof passwordLinkVerify>>,
          TError,
          Awaited<ReturnType<typeof passwordLinkVerify>>
        > , 'initialData'
      >, request?: SecondParameter<typeof authHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePasswordLinkVerify<TData = Awaited<ReturnType<typeof passwordLinkVerify>>, TError = ErrorType<NotFoundResponse | InvalidResponse | FailedResponse>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof passwordLinkVerify>>, TError, TData>>, request?: SecondParameter<typeof authHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Check a reset link
 */

export function usePasswordLinkVerify<TData = Awaited<ReturnType<typeof passwordLinkVerify>>, TError = ErrorType<NotFoundResponse | InvalidResponse | FailedResponse>>(
 token: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof passwordLinkVerify>>, TError, TData>>, request?: SecondParameter<typeof authHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPasswordLinkVerifyQueryOptions(token,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link usePasswordLinkVerify} query
 */
export const invalidatePasswordLinkVerify = async (
 queryClient: QueryClient, token: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getPasswordLinkVerifyQueryKey(token) }, options);

  return queryClient;
}




/**
 * Sets the password. The path carries the token that the check of the link gave, or else the id of the link.
 * @summary Set a new password
 */
export const passwordReset = (
    token: string,
    passwordResetPayload: PasswordResetPayload,
 options?: SecondParameter<typeof authHttp>,signal?: AbortSignal
) => {


      return authHttp<MessageReply>(
      {url: `/api/auth/password/reset/${encodeURIComponent(String(token))}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passwordResetPayload, ...(signal ? { signal }: {})
    },
      options);
    }




export const getPasswordResetMutationKey = () => ['passwordReset'] as const;

export const getPasswordResetMutationOptions = <TError = ErrorType<NotFoundResponse | TooLargeResponse | InvalidResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof passwordReset>>, TError,PasswordResetMutationVariables, TContext>, request?: SecondParameter<typeof authHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof passwordReset>>, TError,PasswordResetMutationVariables, TContext> => {

const mutationKey = getPasswordResetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof passwordReset>>, PasswordResetMutationVariables> = (props) => {
          const {token,data} = props ?? {};

          return  passwordReset(token,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PasswordResetMutationResult = NonNullable<Awaited<ReturnType<typeof passwordReset>>>
    export type PasswordResetMutationBody = PasswordResetPayload
    export type PasswordResetMutationError = ErrorType<NotFoundResponse | TooLargeResponse | InvalidResponse | FailedResponse>
    export type PasswordResetMutationVariables = {token: string;data: PasswordResetPayload}

    /**
 * @summary Set a new password
 */
export const usePasswordReset = <TError = ErrorType<NotFoundResponse | TooLargeResponse | InvalidResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof passwordReset>>, TError,PasswordResetMutationVariables, TContext>, request?: SecondParameter<typeof authHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof passwordReset>>,
        TError,
        PasswordResetMutationVariables,
        TContext
      > => {
      return useMutation(getPasswordResetMutationOptions(options), queryClient);
    }
