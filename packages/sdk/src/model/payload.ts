/**
 * What is sent, out of what a form holds: payloads of accounts, people, companies and groups, and the form
 * of an event.
 */
import type * as wire from "../generated/main/wire/index.ts";
import { EVENT_REMINDERS, readEvent, type Event } from "./event.ts";
import { trimIdentifier, trimLine } from "./line.ts";
import type { Hemisphere, PersonSettings, User } from "./person.ts";

/**
 * An id as it travels. Canonical ids are text; the API counts its things in whole numbers, so that is
 * what it gets back. An id that is no such number is sent as it is.
 */
function wireId(id: string): wire.Id | string {
  const number = Number(id);
  return Number.isSafeInteger(number) && String(number) === id ? number : id;
}

/** A list of ids, each once, in the order given. */
function wireIds(ids: readonly string[]): (wire.Id | string)[] {
  return [...new Set(ids)].map(wireId);
}

/** A new password and its repetition, as typed; both empty to keep the old one. */
export interface NewPassword {
  password: string;
  passwordConfirmation: string;
}

/** The password part of a payload: both fields, or none when no password was typed. */
function passwordFields({ password, passwordConfirmation }: NewPassword): {
  password?: string;
  password_confirmation?: string;
} {
  if (password === "" && passwordConfirmation === "") return {};
  return { password, password_confirmation: passwordConfirmation };
}

/** The data of a person that the person can change as well. */
type AccountDraft = Pick<User, "name" | "surname" | "username" | "email">;

/** The account part of a payload. What nobody sees belongs to no name and no address. */
function accountFields({ name, surname, username, email }: AccountDraft): AccountDraft {
  return {
    name: trimLine(name),
    surname: trimLine(surname),
    email: trimIdentifier(email),
    username: trimIdentifier(username),
  };
}

/** What a user may change about themselves (shell 2.11). */
export interface ProfileEdit extends AccountDraft, NewPassword {
  settings: Pick<PersonSettings, "notifications">;
}

/** The payload of a profile update (shell 3). Without a new password its fields are left out. */
export function profilePayload(edit: ProfileEdit): wire.ProfileUpdatePayload {
  const { notifications } = edit.settings;
  return { ...accountFields(edit), ...passwordFields(edit), settings: { notifications } };
}

/** An operational role of a person while it is edited: switched off it keeps its licence (shell 3). */
export interface RoleChoice {
  active: boolean;
  /** '' for none. */
  licence: string;
}

/** A new person of a company (shell 2.21). */
export interface PersonDraft extends AccountDraft {
  /** ACL roles. */
  roleIds: readonly string[];
  /** The whole settings: keys that are not known here are sent back as they came (decisions: shapes sent). */
  settings: Readonly<Partial<PersonSettings>>;
  /** Whether the Trainee type is on. What follows is sent only then. */
  isTrainee: boolean;
  companyRpeIds: readonly string[];
  /** By the id of the operational role; one without an entry is off. */
  companyRoles: Readonly<Record<string, RoleChoice>>;
  /** Renewal of the subscription, 'YYYY-MM-DD'; null leaves it as it is. */
  subscription: string | null;
  /** null leaves the hemisphere as it is. */
  hemisphere: Hemisphere | null;
}

/** Changes of a person (shell 2.22). */
export interface PersonEdit extends PersonDraft, NewPassword {
  id: string;
  settings: PersonSettings;
}

/** The payload of a person creation (shell 3, decisions: shapes sent). */
export function personCreatePayload(draft: PersonDraft): wire.PersonCreatePayload {
  return {
    roles: wireIds(draft.roleIds),
    ...accountFields(draft),
    settings: settingsFields(draft.settings),
    ...(draft.isTrainee && traineeFields(draft)),
  };
}

/** The payload of a person update: that of a creation, with the id and perhaps a new password. */
export function personUpdatePayload(edit: PersonEdit): wire.PersonUpdatePayload {
  return { id: wireId(edit.id), ...personCreatePayload(edit), ...passwordFields(edit) };
}

/** Nobody returns from a suspension that is off. */
function settingsFields({ suspend, ...others }: PersonDraft["settings"]) {
  if (suspend === undefined) return others;
  return { ...others, suspend: { ...suspend, endDate: suspend.status ? suspend.endDate : null } };
}

function traineeFields({ companyRpeIds, companyRoles, subscription, hemisphere }: PersonDraft) {
  return {
    companyRpes: wireIds(companyRpeIds),
    companyRoles: Object.entries(companyRoles)
      .filter(([, { active }]) => active)
      .map(([id, { licence }]) => ({ id: wireId(id), licence: trimLine(licence) })),
    ...(subscription !== null && { subscription }),
    ...(hemisphere && { hemisphere }),
  };
}

/** What of a company can be changed (shell 2.15). */
export interface CompanyEdit {
  id: string;
  name: string;
  /** The CRM account; '' for none, null when it is not shown to the person who edits. */
  crmUrl: string | null;
  /** '' when the company has no tier. */
  tierId: string;
  roleIds: readonly string[];
  rpeIds: readonly string[];
}

/** The payload of a company update: {id, name, salesForce, tier, roles, rpes} (shell 3). */
export function companyPayload(edit: CompanyEdit): wire.CompanyUpdatePayload {
  const crmUrl = edit.crmUrl === null ? null : trimIdentifier(edit.crmUrl);
  return {
    id: wireId(edit.id),
    name: trimLine(edit.name),
    // What was not shown was not emptied.
    ...(crmUrl === null ? {} : { salesForce: crmUrl === "" ? null : crmUrl }),
    // A company without a tier stays without one: there is no id for that.
    ...(edit.tierId === "" ? {} : { tier: wireId(edit.tierId) }),
    roles: wireIds(edit.roleIds),
    rpes: wireIds(edit.rpeIds),
  };
}

/** A new group (shell 2.17). */
export interface GroupDraft {
  name: string;
  managerIds: readonly string[];
  /** Trainees to put in. */
  addIds: readonly string[];
}

/** Changes of a group (shell 2.19). */
export interface GroupEdit extends GroupDraft {
  /** Trainees to take out. */
  removeIds: readonly string[];
  /** Target group by trainee. */
  moves: Readonly<Record<string, string>>;
}

/** The payload of a group creation: {name, managers, add} (shell 3). */
export function groupCreatePayload(draft: GroupDraft): wire.GroupCreatePayload {
  return {
    name: trimLine(draft.name),
    managers: wireIds(draft.managerIds),
    add: wireIds(draft.addIds),
  };
}

/**
 * The payload of a group update: {name, managers, add, remove, move} (shell 3). A trainee is either
 * taken out or moved, never both (shell 4): who is in `removeIds` is not moved.
 */
export function groupUpdatePayload(edit: GroupEdit): wire.GroupUpdatePayload {
  const moves = Object.entries(edit.moves).filter(
    ([trainee, target]) => target !== "" && !edit.removeIds.includes(trainee),
  );
  return {
    ...groupCreatePayload(edit),
    remove: wireIds(edit.removeIds),
    move: Object.fromEntries(moves.map(([trainee, target]) => [trainee, wireId(target)])),
  };
}

const hasValue = (value: unknown): boolean => value !== undefined && value !== null && value !== "";

/**
 * The values of a form, ready for `toFormData`: an emptied text or date that had a value before stays
 * `''` and so is cleared on the server; one that never had a value is left out.
 *
 * @param next the values now; '' and null both mean empty.
 * @param previous the values the form was opened with; none for a new entity.
 */
export function keepClearedFields<T extends Readonly<Record<string, unknown>>>(
  next: T,
  previous: Readonly<Record<string, unknown>> = {},
): { [K in keyof T]?: Exclude<T[K], null | undefined> | "" } {
  const kept = Object.entries(next)
    .filter(([name, value]) => hasValue(value) || (value !== undefined && hasValue(previous[name])))
    .map(([name, value]) => [name, value ?? ""] as const);
  return Object.fromEntries(kept) as ReturnType<typeof keepClearedFields<T>>;
}

/**
 * An event as a form holds it (training 3.9): fields of its own, and files to add. While it is edited a day
 * may be '' for none, and notes may be markup without any text. Reminders are as typed, up to three; '0' or
 * '' for no warning.
 */
export interface EventDraft extends Pick<
  Event,
  "description" | "notes" | "issuedAt" | "expiryAt" | "manager" | "trainee" | "reminders"
> {
  /** Files to attach. Those that are attached already stay as they are. */
  files: readonly File[];
}

/** The form of an event as it is; of a new one without it. Attached files are no part of it. */
export function eventDraft(event: Event = readEvent(null)): EventDraft {
  const { description, notes, issuedAt, expiryAt, manager, trainee, reminders } = event;
  return { description, notes, issuedAt, expiryAt, manager, trainee, reminders, files: [] };
}

/**
 * The form of an event (training 7.3, decisions: shapes sent), for `toFormData`.
 *
 * - Switches are always there, so that one can be turned off.
 * - An empty text or date is left out; one that `before` has is sent as '' and so cleared.
 * - Always three reminders as text, '0' for none. What is no whole number, such as '1.5', is neither rounded
 *   nor left out: it is sent as typed, and the server answers 422 with `reminders.0.value` or the like.
 * - With `before` it is an update (`_method`: PUT). Attached files are never part of it.
 *
 * @param before the event as it was when the form was opened; none for a new one
 */
export function eventPayload(draft: EventDraft): wire.EventCreateForm;
export function eventPayload(draft: EventDraft, before: Event): wire.EventUpdateForm;
export function eventPayload(
  draft: EventDraft,
  before?: Event,
): wire.EventCreateForm | wire.EventUpdateForm {
  const notes = draft.notes.replace(EMPTY_MARKUP, "") === "" ? "" : draft.notes;
  const form: wire.EventCreateForm = {
    // never left out: a description there must be, and the server says so of an empty one
    description: trimLine(draft.description),
    ...keepClearedFields(clearable({ ...draft, notes }), before && clearable(before)),
    manager: draft.manager ? "1" : "0",
    trainee: draft.trainee ? "1" : "0",
    reminders: Array.from({ length: EVENT_REMINDERS }, (_, index) => ({
      key: "days",
      value: wireDays(draft.reminders[index] ?? ""),
    })),
    ...(draft.files.length > 0 && { files: [...draft.files] }),
  };
  return before ? { _method: "PUT", ...form } : form;
}

/** What of an event may be left empty, as it is sent. */
const clearable = ({
  notes,
  issuedAt,
  expiryAt,
}: Pick<Event, "notes" | "issuedAt" | "expiryAt">) => ({
  notes,
  issued_at: issuedAt,
  expiry_at: expiryAt,
});

/** What an editor leaves behind when everything in it was deleted. */
const EMPTY_MARKUP = /<\/?(?:p|br|div|span|ul|ol|li)\b[^>]*>|&nbsp;|\s/gi;

/**
 * A number of days as it travels: plain figures, and `0` for an empty text. What is no whole number is sent as
 * it is, for the server to refuse.
 */
function wireDays(typed: string | number): string {
  const days = String(typed).trim();
  if (days === "") return "0";
  return /^\d+$/.test(days) ? days.replace(/^0+(?=\d)/, "") : days;
}
