import { describe, expect, it } from "vitest";
import { fromPlaywright, fromVitest, fromExitCode } from "./outcome.ts";

const vitest = (testResults: unknown[], success = true): string =>
  JSON.stringify({ success, testResults });
const file = (...statuses: string[]): unknown => ({
  name: "a.test.ts",
  status: "passed",
  assertionResults: statuses.map((status, at) => ({ fullName: `test ${at}`, status })),
});

describe("counting a step that is one check", () => {
  it("counts a single check as one passed or one failed", () => {
    expect(fromExitCode(true, "")).toMatchObject({ passed: 1, failed: 0 });
    expect(fromExitCode(false, "why")).toEqual({ passed: 0, failed: 1, details: "why" });
  });
});

describe("counting vitest", () => {
  it("adds up Vitest's tests over files", () => {
    expect(fromVitest(vitest([file("passed", "passed"), file("passed")]), "")).toEqual({
      passed: 3,
      failed: 0,
      details: "",
    });
  });

  it.each(["failed", "skipped", "pending", "todo"])(
    "counts a %s test of Vitest as failed",
    (status) => {
      expect(fromVitest(vitest([file("passed", status)]), "")).toMatchObject({
        passed: 1,
        failed: 1,
      });
    },
  );

  it("names a Vitest test that passed only when it was run again", () => {
    const again = { fullName: "test 0", status: "passed", failureMessages: ["red"] };
    const report = vitest([{ name: "a.test.ts", status: "passed", assertionResults: [again] }]);
    expect(fromVitest(report, "")).toEqual({
      passed: 1,
      failed: 0,
      details: "",
      repeated: "a.test.ts > test 0\nred",
    });
  });

  it("counts a test file that does not load as failed", () => {
    const broken = {
      name: "b.test.ts",
      status: "failed",
      message: "no such",
      assertionResults: [],
    };
    const outcome = fromVitest(vitest([file("passed"), broken], false), "");
    expect(outcome).toEqual({ passed: 1, failed: 1, details: "b.test.ts: no such" });
  });

  it("counts an error outside any Vitest test as failed", () => {
    expect(fromVitest(vitest([file("passed")], false), "Unhandled")).toEqual({
      passed: 1,
      failed: 1,
      details: "Unhandled",
    });
  });

  it("fails a Vitest run without tests", () => {
    expect(fromVitest(vitest([]), "")).toMatchObject({ passed: 0, failed: 1 });
  });

  it("passes a Vitest run without tests where none may be affected", () => {
    const outcome = fromVitest(vitest([]), "", { mayBeEmpty: true });
    expect(outcome).toMatchObject({ passed: 0, failed: 0 });
  });
});

describe("counting Playwright", () => {
  const report = (statuses: string[], errors: unknown[] = []): string =>
    JSON.stringify({
      errors,
      suites: [
        {
          title: "login.e2e.ts",
          suites: [
            {
              title: "sign-in",
              specs: statuses.map((status) => ({
                title: status,
                file: "login.e2e.ts",
                line: 3,
                tests: [
                  {
                    projectName: "demo",
                    status,
                    results: [{ errors: [{ message: "\u001B[31mred\u001B[39m" }] }],
                  },
                ],
              })),
            },
          ],
        },
      ],
    });

  it("adds up Playwright's nested suites", () => {
    expect(fromPlaywright(report(["expected", "expected"]))).toEqual({
      passed: 2,
      failed: 0,
      details: "",
    });
  });

  it.each(["unexpected", "skipped"])("counts a %s test of Playwright as failed", (status) => {
    expect(fromPlaywright(report(["expected", status]))).toEqual({
      passed: 1,
      failed: 1,
      details: `[demo] login.e2e.ts:3 ${status}\nred`,
    });
  });

  it("names a Playwright test that passed only when it was run again", () => {
    expect(fromPlaywright(report(["expected", "flaky"]))).toEqual({
      passed: 2,
      failed: 0,
      details: "",
      repeated: "[demo] login.e2e.ts:3 flaky\nred",
    });
  });

  it("counts an error outside the Playwright tests as failed", () => {
    expect(fromPlaywright(report(["expected"], [{ message: "server did not start" }]))).toEqual({
      passed: 1,
      failed: 1,
      details: "server did not start",
    });
  });

  it("fails a Playwright run without tests", () => {
    expect(fromPlaywright(report([]))).toMatchObject({ passed: 0, failed: 1 });
  });
});
