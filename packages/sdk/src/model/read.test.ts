import { describe, expect, expectTypeOf, it } from "vitest";

import type * as wire from "../generated/main/wire/index.ts";
import type { EventSummary } from "./event.ts";
import { readGroups, type GroupSummary } from "./company.ts";
import { readPeople, type PersonSummary } from "./person.ts";
import { asRecord, text, type Untrusted, type UntrustedList } from "./read.ts";

// The compiler checks these, in the step `types`; `read.renamed-fields.test.ts` tries every field.
describe("the input of a reader", () => {
  const sent: Untrusted<wire.PersonListItem> = { id: 7, fullName: 5, isActive: "1", acl: null };
  const person = asRecord(sent);

  it("gives the input of a reader the fields that the contract names", () => {
    expect(text(person.fullName)).toBe("5");
    // @ts-expect-error A list of people gives no address.
    expect(person.email).toBeUndefined();
    // @ts-expect-error The contract spells it otherwise.
    expect(person.full_name).toBeUndefined();
  });

  it("types the input as unknown until it is read", () => {
    expectTypeOf(person.fullName).toBeUnknown();
    expectTypeOf(person.acl).extract<null>().toBeNull();
    expectTypeOf(asRecord(person.acl).permissions).toEqualTypeOf<UntrustedList<unknown>>();
  });

  it("takes a reply of the reader's own operation", () => {
    const people: wire.PersonListItem[] = [];
    expect(readPeople(people)).toEqual([]);
    // @ts-expect-error Groups have managers, people have none.
    expect(readGroups(people)).toEqual([]);
  });
});

it("gives an item of a list only the fields of the list", () => {
  expectTypeOf<PersonSummary>().not.toHaveProperty("email");
  expectTypeOf<PersonSummary>().not.toHaveProperty("uuid");
  expectTypeOf<PersonSummary>().not.toHaveProperty("hasValidSubscription");
  expectTypeOf<wire.PersonListItem>().not.toHaveProperty("email");
  expectTypeOf<EventSummary>().not.toHaveProperty("notes");
  expectTypeOf<wire.EventListItem>().not.toHaveProperty("notes");
  expectTypeOf<GroupSummary>().not.toHaveProperty("trainees");
  expectTypeOf<wire.GroupListItem>().not.toHaveProperty("trainees");
});
