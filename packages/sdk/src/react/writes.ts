/**
 * Writes: the options of a mutation, which queries each write makes stale, and how other tabs and other
 * parts of a page hear of it.
 */
import {
  hashKey,
  type MutationFunction,
  type MutationKey,
  type QueryClient,
  type QueryKey,
  type UseMutationOptions,
} from "@tanstack/react-query";

import { ApiError, isApiError } from "../errors.ts";
import type { PersonCreatePayload } from "../generated/main/wire/personCreatePayload.ts";
import type { RecurrentClient } from "../http/settings.ts";
import { asList, asRecord, text } from "../model/read.ts";
import { getClient } from "./query.ts";

/** A write, and what the contract does not say about it. */
export interface MutationRule<Variables, Model> {
  call: (variables: Variables, client: RecurrentClient | undefined) => Promise<Model>;
  /** The error as the caller gets it. */
  mapError?: (error: unknown, variables: Variables) => unknown;
  /** Id of the entity that is written; left out where there is none yet. */
  entityId?: (variables: Variables) => string;
  /** The key of the query whose data the write gives; undefined for a reply that brings less. */
  cachedKey?: (model: Model, variables: Variables) => QueryKey | undefined;
  /** The key of the query that a delete removes. */
  removedKey?: (variables: Variables) => QueryKey;
}

/** Options of a mutation, for `useMutation`. */
export interface WriteOptions<Variables, Model> {
  readonly mutationKey: MutationKey;
  readonly mutationFn: MutationFunction<Model, Variables>;
  /** 0: what was typed, passwords too, is not kept once it is sent. */
  readonly gcTime: number;
}

/** What a component may add to a write: what `useMutation` takes. */
export type WriteSettings<Variables, Model> = Omit<
  UseMutationOptions<Model, ApiError, Variables>,
  "mutationKey" | "mutationFn"
>;

/**
 * Options of a mutation that invalidates every query which shows the entity, in every tab. It succeeds as soon as
 * the write has, without waiting for the refetches.
 */
export function writeOptions<Variables, Model>(
  operation: WriteOperation,
  { call, mapError, entityId, cachedKey, removedKey }: MutationRule<Variables, Model>,
): WriteOptions<Variables, Model> {
  return {
    mutationKey: ["main", operation],
    mutationFn: async (variables, { client: queries }) => {
      const model = await call(variables, getClient(queries)).catch((error: unknown) => {
        throw mapError ? mapError(error, variables) : error;
      });
      const key = cachedKey?.(model, variables);
      if (key) queries.setQueryData(key, model);
      const change = { operation, entityId: entityId?.(variables) ?? "" };
      void notifyChange(queries, change, removedKey?.(variables));
      return model;
    },
    gcTime: 0,
  };
}

const ROLE_AT = /^companyRoles\.(\d+)\./;

/**
 * A refused write, with what was refused of a role named by the role's id. Roles travel as a list, so the
 * server counts them: `companyRoles.0.licence` is about the first one that was sent. Other failures stay
 * as they are.
 */
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

/** A write that was made, sent to every tab of the browser so that what shows the thing is invalidated. */
export interface Change {
  /** Its operation in the contract. */
  operation: WriteOperation;
  /** Id of the person, group, company or event it was about; '' for a new one and for the own profile. */
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

/** Own and a person's events are the same ones: a manager's board and the owner's list show both. */
const EVENT_WRITE = [...EVENTS, "eventBoardShow"] as const;

/**
 * The queries that a write makes stale, by their operations in the contract. One too many costs a call; one
 * too few leaves a page with what is no longer so.
 */
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
  // What is done in the lesson player is known to have ended only when the trainee comes back.
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

/** The writes whose stale queries are listed here. */
export type WriteOperation = keyof typeof INVALIDATED_BY;

/** The families of queries that show what `operation` changes. */
export function invalidatedBy(operation: WriteOperation): readonly string[] {
  return INVALIDATED_BY[operation];
}

/** How changes reach other tabs. */
export interface ChangeChannel {
  post(change: Change): void;
  /** @returns unsubscribes */
  subscribe(listener: (change: Change) => void): () => void;
}

type Listener = (change: Change, remote: boolean) => void;

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
 * Lets every write of the hooks reach all open tabs: what another tab changed is fetched
 * again here. Once for each page, next to its QueryClient.
 *
 * @param over a BroadcastChannel of this origin unless a test says otherwise
 * @returns stops it
 */
export function syncAcrossTabs(
  queries: QueryClient,
  over: ChangeChannel = broadcastChannel(),
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

/** Calls `listener` for every write, made here or (`remote`) in another tab. @returns unsubscribes */
export function subscribeToChanges(queries: QueryClient, listener: Listener): () => void {
  const { listeners } = channelStateOf(queries);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Says that a write was made: every query that shows it is fetched again, here and in other tabs.
 *
 * @param removed the key of what no longer exists; asking for it again would only give a 404
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
    // Stale, so that it is not shown again, but not asked for while its page still closes.
    await queries.cancelQueries({ queryKey: removed, exact: true });
    void queries.invalidateQueries({ queryKey: removed, exact: true, refetchType: "none" });
  }
  await queries.invalidateQueries({
    predicate: ({ queryKey, queryHash }) =>
      queryKey[0] === "main" && families.has(queryKey[1]) && queryHash !== removedHash,
  });
}

const CHANNEL = "recurrent-changes";

/** Changes over a BroadcastChannel; in a browser without one no other tab gets them. */
function broadcastChannel(): ChangeChannel {
  const broadcast = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);
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

/** The changes in a message of another tab, which may run an older or newer build than this one. */
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
