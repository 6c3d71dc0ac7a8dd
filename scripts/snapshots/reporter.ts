import { writeFileSync } from "node:fs";
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from "@playwright/test/reporter";
import type { Finding } from "./findings.ts";
import { readPlan } from "./plan.ts";

/** How often a terminal that cannot rewrite a line is told where we are. */
const EVERY = 50;

// oxlint-disable-next-line no-control-regex -- colours in a message are for a terminal, not for a report
const ANSI = /\u001B\[[0-9;]*m/g;

/** How Playwright says that a page never looked the same twice. */
const RESTLESS = /Timeout \d+ms exceeded|two consecutive stable/;

/** Shows how far a run is, and writes down what it found. */
// oxlint-disable-next-line import/no-default-export -- it is what Playwright looks for
export default class FindingsReporter implements Reporter {
  readonly #plan = readPlan();
  readonly #findings: Finding[] = [];
  #done = 0;
  #total = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#total = suite.allTests().length;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#done += 1;
    const found = findingsOf(test, result, this.#plan.accept);
    this.#findings.push(...found);
    for (const { kind, label, picture } of found) {
      this.#say(`${kind}: ${label}${picture === undefined ? "" : `, ${picture}`}`);
    }
    const line = `${this.#done} of ${this.#total} stories, ${this.#findings.length} findings`;
    if (process.stdout.isTTY) process.stdout.write(`\r${line}`);
    else if (this.#done % EVERY === 0 || this.#done === this.#total) console.log(line);
  }

  /** Above the line that is rewritten. */
  #say(line: string): void {
    console.log(process.stdout.isTTY ? `\r${line}\u001B[K` : line);
  }

  onError(error: { message?: string }): void {
    console.error(error.message ?? "an error outside the stories");
  }

  onEnd(): void {
    if (process.stdout.isTTY) process.stdout.write("\n");
    writeFileSync(this.#plan.findings, JSON.stringify(this.#findings));
  }

  printsToStdio(): boolean {
    return true;
  }
}

function findingsOf(test: TestCase, result: TestResult, isAccepting: boolean): Finding[] {
  if (result.status === "passed") return [];
  const id = test.annotations.find((note) => note.type === "story")?.description ?? "";
  const story = { id, label: test.title };
  const messages = result.errors.map((error) => (error.message ?? "").replaceAll(ANSI, ""));
  const pictures = new Map<string, Finding>();
  // What was accepted is attached too; it is as it should be.
  for (const { name, path } of isAccepting ? [] : result.attachments) {
    const [, picture, role] = /^(?:.*[\\/])?(\w+)-(expected|actual|diff)\.png$/.exec(name) ?? [];
    if (path === undefined || picture === undefined || role === undefined) continue;
    const known = pictures.get(picture) ?? { kind: "new", ...story, picture };
    const kind = role === "expected" ? "changed" : known.kind;
    pictures.set(picture, { ...known, kind, [role]: path });
  }
  for (const message of messages) {
    const picture = /Snapshot: .*?(\w+)\.png/.exec(message)?.[1];
    if (picture === undefined || !RESTLESS.test(message)) continue;
    const why = "It did not come to rest: no two pictures in a row were the same.";
    pictures.set(picture, { ...pictures.get(picture), kind: "broken", ...story, picture, why });
  }
  if (pictures.size > 0) return [...pictures.values()];
  return [{ kind: "broken", ...story, why: messages.map(shortened).join("\n") }];
}

/** Without the whole document that the library of queries puts behind its message. */
function shortened(message: string): string {
  const [said = ""] = message.split("\nIgnored nodes");
  return said.trim().split("\n").slice(0, 20).join("\n");
}
