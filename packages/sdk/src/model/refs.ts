import { asRecord, firstText, isRecord, listIn, text } from "./read.ts";

/** Anything with an id and a name. Ids are text in every canonical shape. */
export interface NamedRef {
  id: string;
  name: string;
}

/** An operational role of a person, with its licence number ('' when there is none). */
export interface LicensedRole extends NamedRef {
  licence: string;
}

/** Reads `{id, name}`; a bare text or number is taken as both. */
export function readNamedRef(input: unknown): NamedRef {
  if (!isRecord(input)) return { id: text(input), name: text(input) };
  const name = firstText(input["name"], input["fullName"], input["title"]);
  return { id: firstText(input["id"], name), name };
}

/** Reads a list of `{id, name}`, bare or under `data`; entries without id and name are dropped. */
export function readNamedRefs(input: unknown): NamedRef[] {
  return listIn(input)
    .map(readNamedRef)
    .filter(({ id }) => id !== "");
}

/** Reads the roles of a person, each with its licence. */
export function readLicensedRoles(input: unknown): LicensedRole[] {
  return listIn(input)
    .map((entry) => {
      const { id, name } = readNamedRef(entry);
      return { id, name, licence: text(asRecord(entry)["licence"]) };
    })
    .filter(({ id }) => id !== "");
}
