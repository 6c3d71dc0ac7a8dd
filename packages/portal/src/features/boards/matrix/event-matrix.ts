/** Who holds what until when: people by documents, read from the board's events. */
import type { BoardEvent, PersonSummary } from "@recurrent/sdk";
import { personListOptions, useEventBoardShow } from "@recurrent/sdk/react";
import { compareNames, type FilterOption, fold, type StatusId, statusOf } from "@recurrent/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useCompanyId, useMayOpen } from "../../../shared/context/runtime.ts";
import { byDay } from "../../../shared/dates/days.ts";
import { eventsIn } from "../board-rules.ts";

/** Somebody's events of one description, the one in the best state first; never empty. */
export type Held = readonly [BoardEvent, ...BoardEvent[]];

/** A column of the matrix: what is described in the same words, however they are spelt. */
export interface MatrixDocument {
  /** The description as `foldDescription` has it. */
  readonly key: string;
  /** The spelling that most events have. */
  readonly name: string;
}

/** A row: what one person holds. */
export interface MatrixPerson {
  readonly id: string;
  readonly fullName: string;
  readonly isSuspended: boolean;
  /** By the key of a document; what is not in it the person does not hold. */
  readonly held: ReadonlyMap<string, Held>;
}

export type Matrix = ReturnType<typeof matrixOf>;

/** How many documents are shown unless others are asked for. */
export const SHOWN_AT_FIRST = 12;

/** A description as a search compares it: 'Médical  Class 1' is 'medical class 1'. */
export function foldDescription(description: string): string {
  return fold(description);
}

/** States of which one can be told to be better than another, the best first. */
const STANDING: readonly StatusId[] = [
  "current",
  "completed",
  "behindSchedule",
  "riskOfExpiry",
  "expired",
];

/** One that says nothing of how it stands comes after all that do. */
function rankOf({ status }: BoardEvent): number {
  const at = STANDING.indexOf(statusOf(status).id);
  return at < 0 ? STANDING.length : at;
}

const byStanding = (one: BoardEvent, other: BoardEvent): number =>
  rankOf(one) - rankOf(other) || byDay(other.expiryAt, one.expiryAt);

/**
 * Who holds what. Nothing is derived from a date: states are those that the events
 * have.
 *
 * @param events those of a board, each with its state (`eventsIn`)
 * @param people everybody of the company, of whom those who have left are passed over; null where they are not
 *   known, so that only those who hold something are in it
 */
export function matrixOf(events: readonly BoardEvent[], people: readonly PersonSummary[] | null) {
  const rows = new Map<string, MatrixPerson & { held: Map<string, Held> }>();
  for (const { id, fullName, isActive, settings } of people ?? []) {
    const isSuspended = settings?.suspend.status === true;
    if (isActive) rows.set(id, { id, fullName, isSuspended, held: new Map() });
  }
  // Folding a text costs more than all the rest, and there are few spellings.
  const bySpelling = Map.groupBy(events, ({ description }) => description);
  const byKey = Map.groupBy(bySpelling, ([spelling]) => foldDescription(spelling));
  const documents = Array.from(byKey, ([key, spellings]) => {
    const all = spellings.flatMap(([, of]) => of);
    const byPerson = Map.groupBy(all, ({ user }) => user.id);
    for (const held of byPerson.values()) {
      const [best, ...others] = held.toSorted(byStanding);
      if (best === undefined) continue;
      const { id, fullName, isSuspended } = best.user;
      let row = rows.get(id);
      if (row === undefined) {
        row = { id, fullName, isSuspended: isSuspended === true, held: new Map() };
        rows.set(id, row);
      }
      row.held.set(key, [best, ...others]);
    }
    return { key, name: mostUsed(spellings), holders: byPerson.size };
  });
  documents.sort((one, other) => other.holders - one.holders || compareNames(one.name, other.name));
  return {
    /** Those that most people hold first. */
    documents: documents.map(({ key, name }): MatrixDocument => ({ key, name })),
    /** In no order. */
    people: [...rows.values()] as readonly MatrixPerson[],
  };
}

/** The matrix is there without the list of people: what is missing is said beside it. */
const SILENT = { silent: true } as const;

/** Who holds what: the board's events and, for those who may see it, the list of people. Two calls in all. */
export function useEventMatrix() {
  const mayList = useMayOpen()("companies_users@active");
  const board = useEventBoardShow();
  const people = useQuery({ ...personListOptions(useCompanyId(), SILENT), enabled: mayList });
  const isSettled = !mayList || people.data !== undefined || people.isLoadingError;
  const matrix = useMemo(
    () =>
      board.data && isSettled ? matrixOf(eventsIn(board.data), people.data ?? null) : undefined,
    [board.data, isSettled, people.data],
  );
  const why = mayList ? "the people could not be loaded." : "you may not see the list of people.";
  return {
    board,
    people,
    /** Undefined until both lists are there, or cannot be had. */
    matrix,
    /** Why those who hold nothing are not in it, and how to try again where that may help; null where they are. */
    missing:
      mayList && !people.isLoadingError
        ? null
        : {
            words: `Only people with documents are listed: ${why}`,
            retry: mayList ? () => void people.refetch() : undefined,
          },
  };
}

/** The spelling that most events have; of several the first by name, so that it stays the same. */
function mostUsed(spellings: readonly (readonly [string, readonly BoardEvent[]])[]): string {
  const [[spelling] = [""]] = spellings.toSorted(
    ([one, ones], [other, others]) => others.length - ones.length || (one < other ? -1 : 1),
  );
  return spelling.replaceAll(/\s+/g, " ").trim() || "No description";
}

/** How many of these people hold a document, in whatever state. */
export function holdersOf(people: readonly MatrixPerson[], { key }: MatrixDocument): number {
  return people.filter(({ held }) => held.has(key)).length;
}

/** What an address calls the documents that are shown, one value for each key, or 'all'. */
const DOCUMENT = "document";
const ALL = "documents";

/** The documents that an address asks for; those that most people hold where it asks for none that there is. */
export function shownDocuments(
  documents: readonly MatrixDocument[],
  query: URLSearchParams,
): readonly MatrixDocument[] {
  if (query.get(ALL) === "all") return documents;
  // An older address may have the key as it was folded then.
  const asked = new Set(query.getAll(DOCUMENT).map(foldDescription));
  const chosen = documents.filter(({ key }) => asked.has(key));
  return chosen.length > 0 ? chosen : documents.slice(0, SHOWN_AT_FIRST);
}

/** Asks for documents in a query, in place; null for those that most people hold. */
export function writeDocuments(
  query: URLSearchParams,
  keys: readonly string[] | "all" | null,
): void {
  query.delete(ALL);
  query.delete(DOCUMENT);
  if (keys === "all") query.set(ALL, keys);
  else for (const key of keys ?? []) query.append(DOCUMENT, key);
}

/** What people can be narrowed to, by how they stand to these documents: values as `marksOf` gives them. */
export function narrowings(documents: readonly MatrixDocument[]): FilterOption[] {
  return [
    { value: "lacks", label: "Missing a document" },
    { value: "none", label: "Has no documents" },
    { value: "expired", label: "Has an expired document" },
    { value: "riskOfExpiry", label: "Has a document at risk of expiry" },
    ...documents.map(({ key, name }) => ({ value: `lacks ${key}`, label: `Lacks: ${name}` })),
    ...documents.map(({ key, name }) => ({ value: `expired ${key}`, label: `Expired: ${name}` })),
  ];
}

/** All that is true of somebody of the `narrowings`; of several of one description each counts. */
export function marksOf(
  { held }: MatrixPerson,
  documents: readonly MatrixDocument[],
): readonly string[] {
  const marks: string[] = [];
  let lacking = 0;
  for (const { key } of documents) {
    const events = held.get(key);
    if (events === undefined) {
      lacking += 1;
      marks.push(`lacks ${key}`);
    }
    for (const { status } of events ?? []) {
      const { id } = statusOf(status);
      marks.push(id);
      if (id === "expired") marks.push(`expired ${key}`);
    }
  }
  if (lacking > 0) marks.push("lacks");
  if (lacking === documents.length) marks.push("none");
  return marks;
}

/** The state of the gravest of the others, where that is graver than the one shown; null where none is. */
export function graverOf(held: Held): BoardEvent["status"] {
  const [shown] = held;
  const gravest = held.findLast((event) => rankOf(event) < STANDING.length);
  return gravest !== undefined && rankOf(gravest) > rankOf(shown) ? gravest.status : null;
}

/** A state in words; one that the portal does not know as the server names it. */
const wordOf = (status: BoardEvent["status"]): string => statusOf(status).word || (status ?? "");

/**
 * What is held, in words for a column of dates and one of states: the day of expiry, '' for a hole; 'Current',
 * 'Current (1 more, Expired)', 'None' for a hole.
 */
export function heldInWords(held: Held | undefined) {
  if (held === undefined) return { expiry: "", status: NONE };
  const [{ expiryAt, status }] = held;
  const others = othersInWords(held);
  return {
    expiry: expiryAt ?? NO_EXPIRY,
    status: wordOf(status) + (others === "" ? "" : ` (${others})`),
  };
}

/** A hole. It says that nothing of the kind is kept, not that it has to be. */
export const NONE = "None";
export const HOLE_WORDS = "Not on file";
export const NO_EXPIRY = "No expiry";
/** How the matrix is to be read; on paper too. */
export const MATRIX_NOTE =
  "Descriptions that differ only in capitals, accents or spaces count as one document. If a person has several, the best is shown; +1 means there are more, and its sign is the worst among them. Recurrent does not know who needs which document.";

/** '1 more', '2 more, Expired'; '' where there is only one. */
export function othersInWords(held: Held): string {
  if (held.length === 1) return "";
  const graver = graverOf(held);
  return `${held.length - 1} more${graver === null ? "" : `, ${wordOf(graver)}`}`;
}

/** Where a search looks. */
export const SEARCH = {
  fields: ({ fullName }: MatrixPerson) => [fullName],
  hint: "Searches name.",
};

/** More people than these are a file, not paper. */
export const MOST_PRINTED = 1000;

/** How many columns fit beside the names, with a day and the word of a state in each. */
const FIT = { portrait: 5, landscape: 9 } as const;

/**
 * A sheet of paper across, and what of the documents stands on each set of sheets: the columns, divided evenly
 * over as few sheets side by side as they need.
 */
export function paperPlan(documents: readonly MatrixDocument[]) {
  const paper: keyof typeof FIT = documents.length <= FIT.portrait ? "portrait" : "landscape";
  const count = Math.ceil(documents.length / FIT[paper]);
  const size = Math.ceil(documents.length / count);
  return {
    paper,
    parts: Array.from({ length: count }, (_, at) => documents.slice(at * size, (at + 1) * size)),
  };
}
