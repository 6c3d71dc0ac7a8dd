import type * as wire from "../generated/main/wire/index.ts";
import { EVENT_REMINDERS, readEvent, type Event } from "./event.ts";
import { trimIdentifier, trimLine } from "./trim-text.ts";
import type { Hemisphere, PersonSettings, User } from "./person.ts";
import type { Suspend } from "./read.ts";

/** The API takes whole numbers as ids; another id is sent as it is. */
function wireId(id: string): wire.Id | string {
  const number = Number(id);
  return Number.isSafeInteger(number) && String(number) === id ? number : id;
}

function wireIds(ids: readonly string[]): (wire.Id | string)[] {
  return [...new Set(ids)].map(wireId);
}

/** A new password, twice; both empty to keep the old one. */
export interface NewPassword {
  password: string;
  passwordConfirmation: string;
}

function passwordFields({ password, passwordConfirmation }: NewPassword): {
  password?: string;
  password_confirmation?: string;
} {
  if (password === "" && passwordConfirmation === "") return {};
  return { password, password_confirmation: passwordConfirmation };
}

type AccountDraft = Pick<User, "name" | "surname" | "username" | "email">;

function accountFields({ name, surname, username, email }: AccountDraft): AccountDraft {
  return {
    name: trimLine(name),
    surname: trimLine(surname),
    email: trimIdentifier(email),
    username: trimIdentifier(username),
  };
}

/** Fields users may change about themselves. */
export interface ProfileEdit extends AccountDraft, NewPassword {
  /** `notifications` null does not change them. */
  settings: Pick<PersonSettings, "notifications">;
}

/** Payload of a profile update. */
export function profilePayload(edit: ProfileEdit): wire.ProfileUpdatePayload {
  return { ...accountFields(edit), ...passwordFields(edit), ...settingsFields(edit.settings) };
}

/** An operational role in a form; when it is off it keeps its licence. */
export interface RoleChoice {
  active: boolean;
  /** '' for none. */
  licence: string;
}

/** A new person of a company. */
export interface PersonDraft extends AccountDraft {
  /** ACL roles. */
  roleIds: readonly string[];
  /** Unknown keys are sent back as they came; a switch that is null does not change. */
  settings: Readonly<Partial<PersonSettings>>;
  /** The fields below are sent only for trainees. */
  isTrainee: boolean;
  /** null does not change them. */
  companyRpeIds: readonly string[] | null;
  /** By role id; a role without an entry is off. null does not change them. */
  companyRoles: Readonly<Record<string, RoleChoice>> | null;
  /** Renewal of the subscription, 'YYYY-MM-DD'; null does not change it. */
  subscription: string | null;
  /** null does not change it. */
  hemisphere: Hemisphere | null;
}

/** Changes of a person. */
export interface PersonEdit extends PersonDraft, NewPassword {
  id: string;
  settings: PersonSettings;
}

/** Payload of a new person. */
export function personCreatePayload(draft: PersonDraft): wire.PersonCreatePayload {
  return {
    roles: wireIds(draft.roleIds),
    ...accountFields(draft),
    ...settingsFields(draft.settings),
    ...(draft.isTrainee && traineeFields(draft)),
  };
}

/** Payload of a person update. */
export function personUpdatePayload(edit: PersonEdit): wire.PersonUpdatePayload {
  return { id: wireId(edit.id), ...personCreatePayload(edit), ...passwordFields(edit) };
}

/** Leaves out what is not known. */
function settingsFields({ notifications = null, suspend, ...others }: PersonDraft["settings"]): {
  settings?: wire.PersonSettings;
} {
  const settings = {
    ...others,
    ...(notifications !== null && { notifications }),
    ...(suspend && suspendFields(suspend)),
  };
  return Object.keys(settings).length === 0 ? {} : { settings };
}

function suspendFields({ status, endDate, showTrainingStatus, showEventsStatus }: Suspend) {
  if (status === null) return {};
  const suspend: wire.Suspend = {
    status,
    ...(endDate !== undefined && { endDate: status ? endDate : null }),
    ...(showTrainingStatus !== null && { showTrainingStatus }),
    ...(showEventsStatus !== null && { showEventsStatus }),
  };
  return { suspend };
}

function traineeFields({ companyRpeIds, companyRoles, subscription, hemisphere }: PersonDraft) {
  return {
    ...(companyRpeIds && { companyRpes: wireIds(companyRpeIds) }),
    ...(companyRoles && {
      companyRoles: Object.entries(companyRoles)
        .filter(([, { active }]) => active)
        .map(([id, { licence }]) => ({ id: wireId(id), licence: trimLine(licence) })),
    }),
    ...(subscription !== null && { subscription }),
    ...(hemisphere && { hemisphere }),
  };
}

/** Changes of a company. */
export interface CompanyEdit {
  id: string;
  name: string;
  /** The CRM account; '' for none, null does not change it. */
  crmUrl: string | null;
  /** '' for none. */
  tierId: string;
  /** null does not change them. */
  roleIds: readonly string[] | null;
  /** null does not change them. */
  rpeIds: readonly string[] | null;
}

/** Payload of a company update. */
export function companyPayload(edit: CompanyEdit): wire.CompanyUpdatePayload {
  return {
    id: wireId(edit.id),
    name: trimLine(edit.name),
    ...(edit.crmUrl !== null && { salesForce: trimIdentifier(edit.crmUrl) || null }),
    // The contract has no id for 'no tier'.
    ...(edit.tierId !== "" && { tier: wireId(edit.tierId) }),
    ...(edit.roleIds && { roles: wireIds(edit.roleIds) }),
    ...(edit.rpeIds && { rpes: wireIds(edit.rpeIds) }),
  };
}

/** A new group. */
export interface GroupDraft {
  name: string;
  managerIds: readonly string[];
  /** Trainees to add. */
  addIds: readonly string[];
}

/** Changes of a group. */
export interface GroupEdit extends GroupDraft {
  /** Trainees to remove. */
  removeIds: readonly string[];
  /** Target group id by trainee id. */
  moves: Readonly<Record<string, string>>;
}

/** Payload of a new group. */
export function groupCreatePayload(draft: GroupDraft): wire.GroupCreatePayload {
  return {
    name: trimLine(draft.name),
    managers: wireIds(draft.managerIds),
    add: wireIds(draft.addIds),
  };
}

/** Payload of a group update. A trainee in `removeIds` is not moved. */
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

type ClearedFields<T> = { [K in keyof T]?: Exclude<T[K], null | undefined> | "" };

/** A cleared text or date is sent as '' if `previous` had a value, so that the server clears it. */
export function keepClearedFields<T extends Readonly<Record<string, unknown>>>(
  next: T,
  previous: Readonly<Record<string, unknown>> = {},
): ClearedFields<T> {
  const fields = Object.entries(next)
    .filter(([name, value]) => hasValue(value) || (value !== undefined && hasValue(previous[name])))
    .map(([name, value]) => [name, value ?? ""] as const);
  return Object.fromEntries(fields) as ClearedFields<T>;
}

/** An event in a form. Reminders are as typed, up to three; '0' or '' for none. */
export interface EventDraft extends Pick<
  Event,
  "description" | "notes" | "issuedAt" | "expiryAt" | "manager" | "trainee" | "reminders"
> {
  /** Files to attach; attached ones stay. */
  files: readonly File[];
}

/** The event as a form, without its attached files. */
export function eventDraft(event: Event = readEvent(null)): EventDraft {
  const { description, notes, issuedAt, expiryAt, manager, trainee, reminders } = event;
  return { description, notes, issuedAt, expiryAt, manager, trainee, reminders, files: [] };
}

/**
 * The form of an event, for `toFormData`.
 *
 * - Switches are always sent, so that one can be turned off.
 * - A cleared text or date is sent as '' if `before` has one.
 * - Three reminders are sent, one such as '1.5' as typed: the server answers 422.
 *
 * @param before the event when the form was opened, for an update
 */
export function eventPayload(draft: EventDraft): wire.EventCreateForm;
export function eventPayload(draft: EventDraft, before: Event): wire.EventUpdateForm;
export function eventPayload(
  draft: EventDraft,
  before?: Event,
): wire.EventCreateForm | wire.EventUpdateForm {
  const notes = draft.notes.replace(EMPTY_MARKUP, "") === "" ? "" : draft.notes;
  const form: wire.EventCreateForm = {
    // Sent even if empty: the server requires it.
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

const clearable = ({
  notes,
  issuedAt,
  expiryAt,
}: Pick<Event, "notes" | "issuedAt" | "expiryAt">) => ({
  notes,
  issued_at: issuedAt,
  expiry_at: expiryAt,
});

/** An editor leaves such markup when all text is deleted. */
const EMPTY_MARKUP = /<\/?(?:p|br|div|span|ul|ol|li)\b[^<>]*>|&nbsp;|\s/gi;

/** '0' for none. Other texts are sent as typed, for the server to refuse. */
function wireDays(typed: string | number): string {
  const days = trimLine(String(typed)) || "0";
  return /^\d+$/.test(days) ? days.replace(/^0+(?=\d)/, "") : days;
}
