import { expect, it } from "vitest";
import { ApiError, type ApiErrorKind, hasUnknownOutcome } from "./errors.ts";

/** By kind: may the host have made the change? A new kind does not compile. */
const KINDS: Record<ApiErrorKind, boolean> = {
  network: true,
  timeout: true,
  cancelled: true,
  server: true,
  malformed: true,
  unauthorized: false,
  forbidden: false,
  "not-found": false,
  validation: false,
  redirect: false,
  client: false,
};

it.each(Object.entries(KINDS))("may have changed the host after %s: %s", (kind, expected) => {
  expect(hasUnknownOutcome(new ApiError({ kind: kind as ApiErrorKind, message: "" }))).toBe(
    expected,
  );
});

it("has sent nothing when the program itself failed", () => {
  expect(hasUnknownOutcome(new TypeError("No."))).toBe(false);
});
