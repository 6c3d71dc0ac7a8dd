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
  AclRoleEntry,
  ChangedResponse,
  Company,
  CompanyUpdatePayload,
  CompanyUpdateReply,
  DoneResponse,
  FailedResponse,
  ForbiddenResponse,
  InvalidResponse,
  NotFoundResponse,
  OperationalRole,
  Rpe,
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
 * One company with its operational lists.
 * @summary Read a company
 */
export const companyShow = (
    companyId: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<Company>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getCompanyShowQueryKey = (companyId: string,) => {
    return ["main", "companyShow", companyId] as const;
    }


export const getCompanyShowQueryOptions = <TData = Awaited<ReturnType<typeof companyShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(companyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof companyShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCompanyShowQueryKey(companyId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof companyShow>>> = ({ signal }) => companyShow(companyId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: companyId !== null && companyId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof companyShow>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CompanyShowQueryResult = NonNullable<Awaited<ReturnType<typeof companyShow>>>
export type CompanyShowQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>


export function useCompanyShow<TData = Awaited<ReturnType<typeof companyShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof companyShow>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof companyShow>>,
          TError,
          Awaited<ReturnType<typeof companyShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCompanyShow<TData = Awaited<ReturnType<typeof companyShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof companyShow>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof companyShow>>,
          TError,
          Awaited<ReturnType<typeof companyShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCompanyShow<TData = Awaited<ReturnType<typeof companyShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof companyShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a company
 */

export function useCompanyShow<TData = Awaited<ReturnType<typeof companyShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof companyShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCompanyShowQueryOptions(companyId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useCompanyShow} query
 */
export const invalidateCompanyShow = async (
 queryClient: QueryClient, companyId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getCompanyShowQueryKey(companyId) }, options);

  return queryClient;
}




/**
 * Stores name and operational lists; what is left out stays. Only Admin and Customer Support change tier and account address; only they, and holders of `companies_rpes` and `companies_roles`, change the lists. A change by others is refused with 403, the value there is may be sent by anybody. People keep entries that leave the lists until they are changed themselves. The reply may be wrapped, bare or empty.
 * @summary Change a company
 */
export const companyUpdate = (
    companyId: string,
    companyUpdatePayload: CompanyUpdatePayload,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<CompanyUpdateReply | DoneResponse>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: companyUpdatePayload, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCompanyUpdateMutationKey = () => ['companyUpdate'] as const;

export const getCompanyUpdateMutationOptions = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | TooLargeResponse | InvalidResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof companyUpdate>>, TError,CompanyUpdateMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof companyUpdate>>, TError,CompanyUpdateMutationVariables, TContext> => {

const mutationKey = getCompanyUpdateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof companyUpdate>>, CompanyUpdateMutationVariables> = (props) => {
          const {companyId,data} = props ?? {};

          return  companyUpdate(companyId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CompanyUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof companyUpdate>>>
    export type CompanyUpdateMutationBody = CompanyUpdatePayload
    export type CompanyUpdateMutationError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | TooLargeResponse | InvalidResponse | FailedResponse>
    export type CompanyUpdateMutationVariables = {companyId: string;data: CompanyUpdatePayload}

    /**
 * @summary Change a company
 */
export const useCompanyUpdate = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | TooLargeResponse | InvalidResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof companyUpdate>>, TError,CompanyUpdateMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof companyUpdate>>,
        TError,
        CompanyUpdateMutationVariables,
        TContext
      > => {
      return useMutation(getCompanyUpdateMutationOptions(options), queryClient);
    }
    /**
 * Removes the company with its groups. Its people can no longer sign in and their sessions end; internal staff among them go on in another company. The reply is not relied on.
 * @summary Delete a company
 */
export const companyDelete = (
    companyId: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<WrittenResponse | DoneResponse>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getCompanyDeleteMutationKey = () => ['companyDelete'] as const;

export const getCompanyDeleteMutationOptions = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof companyDelete>>, TError,CompanyDeleteMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof companyDelete>>, TError,CompanyDeleteMutationVariables, TContext> => {

const mutationKey = getCompanyDeleteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof companyDelete>>, CompanyDeleteMutationVariables> = (props) => {
          const {companyId} = props ?? {};

          return  companyDelete(companyId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CompanyDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof companyDelete>>>

    export type CompanyDeleteMutationError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | FailedResponse>
    export type CompanyDeleteMutationVariables = {companyId: string}

    /**
 * @summary Delete a company
 */
export const useCompanyDelete = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof companyDelete>>, TError,CompanyDeleteMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof companyDelete>>,
        TError,
        CompanyDeleteMutationVariables,
        TContext
      > => {
      return useMutation(getCompanyDeleteMutationOptions(options), queryClient);
    }
    /**
 * Access roles that the caller can give to people of the company. Those of internal staff are given, and listed, by Admin and Customer Support only.
 * @summary List access roles
 */
export const companyAclList = (
    companyId: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<AclRoleEntry[]>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/acl`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getCompanyAclListQueryKey = (companyId: string,) => {
    return ["main", "companyAclList", companyId] as const;
    }


export const getCompanyAclListQueryOptions = <TData = Awaited<ReturnType<typeof companyAclList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(companyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof companyAclList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCompanyAclListQueryKey(companyId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof companyAclList>>> = ({ signal }) => companyAclList(companyId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: companyId !== null && companyId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof companyAclList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CompanyAclListQueryResult = NonNullable<Awaited<ReturnType<typeof companyAclList>>>
export type CompanyAclListQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>


export function useCompanyAclList<TData = Awaited<ReturnType<typeof companyAclList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof companyAclList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof companyAclList>>,
          TError,
          Awaited<ReturnType<typeof companyAclList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCompanyAclList<TData = Awaited<ReturnType<typeof companyAclList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof companyAclList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof companyAclList>>,
          TError,
          Awaited<ReturnType<typeof companyAclList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCompanyAclList<TData = Awaited<ReturnType<typeof companyAclList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof companyAclList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List access roles
 */

export function useCompanyAclList<TData = Awaited<ReturnType<typeof companyAclList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof companyAclList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCompanyAclListQueryOptions(companyId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useCompanyAclList} query
 */
export const invalidateCompanyAclList = async (
 queryClient: QueryClient, companyId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getCompanyAclListQueryKey(companyId) }, options);

  return queryClient;
}




/**
 * Operational roles that the company offers its trainees.
 * @summary List operational roles of a company
 */
export const companyRoleList = (
    companyId: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<OperationalRole[]>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/roles`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getCompanyRoleListQueryKey = (companyId: string,) => {
    return ["main", "companyRoleList", companyId] as const;
    }


export const getCompanyRoleListQueryOptions = <TData = Awaited<ReturnType<typeof companyRoleList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(companyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof companyRoleList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCompanyRoleListQueryKey(companyId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof companyRoleList>>> = ({ signal }) => companyRoleList(companyId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: companyId !== null && companyId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof companyRoleList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CompanyRoleListQueryResult = NonNullable<Awaited<ReturnType<typeof companyRoleList>>>
export type CompanyRoleListQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>


export function useCompanyRoleList<TData = Awaited<ReturnType<typeof companyRoleList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof companyRoleList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof companyRoleList>>,
          TError,
          Awaited<ReturnType<typeof companyRoleList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCompanyRoleList<TData = Awaited<ReturnType<typeof companyRoleList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof companyRoleList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof companyRoleList>>,
          TError,
          Awaited<ReturnType<typeof companyRoleList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCompanyRoleList<TData = Awaited<ReturnType<typeof companyRoleList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof companyRoleList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List operational roles of a company
 */

export function useCompanyRoleList<TData = Awaited<ReturnType<typeof companyRoleList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof companyRoleList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCompanyRoleListQueryOptions(companyId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useCompanyRoleList} query
 */
export const invalidateCompanyRoleList = async (
 queryClient: QueryClient, companyId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getCompanyRoleListQueryKey(companyId) }, options);

  return queryClient;
}




/**
 * Entries that the company operates.
 * @summary List Registry, Purpose, Equipment entries of a company
 */
export const companyRpeList = (
    companyId: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<Rpe[]>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/rpes`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getCompanyRpeListQueryKey = (companyId: string,) => {
    return ["main", "companyRpeList", companyId] as const;
    }


export const getCompanyRpeListQueryOptions = <TData = Awaited<ReturnType<typeof companyRpeList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(companyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof companyRpeList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCompanyRpeListQueryKey(companyId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof companyRpeList>>> = ({ signal }) => companyRpeList(companyId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: companyId !== null && companyId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof companyRpeList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CompanyRpeListQueryResult = NonNullable<Awaited<ReturnType<typeof companyRpeList>>>
export type CompanyRpeListQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>


export function useCompanyRpeList<TData = Awaited<ReturnType<typeof companyRpeList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof companyRpeList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof companyRpeList>>,
          TError,
          Awaited<ReturnType<typeof companyRpeList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCompanyRpeList<TData = Awaited<ReturnType<typeof companyRpeList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof companyRpeList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof companyRpeList>>,
          TError,
          Awaited<ReturnType<typeof companyRpeList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCompanyRpeList<TData = Awaited<ReturnType<typeof companyRpeList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof companyRpeList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List Registry, Purpose, Equipment entries of a company
 */

export function useCompanyRpeList<TData = Awaited<ReturnType<typeof companyRpeList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof companyRpeList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCompanyRpeListQueryOptions(companyId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useCompanyRpeList} query
 */
export const invalidateCompanyRpeList = async (
 queryClient: QueryClient, companyId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getCompanyRpeListQueryKey(companyId) }, options);

  return queryClient;
}




