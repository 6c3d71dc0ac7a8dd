/**
 * MSW handlers and factories for tests and stories.
 *
 * - `get<Operation>MockHandler(reply?)` answers one call, by default with the contract's example
 * - `get<Operation>ResponseMock()` gives that example
 * - `get<Schema>Mock(overrides?)` makes an entity; {@link seedMocks} makes it repeatable
 * - {@link mockHandlers} answers every call
 *
 * @module @recurrent/sdk/mocks
 */
import type { HttpHandler } from "msw"; // first: the comment above goes with it into the declarations
import * as authMocks from "./generated/auth/mocks/index.msw.ts";
import * as mainMocks from "./generated/main/mocks/index.msw.ts";
import { faker } from "./mock-rules/faker.ts";
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

// TypeScript can name them only by an entry that a package imports.
export type * from "./generated/main/wire/index.ts";
export type {
  AccessToken,
  Credentials,
  LoginRedirect,
  LoginRedirectTarget,
  MessageReply,
  PasswordLink,
  PasswordLinkPayload,
  PasswordLinkReply,
  PasswordResetPayload,
} from "./generated/auth/wire/index.ts";

/** Handlers for every call, with the examples of the contract. */
export function mockHandlers(): HttpHandler[] {
  const groups = [...Object.values(authMocks), ...Object.values(mainMocks)];
  return groups.flatMap((group): HttpHandler[] => group());
}

/**
 * Makes the factories repeatable. Their faker is this package's own instance.
 *
 * @param now ISO 8601; what 'recent' and 'soon' are counted from
 */
export function seedMocks(seed: number, now = "2026-11-16T09:00:00.000Z"): void {
  faker.seed(seed);
  faker.setDefaultRefDate(now);
}

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
 * Yields variants of a reply that differ in one place: a value replaced by one of `odd`, or an
 * entry left out. For tests with odd servers.
 *
 * @param odd default: values of every JSON type
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
