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
  LaunchLink,
  NotFoundResponse,
  PreviewLink,
  Program,
  RecordDownloadParams,
  RecordShowParams,
  ScheduleItem,
  Score,
  TrainNow,
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
 * Reminders and lessons that wait for the signed-in trainee, or when the next one opens.
 * @summary Read what to train now
 */
export const trainingShow = (

 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<TrainNow>(
      {url: `/api/my/training`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getTrainingShowQueryKey = () => {
    return ["main", "trainingShow"] as const;
    }


export const getTrainingShowQueryOptions = <TData = Awaited<ReturnType<typeof trainingShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof trainingShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTrainingShowQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof trainingShow>>> = ({ signal }) => trainingShow(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof trainingShow>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TrainingShowQueryResult = NonNullable<Awaited<ReturnType<typeof trainingShow>>>
export type TrainingShowQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>


export function useTrainingShow<TData = Awaited<ReturnType<typeof trainingShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof trainingShow>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof trainingShow>>,
          TError,
          Awaited<ReturnType<typeof trainingShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTrainingShow<TData = Awaited<ReturnType<typeof trainingShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof trainingShow>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof trainingShow>>,
          TError,
          Awaited<ReturnType<typeof trainingShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTrainingShow<TData = Awaited<ReturnType<typeof trainingShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof trainingShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read what to train now
 */

export function useTrainingShow<TData = Awaited<ReturnType<typeof trainingShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof trainingShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTrainingShowQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useTrainingShow} query
 */
export const invalidateTrainingShow = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getTrainingShowQueryKey() }, options);

  return queryClient;
}




/**
 * Topics to keep current, each with its lessons.
 * @summary Read the own program
 */
export const programShow = (

 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<Program>(
      {url: `/api/my/program`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getProgramShowQueryKey = () => {
    return ["main", "programShow"] as const;
    }


export const getProgramShowQueryOptions = <TData = Awaited<ReturnType<typeof programShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof programShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getProgramShowQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof programShow>>> = ({ signal }) => programShow(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof programShow>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ProgramShowQueryResult = NonNullable<Awaited<ReturnType<typeof programShow>>>
export type ProgramShowQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>


export function useProgramShow<TData = Awaited<ReturnType<typeof programShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof programShow>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof programShow>>,
          TError,
          Awaited<ReturnType<typeof programShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProgramShow<TData = Awaited<ReturnType<typeof programShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof programShow>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof programShow>>,
          TError,
          Awaited<ReturnType<typeof programShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProgramShow<TData = Awaited<ReturnType<typeof programShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof programShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the own program
 */

export function useProgramShow<TData = Awaited<ReturnType<typeof programShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof programShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getProgramShowQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useProgramShow} query
 */
export const invalidateProgramShow = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getProgramShowQueryKey() }, options);

  return queryClient;
}




/**
 * Lessons with the day each one opens.
 * @summary Read the own schedule
 */
export const scheduleShow = (

 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<ScheduleItem[]>(
      {url: `/api/my/schedule`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getScheduleShowQueryKey = () => {
    return ["main", "scheduleShow"] as const;
    }


export const getScheduleShowQueryOptions = <TData = Awaited<ReturnType<typeof scheduleShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof scheduleShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getScheduleShowQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof scheduleShow>>> = ({ signal }) => scheduleShow(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof scheduleShow>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ScheduleShowQueryResult = NonNullable<Awaited<ReturnType<typeof scheduleShow>>>
export type ScheduleShowQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>


export function useScheduleShow<TData = Awaited<ReturnType<typeof scheduleShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof scheduleShow>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof scheduleShow>>,
          TError,
          Awaited<ReturnType<typeof scheduleShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useScheduleShow<TData = Awaited<ReturnType<typeof scheduleShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof scheduleShow>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof scheduleShow>>,
          TError,
          Awaited<ReturnType<typeof scheduleShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useScheduleShow<TData = Awaited<ReturnType<typeof scheduleShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof scheduleShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the own schedule
 */

export function useScheduleShow<TData = Awaited<ReturnType<typeof scheduleShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof scheduleShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getScheduleShowQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useScheduleShow} query
 */
export const invalidateScheduleShow = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getScheduleShowQueryKey() }, options);

  return queryClient;
}




/**
 * The record as it stood on a day. Its shape follows the tier of the company.
 * @summary Read the own training record
 */
export const recordShow = (
    params?: RecordShowParams,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<TrainingRecord>(
      {url: `/api/my/records`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getRecordShowQueryKey = (params?: RecordShowParams,) => {
    return ["main", "recordShow", ...(params ? [params] : [])] as const;
    }


export const getRecordShowQueryOptions = <TData = Awaited<ReturnType<typeof recordShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | InvalidResponse | FailedResponse>>(params?: RecordShowParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof recordShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRecordShowQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof recordShow>>> = ({ signal }) => recordShow(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof recordShow>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RecordShowQueryResult = NonNullable<Awaited<ReturnType<typeof recordShow>>>
export type RecordShowQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | InvalidResponse | FailedResponse>


export function useRecordShow<TData = Awaited<ReturnType<typeof recordShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | InvalidResponse | FailedResponse>>(
 params: undefined |  RecordShowParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof recordShow>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof recordShow>>,
          TError,
          Awaited<ReturnType<typeof recordShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRecordShow<TData = Awaited<ReturnType<typeof recordShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | InvalidResponse | FailedResponse>>(
 params?: RecordShowParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof recordShow>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof recordShow>>,
          TError,
          Awaited<ReturnType<typeof recordShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRecordShow<TData = Awaited<ReturnType<typeof recordShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | InvalidResponse | FailedResponse>>(
 params?: RecordShowParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof recordShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the own training record
 */

export function useRecordShow<TData = Awaited<ReturnType<typeof recordShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | InvalidResponse | FailedResponse>>(
 params?: RecordShowParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof recordShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRecordShowQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useRecordShow} query
 */
export const invalidateRecordShow = async (
 queryClient: QueryClient, params?: RecordShowParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getRecordShowQueryKey(params) }, options);

  return queryClient;
}




/**
 * The record as a PDF. Clients save it under a name of their own, `<full name>-<date>`.
 * @summary Download the own training record
 */
export const recordDownload = (
    params: RecordDownloadParams,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<Blob>(
      {url: `/api/my/records/download`, method: 'GET',
        params,
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      { accept: 'application/pdf, application/json;q=0.9',  ...options});
    }




export const getRecordDownloadQueryKey = (params?: RecordDownloadParams,) => {
    return ["main", "recordDownload", ...(params ? [params] : [])] as const;
    }


export const getRecordDownloadQueryOptions = <TData = Awaited<ReturnType<typeof recordDownload>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | InvalidResponse | FailedResponse>>(params: RecordDownloadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof recordDownload>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRecordDownloadQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof recordDownload>>> = ({ signal }) => recordDownload(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof recordDownload>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RecordDownloadQueryResult = NonNullable<Awaited<ReturnType<typeof recordDownload>>>
export type RecordDownloadQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | InvalidResponse | FailedResponse>


export function useRecordDownload<TData = Awaited<ReturnType<typeof recordDownload>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | InvalidResponse | FailedResponse>>(
 params: RecordDownloadParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof recordDownload>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof recordDownload>>,
          TError,
          Awaited<ReturnType<typeof recordDownload>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRecordDownload<TData = Awaited<ReturnType<typeof recordDownload>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | InvalidResponse | FailedResponse>>(
 params: RecordDownloadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof recordDownload>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof recordDownload>>,
          TError,
          Awaited<ReturnType<typeof recordDownload>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRecordDownload<TData = Awaited<ReturnType<typeof recordDownload>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | InvalidResponse | FailedResponse>>(
 params: RecordDownloadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof recordDownload>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download the own training record
 */

export function useRecordDownload<TData = Awaited<ReturnType<typeof recordDownload>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | InvalidResponse | FailedResponse>>(
 params: RecordDownloadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof recordDownload>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRecordDownloadQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useRecordDownload} query
 */
export const invalidateRecordDownload = async (
 queryClient: QueryClient, params: RecordDownloadParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getRecordDownloadQueryKey(params) }, options);

  return queryClient;
}




/**
 * A certificate as data, for the print page.
 * @summary Read one of the own certificates
 */
export const certificateShow = (
    hash: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<Certificate>(
      {url: `/api/my/certificates/${encodeURIComponent(String(hash))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getCertificateShowQueryKey = (hash: string,) => {
    return ["main", "certificateShow", hash] as const;
    }


export const getCertificateShowQueryOptions = <TData = Awaited<ReturnType<typeof certificateShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(hash: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof certificateShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCertificateShowQueryKey(hash);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof certificateShow>>> = ({ signal }) => certificateShow(hash, requestOptions, signal);





   return  { queryKey, queryFn, enabled: hash !== null && hash !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof certificateShow>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CertificateShowQueryResult = NonNullable<Awaited<ReturnType<typeof certificateShow>>>
export type CertificateShowQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>


export function useCertificateShow<TData = Awaited<ReturnType<typeof certificateShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 hash: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof certificateShow>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof certificateShow>>,
          TError,
          Awaited<ReturnType<typeof certificateShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCertificateShow<TData = Awaited<ReturnType<typeof certificateShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 hash: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof certificateShow>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof certificateShow>>,
          TError,
          Awaited<ReturnType<typeof certificateShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCertificateShow<TData = Awaited<ReturnType<typeof certificateShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 hash: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof certificateShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one of the own certificates
 */

export function useCertificateShow<TData = Awaited<ReturnType<typeof certificateShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 hash: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof certificateShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCertificateShowQueryOptions(hash,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useCertificateShow} query
 */
export const invalidateCertificateShow = async (
 queryClient: QueryClient, hash: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getCertificateShowQueryKey(hash) }, options);

  return queryClient;
}




/**
 * A certificate as a PDF.
 * @summary Download one of the own certificates
 */
export const certificateDownload = (
    hash: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<Blob>(
      {url: `/api/my/certificates/${encodeURIComponent(String(hash))}/download`, method: 'GET',
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      { accept: 'application/pdf, application/json;q=0.9',  ...options});
    }




export const getCertificateDownloadQueryKey = (hash: string,) => {
    return ["main", "certificateDownload", hash] as const;
    }


export const getCertificateDownloadQueryOptions = <TData = Awaited<ReturnType<typeof certificateDownload>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(hash: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof certificateDownload>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCertificateDownloadQueryKey(hash);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof certificateDownload>>> = ({ signal }) => certificateDownload(hash, requestOptions, signal);





   return  { queryKey, queryFn, enabled: hash !== null && hash !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof certificateDownload>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CertificateDownloadQueryResult = NonNullable<Awaited<ReturnType<typeof certificateDownload>>>
export type CertificateDownloadQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>


export function useCertificateDownload<TData = Awaited<ReturnType<typeof certificateDownload>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 hash: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof certificateDownload>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof certificateDownload>>,
          TError,
          Awaited<ReturnType<typeof certificateDownload>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCertificateDownload<TData = Awaited<ReturnType<typeof certificateDownload>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 hash: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof certificateDownload>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof certificateDownload>>,
          TError,
          Awaited<ReturnType<typeof certificateDownload>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCertificateDownload<TData = Awaited<ReturnType<typeof certificateDownload>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 hash: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof certificateDownload>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download one of the own certificates
 */

export function useCertificateDownload<TData = Awaited<ReturnType<typeof certificateDownload>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 hash: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof certificateDownload>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCertificateDownloadQueryOptions(hash,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useCertificateDownload} query
 */
export const invalidateCertificateDownload = async (
 queryClient: QueryClient, hash: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getCertificateDownloadQueryKey(hash) }, options);

  return queryClient;
}




/**
 * Questions and answers behind a score of a lesson, for the trainee and for managers of the company.
 * @summary Read a score
 */
export const scoreShow = (
    registrationId: string,
    scoreId: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<Score>(
      {url: `/api/records/registrations/${encodeURIComponent(String(registrationId))}/scores/${encodeURIComponent(String(scoreId))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getScoreShowQueryKey = (registrationId: string,
    scoreId: string,) => {
    return ["main", "scoreShow", registrationId, scoreId] as const;
    }


export const getScoreShowQueryOptions = <TData = Awaited<ReturnType<typeof scoreShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(registrationId: string,
    scoreId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof scoreShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getScoreShowQueryKey(registrationId,scoreId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof scoreShow>>> = ({ signal }) => scoreShow(registrationId,scoreId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: registrationId !== null && registrationId !== undefined && scoreId !== null && scoreId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof scoreShow>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ScoreShowQueryResult = NonNullable<Awaited<ReturnType<typeof scoreShow>>>
export type ScoreShowQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>


export function useScoreShow<TData = Awaited<ReturnType<typeof scoreShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 registrationId: string,
    scoreId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof scoreShow>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof scoreShow>>,
          TError,
          Awaited<ReturnType<typeof scoreShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useScoreShow<TData = Awaited<ReturnType<typeof scoreShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 registrationId: string,
    scoreId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof scoreShow>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof scoreShow>>,
          TError,
          Awaited<ReturnType<typeof scoreShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useScoreShow<TData = Awaited<ReturnType<typeof scoreShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 registrationId: string,
    scoreId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof scoreShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a score
 */

export function useScoreShow<TData = Awaited<ReturnType<typeof scoreShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 registrationId: string,
    scoreId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof scoreShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getScoreShowQueryOptions(registrationId,scoreId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useScoreShow} query
 */
export const invalidateScoreShow = async (
 queryClient: QueryClient, registrationId: string,
    scoreId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getScoreShowQueryKey(registrationId,scoreId) }, options);

  return queryClient;
}




/**
 * Gives the address that opens the lesson in the lesson player. Ask anew for each launch. A lesson that cannot be begun now, say while its score is recorded, is refused with 422.
 * @summary Launch a lesson
 */
export const registrationLaunch = (
    registrationId: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<LaunchLink>(
      {url: `/api/records/registrations/${encodeURIComponent(String(registrationId))}/launch`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getRegistrationLaunchQueryKey = (registrationId: string,) => {
    return ["main", "registrationLaunch", registrationId] as const;
    }


export const getRegistrationLaunchQueryOptions = <TData = Awaited<ReturnType<typeof registrationLaunch>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | FailedResponse>>(registrationId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof registrationLaunch>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRegistrationLaunchQueryKey(registrationId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof registrationLaunch>>> = ({ signal }) => registrationLaunch(registrationId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: registrationId !== null && registrationId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof registrationLaunch>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RegistrationLaunchQueryResult = NonNullable<Awaited<ReturnType<typeof registrationLaunch>>>
export type RegistrationLaunchQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | FailedResponse>


export function useRegistrationLaunch<TData = Awaited<ReturnType<typeof registrationLaunch>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | FailedResponse>>(
 registrationId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof registrationLaunch>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof registrationLaunch>>,
          TError,
          Awaited<ReturnType<typeof registrationLaunch>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRegistrationLaunch<TData = Awaited<ReturnType<typeof registrationLaunch>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | FailedResponse>>(
 registrationId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof registrationLaunch>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof registrationLaunch>>,
          TError,
          Awaited<ReturnType<typeof registrationLaunch>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRegistrationLaunch<TData = Awaited<ReturnType<typeof registrationLaunch>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | FailedResponse>>(
 registrationId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof registrationLaunch>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Launch a lesson
 */

export function useRegistrationLaunch<TData = Awaited<ReturnType<typeof registrationLaunch>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse | FailedResponse>>(
 registrationId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof registrationLaunch>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRegistrationLaunchQueryOptions(registrationId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useRegistrationLaunch} query
 */
export const invalidateRegistrationLaunch = async (
 queryClient: QueryClient, registrationId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getRegistrationLaunchQueryKey(registrationId) }, options);

  return queryClient;
}




/**
 * Gives the address of a lesson for a look that changes no record. There may be none yet.
 * @summary Review a lesson
 */
export const lessonPreview = (
    lessonId: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<PreviewLink>(
      {url: `/api/lessons/${encodeURIComponent(String(lessonId))}/preview`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getLessonPreviewQueryKey = (lessonId: string,) => {
    return ["main", "lessonPreview", lessonId] as const;
    }


export const getLessonPreviewQueryOptions = <TData = Awaited<ReturnType<typeof lessonPreview>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(lessonId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lessonPreview>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLessonPreviewQueryKey(lessonId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof lessonPreview>>> = ({ signal }) => lessonPreview(lessonId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: lessonId !== null && lessonId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof lessonPreview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LessonPreviewQueryResult = NonNullable<Awaited<ReturnType<typeof lessonPreview>>>
export type LessonPreviewQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>


export function useLessonPreview<TData = Awaited<ReturnType<typeof lessonPreview>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 lessonId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof lessonPreview>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof lessonPreview>>,
          TError,
          Awaited<ReturnType<typeof lessonPreview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLessonPreview<TData = Awaited<ReturnType<typeof lessonPreview>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 lessonId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lessonPreview>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof lessonPreview>>,
          TError,
          Awaited<ReturnType<typeof lessonPreview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLessonPreview<TData = Awaited<ReturnType<typeof lessonPreview>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 lessonId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lessonPreview>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Review a lesson
 */

export function useLessonPreview<TData = Awaited<ReturnType<typeof lessonPreview>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 lessonId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lessonPreview>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getLessonPreviewQueryOptions(lessonId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useLessonPreview} query
 */
export const invalidateLessonPreview = async (
 queryClient: QueryClient, lessonId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getLessonPreviewQueryKey(lessonId) }, options);

  return queryClient;
}




