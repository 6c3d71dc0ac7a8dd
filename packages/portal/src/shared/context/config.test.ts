import { describe, expect, it } from "vitest";
import { loadConfig, readConfig } from "./config.ts";

const least = {
  authHost: "https://auth.example.test",
  apiHost: "https://api.example.test",
  supportEmail: "help@example.test",
  termsUrl: "/terms.html",
  privacyUrl: "https://example.test/privacy",
  termsOfUseUrl: "https://example.test/terms",
};

const problemsOf = (input: unknown) => {
  const reading = readConfig(input);
  return reading.ok ? [] : reading.problems;
};

describe("config.json", () => {
  it("requires the addresses and the support e-mail, and has defaults for the rest", () => {
    const reading = readConfig(least);
    expect(reading.ok && reading.config).toEqual({
      ...least,
      backend: "remote",
      product: "Recurrent",
      crmName: "CRM",
      analytics: { enabled: false, endpoint: null },
      redirectHosts: [],
      passwordReset: { version: 3 },
      lockAfterMinutes: 0,
      reportUrl: null,
    });
  });

  it("keeps the settings", () => {
    const set = {
      ...least,
      backend: "sandbox",
      product: "Recurrent",
      crmName: "Salesforce",
      analytics: { enabled: true, endpoint: "https://rec.example.test/identify" },
      redirectHosts: ["app.example.test"],
      passwordReset: { version: 3 },
      lockAfterMinutes: 15,
      reportUrl: "/reports",
    };
    const reading = readConfig(set);
    expect(reading.ok && reading.config).toEqual(set);
  });

  it.each([null, "text", 7, []])("rejects %j", (input) => {
    expect(problemsOf(input)).toEqual(["It must hold one JSON object."]);
  });

  it("names every problem at once", () => {
    expect(
      problemsOf({
        ...least,
        backend: "mock",
        authHost: "auth.example.test",
        apiHost: undefined,
        supportEmail: "",
        termsUrl: "javascript:alert(1)",
        redirectHosts: "app.example.test",
        analytics: { enabled: true },
        passwordReset: 3,
        lockAfterMinutes: -1,
        privacyUrl: "https://example.test;script-src",
        reportUrl: "mailto:help@example.test",
      }),
    ).toEqual([
      '"backend" must be "remote" or "sandbox", not "mock".',
      '"redirectHosts" must be a list of host names, such as ["app.example.com"].',
      '"lockAfterMinutes" must be a number, 0 or more, not -1.',
      '"passwordReset" must be {"version": 3}.',
      '"analytics.endpoint" must be an http(s) address when enabled.',
      '"authHost" must be an http(s) address, not "auth.example.test".',
      '"apiHost" must be an http(s) address; it is missing.',
      '"supportEmail" must be a text.',
      '"termsUrl" must be an http(s) address or a path, not "javascript:alert(1)".',
      '"privacyUrl" must be an http(s) address or a path, not "https://example.test;script-src".',
      '"reportUrl" must be an http(s) address or a path, not "mailto:help@example.test".',
    ]);
  });
});

const answering =
  (body: string, status = 200) =>
  () =>
    Promise.resolve(new Response(body, { status }));

it.each<[string, () => Promise<Response>, RegExp]>([
  ["no answer", () => Promise.reject(new TypeError("offline")), /did not answer/],
  [
    "half an answer",
    () => Promise.resolve(new Response(new ReadableStream({ start: (to) => to.error() }))),
    /broke off/,
  ],
  ["a missing file", answering("<html>", 404), /answered 404/],
  ["a page of HTML", answering("<!doctype html>"), /not JSON/],
  ["nonsense", answering("{"), /not JSON/],
  ["another shape", answering("[]"), /one JSON object/],
])("explains what is wrong with %s", async (_what, fetchIt, problem) => {
  const reading = await loadConfig(fetchIt);
  expect(reading.ok ? [] : reading.problems).toEqual([expect.stringMatching(problem)]);
});
