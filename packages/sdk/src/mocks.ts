/**
 * MSW handlers and faker factories for tests and stories of an application.
 *
 * - `get<Operation>MockHandler(reply?)` answers one call, with the contract's example unless a reply
 *   or a function that makes one is given; `get<Operation>ResponseMock()` is that example;
 * - `get<Schema>Mock(overrides?)` makes one entity, at random by the seed of {@link seedMocks};
 * - {@link mockHandlers} answers every call of both hosts, whatever their address;
 * - {@link withInvalidValues} gives a reply in every way that differs from it in one place.
 *
 * @module @recurrent/sdk/mocks
 */
import type { HttpHandler } from "msw"; // first: the comment above goes with it into the declarations
import { faker } from "@faker-js/faker/locale/en";
import * as authMocks from "./generated/auth/mocks/index.msw.ts";
import * as mainMocks from "./generated/main/mocks/index.msw.ts";
import { isRecord } from "./model/read.ts";

export {
  getAccessTokenMock,
  getCredentialsMock,
  getLoginRedirectMock,
  getMessageReplyMock,
  getPasswordLinkMock,
  getPasswordLinkPayloadMock,
  getPasswordLinkReplyMock,
  getPasswordResetPayloadMock,
} from "./generated/auth/wire/index.faker.ts";
export * from "./generated/auth/mocks/password.msw.ts";
export * from "./generated/auth/mocks/session.msw.ts";
export * from "./generated/main/wire/index.faker.ts";
export * from "./generated/main/mocks/announcements.msw.ts";
export * from "./generated/main/mocks/boards.msw.ts";
export * from "./generated/main/mocks/catalogues.msw.ts";
export * from "./generated/main/mocks/companies.msw.ts";
export * from "./generated/main/mocks/events.msw.ts";
export * from "./generated/main/mocks/groups.msw.ts";
export * from "./generated/main/mocks/people.msw.ts";
export * from "./generated/main/mocks/person-events.msw.ts";
export * from "./generated/main/mocks/person-training.msw.ts";
export * from "./generated/main/mocks/profile.msw.ts";
export * from "./generated/main/mocks/training.msw.ts";

/** What handlers are ordered by: the path, in which any text comes before a parameter, and the method. */
function rank({ info }: HttpHandler): string {
  return `${String(info.path).replaceAll(/:\w+/g, "\uffff")} ${String(info.method)}`;
}

/**
 * Handlers in the order they must be tried: MSW takes the first that matches, so
 * `/groups/trainees` has to stand before `/groups/:groupId`. Handlers whose paths cannot match the
 * same address keep the order of their paths, which makes the result the same on every run.
 */
export function bySpecificity(handlers: readonly HttpHandler[]): HttpHandler[] {
  return handlers.toSorted((left, right) => (rank(left) < rank(right) ? -1 : 1));
}

/** Every call of both hosts, answered with the contract's examples; the most specific path first. */
export function mockHandlers(): HttpHandler[] {
  const groups = [...Object.values(authMocks), ...Object.values(mainMocks)];
  return bySpecificity(groups.flatMap((group): HttpHandler[] => group()));
}

/**
 * Makes the factories repeatable. It seeds the very faker instance that they use; another entry of
 * the same package would be another instance.
 *
 * @param seed any number; the same seed gives the same values in the same order.
 * @param now instant that 'recent' and 'soon' are counted from, ISO 8601.
 */
export function seedMocks(seed: number, now = "2026-11-16T09:00:00.000Z"): void {
  faker.seed(seed);
  faker.setDefaultRefDate(now);
}

/** Values of every JSON type, for a place of a reply where the contract says something else. */
const ODD: readonly unknown[] = [
  null,
  "",
  "odd",
  "2026-13-45",
  0,
  -1,
  1.5,
  true,
  [],
  [null, "odd", 7],
  {},
  { id: null, name: 7 },
  { date: [] },
];

/**
 * A reply in every way that differs from it in one place, each as a copy of the whole: its leaves and
 * branches in turn given every value of `odd`, the entries of its lists and records in turn left out. For
 * tests that a reader or a page copes with servers that differ from the contract.
 *
 * @param odd what is put in a place; by default values of every JSON type
 */
export function* withInvalidValues(value: unknown, odd: readonly unknown[] = ODD): Generator {
  yield* odd;
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) {
      yield value.toSpliced(index, 1);
      for (const changed of withInvalidValues(entry, odd)) yield value.with(index, changed);
    }
  } else if (isRecord(value)) {
    for (const [key, inner] of Object.entries(value)) {
      const { [key]: _left, ...others } = value;
      yield others;
      for (const changed of withInvalidValues(inner, odd)) yield { ...value, [key]: changed };
    }
  }
}
