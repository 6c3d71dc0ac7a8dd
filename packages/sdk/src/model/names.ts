import type * as wire from "../generated/main/model/index.ts";
import { asRecord, firstText, isRecord, listIn, text, type Sent, type SentList } from "./read.ts";

/** Anything with an id and a name. Ids are text in every canonical shape. */
export interface NamedRef {
  id: string;
  name: string;
}

/** An operational role of a person, with its licence number ('' when there is none). */
export interface LicensedRole extends NamedRef {
  licence: string;
}

/** What has a name in the contract, or is the name itself. */
type SentName = { readonly name: unknown } | string | number | boolean | null | undefined;

/** What has an id and a name in the contract, or is the name itself. */
type SentRef = Exclude<SentName, object> | { readonly id: unknown; readonly name: unknown };

/** Reads `{id, name}`; a bare text or number is taken as both. */
export function readNamedRef(input: SentRef): NamedRef {
  const name = readName(input);
  return { id: firstText(isRecord(input) ? input.id : input, name), name };
}

/** Reads the name of `{id, name}`, or the bare name. */
export function readName(input: SentName): string {
  return text(isRecord(input) ? input.name : input);
}

/** Reads a list of `{id, name}`, bare or under `data`; entries without id and name are dropped. */
export function readNamedRefs(input: SentList<SentRef>): NamedRef[] {
  return listIn(input)
    .map(readNamedRef)
    .filter(({ id }) => id !== "");
}

/** Reads the roles of a person, each with its licence. */
export function readLicensedRoles(input: Sent<wire.LicensedRole[]>): LicensedRole[] {
  return listIn(input)
    .map((entry) => ({ ...readNamedRef(entry), licence: text(asRecord(entry).licence) }))
    .filter(({ id }) => id !== "");
}

/** The full name of a person, put together when it was not sent. */
export function readFullName(person: {
  readonly fullName: unknown;
  readonly name?: unknown;
  readonly surname?: unknown;
  readonly username?: unknown;
}): string {
  const parts = [text(person.name).trim(), text(person.surname).trim()];
  return firstText(person.fullName, parts.filter(Boolean).join(" "), person.username);
}
