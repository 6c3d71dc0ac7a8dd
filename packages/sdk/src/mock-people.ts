import type { Person } from "./generated/main/model/person.ts";
import type { PersonListItem } from "./generated/main/model/personListItem.ts";
import type { User } from "./generated/main/model/user.ts";
import * as generated from "./generated/main/model/index.faker.ts";

interface Names {
  name?: string;
  surname?: string;
  fullName: string;
}

/** Fields are made one by one; a person whose full name is somebody else's would confuse readers. */
function withFullName<T extends Names>(made: T, given: Partial<T>): T {
  const fullName = [made.name, made.surname].join(" ").trim();
  return { ...made, fullName: given.fullName ?? fullName };
}

/** A signed-in user, at random by the seed. */
export function getUserMock(overrides: Partial<User> = {}): User {
  return withFullName(generated.getUserMock(overrides), overrides);
}

/** Somebody of a company, at random by the seed. */
export function getPersonMock(overrides: Partial<Person> = {}): Person {
  return withFullName(generated.getPersonMock(overrides), overrides);
}

/** A row of the people list, at random by the seed. */
export function getPersonListItemMock(overrides: Partial<PersonListItem> = {}): PersonListItem {
  return withFullName(generated.getPersonListItemMock(overrides), overrides);
}
