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
  EventBoardCard,
  FailedResponse,
  ForbiddenResponse,
  TrainingBoardCard,
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
 * The manager's people by state of their training. Suspended people appear only when their settings say so.
 * @summary Read the training status board
 */
export const trainingBoardShow = (

 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<TrainingBoardCard[]>(
      {url: `/api/dashboard/training_status`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getTrainingBoardShowQueryKey = () => {
    return ["main", "trainingBoardShow"] as const;
    }


export const getTrainingBoardShowQueryOptions = <TData = Awaited<ReturnType<typeof trainingBoardShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof trainingBoardShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTrainingBoardShowQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof trainingBoardShow>>> = ({ signal }) => trainingBoardShow(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof trainingBoardShow>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TrainingBoardShowQueryResult = NonNullable<Awaited<ReturnType<typeof trainingBoardShow>>>
export type TrainingBoardShowQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>


export function useTrainingBoardShow<TData = Awaited<ReturnType<typeof trainingBoardShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof trainingBoardShow>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof trainingBoardShow>>,
          TError,
          Awaited<ReturnType<typeof trainingBoardShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTrainingBoardShow<TData = Awaited<ReturnType<typeof trainingBoardShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof trainingBoardShow>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof trainingBoardShow>>,
          TError,
          Awaited<ReturnType<typeof trainingBoardShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTrainingBoardShow<TData = Awaited<ReturnType<typeof trainingBoardShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof trainingBoardShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the training status board
 */

export function useTrainingBoardShow<TData = Awaited<ReturnType<typeof trainingBoardShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof trainingBoardShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTrainingBoardShowQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useTrainingBoardShow} query
 */
export const invalidateTrainingBoardShow = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getTrainingBoardShowQueryKey() }, options);

  return queryClient;
}




/**
 * Events and documents of the manager's people by state. At risk means that fewer than 30 days are left.
 * @summary Read the event and document status board
 */
export const eventBoardShow = (

 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<EventBoardCard[]>(
      {url: `/api/dashboard/event_status`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getEventBoardShowQueryKey = () => {
    return ["main", "eventBoardShow"] as const;
    }


export const getEventBoardShowQueryOptions = <TData = Awaited<ReturnType<typeof eventBoardShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof eventBoardShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getEventBoardShowQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof eventBoardShow>>> = ({ signal }) => eventBoardShow(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof eventBoardShow>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type EventBoardShowQueryResult = NonNullable<Awaited<ReturnType<typeof eventBoardShow>>>
export type EventBoardShowQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>


export function useEventBoardShow<TData = Awaited<ReturnType<typeof eventBoardShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof eventBoardShow>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof eventBoardShow>>,
          TError,
          Awaited<ReturnType<typeof eventBoardShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useEventBoardShow<TData = Awaited<ReturnType<typeof eventBoardShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof eventBoardShow>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof eventBoardShow>>,
          TError,
          Awaited<ReturnType<typeof eventBoardShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useEventBoardShow<TData = Awaited<ReturnType<typeof eventBoardShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof eventBoardShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the event and document status board
 */

export function useEventBoardShow<TData = Awaited<ReturnType<typeof eventBoardShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof eventBoardShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getEventBoardShowQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useEventBoardShow} query
 */
export const invalidateEventBoardShow = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getEventBoardShowQueryKey() }, options);

  return queryClient;
}




