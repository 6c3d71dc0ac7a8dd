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
  Certificate,
  FailedResponse,
  ForbiddenResponse,
  InvalidResponse,
  NotFoundResponse,
  PersonRecordDownloadParams,
  PersonRecordShowParams,
  Program,
  ScheduleItem,
  TrainingRecord,
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
 * Topics to keep current, each with its lessons.
 * @summary Read a person's program
 */
export const personProgramShow = (
    companyId: string,
    userId: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<Program>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/users/${encodeURIComponent(String(userId))}/programs`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getPersonProgramShowQueryKey = (companyId: string,
    userId: string,) => {
    return ["main", "personProgramShow", companyId, userId] as const;
    }


export const getPersonProgramShowQueryOptions = <TData = Awaited<ReturnType<typeof personProgramShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(companyId: string,
    userId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personProgramShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPersonProgramShowQueryKey(companyId,userId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof personProgramShow>>> = ({ signal }) => personProgramShow(companyId,userId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: companyId !== null && companyId !== undefined && userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof personProgramShow>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PersonProgramShowQueryResult = NonNullable<Awaited<ReturnType<typeof personProgramShow>>>
export type PersonProgramShowQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>


export function usePersonProgramShow<TData = Awaited<ReturnType<typeof personProgramShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    userId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof personProgramShow>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof personProgramShow>>,
          TError,
          Awaited<ReturnType<typeof personProgramShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePersonProgramShow<TData = Awaited<ReturnType<typeof personProgramShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    userId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personProgramShow>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof personProgramShow>>,
          TError,
          Awaited<ReturnType<typeof personProgramShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePersonProgramShow<TData = Awaited<ReturnType<typeof personProgramShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    userId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personProgramShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a person's program
 */

export function usePersonProgramShow<TData = Awaited<ReturnType<typeof personProgramShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    userId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personProgramShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPersonProgramShowQueryOptions(companyId,userId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link usePersonProgramShow} query
 */
export const invalidatePersonProgramShow = async (
 queryClient: QueryClient, companyId: string,
    userId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getPersonProgramShowQueryKey(companyId,userId) }, options);

  return queryClient;
}




/**
 * Lessons with the day each one opens.
 * @summary Read a person's schedule
 */
export const personScheduleShow = (
    companyId: string,
    userId: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<ScheduleItem[]>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/users/${encodeURIComponent(String(userId))}/schedule`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getPersonScheduleShowQueryKey = (companyId: string,
    userId: string,) => {
    return ["main", "personScheduleShow", companyId, userId] as const;
    }


export const getPersonScheduleShowQueryOptions = <TData = Awaited<ReturnType<typeof personScheduleShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(companyId: string,
    userId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personScheduleShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPersonScheduleShowQueryKey(companyId,userId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof personScheduleShow>>> = ({ signal }) => personScheduleShow(companyId,userId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: companyId !== null && companyId !== undefined && userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof personScheduleShow>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PersonScheduleShowQueryResult = NonNullable<Awaited<ReturnType<typeof personScheduleShow>>>
export type PersonScheduleShowQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>


export function usePersonScheduleShow<TData = Awaited<ReturnType<typeof personScheduleShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    userId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof personScheduleShow>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof personScheduleShow>>,
          TError,
          Awaited<ReturnType<typeof personScheduleShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePersonScheduleShow<TData = Awaited<ReturnType<typeof personScheduleShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    userId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personScheduleShow>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof personScheduleShow>>,
          TError,
          Awaited<ReturnType<typeof personScheduleShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePersonScheduleShow<TData = Awaited<ReturnType<typeof personScheduleShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    userId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personScheduleShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a person's schedule
 */

export function usePersonScheduleShow<TData = Awaited<ReturnType<typeof personScheduleShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    userId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personScheduleShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPersonScheduleShowQueryOptions(companyId,userId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link usePersonScheduleShow} query
 */
export const invalidatePersonScheduleShow = async (
 queryClient: QueryClient, companyId: string,
    userId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getPersonScheduleShowQueryKey(companyId,userId) }, options);

  return queryClient;
}




/**
 * The record as it stood on a day. Its shape follows the tier of the company.
 * @summary Read a person's training record
 */
export const personRecordShow = (
    companyId: string,
    userId: string,
    params?: PersonRecordShowParams,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<TrainingRecord>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/users/${encodeURIComponent(String(userId))}/records`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getPersonRecordShowQueryKey = (companyId: string,
    userId: string,
    params?: PersonRecordShowParams,) => {
    return ["main", "personRecordShow", companyId, userId, ...(params ? [params] : [])] as const;
    }


export const getPersonRecordShowQueryOptions = <TData = Awaited<ReturnType<typeof personRecordShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | FailedResponse>>(companyId: string,
    userId: string,
    params?: PersonRecordShowParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personRecordShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPersonRecordShowQueryKey(companyId,userId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof personRecordShow>>> = ({ signal }) => personRecordShow(companyId,userId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: companyId !== null && companyId !== undefined && userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof personRecordShow>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PersonRecordShowQueryResult = NonNullable<Awaited<ReturnType<typeof personRecordShow>>>
export type PersonRecordShowQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | FailedResponse>


export function usePersonRecordShow<TData = Awaited<ReturnType<typeof personRecordShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | FailedResponse>>(
 companyId: string,
    userId: string,
    params: undefined |  PersonRecordShowParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof personRecordShow>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof personRecordShow>>,
          TError,
          Awaited<ReturnType<typeof personRecordShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePersonRecordShow<TData = Awaited<ReturnType<typeof personRecordShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | FailedResponse>>(
 companyId: string,
    userId: string,
    params?: PersonRecordShowParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personRecordShow>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof personRecordShow>>,
          TError,
          Awaited<ReturnType<typeof personRecordShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePersonRecordShow<TData = Awaited<ReturnType<typeof personRecordShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | FailedResponse>>(
 companyId: string,
    userId: string,
    params?: PersonRecordShowParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personRecordShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a person's training record
 */

export function usePersonRecordShow<TData = Awaited<ReturnType<typeof personRecordShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | FailedResponse>>(
 companyId: string,
    userId: string,
    params?: PersonRecordShowParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personRecordShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPersonRecordShowQueryOptions(companyId,userId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link usePersonRecordShow} query
 */
export const invalidatePersonRecordShow = async (
 queryClient: QueryClient, companyId: string,
    userId: string,
    params?: PersonRecordShowParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getPersonRecordShowQueryKey(companyId,userId,params) }, options);

  return queryClient;
}




/**
 * The record as a PDF. Clients save it under a name of their own, `<full name>-<date>`.
 * @summary Download a person's training record
 */
export const personRecordDownload = (
    companyId: string,
    userId: string,
    params: PersonRecordDownloadParams,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<Blob>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/users/${encodeURIComponent(String(userId))}/records/download`, method: 'GET',
        params,
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      { accept: 'application/pdf, application/json;q=0.9',  ...options});
    }




export const getPersonRecordDownloadQueryKey = (companyId: string,
    userId: string,
    params?: PersonRecordDownloadParams,) => {
    return ["main", "personRecordDownload", companyId, userId, ...(params ? [params] : [])] as const;
    }


export const getPersonRecordDownloadQueryOptions = <TData = Awaited<ReturnType<typeof personRecordDownload>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | FailedResponse>>(companyId: string,
    userId: string,
    params: PersonRecordDownloadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personRecordDownload>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPersonRecordDownloadQueryKey(companyId,userId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof personRecordDownload>>> = ({ signal }) => personRecordDownload(companyId,userId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: companyId !== null && companyId !== undefined && userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof personRecordDownload>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PersonRecordDownloadQueryResult = NonNullable<Awaited<ReturnType<typeof personRecordDownload>>>
export type PersonRecordDownloadQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | FailedResponse>


export function usePersonRecordDownload<TData = Awaited<ReturnType<typeof personRecordDownload>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | FailedResponse>>(
 companyId: string,
    userId: string,
    params: PersonRecordDownloadParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof personRecordDownload>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof personRecordDownload>>,
          TError,
          Awaited<ReturnType<typeof personRecordDownload>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePersonRecordDownload<TData = Awaited<ReturnType<typeof personRecordDownload>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | FailedResponse>>(
 companyId: string,
    userId: string,
    params: PersonRecordDownloadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personRecordDownload>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof personRecordDownload>>,
          TError,
          Awaited<ReturnType<typeof personRecordDownload>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePersonRecordDownload<TData = Awaited<ReturnType<typeof personRecordDownload>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | FailedResponse>>(
 companyId: string,
    userId: string,
    params: PersonRecordDownloadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personRecordDownload>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download a person's training record
 */

export function usePersonRecordDownload<TData = Awaited<ReturnType<typeof personRecordDownload>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | FailedResponse>>(
 companyId: string,
    userId: string,
    params: PersonRecordDownloadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personRecordDownload>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPersonRecordDownloadQueryOptions(companyId,userId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link usePersonRecordDownload} query
 */
export const invalidatePersonRecordDownload = async (
 queryClient: QueryClient, companyId: string,
    userId: string,
    params: PersonRecordDownloadParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getPersonRecordDownloadQueryKey(companyId,userId,params) }, options);

  return queryClient;
}




/**
 * A certificate as data, for the print page.
 * @summary Read one of a person's certificates
 */
export const personCertificateShow = (
    companyId: string,
    userId: string,
    hash: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<Certificate>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/users/${encodeURIComponent(String(userId))}/certificates/${encodeURIComponent(String(hash))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getPersonCertificateShowQueryKey = (companyId: string,
    userId: string,
    hash: string,) => {
    return ["main", "personCertificateShow", companyId, userId, hash] as const;
    }


export const getPersonCertificateShowQueryOptions = <TData = Awaited<ReturnType<typeof personCertificateShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(companyId: string,
    userId: string,
    hash: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personCertificateShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPersonCertificateShowQueryKey(companyId,userId,hash);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof personCertificateShow>>> = ({ signal }) => personCertificateShow(companyId,userId,hash, requestOptions, signal);





   return  { queryKey, queryFn, enabled: companyId !== null && companyId !== undefined && userId !== null && userId !== undefined && hash !== null && hash !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof personCertificateShow>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PersonCertificateShowQueryResult = NonNullable<Awaited<ReturnType<typeof personCertificateShow>>>
export type PersonCertificateShowQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>


export function usePersonCertificateShow<TData = Awaited<ReturnType<typeof personCertificateShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    userId: string,
    hash: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof personCertificateShow>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof personCertificateShow>>,
          TError,
          Awaited<ReturnType<typeof personCertificateShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePersonCertificateShow<TData = Awaited<ReturnType<typeof personCertificateShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    userId: string,
    hash: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personCertificateShow>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof personCertificateShow>>,
          TError,
          Awaited<ReturnType<typeof personCertificateShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePersonCertificateShow<TData = Awaited<ReturnType<typeof personCertificateShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    userId: string,
    hash: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personCertificateShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one of a person's certificates
 */

export function usePersonCertificateShow<TData = Awaited<ReturnType<typeof personCertificateShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    userId: string,
    hash: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personCertificateShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPersonCertificateShowQueryOptions(companyId,userId,hash,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link usePersonCertificateShow} query
 */
export const invalidatePersonCertificateShow = async (
 queryClient: QueryClient, companyId: string,
    userId: string,
    hash: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getPersonCertificateShowQueryKey(companyId,userId,hash) }, options);

  return queryClient;
}




/**
 * A certificate as a PDF.
 * @summary Download one of a person's certificates
 */
export const personCertificateDownload = (
    companyId: string,
    userId: string,
    hash: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<Blob>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/users/${encodeURIComponent(String(userId))}/certificates/${encodeURIComponent(String(hash))}/download`, method: 'GET',
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      { accept: 'application/pdf, application/json;q=0.9',  ...options});
    }




export const getPersonCertificateDownloadQueryKey = (companyId: string,
    userId: string,
    hash: string,) => {
    return ["main", "personCertificateDownload", companyId, userId, hash] as const;
    }


export const getPersonCertificateDownloadQueryOptions = <TData = Awaited<ReturnType<typeof personCertificateDownload>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(companyId: string,
    userId: string,
    hash: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personCertificateDownload>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPersonCertificateDownloadQueryKey(companyId,userId,hash);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof personCertificateDownload>>> = ({ signal }) => personCertificateDownload(companyId,userId,hash, requestOptions, signal);





   return  { queryKey, queryFn, enabled: companyId !== null && companyId !== undefined && userId !== null && userId !== undefined && hash !== null && hash !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof personCertificateDownload>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PersonCertificateDownloadQueryResult = NonNullable<Awaited<ReturnType<typeof personCertificateDownload>>>
export type PersonCertificateDownloadQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>


export function usePersonCertificateDownload<TData = Awaited<ReturnType<typeof personCertificateDownload>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    userId: string,
    hash: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof personCertificateDownload>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof personCertificateDownload>>,
          TError,
          Awaited<ReturnType<typeof personCertificateDownload>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePersonCertificateDownload<TData = Awaited<ReturnType<typeof personCertificateDownload>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    userId: string,
    hash: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personCertificateDownload>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof personCertificateDownload>>,
          TError,
          Awaited<ReturnType<typeof personCertificateDownload>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePersonCertificateDownload<TData = Awaited<ReturnType<typeof personCertificateDownload>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    userId: string,
    hash: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personCertificateDownload>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download one of a person's certificates
 */

export function usePersonCertificateDownload<TData = Awaited<ReturnType<typeof personCertificateDownload>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    userId: string,
    hash: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personCertificateDownload>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPersonCertificateDownloadQueryOptions(companyId,userId,hash,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link usePersonCertificateDownload} query
 */
export const invalidatePersonCertificateDownload = async (
 queryClient: QueryClient, companyId: string,
    userId: string,
    hash: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getPersonCertificateDownloadQueryKey(companyId,userId,hash) }, options);

  return queryClient;
}




