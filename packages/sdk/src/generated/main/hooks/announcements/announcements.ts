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
  Announcement,
  FailedResponse,
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
 * Messages in force. The client shows those for its company, and stops training where one says so.
 * @summary List announcements
 */
export const announcementList = (

 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<Announcement[]>(
      {url: `/api/announcements/announcements`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getAnnouncementListQueryKey = () => {
    return ["main", "announcementList"] as const;
    }


export const getAnnouncementListQueryOptions = <TData = Awaited<ReturnType<typeof announcementList>>, TError = ErrorType<UnauthorisedResponse | FailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof announcementList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getAnnouncementListQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof announcementList>>> = ({ signal }) => announcementList(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof announcementList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type AnnouncementListQueryResult = NonNullable<Awaited<ReturnType<typeof announcementList>>>
export type AnnouncementListQueryError = ErrorType<UnauthorisedResponse | FailedResponse>


export function useAnnouncementList<TData = Awaited<ReturnType<typeof announcementList>>, TError = ErrorType<UnauthorisedResponse | FailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof announcementList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof announcementList>>,
          TError,
          Awaited<ReturnType<typeof announcementList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAnnouncementList<TData = Awaited<ReturnType<typeof announcementList>>, TError = ErrorType<UnauthorisedResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof announcementList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof announcementList>>,
          TError,
          Awaited<ReturnType<typeof announcementList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAnnouncementList<TData = Awaited<ReturnType<typeof announcementList>>, TError = ErrorType<UnauthorisedResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof announcementList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List announcements
 */

export function useAnnouncementList<TData = Awaited<ReturnType<typeof announcementList>>, TError = ErrorType<UnauthorisedResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof announcementList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getAnnouncementListQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useAnnouncementList} query
 */
export const invalidateAnnouncementList = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getAnnouncementListQueryKey() }, options);

  return queryClient;
}




