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
 * @summary List a person's events
 */
export const personEventList = (
    companyId: string,
    userId: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<EventListItem[]>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/users/${encodeURIComponent(String(userId))}/events`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getPersonEventListQueryKey = (companyId: string,
    userId: string,) => {
    return ["main", "personEventList", companyId, userId] as const;
    }


export const getPersonEventListQueryOptions = <TData = Awaited<ReturnType<typeof personEventList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(companyId: string,
    userId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personEventList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPersonEventListQueryKey(companyId,userId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof personEventList>>> = ({ signal }) => personEventList(companyId,userId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: companyId !== null && companyId !== undefined && userId !== null && userId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof personEventList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PersonEventListQueryResult = NonNullable<Awaited<ReturnType<typeof personEventList>>>
export type PersonEventListQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>


export function usePersonEventList<TData = Awaited<ReturnType<typeof personEventList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    userId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof personEventList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof personEventList>>,
          TError,
          Awaited<ReturnType<typeof personEventList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePersonEventList<TData = Awaited<ReturnType<typeof personEventList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    userId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personEventList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof personEventList>>,
          TError,
          Awaited<ReturnType<typeof personEventList>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePersonEventList<TData = Awaited<ReturnType<typeof personEventList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    userId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personEventList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List a person's events
 */

export function usePersonEventList<TData = Awaited<ReturnType<typeof personEventList>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    userId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personEventList>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPersonEventListQueryOptions(companyId,userId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link usePersonEventList} query
 */
export const invalidatePersonEventList = async (
 queryClient: QueryClient, companyId: string,
    userId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getPersonEventListQueryKey(companyId,userId) }, options);

  return queryClient;
}




/**
 * Adds an event with its files. Fields that are empty and had no value are left out. Switches are sent as 1 or 0, reminders as `reminders[0][key]` and `reminders[0][value]`, files as `files[0]`. Closed to trainees whose company has `events_documents` switched off.
 * @summary Add to a person's events
 */
export const personEventCreate = (
    companyId: string,
    userId: string,
    eventCreateForm: EventCreateForm,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {

      const formData = toFormData(eventCreateForm)
      return mainHttp<EventDocument>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/users/${encodeURIComponent(String(userId))}/events`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, ...(signal ? { signal }: {})
    },
      options);
    }




export const getPersonEventCreateMutationKey = () => ['personEventCreate'] as const;

export const getPersonEventCreateMutationOptions = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | InvalidResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof personEventCreate>>, TError,PersonEventCreateMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof personEventCreate>>, TError,PersonEventCreateMutationVariables, TContext> => {

const mutationKey = getPersonEventCreateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof personEventCreate>>, PersonEventCreateMutationVariables> = (props) => {
          const {companyId,userId,data} = props ?? {};

          return  personEventCreate(companyId,userId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PersonEventCreateMutationResult = NonNullable<Awaited<ReturnType<typeof personEventCreate>>>
    export type PersonEventCreateMutationBody = EventCreateForm
    export type PersonEventCreateMutationError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | InvalidResponse | FailedResponse>
    export type PersonEventCreateMutationVariables = {companyId: string;userId: string;data: EventCreateForm}

    /**
 * @summary Add to a person's events
 */
export const usePersonEventCreate = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | TooLargeResponse | InvalidResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof personEventCreate>>, TError,PersonEventCreateMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof personEventCreate>>,
        TError,
        PersonEventCreateMutationVariables,
        TContext
      > => {
      return useMutation(getPersonEventCreateMutationOptions(options), queryClient);
    }
    /**
 * One event with its notes, warnings and files.
 * @summary Read one of a person's events
 */
export const personEventShow = (
    companyId: string,
    userId: string,
    eventId: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<EventDocument>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/users/${encodeURIComponent(String(userId))}/events/${encodeURIComponent(String(eventId))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getPersonEventShowQueryKey = (companyId: string,
    userId: string,
    eventId: string,) => {
    return ["main", "personEventShow", companyId, userId, eventId] as const;
    }


export const getPersonEventShowQueryOptions = <TData = Awaited<ReturnType<typeof personEventShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(companyId: string,
    userId: string,
    eventId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personEventShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPersonEventShowQueryKey(companyId,userId,eventId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof personEventShow>>> = ({ signal }) => personEventShow(companyId,userId,eventId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: companyId !== null && companyId !== undefined && userId !== null && userId !== undefined && eventId !== null && eventId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof personEventShow>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PersonEventShowQueryResult = NonNullable<Awaited<ReturnType<typeof personEventShow>>>
export type PersonEventShowQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>


export function usePersonEventShow<TData = Awaited<ReturnType<typeof personEventShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    userId: string,
    eventId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof personEventShow>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof personEventShow>>,
          TError,
          Awaited<ReturnType<typeof personEventShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePersonEventShow<TData = Awaited<ReturnType<typeof personEventShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    userId: string,
    eventId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personEventShow>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof personEventShow>>,
          TError,
          Awaited<ReturnType<typeof personEventShow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePersonEventShow<TData = Awaited<ReturnType<typeof personEventShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    userId: string,
    eventId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personEventShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one of a person's events
 */

export function usePersonEventShow<TData = Awaited<ReturnType<typeof personEventShow>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    userId: string,
    eventId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personEventShow>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPersonEventShowQueryOptions(companyId,userId,eventId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link usePersonEventShow} query
 */
export const invalidatePersonEventShow = async (
 queryClient: QueryClient, companyId: string,
    userId: string,
    eventId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getPersonEventShowQueryKey(companyId,userId,eventId) }, options);

  return queryClient;
}




/**
 * Stores the event and adds new files; attached files stay. An archived event is refused with 422. The field `_method` with the value PUT marks the update. Fields that are empty and had no value are left out. Switches are sent as 1 or 0, reminders as `reminders[0][key]` and `reminders[0][value]`, files as `files[0]`. Text and dates that had a value and are sent empty are cleared. Closed to trainees whose company has `events_documents` switched off.
 * @summary Change one of a person's events
 */
export const personEventUpdate = (
    companyId: string,
    userId: string,
    eventId: string,
    eventUpdateForm: EventUpdateForm,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {

      const formData = toFormData(eventUpdateForm)
      return mainHttp<EventDocument>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/users/${encodeURIComponent(String(userId))}/events/${encodeURIComponent(String(eventId))}`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, ...(signal ? { signal }: {})
    },
      options);
    }




export const getPersonEventUpdateMutationKey = () => ['personEventUpdate'] as const;

export const getPersonEventUpdateMutationOptions = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | TooLargeResponse | InvalidResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof personEventUpdate>>, TError,PersonEventUpdateMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof personEventUpdate>>, TError,PersonEventUpdateMutationVariables, TContext> => {

const mutationKey = getPersonEventUpdateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof personEventUpdate>>, PersonEventUpdateMutationVariables> = (props) => {
          const {companyId,userId,eventId,data} = props ?? {};

          return  personEventUpdate(companyId,userId,eventId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PersonEventUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof personEventUpdate>>>
    export type PersonEventUpdateMutationBody = EventUpdateForm
    export type PersonEventUpdateMutationError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | TooLargeResponse | InvalidResponse | FailedResponse>
    export type PersonEventUpdateMutationVariables = {companyId: string;userId: string;eventId: string;data: EventUpdateForm}

    /**
 * @summary Change one of a person's events
 */
export const usePersonEventUpdate = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | TooLargeResponse | InvalidResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof personEventUpdate>>, TError,PersonEventUpdateMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof personEventUpdate>>,
        TError,
        PersonEventUpdateMutationVariables,
        TContext
      > => {
      return useMutation(getPersonEventUpdateMutationOptions(options), queryClient);
    }
    /**
 * Removes the event and its files for good. Closed to trainees whose company has `events_documents` switched off.
 * @summary Delete one of a person's events
 */
export const personEventDelete = (
    companyId: string,
    userId: string,
    eventId: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<WrittenResponse | DoneResponse>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/users/${encodeURIComponent(String(userId))}/events/${encodeURIComponent(String(eventId))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getPersonEventDeleteMutationKey = () => ['personEventDelete'] as const;

export const getPersonEventDeleteMutationOptions = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof personEventDelete>>, TError,PersonEventDeleteMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof personEventDelete>>, TError,PersonEventDeleteMutationVariables, TContext> => {

const mutationKey = getPersonEventDeleteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof personEventDelete>>, PersonEventDeleteMutationVariables> = (props) => {
          const {companyId,userId,eventId} = props ?? {};

          return  personEventDelete(companyId,userId,eventId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PersonEventDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof personEventDelete>>>

    export type PersonEventDeleteMutationError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | FailedResponse>
    export type PersonEventDeleteMutationVariables = {companyId: string;userId: string;eventId: string}

    /**
 * @summary Delete one of a person's events
 */
export const usePersonEventDelete = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | ChangedResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof personEventDelete>>, TError,PersonEventDeleteMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof personEventDelete>>,
        TError,
        PersonEventDeleteMutationVariables,
        TContext
      > => {
      return useMutation(getPersonEventDeleteMutationOptions(options), queryClient);
    }
    /**
 * Takes the event out of the archive.
 * @summary Restore one of a person's events
 */
export const personEventEnable = (
    companyId: string,
    userId: string,
    eventId: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<EventDocument>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/users/${encodeURIComponent(String(userId))}/events/${encodeURIComponent(String(eventId))}/enable`, method: 'PATCH', ...(signal ? { signal }: {})
    },
      options);
    }




export const getPersonEventEnableMutationKey = () => ['personEventEnable'] as const;

export const getPersonEventEnableMutationOptions = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof personEventEnable>>, TError,PersonEventEnableMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof personEventEnable>>, TError,PersonEventEnableMutationVariables, TContext> => {

const mutationKey = getPersonEventEnableMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof personEventEnable>>, PersonEventEnableMutationVariables> = (props) => {
          const {companyId,userId,eventId} = props ?? {};

          return  personEventEnable(companyId,userId,eventId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PersonEventEnableMutationResult = NonNullable<Awaited<ReturnType<typeof personEventEnable>>>

    export type PersonEventEnableMutationError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>
    export type PersonEventEnableMutationVariables = {companyId: string;userId: string;eventId: string}

    /**
 * @summary Restore one of a person's events
 */
export const usePersonEventEnable = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof personEventEnable>>, TError,PersonEventEnableMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof personEventEnable>>,
        TError,
        PersonEventEnableMutationVariables,
        TContext
      > => {
      return useMutation(getPersonEventEnableMutationOptions(options), queryClient);
    }
    /**
 * Puts the event into the archive.
 * @summary Archive one of a person's events
 */
export const personEventDisable = (
    companyId: string,
    userId: string,
    eventId: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<EventDocument>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/users/${encodeURIComponent(String(userId))}/events/${encodeURIComponent(String(eventId))}/disable`, method: 'PATCH', ...(signal ? { signal }: {})
    },
      options);
    }




export const getPersonEventDisableMutationKey = () => ['personEventDisable'] as const;

export const getPersonEventDisableMutationOptions = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof personEventDisable>>, TError,PersonEventDisableMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof personEventDisable>>, TError,PersonEventDisableMutationVariables, TContext> => {

const mutationKey = getPersonEventDisableMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof personEventDisable>>, PersonEventDisableMutationVariables> = (props) => {
          const {companyId,userId,eventId} = props ?? {};

          return  personEventDisable(companyId,userId,eventId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PersonEventDisableMutationResult = NonNullable<Awaited<ReturnType<typeof personEventDisable>>>

    export type PersonEventDisableMutationError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>
    export type PersonEventDisableMutationVariables = {companyId: string;userId: string;eventId: string}

    /**
 * @summary Archive one of a person's events
 */
export const usePersonEventDisable = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof personEventDisable>>, TError,PersonEventDisableMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof personEventDisable>>,
        TError,
        PersonEventDisableMutationVariables,
        TContext
      > => {
      return useMutation(getPersonEventDisableMutationOptions(options), queryClient);
    }
    /**
 * Removes one attached file. Closed to trainees whose company has `events_documents` switched off.
 * @summary Delete a file of one of a person's events
 */
export const personEventFileDelete = (
    companyId: string,
    userId: string,
    eventId: string,
    fileId: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<WrittenResponse | DoneResponse>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/users/${encodeURIComponent(String(userId))}/events/${encodeURIComponent(String(eventId))}/files/${encodeURIComponent(String(fileId))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getPersonEventFileDeleteMutationKey = () => ['personEventFileDelete'] as const;

export const getPersonEventFileDeleteMutationOptions = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof personEventFileDelete>>, TError,PersonEventFileDeleteMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof personEventFileDelete>>, TError,PersonEventFileDeleteMutationVariables, TContext> => {

const mutationKey = getPersonEventFileDeleteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof personEventFileDelete>>, PersonEventFileDeleteMutationVariables> = (props) => {
          const {companyId,userId,eventId,fileId} = props ?? {};

          return  personEventFileDelete(companyId,userId,eventId,fileId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PersonEventFileDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof personEventFileDelete>>>

    export type PersonEventFileDeleteMutationError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>
    export type PersonEventFileDeleteMutationVariables = {companyId: string;userId: string;eventId: string;fileId: string}

    /**
 * @summary Delete a file of one of a person's events
 */
export const usePersonEventFileDelete = <TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof personEventFileDelete>>, TError,PersonEventFileDeleteMutationVariables, TContext>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof personEventFileDelete>>,
        TError,
        PersonEventFileDeleteMutationVariables,
        TContext
      > => {
      return useMutation(getPersonEventFileDeleteMutationOptions(options), queryClient);
    }
    /**
 * The attached file, byte for byte. Clients save it under its `original_name`.
 * @summary Download a file of one of a person's events
 */
export const personEventFileDownload = (
    companyId: string,
    userId: string,
    eventId: string,
    fileId: string,
 options?: SecondParameter<typeof mainHttp>,signal?: AbortSignal
) => {


      return mainHttp<Blob>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/users/${encodeURIComponent(String(userId))}/events/${encodeURIComponent(String(eventId))}/files/${encodeURIComponent(String(fileId))}/download`, method: 'GET',
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      { accept: 'application/octet-stream, */*, application/json;q=0.9',  ...options});
    }




export const getPersonEventFileDownloadQueryKey = (companyId: string,
    userId: string,
    eventId: string,
    fileId: string,) => {
    return ["main", "personEventFileDownload", companyId, userId, eventId, fileId] as const;
    }


export const getPersonEventFileDownloadQueryOptions = <TData = Awaited<ReturnType<typeof personEventFileDownload>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(companyId: string,
    userId: string,
    eventId: string,
    fileId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personEventFileDownload>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPersonEventFileDownloadQueryKey(companyId,userId,eventId,fileId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof personEventFileDownload>>> = ({ signal }) => personEventFileDownload(companyId,userId,eventId,fileId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: companyId !== null && companyId !== undefined && userId !== null && userId !== undefined && eventId !== null && eventId !== undefined && fileId !== null && fileId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof personEventFileDownload>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PersonEventFileDownloadQueryResult = NonNullable<Awaited<ReturnType<typeof personEventFileDownload>>>
export type PersonEventFileDownloadQueryError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>


export function usePersonEventFileDownload<TData = Awaited<ReturnType<typeof personEventFileDownload>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    userId: string,
    eventId: string,
    fileId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof personEventFileDownload>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof personEventFileDownload>>,
          TError,
          Awaited<ReturnType<typeof personEventFileDownload>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePersonEventFileDownload<TData = Awaited<ReturnType<typeof personEventFileDownload>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    userId: string,
    eventId: string,
    fileId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personEventFileDownload>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof personEventFileDownload>>,
          TError,
          Awaited<ReturnType<typeof personEventFileDownload>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePersonEventFileDownload<TData = Awaited<ReturnType<typeof personEventFileDownload>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    userId: string,
    eventId: string,
    fileId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personEventFileDownload>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download a file of one of a person's events
 */

export function usePersonEventFileDownload<TData = Awaited<ReturnType<typeof personEventFileDownload>>, TError = ErrorType<UnauthorisedResponse | ForbiddenResponse | NotFoundResponse | FailedResponse>>(
 companyId: string,
    userId: string,
    eventId: string,
    fileId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personEventFileDownload>>, TError, TData>>, request?: SecondParameter<typeof mainHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPersonEventFileDownloadQueryOptions(companyId,userId,eventId,fileId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link usePersonEventFileDownload} query
 */
export const invalidatePersonEventFileDownload = async (
 queryClient: QueryClient, companyId: string,
    userId: string,
    eventId: string,
    fileId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getPersonEventFileDownloadQueryKey(companyId,userId,eventId,fileId) }, options);

  return queryClient;
}




