import { ApiError, type ApiErrorDetails } from "@recurrent/sdk";
import { describe, expect, it } from "vitest";
import { onRefused, onSignedIn } from "./login-outcome.ts";

const token = { token: "t", expiresAt: 1 };
const anywhere = { hosts: [], plain: false };
const onlyOld = { hosts: ["old.test"], plain: false };
const failure = (details: Partial<ApiErrorDetails>) =>
  new ApiError({ kind: "server", message: "", ...details });

describe("a successful login", () => {
  it("waits for the terms with its token", () => {
    expect(onSignedIn(token, anywhere)).toEqual({ kind: "token", token });
  });

  it("waits for the terms with a redirect, which makes the token useless here", () => {
    expect(onSignedIn({ ...token, redirectTo: "https://old.test/x" }, onlyOld)).toEqual({
      kind: "redirect",
      to: "https://old.test/x",
    });
  });

  it("rejects a redirect to a host that is not allowed", () => {
    expect(onSignedIn({ ...token, redirectTo: "https://evil.test/" }, onlyOld)).toEqual({
      kind: "bad-redirect",
    });
  });
});

describe("a failed login", () => {
  it.each([
    [
      { kind: "unauthorized", status: 401, statusText: "Unauthorized", message: "Unauthorized" },
      { kind: "refused", message: "Invalid username or password." },
    ],
    [
      { kind: "unauthorized", status: 401, statusText: "Unauthorized", message: "Not today." },
      { kind: "refused", message: "Not today." },
    ],
    [
      { kind: "malformed", status: 200, message: "No expires_in present in the response" },
      { kind: "refused", message: "No expires_in present in the response" },
    ],
    [
      { kind: "redirect", status: 305, redirectTo: "https://old.test/x" },
      { kind: "redirect", to: "https://old.test/x" },
    ],
    [{ kind: "redirect", status: 305 }, { kind: "bad-redirect" }],
    [
      { kind: "client", status: 429, retryAfterMs: 841_000 },
      { kind: "refused", message: "Too many attempts to sign in. Try again in 15 minutes." },
    ],
    [
      { kind: "client", status: 429, retryAfterMs: 20_000 },
      { kind: "refused", message: "Too many attempts to sign in. Try again in 1 minute." },
    ],
    [
      { kind: "client", status: 429 },
      { kind: "refused", message: "Too many attempts to sign in. Try again later." },
    ],
  ] as const)("turns %j into %j", (details, outcome) => {
    expect(onRefused(failure(details), anywhere)).toEqual(outcome);
  });

  it.each([
    "malformed",
    "network",
    "timeout",
    "forbidden",
    "not-found",
    "validation",
    "server",
    "client",
  ] as const)("shows a failure of kind %s like any other", (kind) => {
    const error = failure({ kind });
    expect(() => onRefused(error, anywhere)).toThrow(error);
  });
});
