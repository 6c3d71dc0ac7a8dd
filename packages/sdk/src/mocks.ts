/**
 * MSW handlers and faker factories for tests and stories of an application.
 *
 * - `get<Operation>MockHandler(reply?)` answers one call, with the contract's example unless a reply
 *   or a function that makes one is given; `get<Operation>ResponseMock()` is that example;
 * - `get<Schema>Mock(overrides?)` makes one entity, at random by the seed of {@link seedMocks};
 * - {@link mockHandlers} answers every call of both hosts, whatever their address;
 * - {@link spoiled} gives a reply in every way that differs from it in one place.
 *
 * @module @recurrent/sdk/mocks
 */
import type { HttpHandler } from "msw"; // first: the comment above goes with it into the declarations
import { faker } from "@faker-js/faker/locale/en";
import * as authMocks from "./generated/auth/mocks/index.msw.ts";
import * as mainMocks from "./generated/main/mocks/index.msw.ts";
import { bySpecificity } from "./mock-order.ts";

export {
  getAccessTokenMock,
  getCredentialsMock,
  getLoginRedirectMock,
  getMessageReplyMock,
  getPasswordLinkMock,
  getPasswordLinkPayloadMock,
  getPasswordLinkReplyMock,
  getPasswordResetPayloadMock,
} from "./generated/auth/model/index.faker.ts";
export * from "./generated/auth/mocks/password/password.msw.ts";
export * from "./generated/auth/mocks/session/session.msw.ts";
export * from "./generated/main/model/index.faker.ts";
export * from "./generated/main/mocks/announcements/announcements.msw.ts";
export * from "./generated/main/mocks/boards/boards.msw.ts";
export * from "./generated/main/mocks/catalogues/catalogues.msw.ts";
export * from "./generated/main/mocks/companies/companies.msw.ts";
export * from "./generated/main/mocks/events/events.msw.ts";
export * from "./generated/main/mocks/groups/groups.msw.ts";
export * from "./generated/main/mocks/people/people.msw.ts";
export * from "./generated/main/mocks/person-events/person-events.msw.ts";
export * from "./generated/main/mocks/person-training/person-training.msw.ts";
export * from "./generated/main/mocks/profile/profile.msw.ts";
export * from "./generated/main/mocks/training/training.msw.ts";
// Named exports win over the starred ones above.
export { getPersonListItemMock, getPersonMock, getUserMock } from "./mock-people.ts";
export { spoiled } from "./spoil.ts";
export { bySpecificity };

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
