import { ApiError, type ApiErrorKind } from "@recurrent/sdk";
import { expect, it } from "vitest";
import { ChunkLoadError } from "./chunks.ts";
import { effectOf, leadsBack, noticeOnReturn, stayingEffectOf } from "./failure.ts";

const failure = (kind: ApiErrorKind, status = 0, statusText = "", message = "m") =>
  new ApiError({ kind, status, statusText, message });

it.each([
  [
    failure("unauthorized", 401, "Unauthorized", "Token expired"),
    { kind: "leave", to: "system@login", notice: "Unauthorized: Token expired" },
  ],
  [
    failure("forbidden", 403, "Forbidden", "Not yours"),
    { kind: "leave", to: "system@forbidden", notice: "Forbidden: Not yours" },
  ],
  [failure("forbidden", 403, "Forbidden", "Forbidden"), { notice: "Forbidden" }],
  [failure("not-found", 404, "Not Found"), { kind: "leave", to: "system@not-found", notice: null }],
  [failure("server", 500), { kind: "notice", text: "Whoops! There was an error." }],
  [failure("network"), { kind: "notice", text: "Whoops! There was an error." }],
  [failure("timeout"), { kind: "notice", text: "Whoops! There was an error." }],
  [failure("malformed", 200), { kind: "notice", text: "Whoops! There was an error." }],
  [failure("cancelled"), { kind: "none" }],
  [new ChunkLoadError("a part of the portal"), { kind: "none" }],
  [new Error("a mistake in the page"), { kind: "notice", text: "Whoops! There was an error." }],
])("%s becomes %j", (error, effect) => {
  expect(effectOf(error)).toMatchObject(effect);
});

it("lists every field message of a 422 under the server's message", () => {
  const error = new ApiError({
    kind: "validation",
    status: 422,
    message: "The given data was invalid.",
    fieldErrors: { username: ["Taken.", "Too long."], email: ["Not an e-mail."] },
  });
  expect(effectOf(error)).toEqual({
    kind: "alert",
    title: "The given data was invalid.",
    items: ["Taken.", "Too long.", "Not an e-mail."],
  });
});

it("keeps the person on a form that a redirect would lead back to", () => {
  expect(stayingEffectOf(failure("forbidden", 403, "Forbidden", "Locked out"))).toEqual({
    kind: "notice",
    text: "Forbidden: Locked out",
  });
  expect(stayingEffectOf(failure("not-found", 404))).toEqual({
    kind: "notice",
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
])("%s of what is shown (%j) leads back to its list: %j", (error, isShown, leads) => {
  expect(leadsBack(error, { isShown })).toBe(leads);
});

it.each([
  [failure("not-found", 404), "Whoops! There was an error."],
  [failure("malformed", 200), "Whoops! There was an error."],
  [failure("validation", 422, "", "The given data was invalid."), "The given data was invalid."],
])("%s of an event's page is told in its list as %j", (error, text) => {
  expect(noticeOnReturn(error)).toBe(text);
});
