/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  AccessToken,
  Credentials,
  FailedResponse,
  InvalidResponse,
  LoginRedirect,
  Problem,
  TooLargeResponse,
  TooManyResponse,
  UnauthorisedResponse
} from '../../model';

import { authHttp } from '../../../../http/auth.ts';
import type { ErrorType } from '../../../../http/auth.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Exchanges a sign-in name and password for a bearer token that both hosts accept. A user who is served elsewhere is answered 305; the client keeps the address and goes there once the terms are accepted. A reply without `expires_in` is to be treated as a failure.
 * @summary Sign in
 */
export const sessionLogin = (
    credentials: Credentials,
 options?: SecondParameter<typeof authHttp>,signal?: AbortSignal
) => {


      return authHttp<AccessToken>(
      {url: `/api/auth/login`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: credentials, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSessionLoginMutationKey = () => ['sessionLogin'] as const;

export const getSessionLoginMutationOptions = <TError = ErrorType<LoginRedirect | Problem | TooLargeResponse | InvalidResponse | TooManyResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sessionLogin>>, TError,SessionLoginMutationVariables, TContext>, request?: SecondParameter<typeof authHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof sessionLogin>>, TError,SessionLoginMutationVariables, TContext> => {

const mutationKey = getSessionLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sessionLogin>>, SessionLoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sessionLogin(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SessionLoginMutationResult = NonNullable<Awaited<ReturnType<typeof sessionLogin>>>
    export type SessionLoginMutationBody = Credentials
    export type SessionLoginMutationError = ErrorType<LoginRedirect | Problem | TooLargeResponse | InvalidResponse | TooManyResponse | FailedResponse>
    export type SessionLoginMutationVariables = {data: Credentials}

    /**
 * @summary Sign in
 */
export const useSessionLogin = <TError = ErrorType<LoginRedirect | Problem | TooLargeResponse | InvalidResponse | TooManyResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sessionLogin>>, TError,SessionLoginMutationVariables, TContext>, request?: SecondParameter<typeof authHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sessionLogin>>,
        TError,
        SessionLoginMutationVariables,
        TContext
      > => {
      return useMutation(getSessionLoginMutationOptions(options), queryClient);
    }
    /**
 * Exchanges the current bearer token for a new one. The old token stops working, so ask once however many calls and open tabs are waiting.
 * @summary Renew the token
 */
export const sessionRefresh = (

 options?: SecondParameter<typeof authHttp>,signal?: AbortSignal
) => {


      return authHttp<AccessToken>(
      {url: `/api/auth/refresh`, method: 'POST', ...(signal ? { signal }: {})
    },
      options);
    }




export const getSessionRefreshMutationKey = () => ['sessionRefresh'] as const;

export const getSessionRefreshMutationOptions = <TError = ErrorType<UnauthorisedResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sessionRefresh>>, TError,void, TContext>, request?: SecondParameter<typeof authHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof sessionRefresh>>, TError,void, TContext> => {

const mutationKey = getSessionRefreshMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sessionRefresh>>, void> = () => {


          return  sessionRefresh(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SessionRefreshMutationResult = NonNullable<Awaited<ReturnType<typeof sessionRefresh>>>

    export type SessionRefreshMutationError = ErrorType<UnauthorisedResponse | FailedResponse>


    /**
 * @summary Renew the token
 */
export const useSessionRefresh = <TError = ErrorType<UnauthorisedResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sessionRefresh>>, TError,void, TContext>, request?: SecondParameter<typeof authHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sessionRefresh>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getSessionRefreshMutationOptions(options), queryClient);
    }
