import {
  hashKey,
  type MutationFunction,
  type MutationKey,
  type QueryClient,
  type QueryKey,
  type UseMutationOptions,
} from "@tanstack/react-query";

import { openBroadcastChannel } from "../broadcast-channel.ts";
import { ApiError, hasUnknownOutcome, isApiError } from "../errors.ts";
import type { PersonCreatePayload } from "../generated/main/wire/personCreatePayload.ts";
import { standardClient } from "../http/config.ts";
import type { RecurrentClient } from "../http/settings.ts";
import { asList, asRecord, text } from "../model/read.ts";
import { invalidateQueries } from "./invalidate.ts";
import { getClient } from "./query.ts";

export interface MutationRule<Variables, Model> {
  call: (variables: Variables, client: RecurrentClient | undefined) => Promise<Model>;
  mapError?: (error: unknown, variables: Variables) => unknown;
  entityId?: (variables: Variables) => string;
  /** The query that shows the reply. */
  cachedKey?: (model: Model, variables: Variables) => QueryKey | undefined;
  removedKey?: (variables: Variables) => QueryKey;
}

/** Options of a mutation, for `useMutation`. */
export interface WriteOptions<Variables, Model> {
  readonly mutationKey: MutationKey;
  readonly mutationFn: MutationFunction<Model, Variables>;
  /** 0: passwords must not stay in the cache. */
  readonly gcTime: number;
}

/** Options of a mutation hook: those of `useMutation`. */
export type WriteSettings<Variables, Model> = Omit<
  UseMutationOptions<Model, ApiError, Variables>,
  "mutationKey" | "mutationFn"
>;

/**
 * Invalidates the queries that show the entity, in every tab, without waiting for the refetch, also
 * when no reply says whether the host has done the write.
 */
export function writeOptions<Variables, Model>(
  operation: WriteOperation,
  { call, mapError, entityId, cachedKey, removedKey }: MutationRule<Variables, Model>,
): WriteOptions<Variables, Model> {
  return {
    mutationKey: ["main", operation],
    mutationFn: async (variables, { client: queries }) => {
      const change = { operation, entityId: entityId?.(variables) ?? "" };
      const model = await call(variables, getClient(queries)).catch((error: unknown) => {
        const isRefused = isApiError(error) && !hasUnknownOutcome(error);
        if (!isRefused) void notifyChange(queries, change);
        throw mapError ? mapError(error, variables) : error;
      });
      const key = cachedKey?.(model, variables);
      if (key) queries.setQueryData(key, model);
      void notifyChange(queries, change, removedKey?.(variables));
      return model;
    },
    gcTime: 0,
  };
}

const ROLE_AT = /^companyRoles\.(\d+)\./;

/** Replaces the index of a role in the request (`companyRoles.0.licence`) by its id. */
export function roleErrors(
  failure: unknown,
  { data }: { data: Pick<PersonCreatePayload, "companyRoles"> },
): unknown {
  if (!isApiError(failure)) return failure;
  const sent = asList(data.companyRoles);
  const fieldErrors = Object.entries(failure.fieldErrors).map(([name, messages]) => [
    name.replace(ROLE_AT, (whole, index: string) => {
      const id = text(asRecord(sent[Number(index)])["id"]);
      return id === "" ? whole : `companyRoles.${id}.`;
    }),
    messages,
  ]);
  const { message, cause, name: _name, ...details } = failure;
  return new ApiError({
    ...details,
    message,
    cause,
    fieldErrors: Object.fromEntries(fieldErrors) as ApiError["fieldErrors"],
  });
}

/** A write, as sent to other tabs. */
export interface Change {
  operation: WriteOperation;
  /** Id of the person, group, company or event; '' for a new one and for the own profile. */
  entityId: string;
}

const PEOPLE = ["personList", "personShow", "userAccessList"] as const;
const GROUPS = ["groupList", "groupShow", "groupTraineeList", "groupManagerList"] as const;
const BOARDS = ["trainingBoardShow", "eventBoardShow"] as const;
const SELF = ["profileShow", "accountShow"] as const;
const COMPANY = ["companyShow", "companyAclList", "companyRoleList", "companyRpeList"] as const;
const EVENTS = ["eventList", "eventShow", "personEventList", "personEventShow"] as const;
const TRAINING = [
  "personProgramShow",
  "personScheduleShow",
  "personRecordShow",
  "trainingShow",
  "programShow",
  "scheduleShow",
  "recordShow",
] as const;

/** A person's own events are also on the manager's board. */
const EVENT_WRITE = [...EVENTS, "eventBoardShow"] as const;

const INVALIDATED_BY = {
  profileUpdate: ["profileShow", ...PEOPLE, ...GROUPS, ...BOARDS],
  companyUpdate: [...COMPANY, ...SELF, ...PEOPLE, "groupTraineeList", ...BOARDS, ...TRAINING],
  companyDelete: [...COMPANY, ...SELF, ...PEOPLE, ...GROUPS, ...BOARDS, "announcementList"],
  personCreate: [...PEOPLE, ...GROUPS, ...BOARDS],
  personUpdate: ["profileShow", ...PEOPLE, ...GROUPS, ...BOARDS, ...TRAINING],
  personDelete: ["profileShow", ...PEOPLE, ...GROUPS, ...BOARDS, ...EVENTS],
  groupCreate: ["profileShow", ...PEOPLE, ...GROUPS, ...BOARDS],
  groupUpdate: ["profileShow", ...PEOPLE, ...GROUPS, ...BOARDS],
  groupDelete: ["profileShow", ...PEOPLE, ...GROUPS, ...BOARDS],
  // A lesson ends in the player; the page knows only when the trainee returns.
  registrationLaunch: [...TRAINING, "scoreShow", "trainingBoardShow"],
  eventCreate: EVENT_WRITE,
  eventUpdate: EVENT_WRITE,
  eventEnable: EVENT_WRITE,
  eventDisable: EVENT_WRITE,
  eventDelete: EVENT_WRITE,
  eventFileDelete: EVENT_WRITE,
  personEventCreate: EVENT_WRITE,
  personEventUpdate: EVENT_WRITE,
  personEventEnable: EVENT_WRITE,
  personEventDisable: EVENT_WRITE,
  personEventDelete: EVENT_WRITE,
  personEventFileDelete: EVENT_WRITE,
} as const satisfies Record<string, readonly string[]>;

export type WriteOperation = keyof typeof INVALIDATED_BY;

/** Operations whose queries a write makes stale. */
export function invalidatedBy(operation: WriteOperation): readonly string[] {
  return INVALIDATED_BY[operation];
}

/** How changes reach other tabs. */
export interface ChangeChannel {
  post(change: Change): void;
  /** @returns unsubscribes */
  subscribe(listener: (change: Change) => void): () => void;
}

/** @param isRemote the write was made in another tab */
type Listener = (change: Change, isRemote: boolean) => void;

const channelStates = new WeakMap<
  QueryClient,
  { channel: ChangeChannel | null; listeners: Set<Listener> }
>();

function channelStateOf(queries: QueryClient) {
  const state = channelStates.get(queries) ?? { channel: null, listeners: new Set<Listener>() };
  channelStates.set(queries, state);
  return state;
}

/**
 * Refetches in every tab what a mutation in one has changed. Call it once for each page.
 *
 * @param over default: a BroadcastChannel of this origin and the client's API host; outside a page, none
 * @returns stops it
 */
export function syncAcrossTabs(
  queries: QueryClient,
  over: ChangeChannel = broadcastChannel(queries),
): () => void {
  const state = channelStateOf(queries);
  state.channel = over;
  const stop = over.subscribe((change) => {
    void invalidateQueriesOf(queries, change.operation);
    for (const listener of state.listeners) listener(change, true);
  });
  return () => {
    stop();
    if (state.channel === over) state.channel = null;
  };
}

/** Calls `listener` for every write, of this or another tab. @returns unsubscribes */
export function subscribeToChanges(queries: QueryClient, listener: Listener): () => void {
  const { listeners } = channelStateOf(queries);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Refetches changed data, here and in other tabs.
 *
 * @param removed key of a deleted entity: a refetch would only give 404
 */
export function notifyChange(
  queries: QueryClient,
  change: Change,
  removed?: QueryKey,
): Promise<void> {
  const { channel, listeners } = channelStateOf(queries);
  channel?.post(change);
  for (const listener of listeners) listener(change, false);
  return invalidateQueriesOf(queries, change.operation, removed);
}

async function invalidateQueriesOf(
  queries: QueryClient,
  operation: WriteOperation,
  removed?: QueryKey,
): Promise<void> {
  const families = new Set<unknown>(INVALIDATED_BY[operation]);
  const removedHash = removed && hashKey(removed);
  if (removed !== undefined) {
    // Stale, but not refetched while its page still closes.
    await queries.cancelQueries({ queryKey: removed, exact: true });
    void queries.invalidateQueries({ queryKey: removed, exact: true, refetchType: "none" });
  }
  await invalidateQueries(queries, {
    predicate: ({ queryKey, queryHash }) =>
      queryKey[0] === "main" && families.has(queryKey[1]) && queryHash !== removedHash,
  });
}

function broadcastChannel(queries: QueryClient): ChangeChannel {
  const { settings } = getClient(queries) ?? standardClient() ?? {};
  const broadcast = openBroadcastChannel(`recurrent-changes:${settings?.apiHost}`);
  return {
    post: (change) => broadcast?.postMessage({ event: "changed", changes: [change] }),
    subscribe(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>) => readChanges(data).forEach(listener);
      broadcast?.addEventListener("message", onMessage);
      return () => {
        broadcast?.removeEventListener("message", onMessage);
        broadcast?.close();
      };
    },
  };
}

/** Another tab may run an older or newer build. */
export function readChanges(message: unknown): Change[] {
  const { event, changes } = asRecord(message);
  if (event !== "changed") return [];
  return asList(changes).flatMap((entry) => {
    const { operation, entityId } = asRecord(entry);
    return typeof operation === "string" && Object.hasOwn(INVALIDATED_BY, operation)
      ? [{ operation: operation as WriteOperation, entityId: text(entityId) }]
      : [];
  });
}
