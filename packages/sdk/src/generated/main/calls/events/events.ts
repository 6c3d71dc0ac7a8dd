/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type {
  DoneResponse,
  EventCreateForm,
  EventDocument,
  EventListItem,
  EventUpdateForm,
  WrittenResponse
} from '../../model';

import { mainHttp } from '../../../../http/main.ts';
import { toFormData } from '../../../../http/form-data.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];


  /**
 * Events and documents, in force and archived. `is_active` tells them apart.
 * @summary List the own events
 */
export const eventList = (

 options?: SecondParameter<typeof mainHttp<EventListItem[]>>,) => {
      return mainHttp<EventListItem[]>(
      {url: `/api/my/events`, method: 'GET'
    },
      options);
    }
  /**
 * Adds an event with its files. Fields that are empty and had no value are left out. Switches are sent as 1 or 0, reminders as `reminders[0][key]` and `reminders[0][value]`, files as `files[0]`. Closed to trainees whose company has `events_documents` switched off.
 * @summary Add to the own events
 */
export const eventCreate = (
    eventCreateForm: EventCreateForm,
 options?: SecondParameter<typeof mainHttp<EventDocument>>,) => {const formData = toFormData(eventCreateForm)
      return mainHttp<EventDocument>(
      {url: `/api/my/events`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData
    },
      options);
    }
  /**
 * One event with its notes, warnings and files.
 * @summary Read one of the own events
 */
export const eventShow = (
    eventId: string,
 options?: SecondParameter<typeof mainHttp<EventDocument>>,) => {
      return mainHttp<EventDocument>(
      {url: `/api/my/events/${encodeURIComponent(String(eventId))}`, method: 'GET'
    },
      options);
    }
  /**
 * Stores the event and adds new files; attached files stay. An archived event is refused with 422. The field `_method` with the value PUT marks the update. Fields that are empty and had no value are left out. Switches are sent as 1 or 0, reminders as `reminders[0][key]` and `reminders[0][value]`, files as `files[0]`. Text and dates that had a value and are sent empty are cleared. Closed to trainees whose company has `events_documents` switched off.
 * @summary Change one of the own events
 */
export const eventUpdate = (
    eventId: string,
    eventUpdateForm: EventUpdateForm,
 options?: SecondParameter<typeof mainHttp<EventDocument>>,) => {const formData = toFormData(eventUpdateForm)
      return mainHttp<EventDocument>(
      {url: `/api/my/events/${encodeURIComponent(String(eventId))}`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData
    },
      options);
    }
  /**
 * Removes the event and its files for good. Closed to trainees whose company has `events_documents` switched off.
 * @summary Delete one of the own events
 */
export const eventDelete = (
    eventId: string,
 options?: SecondParameter<typeof mainHttp<WrittenResponse | DoneResponse>>,) => {
      return mainHttp<WrittenResponse | DoneResponse>(
      {url: `/api/my/events/${encodeURIComponent(String(eventId))}`, method: 'DELETE'
    },
      options);
    }
  /**
 * Takes the event out of the archive.
 * @summary Restore one of the own events
 */
export const eventEnable = (
    eventId: string,
 options?: SecondParameter<typeof mainHttp<EventDocument>>,) => {
      return mainHttp<EventDocument>(
      {url: `/api/my/events/${encodeURIComponent(String(eventId))}/enable`, method: 'PATCH'
    },
      options);
    }
  /**
 * Puts the event into the archive.
 * @summary Archive one of the own events
 */
export const eventDisable = (
    eventId: string,
 options?: SecondParameter<typeof mainHttp<EventDocument>>,) => {
      return mainHttp<EventDocument>(
      {url: `/api/my/events/${encodeURIComponent(String(eventId))}/disable`, method: 'PATCH'
    },
      options);
    }
  /**
 * Removes one attached file. Closed to trainees whose company has `events_documents` switched off.
 * @summary Delete a file of one of the own events
 */
export const eventFileDelete = (
    eventId: string,
    fileId: string,
 options?: SecondParameter<typeof mainHttp<WrittenResponse | DoneResponse>>,) => {
      return mainHttp<WrittenResponse | DoneResponse>(
      {url: `/api/my/events/${encodeURIComponent(String(eventId))}/files/${encodeURIComponent(String(fileId))}`, method: 'DELETE'
    },
      options);
    }
  /**
 * The attached file, byte for byte. Clients save it under its `original_name`.
 * @summary Download a file of one of the own events
 */
export const eventFileDownload = (
    eventId: string,
    fileId: string,
 options?: SecondParameter<typeof mainHttp<Blob>>,) => {
      return mainHttp<Blob>(
      {url: `/api/my/events/${encodeURIComponent(String(eventId))}/files/${encodeURIComponent(String(fileId))}/download`, method: 'GET',
        responseType: 'blob'
    },
      { accept: 'application/octet-stream, */*, application/json;q=0.9',  ...options});
    }
  export type EventListResult = NonNullable<Awaited<ReturnType<typeof eventList>>>
export type EventCreateResult = NonNullable<Awaited<ReturnType<typeof eventCreate>>>
export type EventShowResult = NonNullable<Awaited<ReturnType<typeof eventShow>>>
export type EventUpdateResult = NonNullable<Awaited<ReturnType<typeof eventUpdate>>>
export type EventDeleteResult = NonNullable<Awaited<ReturnType<typeof eventDelete>>>
export type EventEnableResult = NonNullable<Awaited<ReturnType<typeof eventEnable>>>
export type EventDisableResult = NonNullable<Awaited<ReturnType<typeof eventDisable>>>
export type EventFileDeleteResult = NonNullable<Awaited<ReturnType<typeof eventFileDelete>>>
export type EventFileDownloadResult = NonNullable<Awaited<ReturnType<typeof eventFileDownload>>>
