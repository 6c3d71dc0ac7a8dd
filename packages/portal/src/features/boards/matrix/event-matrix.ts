import type { BoardEvent, PersonSummary } from "@recurrent/sdk";
import {
  compareNames,
  displayDescription,
  DUE_STATUSES,
  type DueStatus,
  type FilterOption,
  fold,
  type StatusId,
  statusOf,
  type TableState,
  formatCount,
  URGENT_STATUSES,
} from "@recurrent/ui-kit";
import { compareDays } from "@recurrent/sdk/calendar-day";

/** A person's events of one description, best status first. */
export type PersonDocuments = readonly [BoardEvent, ...BoardEvent[]];

export interface MatrixDocument {
  /** From `foldDescription`. */
  readonly key: string;
  /** The most common spelling. */
  readonly name: string;
  /** The worst status of anyone's, unless all are current or unknown. */
  readonly urgency: DueStatus | null;
}

export interface MatrixPerson {
  readonly id: string;
  readonly fullName: string;
  /** null if neither list says. */
  readonly isSuspended: boolean | null;
  /** By document key; null if the board leaves the person out, so that it is not known what they have. */
  readonly documents: ReadonlyMap<string, PersonDocuments> | null;
}

type Row = Omit<MatrixPerson, "isSuspended"> & {
  isSuspended: MatrixPerson["isSuspended"];
  documents: Map<string, PersonDocuments>;
};

/** Undefined without a document, null where that is not known. */
export type CellDocuments = PersonDocuments | null | undefined;

export interface Matrix {
  /** Most common first. */
  readonly documents: readonly MatrixDocument[];
  /** Unsorted. */
  readonly people: readonly MatrixPerson[];
}

export const SHOWN_AT_FIRST = 12;

/** 'Médical  Class 1' becomes 'medical class 1'. */
export function foldDescription(description: string): string {
  return fold(description);
}

/** From best to worst. */
const STATUS_ORDER: readonly StatusId[] = ["current", "completed", ...URGENT_STATUSES.toReversed()];

/** An unknown status sorts last. */
function rankOf({ status }: BoardEvent): number {
  const at = STATUS_ORDER.indexOf(statusOf(status).id);
  return at < 0 ? STATUS_ORDER.length : at;
}

const compareByStatus = (one: BoardEvent, other: BoardEvent): number =>
  rankOf(one) - rankOf(other) || compareDays(other.expiryAt, one.expiryAt);

/**
 * Uses the status of the events, never one derived from dates.
 *
 * @param events from `eventsOnCards`, each with a status
 * @param people of the company; historical ones are skipped. Null if unknown: only people with
 * documents are listed then.
 */
export function matrixOf(
  events: readonly BoardEvent[],
  people: readonly PersonSummary[] | null,
): Matrix {
  const rows = new Map<string, Row>();
  const hideable = new Set<string>();
  for (const { id, fullName, isActive, settings } of people ?? []) {
    const isSuspended = settings?.suspend.status ?? null;
    if (isActive) rows.set(id, { id, fullName, isSuspended, documents: new Map() });
    if (canBeHidden(settings)) hideable.add(id);
  }
  // Folding is slow, so each spelling is folded only once.
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
        row = { id, fullName, isSuspended, documents: new Map() };
        rows.set(id, row);
      }
      row.isSuspended ??= isSuspended;
      row.documents.set(key, [best, ...others]);
    }
    return { key, name: mostUsed(spellings), urgency: urgencyOf(all), holders: byPerson.size };
  });
  documents.sort((one, other) => other.holders - one.holders || compareNames(one.name, other.name));
  const everybody: readonly MatrixPerson[] = Array.from(rows.values(), (row) =>
    row.documents.size === 0 && hideable.has(row.id) ? { ...row, documents: null } : row,
  );
  return {
    documents: documents.map(({ key, name, urgency }) => ({ key, name, urgency })),
    people: everybody,
  };
}

/** True unless the host says that the board displays the person. */
function canBeHidden(settings: PersonSummary["settings"]): boolean {
  const { status = null, showEventsStatus = null } = settings?.suspend ?? {};
  return status !== false && showEventsStatus !== true;
}

function urgencyOf(events: readonly BoardEvent[]): MatrixDocument["urgency"] {
  const states = new Set(events.map(({ status }) => statusOf(status).id));
  return DUE_STATUSES.find((status) => states.has(status)) ?? null;
}

/** Breaks ties by text, so that the result is stable. */
function mostUsed(spellings: readonly (readonly [string, readonly BoardEvent[]])[]): string {
  const [[spelling] = [""]] = spellings.toSorted(
    ([one, ones], [other, others]) => others.length - ones.length || (one < other ? -1 : 1),
  );
  return displayDescription(spelling.replaceAll(/\s+/g, " ").trim());
}

/** How many have the document, of those whose documents are known. */
export function countHolders(people: readonly MatrixPerson[], { key }: MatrixDocument) {
  const known = people.flatMap(({ documents }) => documents ?? []);
  return { count: known.filter((documents) => documents.has(key)).length, total: known.length };
}

/** Query key with one value per shown document; `documents=all` shows all of them. */
const DOCUMENT = "document";
const ALL = "documents";
/** Query key of the filter that the name column has, one of `narrowings`. */
const FILTERED = "by-fullName";

/** The key of the document that a filter names; undefined if it names none. */
function documentOf(filter: string | null): string | undefined {
  return /^(?:lacks|expired) (?<key>.+)$/s.exec(filter ?? "")?.groups?.["key"];
}

/** The expired ones come before the most common, so that the first look at the table shows them. */
function firstDocuments(documents: readonly MatrixDocument[]): readonly MatrixDocument[] {
  const order = [...DUE_STATUSES, null];
  const ranked = documents.toSorted(
    (one, other) => order.indexOf(one.urgency) - order.indexOf(other.urgency),
  );
  const first = new Set(ranked.slice(0, SHOWN_AT_FIRST));
  return documents.filter((document) => first.has(document));
}

/**
 * Returns the most urgent and most common documents if the URL names none that exists, and always
 * the document of the filter, which would otherwise leave no one.
 */
export function shownDocuments(
  documents: readonly MatrixDocument[],
  query: URLSearchParams,
): readonly MatrixDocument[] {
  if (query.get(ALL) === "all") return documents;
  // An older URL may contain a key that was folded differently.
  const requestedKeys = new Set(query.getAll(DOCUMENT).map(foldDescription));
  const chosen = documents.filter(({ key }) => requestedKeys.has(key));
  const shown = new Set(chosen.length > 0 ? chosen : firstDocuments(documents));
  const filtered = documentOf(query.get(FILTERED));
  return documents.filter((document) => shown.has(document) || document.key === filtered);
}

/** Keys of documents; null selects the first documents. */
export type ChosenDocuments = readonly string[] | "all" | null;

/** Changes `query`. A filter by a document that is not chosen goes. */
export function writeDocuments(query: URLSearchParams, keys: ChosenDocuments): void {
  query.delete(ALL);
  query.delete(DOCUMENT);
  if (keys === "all") query.set(ALL, keys);
  else for (const key of keys ?? []) query.append(DOCUMENT, key);
  const filtered = documentOf(query.get(FILTERED));
  if (Array.isArray(keys) && filtered !== undefined && !keys.includes(filtered)) {
    query.delete(FILTERED);
  }
}

/** Filter value of people whose documents are not known. */
const UNKNOWN = "unknown";

/**
 * Filter options by status of these documents, with values as in `matchedFilters`.
 *
 * @param isEvery true if no document is hidden, to which most options would not apply
 */
export function narrowings(
  documents: readonly MatrixDocument[],
  { isEvery }: { isEvery: boolean },
): FilterOption[] {
  const ofThose = isEvery ? "" : ", of those shown";
  return [
    { value: "lacks", label: `Missing a document${ofThose}` },
    { value: "none", label: "Has no documents" },
    { value: "expired", label: `Has an expired document${ofThose}` },
    { value: "riskOfExpiry", label: `Has a document at risk${ofThose}` },
    { value: UNKNOWN, label: "Documents not known" },
    ...documents.map(({ key, name }) => ({ value: `lacks ${key}`, label: `Missing: ${name}` })),
    ...documents.map(({ key, name }) => ({ value: `expired ${key}`, label: `Expired: ${name}` })),
  ];
}

/** Drops a filter by a document that no longer exists. */
export function withKnownFilter(state: TableState, shown: readonly MatrixDocument[]): TableState {
  const { fullName, ...filters } = state.filters;
  const isKnown =
    fullName === undefined ||
    narrowings(shown, { isEvery: true }).some(({ value }) => value === fullName);
  return isKnown ? state : { ...state, filters };
}

/**
 * Values of all `narrowings` that a person matches.
 *
 * @param wanted the documents shown; only 'none' is about all documents of the person
 */
export function matchedFilters(
  { documents }: MatrixPerson,
  wanted: readonly MatrixDocument[],
): readonly string[] {
  if (documents === null) return [UNKNOWN];
  const values: string[] = [];
  for (const { key } of wanted) {
    const events = documents.get(key);
    if (events === undefined) values.push("lacks", `lacks ${key}`);
    for (const { status } of events ?? []) {
      const { id } = statusOf(status);
      // A document of an unknown status is on file.
      if (id !== UNKNOWN) values.push(id);
      if (id === "expired") values.push(`expired ${key}`);
    }
  }
  if (documents.size === 0) values.push("none");
  return values;
}

/**
 * People with a document in each urgent state, without one, and not known: as many as their `narrowings` show. None for
 * current ones: their holders may have an expired one, too, and the number would read as if they were fine.
 */
export function countStates(people: readonly MatrixPerson[], wanted: readonly MatrixDocument[]) {
  const counts = { expired: 0, riskOfExpiry: 0, lacks: 0, [UNKNOWN]: 0 };
  const states = ["expired", "riskOfExpiry", "lacks", UNKNOWN] as const;
  for (const person of people) {
    const values = new Set(matchedFilters(person, wanted));
    for (const state of states) if (values.has(state)) counts[state] += 1;
  }
  return counts;
}

export interface CardDocument extends MatrixDocument {
  readonly events: PersonDocuments;
}

/** A person's documents in a narrow window: the worst first, of equal ones the first to expire. */
export interface MatrixCard {
  /** Not current, or with something worse behind it. */
  readonly urgent: readonly CardDocument[];
  readonly current: readonly CardDocument[];
  /** Names of what is not on file. */
  readonly notOnFile: readonly string[];
}

export function cardOf(
  documents: NonNullable<MatrixPerson["documents"]>,
  wanted: readonly MatrixDocument[],
): MatrixCard {
  const onFile = wanted.flatMap((document) => {
    const events = documents.get(document.key);
    return events === undefined ? [] : [{ ...document, events }];
  });
  const sorted = onFile.toSorted((one, other) => compareByStatus(other.events[0], one.events[0]));
  const { current = [], urgent = [] } = Object.groupBy(sorted, ({ events }) =>
    statusOf(events[0].status).tone === "current" && worstHiddenStatus(events) === null
      ? "current"
      : "urgent",
  );
  return {
    urgent,
    current,
    notOnFile: wanted.flatMap(({ key, name }) => (documents.has(key) ? [] : [name])),
  };
}

/** The worst status behind the shown one, if it is worse; else null. */
export function worstHiddenStatus(documents: PersonDocuments): BoardEvent["status"] {
  const [shown] = documents;
  const worst = documents.findLast((event) => rankOf(event) < STATUS_ORDER.length);
  return worst !== undefined && rankOf(worst) > rankOf(shown) ? worst.status : null;
}

/** An unknown status shows the server's text. */
const wordOf = (status: BoardEvent["status"]): string => statusOf(status).word || (status ?? "");

/**
 * Texts for the date and status columns: '' and 'None' without a document, '' and 'Not known' where that is not known,
 * else the day and 'Current' or 'Current (1 more, Expired)'.
 */
export function describeDocuments(documents: CellDocuments) {
  if (documents === undefined) return { expiry: "", status: NONE };
  if (documents === null) return { expiry: "", status: NOT_KNOWN };
  const [{ expiryAt, status }] = documents;
  const others = describeOthers(documents);
  return {
    expiry: expiryAt ?? NO_EXPIRY,
    status: wordOf(status) + (others === "" ? "" : ` (${others})`),
  };
}

/** Documents of a person with one description. */
export const documentsIn = ({ documents }: MatrixPerson, key: string): CellDocuments =>
  documents && documents.get(key);

/** Why some rows say 'Not known'; '' if none does. */
export function notKnownNote(people: readonly MatrixPerson[]): string {
  const unknown = people.filter(({ documents }) => documents === null);
  const suspended = unknown.filter(({ isSuspended }) => isSuspended === true).length;
  const others = unknown.length - suspended;
  const sentences = [
    suspended > 0 &&
      `${formatCount(suspended, "suspended person is", "suspended people are")} not displayed on the board, so it is not known what they have.`,
    others > 0 &&
      `${formatCount(others, "person", "people")} may be suspended and not displayed on the board, so it is not known what they have.`,
  ];
  return sentences.filter(Boolean).join(" ");
}

/** Not "Missing", since the document may not be required. */
export const NONE = "None";
export const NO_DOCUMENT_TEXT = "Not on file";
export const NOT_KNOWN = "Not known";
export const NO_EXPIRY = "No expiry";
export const MATRIX_LABEL = "People and Documents";

export const MATRIX_NOTE =
  "Descriptions that differ only in capitals, accents or spaces count as one document. If a person has several, the best is shown; +1 means there are more, and its sign is the worst among them. Recurrent does not know who needs which document.";

/** '1 more' or '2 more, Expired'; '' for a single document. */
export function describeOthers(documents: PersonDocuments): string {
  if (documents.length === 1) return "";
  const worse = worstHiddenStatus(documents);
  return `${documents.length - 1} more${worse === null ? "" : `, ${wordOf(worse)}`}`;
}

export const SEARCH = {
  fields: ({ fullName }: MatrixPerson) => [fullName],
  hint: "Searches name.",
};

/** Number of columns beside the names, each with a day and a status. */
const FIT = { portrait: 5, landscape: 9 } as const;

/** Divides the documents evenly over as few pages as needed. */
export function paperPlan(documents: readonly MatrixDocument[]) {
  const paper = documents.length <= FIT.portrait ? "portrait" : "landscape";
  const count = Math.ceil(documents.length / FIT[paper]);
  const size = Math.ceil(documents.length / count);
  const pages = Array.from({ length: count }, (_, at) =>
    documents.slice(at * size, (at + 1) * size),
  );
  return { paper, pages } as const;
}
