/** Checks of a step. */
export interface Outcome {
  passed: number;
  failed: number;
  /** Shown after a failure: messages, or the whole output of a program. */
  details: string;
  /** Checks that passed only when they were run again, and what went wrong before. */
  repeated?: string;
}

const failure = (details: string): Outcome => ({ passed: 0, failed: 1, details });

/** A step that counts as one check. */
export function fromExitCode(ok: boolean, details: string): Outcome {
  return ok ? { passed: 1, failed: 0, details } : failure(details);
}

interface VitestReport {
  success: boolean;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

/**
 * Counts vitest's JSON report. A test that passed only in a second run is named. A file that does not load and an
 * error outside any test each count as a failure. So does a skipped test, since it proves nothing.
 *
 * @param options.mayBeEmpty true where only some tests were selected, perhaps none
 */
export function fromVitest(json: string, output: string, { mayBeEmpty = false } = {}): Outcome {
  const report = JSON.parse(json) as VitestReport;
  let passed = 0;
  const failures: string[] = [];
  const repeated: string[] = [];
  for (const file of report.testResults) {
    if (file.assertionResults.length === 0) {
      failures.push(`${file.name}: ${file.message || "holds no test"}`);
    }
    for (const test of file.assertionResults) {
      const why = test.failureMessages?.join("\n") ?? "";
      const line = `${file.name} > ${test.fullName}\n${why || test.status}`;
      if (test.status !== "passed") {
        failures.push(line);
      } else {
        passed += 1;
        // A passed test has a failure only from a first try.
        if (why !== "") repeated.push(line);
      }
    }
  }
  if (failures.length === 0 && !report.success) failures.push(output);
  if (failures.length === 0 && passed === 0 && !mayBeEmpty) failures.push("no test was found");
  return {
    passed,
    failed: failures.length,
    details: failures.join("\n\n"),
    ...(repeated.length > 0 && { repeated: repeated.join("\n\n") }),
  };
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: {
      projectName: string;
      status: "expected" | "unexpected" | "flaky" | "skipped";
      results: { errors?: { message?: string }[] }[];
    }[];
  }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

// Colours in a report are for a terminal, not for a file.
// oxlint-disable-next-line no-control-regex -- the escape character is what is looked for
const ANSI = /\u001B\[[0-9;]*m/g;

/**
 * Counts Playwright's JSON report. A test that passed only in a second run counts as passed and is named, with its
 * first error, since it points to a race in the test or in the portal.
 */
export function fromPlaywright(json: string): Outcome {
  const report = JSON.parse(json) as PlaywrightReport;
  let passed = 0;
  const failures = report.errors.map((error) => error.message ?? "error outside the tests");
  const repeated: string[] = [];
  const walk = (suite: PlaywrightSuite): void => {
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        if (test.status === "expected") {
          passed += 1;
        } else {
          const isRepeated = test.status === "flaky";
          if (isRepeated) passed += 1;
          const errors = test.results.flatMap((result) => result.errors ?? []);
          const why = errors.map((error) => error.message ?? "").join("\n") || test.status;
          const place = `${spec.file}:${spec.line}`;
          (isRepeated ? repeated : failures).push(
            `[${test.projectName}] ${place} ${spec.title}\n${why}`,
          );
        }
      }
    }
    suite.suites?.forEach(walk);
  };
  report.suites.forEach(walk);
  if (failures.length === 0 && passed === 0) failures.push("no test was found");
  return {
    passed,
    failed: failures.length,
    details: failures.join("\n\n").replaceAll(ANSI, ""),
    ...(repeated.length > 0 && { repeated: repeated.join("\n\n").replaceAll(ANSI, "") }),
  };
}
