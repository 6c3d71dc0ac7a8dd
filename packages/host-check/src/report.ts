import type { CheckReport } from "./check.ts";
import type { Finding } from "./findings.ts";

const isLost = ({ verdict }: Finding): boolean => verdict === "lost";
const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** 0: all fits; 3: the portal handles all deviations; 1: it cannot show something. */
export function exitCodeOf({ findings }: Pick<CheckReport, "findings">): 0 | 1 | 3 {
  if (findings.length === 0) return 0;
  return findings.some(isLost) ? 1 : 3;
}

function formatFinding({ field, problem, verdict, effect, times }: Finding): string {
  const what = [field, problem].filter((each) => each !== "").join(" ");
  const often = times === 1 ? "" : ` (${times} times)`;
  return `    ${verdict === "lost" ? "cannot be shown" : "tolerated      "}  ${what}${often}: ${effect}`;
}

export function formatReport(report: CheckReport): string[] {
  const { hosts, accounts, calls, findings } = report;
  const made = calls.filter(({ times }) => times > 0);
  const skipped = calls.filter(({ times }) => times === 0);
  const byOperation = Map.groupBy(findings, ({ operation }) => operation);
  const reasons = Map.groupBy(skipped, ({ skipped: why = "" }) => why);
  const lost = new Set(findings.filter(isLost).map(({ operation }) => operation));
  const tolerated = [...byOperation.keys()].filter((operation) => !lost.has(operation));
  const replies = made.reduce((sum, { times }) => sum + times, 0);
  return [
    `Sign-in host ${hosts.auth}`,
    `Main host    ${hosts.main}`,
    ...accounts.map((roles, index) => `Account ${index + 1}    ${roles.join(", ") || "no role"}`),
    "",
    ...[...byOperation].flatMap(([operation, there]) => {
      const call = calls.find((each) => each.operation === operation);
      const address = call ? `  ${call.method} ${call.path}` : "";
      return [
        `${operation}${address}`,
        ...there
          .toSorted((one, other) => Number(isLost(other)) - Number(isLost(one)))
          .map(formatFinding),
        "",
      ];
    }),
    ...[...reasons].map(
      ([why, there]) =>
        `Not called, since ${why}: ${there.map(({ operation }) => operation).join(", ")}`,
    ),
    ...(reasons.size > 0 ? [""] : []),
    `${made.length} of ${calls.length} calls made, ${count(replies, "reply", "replies")}: ` +
      `${count(findings.length, "deviation")}.`,
    ...(tolerated.length > 0 ? [`The portal copes with: ${tolerated.join(", ")}.`] : []),
    ...(lost.size > 0 ? [`The portal cannot show all of: ${[...lost].join(", ")}.`] : []),
    ...(findings.length === 0 ? ["Every reply fits the contract."] : []),
  ];
}
