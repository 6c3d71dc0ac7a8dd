import {
  type EventSummary,
  type GroupSummary,
  isArchivedEvent,
  type PersonSummary,
} from "@recurrent/sdk";
import {
  findNamesakeMarks,
  fold,
  formatDay,
  hasWords,
  searchWords,
  formatCount,
} from "@recurrent/ui-kit";
import { type LucideIcon, Search } from "lucide-react";
import { generatePath, matchPath } from "react-router-dom";
import { type AccessSubject, isAllowed } from "../../shared/access/rule.ts";
import { type ActionDefinition, allActions } from "../../shared/routes/actions.ts";
import { address } from "../../shared/routes/address.ts";
import { allRoutes, type RouteDefinition, routeById } from "../../shared/routes/table.ts";
import { marksOfPerson, PERSON_NAMESAKES } from "../../shared/components/person-marks.ts";
import type { PageCommand } from "../../shared/context/app-context.ts";
import { managerNames, marksOfGroup } from "../../shared/components/group-marks.ts";

/** In the order shown. */
export const KINDS = ["On this page", "Pages", "People", "Groups", "Events / Documents"] as const;

export interface PaletteResult {
  readonly id: string;
  readonly kind: (typeof KINDS)[number];
  readonly label: string;
  /** Distinguishes results of one name. */
  readonly detail?: string;
  /** Default: that of its kind. */
  readonly icon?: LucideIcon;
  /** Of someone whose training status may be known. */
  readonly personId?: string;
  /** An in-app path, or a command. */
  readonly to: string | (() => void);
  /** Text to search, folded once for all keystrokes. */
  readonly folded: string;
  /** Folded text that the list page searches; undefined if that page does not list this. */
  readonly listed?: string;
}

/** Maximum per kind; a last line opens the search of the list page. */
const MAX_RESULTS = 6;

const LIST_OF = {
  People: "companies_users@active",
  Groups: "companies_groups@index",
  "Events / Documents": "my_events@index",
} as const;

const indexed = (result: Omit<PaletteResult, "folded">): PaletteResult => ({
  ...result,
  folded: fold(`${result.label} ${result.detail ?? ""}`),
});

/**
 * Pages that `subject` may open and that need no id (shell 2.1, 6).
 *
 * @param listed results that lead to a page already
 */
export function pageResults(
  subject: AccessSubject,
  listed: readonly PaletteResult[] = [],
): PaletteResult[] {
  return allRoutes()
    .filter(
      ({ audience, layout, page, path, rule }) =>
        audience === "signed-in" &&
        layout === "main" &&
        page !== undefined &&
        path !== "/" &&
        !path.includes(":") &&
        path !== "/training_exit" &&
        !listed.some(({ to }) => to === path) &&
        isAllowed(rule, subject),
    )
    .map(({ id, title, path, menu }) =>
      indexed({ id, kind: "Pages", label: title, to: path, ...(menu && { icon: menu.icon }) }),
    );
}

/**
 * Buttons of the current page, such as 'Edit' of a person or 'New' of a list.
 *
 * @param pathname supplies ids for the targets
 */
export function actionResults(
  page: RouteDefinition,
  pathname: string,
  subject: AccessSubject,
): PaletteResult[] {
  return allActions().flatMap((action: ActionDefinition) => {
    const { opensPage, rule } = action;
    if (action.page !== page.id || opensPage === undefined || !isAllowed(rule, subject)) return [];
    const target = routeById(opensPage);
    if (!isAllowed(target.rule, subject)) return [];
    const to = generatePath(target.path, matchPath(page.path, pathname)?.params ?? {});
    return [indexed({ id: target.id, kind: "On this page", label: target.title, to })];
  });
}

/** Commands of the current page (`PageCommand`). */
export function commandResult({ id, label, icon, run }: PageCommand): PaletteResult {
  return indexed({ id, kind: "On this page", label, icon, to: run });
}

function detailOf(isActive: boolean, roles: PersonSummary["roles"]): string {
  return [...roles.map(({ name }) => name), ...(isActive ? [] : ["Historical"])].join(", ");
}

/** Active and historical people (shell 2.20). */
export function peopleResults(people: readonly PersonSummary[]): PaletteResult[] {
  const marks = findNamesakeMarks(people, {
    ...PERSON_NAMESAKES,
    marksOf: (person) => [...marksOfPerson(person), detailOf(person.isActive, person.roles)],
  });
  return people.map(({ id, fullName, isActive, roles }) => {
    const detail = detailOf(isActive, roles);
    const mark = marks.get(id);
    const tab = isActive ? "profile" : "record";
    return indexed({
      id: `person ${id}`,
      kind: "People",
      label: fullName,
      detail: markedDetail(detail, mark),
      ...(isActive && { listed: fold(`${fullName} ${detail}`), personId: id }),
      to: address("companies_users@show", { id }, { tab }),
    });
  });
}

/** Adds a mark unless the detail is the mark. */
function markedDetail(detail: string, mark: string | undefined): string {
  if (mark === undefined || mark === detail) return detail;
  return detail === "" ? mark : `${detail}, ${mark}`;
}

/** Groups show their managers, by whom they are found as well (shell 2.16). */
export function groupResults(groups: readonly GroupSummary[]): PaletteResult[] {
  const marks = findNamesakeMarks(groups, {
    nameOf: ({ name }) => name,
    idOf: ({ id }) => id,
    marksOf: marksOfGroup,
  });
  return groups.map((group) => {
    const { id, name } = group;
    const detail = managerNames(group);
    const mark = marks.get(id);
    return indexed({
      id: `group ${id}`,
      kind: "Groups",
      label: name,
      detail: markedDetail(detail, mark),
      listed: fold(`${name} ${detail}`),
      to: address("companies_groups@show", { id }),
    });
  });
}

/** Own events that are not archived (training 2.11). */
export function eventResults(events: readonly EventSummary[]): PaletteResult[] {
  return events
    .filter((event) => !isArchivedEvent(event))
    .map(({ id, description, name, expiryAt }) =>
      indexed({
        id: `event ${id}`,
        kind: "Events / Documents",
        label: description || name,
        listed: fold(`${description} ${expiryAt ?? ""}`),
        ...(expiryAt !== null && { detail: `Expires ${formatDay(expiryAt, "yyyy-MM-dd")}` }),
        to: address("my_events@show", { id }),
      }),
    );
}

/** 0 if the text begins with the search, 1 if words do, 2 if it contains it, null for no match. */
function rankOf(text: string, words: readonly string[]): 0 | 1 | 2 | null {
  if (!hasWords(text, words)) return null;
  if (text.startsWith(words.join(" "))) return 0;
  const begins = (word: string) => text.startsWith(word) || text.includes(` ${word}`);
  return words.every(begins) ? 1 : 2;
}

/**
 * Matches by kind, best first; case, accents and word order do not matter. Without a search:
 * commands and pages.
 */
export function findResults(results: readonly PaletteResult[], typed: string): PaletteResult[] {
  const words = searchWords(typed);
  if (words.length === 0) {
    return results.filter(({ kind }) => kind === "On this page" || kind === "Pages");
  }
  const found = Map.groupBy(
    results.flatMap((result) => {
      const rank = rankOf(result.folded, words);
      return rank === null ? [] : [{ result, rank }];
    }),
    ({ result }) => result.kind,
  );
  return KINDS.flatMap((kind) => {
    const all = (found.get(kind) ?? []).toSorted((one, other) => one.rank - other.rank);
    const shown = all.slice(0, MAX_RESULTS).map(({ result }) => result);
    if (all.length <= MAX_RESULTS) return shown;
    if (kind === "On this page" || kind === "Pages") return all.map(({ result }) => result);
    const isInList = all.some(({ result: { listed } }) => listed && hasWords(listed, words));
    if (!isInList) return shown;
    const label = `Search ${kind} for “${typed.trim()}”`;
    const to = address(LIST_OF[kind], {}, { q: typed.trim() });
    return [...shown, indexed({ id: `search ${kind}`, kind, label, icon: Search, to })];
  });
}

/** Count for screen readers; '' without a search, or while lists may still contain a match. */
export function countText(
  found: readonly PaletteResult[],
  typed: string,
  isFetching: boolean,
): string {
  if (searchWords(typed).length === 0 || (found.length === 0 && isFetching)) return "";
  return formatCount(found.length, "match", "matches");
}
