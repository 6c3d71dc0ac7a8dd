import { ApiError, type ApiErrorKind } from "@recurrent/sdk";
import { expect, it } from "vitest";
import { ChunkLoadError } from "./chunks.ts";
import {
  toFailureEffect,
  shouldRedirectBack,
  messageAfterRedirect,
  toInPlaceFailureEffect,
} from "./failure.ts";

const failure = (kind: ApiErrorKind, status = 0, statusText = "", message = "m") =>
  new ApiError({ kind, status, statusText, message });

it.each([
  [
    failure("unauthorized", 401, "Unauthorized", "Token expired"),
    { redirectTo: "system@login", text: "Unauthorized: Token expired" },
  ],
  [
    failure("forbidden", 403, "Forbidden", "Not yours"),
    { redirectTo: "system@forbidden", text: "Forbidden: Not yours" },
  ],
  [
    failure("forbidden", 403, "Forbidden", "Forbidden"),
    { redirectTo: "system@forbidden", text: "Forbidden" },
  ],
  [failure("not-found", 404, "Not Found"), { redirectTo: "system@not-found" }],
  [failure("server", 500), { text: "Whoops! There was an error." }],
  [failure("network"), { text: "Whoops! There was an error." }],
  [failure("timeout"), { text: "Whoops! There was an error." }],
  [failure("malformed", 200), { text: "Whoops! There was an error." }],
  [failure("cancelled"), {}],
  [new ChunkLoadError("a part of the portal"), {}],
  [new Error("a mistake in the page"), { text: "Whoops! There was an error." }],
])("turns %s into %j", (error, effect) => {
  expect(toFailureEffect(error)).toEqual(effect);
});

it("lists every field message of a 422 under the server's message", () => {
  const error = new ApiError({
    kind: "validation",
    status: 422,
    message: "The given data was invalid.",
    fieldErrors: { username: ["Taken.", "Too long."], email: ["Not an e-mail."] },
  });
  expect(toFailureEffect(error)).toEqual({
    text: "The given data was invalid.",
    items: ["Taken.", "Too long.", "Not an e-mail."],
  });
});

it("stays on a form that a redirect would lead back to", () => {
  expect(toInPlaceFailureEffect(failure("forbidden", 403, "Forbidden", "Locked out"))).toEqual({
    text: "Forbidden: Locked out",
  });
  expect(toInPlaceFailureEffect(failure("not-found", 404))).toEqual({
    text: "Whoops! There was an error.",
  });
});

it.each([
  [failure("not-found", 404), true, true],
  [failure("not-found", 404), false, true],
  [failure("network"), true, false],
  [failure("network"), false, true],
  [failure("forbidden", 403), false, false],
  [failure("unauthorized", 401), false, false],
])("decides for %s (shown: %j) whether to return to the list: %j", (error, isShown, leads) => {
  expect(shouldRedirectBack(error, { isShown })).toBe(leads);
});

it.each([
  [failure("not-found", 404), "Whoops! There was an error."],
  [failure("malformed", 200), "Whoops! There was an error."],
  [failure("validation", 422, "", "The given data was invalid."), "The given data was invalid."],
])("shows %s of an event's page in its list as %j", (error, text) => {
  expect(messageAfterRedirect(error)).toBe(text);
});
