import { describe, expect, it } from "vitest";

import { type ApiError, isApiError } from "../errors.ts";
import { createClient } from "./config.ts";

const hosts = { authHost: "https://auth.test", apiHost: "https://api.test" };

/** The error that rejects a configuration. */
function refusalOf(config: object): ApiError {
  try {
    createClient({ ...hosts, ...config });
  } catch (error) {
    if (isApiError(error)) return error;
    throw error;
  }
  throw new Error("The configuration was to be refused, and was not.");
}

describe.each(["authHost", "apiHost"] as const)("%s", (name) => {
  it.each([
    "http://user:pass@host",
    "http://user@host",
    "http://:pass@host",
    "http://@host",
    "https://host?x=1",
    "https://host/?x=1",
    "https://host?",
    "https://host#f",
    "https://host/#",
    "https://host/api?token=pass",
    "https://host ",
    " https://host",
    "https://ho st",
    "https://host/a b",
    "https://host\n",
    "https://host\t/api",
    "https://host\u0000",
    "https://host\u007f",
    "https://host\u00a0",
    "https://ho\u200bst",
    "\ufeffhttps://host",
    "https://host/\ud800",
    "https://host\\api",
    "https:\\\\host",
    "https:///host",
    "https:/host",
    "https:host",
    "https://",
    "https://host:99999",
    "https://host:port",
    "https://[::1",
    "https://ho%zzst",
    "//host",
    "/api",
    "api",
    "../api",
    "host:4110",
    "ftp://host",
    "ws://host",
    "file:///host",
    "data:text/plain,x",
    "javascript:alert(1)",
    "",
    undefined,
    null,
    4110,
    new URL("https://host"),
  ])("rejects %j, naming the option", (value) => {
    const { kind, status, message } = refusalOf({ [name]: value });
    expect([kind, status]).toEqual(["client", 0]);
    expect(message).toMatch(new RegExp(`^${name} must be an http\\(s\\) address without`));
    expect(message).not.toContain("pass");
  });

  it.each([
    ["https://host", "https://host"],
    ["HTTPS://Host", "HTTPS://Host"],
    ["http://localhost:4110/", "http://localhost:4110"],
    ["http://127.0.0.1:4110", "http://127.0.0.1:4110"],
    ["http://[::1]:4110", "http://[::1]:4110"],
    ["https://host/some/path//", "https://host/some/path"],
    ["https://host/@team", "https://host/@team"],
    ["https://müller.example", "https://müller.example"],
  ])("reads the host %s as %s", (value, expected) => {
    expect(createClient({ ...hosts, [name]: value }).settings[name]).toBe(expected);
  });
});

describe.each(["timeoutMs", "refreshSkewMs", "retries"] as const)("%s", (name) => {
  it.each([-1, -0.5, Number.NEGATIVE_INFINITY, Number.NaN, "1000", "", true, 7n, {}, [], [5]])(
    "rejects a value like case %#, naming the option",
    (value) => {
      const { kind, status, message } = refusalOf({ [name]: value });
      expect([kind, status, message]).toEqual(["client", 0, `${name} must be a number from 0.`]);
    },
  );

  it.each([0, 0.5, 1, 2 ** 31, 3e9, Number.MAX_VALUE, Number.POSITIVE_INFINITY])(
    "accepts %s",
    (value) => {
      expect(createClient({ ...hosts, [name]: value }).settings[name]).toBe(value);
    },
  );
});
