import type { BoardEvent, PersonSummary } from "@recurrent/sdk";
import { personListOptions, useEventBoardShow } from "@recurrent/sdk/react";
import { compareNames, type FilterOption, fold, type StatusId, statusOf } from "@recurrent/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useCompanyId, useMayOpen } from "../../../shared/context/app-context.ts";
import { compareDays } from "@recurrent/sdk/calendar-day";
import { eventsIn } from "../board-rules.ts";

/** Events of one description, best state first; never empty. */
export type PersonDocuments = readonly [BoardEvent, ...BoardEvent[]];

export interface MatrixDocument {
  /** From `foldDescription`. */
  readonly key: string;
  /** The most common spelling. */
  readonly name: string;
}

export interface MatrixPerson {
  readonly id: string;
  readonly fullName: string;
  readonly isSuspended: boolean;
  /** By the key of a document. */
  readonly documents: ReadonlyMap<string, PersonDocuments>;
}

export type Matrix = ReturnType<typeof matrixOf>;

export const SHOWN_AT_FIRST = 12;

/** 'Médical  Class 1' becomes 'medical class 1'. */
export function foldDescription(description: string): string {
  return fold(description);
}

/** States from best to worst. */
const STANDING: readonly StatusId[] = [
  "current",
  "completed",
  "behindSchedule",
  "riskOfExpiry",
  "expired",
];

/** Unknown status sorts last. */
function rankOf({ status }: BoardEvent): number {
  const at = STANDING.indexOf(statusOf(status).id);
  return at < 0 ? STANDING.length : at;
}

const compareByStatus = (one: BoardEvent, other: BoardEvent): number =>
  rankOf(one) - rankOf(other) || compareDays(other.expiryAt, one.expiryAt);

/**
 * States are those of the events, never derived from dates.
 *
 * @param events of a board, each with its state (`eventsIn`)
 * @param people of the company; historical ones are skipped; null where not known, so that only
 * holders are included
 */
export function matrixOf(events: readonly BoardEvent[], people: readonly PersonSummary[] | null) {
  const rows = new Map<string, MatrixPerson & { documents: Map<string, PersonDocuments> }>();
  for (const { id, fullName, isActive, settings } of people ?? []) {
    const isSuspended = settings?.suspend.status === true;
    if (isActive) rows.set(id, { id, fullName, isSuspended, documents: new Map() });
  }
  // Folding is the expensive part, and there are few spellings.
  const bySpelling = Map.groupBy(events, ({ description }) => description);
  const byKey = Map.groupBy(bySpelling, ([spelling]) => foldDescription(spelling));
  const documents = Array.from(byKey, ([key, spellings]) => {
    const all = spellings.flatMap(([, of]) => of);
    const byPerson = Map.groupBy(all, ({ user }) => user.id);
    for (const documentsOfPerson of byPerson.values()) {
      const [best, ...others] = documentsOfPerson.toSorted(compareByStatus);
      if (best === undefined) continue;
      const { id, fullName, isSuspended } = best.user;
      let row = rows.get(id);
      if (row === undefined) {
        row = { id, fullName, isSuspended: isSuspended === true, documents: new Map() };
        rows.set(id, row);
      }
      row.documents.set(key, [best, ...others]);
    }
    return { key, name: mostUsed(spellings), holders: byPerson.size };
  });
  documents.sort((one, other) => other.holders - one.holders || compareNames(one.name, other.name));
  return {
    /** Most common first. */
    documents: documents.map(({ key, name }): MatrixDocument => ({ key, name })),
    /** In no order. */
    people: [...rows.values()] as readonly MatrixPerson[],
  };
}

/** Missing people are mentioned beside the matrix. */
const SILENT = { silent: true } as const;

/** The board's events and, for those who may see it, the list of people. */
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
    /** Undefined until both lists have loaded or failed. */
    matrix,
    /**
     * Why people without documents are missing, and Retry where it may help; null where they are
     * included.
     */
    missing:
      mayList && !people.isLoadingError
        ? null
        : {
            text: `Only people with documents are listed: ${why}`,
            retry: mayList ? () => void people.refetch() : undefined,
          },
  };
}

/** Ties are broken by name, so that it stays the same. */
function mostUsed(spellings: readonly (readonly [string, readonly BoardEvent[]])[]): string {
  const [[spelling] = [""]] = spellings.toSorted(
    ([one, ones], [other, others]) => others.length - ones.length || (one < other ? -1 : 1),
  );
  return spelling.replaceAll(/\s+/g, " ").trim() || "No description";
}

export function countHolders(people: readonly MatrixPerson[], { key }: MatrixDocument): number {
  return people.filter(({ documents }) => documents.has(key)).length;
}

/** Query key of the shown documents: one value per key, or 'all'. */
const DOCUMENT = "document";
const ALL = "documents";

/** The most common ones where the URL names none that exists. */
export function shownDocuments(
  documents: readonly MatrixDocument[],
  query: URLSearchParams,
): readonly MatrixDocument[] {
  if (query.get(ALL) === "all") return documents;
  // An older URL may have a key folded differently.
  const requestedKeys = new Set(query.getAll(DOCUMENT).map(foldDescription));
  const chosen = documents.filter(({ key }) => requestedKeys.has(key));
  return chosen.length > 0 ? chosen : documents.slice(0, SHOWN_AT_FIRST);
}

/** In place; null for the most common ones. */
export function writeDocuments(
  query: URLSearchParams,
  keys: readonly string[] | "all" | null,
): void {
  query.delete(ALL);
  query.delete(DOCUMENT);
  if (keys === "all") query.set(ALL, keys);
  else for (const key of keys ?? []) query.append(DOCUMENT, key);
}

/** Filter choices by state of these documents: values as in `marksOf`. */
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

/** All `narrowings` that a person matches. */
export function marksOf(
  { documents }: MatrixPerson,
  wanted: readonly MatrixDocument[],
): readonly string[] {
  const marks: string[] = [];
  let lacking = 0;
  for (const { key } of wanted) {
    const events = documents.get(key);
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
  if (lacking === wanted.length) marks.push("none");
  return marks;
}

/** Worst hidden status if worse than the shown one, else null. */
export function worstHiddenStatus(documents: PersonDocuments): BoardEvent["status"] {
  const [shown] = documents;
  const gravest = documents.findLast((event) => rankOf(event) < STANDING.length);
  return gravest !== undefined && rankOf(gravest) > rankOf(shown) ? gravest.status : null;
}

/** An unknown state is shown as the server names it. */
const wordOf = (status: BoardEvent["status"]): string => statusOf(status).word || (status ?? "");

/**
 * Texts for a column of dates and one of states: '' and 'None' for a missing document, else the day
 * and 'Current' or 'Current (1 more, Expired)'.
 */
export function describeDocuments(documents: PersonDocuments | undefined) {
  if (documents === undefined) return { expiry: "", status: NONE };
  const [{ expiryAt, status }] = documents;
  const others = othersInWords(documents);
  return {
    expiry: expiryAt ?? NO_EXPIRY,
    status: wordOf(status) + (others === "" ? "" : ` (${others})`),
  };
}

/** No document is stored; it need not be required. */
export const NONE = "None";
export const NO_DOCUMENT_TEXT = "Not on file";
export const NO_EXPIRY = "No expiry";
export const MATRIX_NOTE =
  "Descriptions that differ only in capitals, accents or spaces count as one document. If a person has several, the best is shown; +1 means there are more, and its sign is the worst among them. Recurrent does not know who needs which document.";

/** '1 more', '2 more, Expired'; '' where there is only one. */
export function othersInWords(documents: PersonDocuments): string {
  if (documents.length === 1) return "";
  const graver = worstHiddenStatus(documents);
  return `${documents.length - 1} more${graver === null ? "" : `, ${wordOf(graver)}`}`;
}

export const SEARCH = {
  fields: ({ fullName }: MatrixPerson) => [fullName],
  hint: "Searches name.",
};

/** More would be a file, not paper. */
export const MOST_PRINTED = 1000;

/** Columns beside the names, each with a day and a state. */
const FIT = { portrait: 5, landscape: 9 } as const;

/** Divides the documents evenly over as few sheets as needed. */
export function paperPlan(documents: readonly MatrixDocument[]) {
  const paper: keyof typeof FIT = documents.length <= FIT.portrait ? "portrait" : "landscape";
  const count = Math.ceil(documents.length / FIT[paper]);
  const size = Math.ceil(documents.length / count);
  return {
    paper,
    pages: Array.from({ length: count }, (_, at) => documents.slice(at * size, (at + 1) * size)),
  };
}
