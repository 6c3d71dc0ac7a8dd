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
  EventCreateForm,
  EventDocument,
  EventListItem,
  EventUpdateForm,
  FailedResponse,
  ForbiddenResponse,
  InvalidResponse,
  NotFoundResponse,
  TooLargeResponse,
  UnauthorisedResponse,
  WrittenResponse
} from '../../model';

import { mainHttp } from '../../../../http/main.ts';
import type { ErrorType } from '../../../../http/main.ts';
import { toFormData } from '../../../../http/form-data.ts';


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
 * Events and documents, in force and archived. `is_active` tells them apart.
 * @summary List the own events
 */
export const eventList = (

 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<EventListItem[]>(
      {url: `/api/my/events`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getEventListQueryKey = () => {
    return ["main", "eventList"] as const;
    }


export const getEventListQueryOptions = <TData = Awaited<ReturnType<typeof eventList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof eventList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getEventListQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof eventList>>> = ({ signal }) => eventList(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof eventList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type EventListQueryResult = NonNullable<Awaited<ReturnType<typeof eventList>>>
export type EventListQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>


export function useEventList<TData = Awaited<ReturnType<typeof eventList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof eventList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof eventList>>,
          TError,
          Awaited<ReturnType<typeof eventList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useEventList<TData = Awaited<ReturnType<typeof eventList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof eventList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof eventList>>,
          TError,
          Awaited<ReturnType<typeof eventList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useEventList<TData = Awaited<ReturnType<typeof eventList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof eventList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the own events
 */

export function useEventList<TData = Awaited<ReturnType<typeof eventList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | FailedResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof eventList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getEventListQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useEventList} query
 */
export const invalidateEventList = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getEventListQueryKey() }, options);

  return queryClient;
}




/**
 * Adds an event with its files. Fields that are empty and had no value are left out. Switches are sent as 1 or 0, reminders as `reminders[0][key]` and `reminders[0][value]`, files as `files[0]`. Closed to trainees whose company has `events_documents` switched off.
 * @summary Add to the own events
 */
export const eventCreate = (
    eventCreateForm: EventCreateForm,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {

      const formData = toFormData(eventCreateForm)
      return mainHttp<EventDocument>(
      {url: `/api/my/events`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, ...(signal ? { signal }: {})
    },
      options);
    }




export const getEventCreateMutationKey = () => ['eventCreate'] as const;

export const getEventCreateMutationOptions = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | TooLargeResponse | InvalidResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof eventCreate>>, TError,EventCreateMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof eventCreate>>, TError,EventCreateMutationVariables, TContext> => {

const mutationKey = getEventCreateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof eventCreate>>, EventCreateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  eventCreate(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EventCreateMutationResult = NonNullable<Awaited<ReturnType<typeof eventCreate>>>
    export type EventCreateMutationBody = EventCreateForm
    export type EventCreateMutationError = ErrorType<UnauthorisedResponse | ForbiddenResponse | TooLargeResponse | InvalidResponse | FailedResponse>
    export type EventCreateMutationVariables = {data: EventCreateForm}

    /**
 * @summary Add to the own events
 */
export const useEventCreate = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | TooLargeResponse | InvalidResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof eventCreate>>, TError,EventCreateMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof eventCreate>>,
        TError,
        EventCreateMutationVariables,
        TContext
      > => {
      return useMutation(getEventCreateMutationOptions(options), queryClient);
    }
    /**
 * One event with its notes, warnings and files.
 * @summary Read one of the own events
 */
export const eventShow = (
    eventId: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<EventDocument>(
      {url: `/api/my/events/${encodeURIComponent(String(eventId))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getEventShowQueryKey = (eventId: string,) => {
    return ["main", "eventShow", eventId] as const;
    }


export const getEventShowQueryOptions = <TData = Awaited<ReturnType<typeof eventShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(eventId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof eventShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getEventShowQueryKey(eventId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof eventShow>>> = ({ signal }) => eventShow(eventId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: eventId !== null && eventId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof eventShow>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type EventShowQueryResult = NonNullable<Awaited<ReturnType<typeof eventShow>>>
export type EventShowQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>


export function useEventShow<TData = Awaited<ReturnType<typeof eventShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 eventId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof eventShow>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof eventShow>>,
          TError,
          Awaited<ReturnType<typeof eventShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useEventShow<TData = Awaited<ReturnType<typeof eventShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 eventId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof eventShow>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof eventShow>>,
          TError,
          Awaited<ReturnType<typeof eventShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useEventShow<TData = Awaited<ReturnType<typeof eventShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 eventId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof eventShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one of the own events
 */

export function useEventShow<TData = Awaited<ReturnType<typeof eventShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 eventId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof eventShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getEventShowQueryOptions(eventId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useEventShow} query
 */
export const invalidateEventShow = async (
 queryClient: QueryClient, eventId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getEventShowQueryKey(eventId) }, options);

  return queryClient;
}




/**
 * Stores the event and adds new files; attached files stay. An archived event is refused with 422. The field `_method` with the value PUT marks the update. Fields that are empty and had no value are left out. Switches are sent as 1 or 0, reminders as `reminders[0][key]` and `reminders[0][value]`, files as `files[0]`. Text and dates that had a value and are sent empty are cleared. Closed to trainees whose company has `events_documents` switched off.
 * @summary Change one of the own events
 */
export const eventUpdate = (
    eventId: string,
    eventUpdateForm: EventUpdateForm,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {

      const formData = toFormData(eventUpdateForm)
      return mainHttp<EventDocument>(
      {url: `/api/my/events/${encodeURIComponent(String(eventId))}`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, ...(signal ? { signal }: {})
    },
      options);
    }




export const getEventUpdateMutationKey = () => ['eventUpdate'] as const;

export const getEventUpdateMutationOptions = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | TooLargeResponse | InvalidResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof eventUpdate>>, TError,EventUpdateMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof eventUpdate>>, TError,EventUpdateMutationVariables, TContext> => {

const mutationKey = getEventUpdateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof eventUpdate>>, EventUpdateMutationVariables> = (props) => {
          const {eventId,data} = props ?? {};

          return  eventUpdate(eventId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EventUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof eventUpdate>>>
    export type EventUpdateMutationBody = EventUpdateForm
    export type EventUpdateMutationError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | TooLargeResponse | InvalidResponse | FailedResponse>
    export type EventUpdateMutationVariables = {eventId: string;data: EventUpdateForm}

    /**
 * @summary Change one of the own events
 */
export const useEventUpdate = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | TooLargeResponse | InvalidResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof eventUpdate>>, TError,EventUpdateMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof eventUpdate>>,
        TError,
        EventUpdateMutationVariables,
        TContext
      > => {
      return useMutation(getEventUpdateMutationOptions(options), queryClient);
    }
    /**
 * Removes the event and its files for good. Closed to trainees whose company has `events_documents` switched off.
 * @summary Delete one of the own events
 */
export const eventDelete = (
    eventId: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<WrittenResponse | DoneResponse>(
      {url: `/api/my/events/${encodeURIComponent(String(eventId))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getEventDeleteMutationKey = () => ['eventDelete'] as const;

export const getEventDeleteMutationOptions = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof eventDelete>>, TError,EventDeleteMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof eventDelete>>, TError,EventDeleteMutationVariables, TContext> => {

const mutationKey = getEventDeleteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof eventDelete>>, EventDeleteMutationVariables> = (props) => {
          const {eventId} = props ?? {};

          return  eventDelete(eventId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EventDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof eventDelete>>>

    export type EventDeleteMutationError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | FailedResponse>
    export type EventDeleteMutationVariables = {eventId: string}

    /**
 * @summary Delete one of the own events
 */
export const useEventDelete = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof eventDelete>>, TError,EventDeleteMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof eventDelete>>,
        TError,
        EventDeleteMutationVariables,
        TContext
      > => {
      return useMutation(getEventDeleteMutationOptions(options), queryClient);
    }
    /**
 * Takes the event out of the archive.
 * @summary Restore one of the own events
 */
export const eventEnable = (
    eventId: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<EventDocument>(
      {url: `/api/my/events/${encodeURIComponent(String(eventId))}/enable`, method: 'PATCH', ...(signal ? { signal }: {})
    },
      options);
    }




export const getEventEnableMutationKey = () => ['eventEnable'] as const;

export const getEventEnableMutationOptions = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof eventEnable>>, TError,EventEnableMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof eventEnable>>, TError,EventEnableMutationVariables, TContext> => {

const mutationKey = getEventEnableMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof eventEnable>>, EventEnableMutationVariables> = (props) => {
          const {eventId} = props ?? {};

          return  eventEnable(eventId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EventEnableMutationResult = NonNullable<Awaited<ReturnType<typeof eventEnable>>>

    export type EventEnableMutationError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>
    export type EventEnableMutationVariables = {eventId: string}

    /**
 * @summary Restore one of the own events
 */
export const useEventEnable = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof eventEnable>>, TError,EventEnableMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof eventEnable>>,
        TError,
        EventEnableMutationVariables,
        TContext
      > => {
      return useMutation(getEventEnableMutationOptions(options), queryClient);
    }
    /**
 * Puts the event into the archive.
 * @summary Archive one of the own events
 */
export const eventDisable = (
    eventId: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<EventDocument>(
      {url: `/api/my/events/${encodeURIComponent(String(eventId))}/disable`, method: 'PATCH', ...(signal ? { signal }: {})
    },
      options);
    }




export const getEventDisableMutationKey = () => ['eventDisable'] as const;

export const getEventDisableMutationOptions = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof eventDisable>>, TError,EventDisableMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof eventDisable>>, TError,EventDisableMutationVariables, TContext> => {

const mutationKey = getEventDisableMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof eventDisable>>, EventDisableMutationVariables> = (props) => {
          const {eventId} = props ?? {};

          return  eventDisable(eventId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EventDisableMutationResult = NonNullable<Awaited<ReturnType<typeof eventDisable>>>

    export type EventDisableMutationError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>
    export type EventDisableMutationVariables = {eventId: string}

    /**
 * @summary Archive one of the own events
 */
export const useEventDisable = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof eventDisable>>, TError,EventDisableMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof eventDisable>>,
        TError,
        EventDisableMutationVariables,
        TContext
      > => {
      return useMutation(getEventDisableMutationOptions(options), queryClient);
    }
    /**
 * Removes one attached file. Closed to trainees whose company has `events_documents` switched off.
 * @summary Delete a file of one of the own events
 */
export const eventFileDelete = (
    eventId: string,
    fileId: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<WrittenResponse | DoneResponse>(
      {url: `/api/my/events/${encodeURIComponent(String(eventId))}/files/${encodeURIComponent(String(fileId))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getEventFileDeleteMutationKey = () => ['eventFileDelete'] as const;

export const getEventFileDeleteMutationOptions = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof eventFileDelete>>, TError,EventFileDeleteMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof eventFileDelete>>, TError,EventFileDeleteMutationVariables, TContext> => {

const mutationKey = getEventFileDeleteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof eventFileDelete>>, EventFileDeleteMutationVariables> = (props) => {
          const {eventId,fileId} = props ?? {};

          return  eventFileDelete(eventId,fileId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EventFileDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof eventFileDelete>>>

    export type EventFileDeleteMutationError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>
    export type EventFileDeleteMutationVariables = {eventId: string;fileId: string}

    /**
 * @summary Delete a file of one of the own events
 */
export const useEventFileDelete = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof eventFileDelete>>, TError,EventFileDeleteMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof eventFileDelete>>,
        TError,
        EventFileDeleteMutationVariables,
        TContext
      > => {
      return useMutation(getEventFileDeleteMutationOptions(options), queryClient);
    }
    /**
 * The attached file, byte for byte. Clients save it under its `original_name`.
 * @summary Download a file of one of the own events
 */
export const eventFileDownload = (
    eventId: string,
    fileId: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<Blob>(
      {url: `/api/my/events/${encodeURIComponent(String(eventId))}/files/${encodeURIComponent(String(fileId))}/download`, method: 'GET',
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      { accept: 'application/octet-stream, */*, application/json;q=0.9',  ...options});
    }




export const getEventFileDownloadQueryKey = (eventId: string,
    fileId: string,) => {
    return ["main", "eventFileDownload", eventId, fileId] as const;
    }


export const getEventFileDownloadQueryOptions = <TData = Awaited<ReturnType<typeof eventFileDownload>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(eventId: string,
    fileId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof eventFileDownload>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getEventFileDownloadQueryKey(eventId,fileId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof eventFileDownload>>> = ({ signal }) => eventFileDownload(eventId,fileId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: eventId !== null && eventId !== undefined && fileId !== null && fileId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof eventFileDownload>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type EventFileDownloadQueryResult = NonNullable<Awaited<ReturnType<typeof eventFileDownload>>>
export type EventFileDownloadQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>


export function useEventFileDownload<TData = Awaited<ReturnType<typeof eventFileDownload>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 eventId: string,
    fileId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof eventFileDownload>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof eventFileDownload>>,
          TError,
          Awaited<ReturnType<typeof eventFileDownload>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useEventFileDownload<TData = Awaited<ReturnType<typeof eventFileDownload>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 eventId: string,
    fileId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof eventFileDownload>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof eventFileDownload>>,
          TError,
          Awaited<ReturnType<typeof eventFileDownload>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useEventFileDownload<TData = Awaited<ReturnType<typeof eventFileDownload>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 eventId: string,
    fileId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof eventFileDownload>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download a file of one of the own events
 */

export function useEventFileDownload<TData = Awaited<ReturnType<typeof eventFileDownload>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 eventId: string,
    fileId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof eventFileDownload>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getEventFileDownloadQueryOptions(eventId,fileId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useEventFileDownload} query
 */
export const invalidateEventFileDownload = async (
 queryClient: QueryClient, eventId: string,
    fileId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getEventFileDownloadQueryKey(eventId,fileId) }, options);

  return queryClient;
}




