import type { Violation } from "./contract/violations.ts";
import type { DeclaredCall } from "./contract/operations.ts";
import { verdictOn, type Read } from "./verdict.ts";

/** Names fields, never their values. */
export interface Finding {
  operation: string;
  /** As in 'topics[].name'; '' for the reply as a whole. */
  field: string;
  problem: string;
  /** 'lost': the portal cannot show it. */
  verdict: "tolerated" | "lost";
  effect: string;
  /** Occurrences in all replies. */
  times: number;
}

const EFFECTS = {
  unread: "the portal does not read it",
  read: "the portal reads it all the same",
  replaced: "the portal goes on with what else it has",
  lost: "the portal takes it for missing",
  storable: "replies may stay where others find them",
  undone: "the portal takes for done what the host has not done",
} as const;

type Field = NonNullable<Violation["fields"]>[number];

/** Only so many of one kind are judged; the others are counted. */
const MAX_JUDGED = 3;

const UNION_MESSAGE = /must match (?:a|exactly one) schema in/;

/**
 * The validator reports a union's errors for each form: the deepest count, and at one depth each
 * form is a way to fix it.
 */
function innermost(fields: readonly Field[]): Field[] {
  const choices = new Set(
    fields.filter(({ message }) => UNION_MESSAGE.test(message)).map(({ path }) => path),
  );
  const isEcho = ({ path }: Field) =>
    choices.has(path) && fields.some((other) => other.path.startsWith(`${path}/`));
  const byPath = Map.groupBy(
    fields.filter((field) => !isEcho(field) && !UNION_MESSAGE.test(field.message)),
    ({ path }) => path,
  );
  return [...byPath].map(([path, there]) => ({
    path,
    message: [...new Set(there.map(({ message }) => message))].join(", or "),
  }));
}

/** '/response/0/company/name' as ['0', 'company', 'name']. */
const pathSegments = (path: string): string[] =>
  path
    .split("/")
    .slice(2)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));

/** ['0', 'company', 'name'] as '[].company.name'. */
const formatField = (place: readonly string[]): string =>
  place
    .map((key) => (/^\d+$/.test(key) ? "[]" : `.${key}`))
    .join("")
    .replace(/^\./, "");

interface JudgedReply {
  call: DeclaredCall;
  violations: readonly Violation[];
  /** The reply of a successful call. */
  reply: unknown;
  /** Undefined after success. */
  failure: string | undefined;
  /** Null for files and for replies that are not shown. */
  read: Read | null;
}

export function findingsOf({ call, violations, reply, failure, read }: JudgedReply): Finding[] {
  const operation = call.id;
  const findings: Finding[] = [];
  const add = (
    field: string,
    problem: string,
    verdict: Finding["verdict"],
    effect: string,
    times = 1,
  ) => findings.push({ operation, field, problem, verdict, effect, times });

  const general = violations
    .filter(({ fields = [], header }) => fields.length === 0 && header === undefined)
    .map(({ part, text, isLostWrite = false }) => ({
      isLostWrite,
      text:
        part === "request"
          ? `what the host gave to ask with does not fit: ${text}`
          : // a JSON error quotes the text
            text.replace(/^(is not JSON).*/s, "$1"),
    }));
  if (failure !== undefined) {
    const texts = [failure, ...general.map(({ text }) => text)];
    add("", texts.join("; "), "lost", "the portal shows an error in its place");
  } else {
    for (const { text, isLostWrite } of general) {
      if (isLostWrite) add("", text, "lost", EFFECTS.undone);
      else add("", text, "tolerated", EFFECTS.read);
    }
  }
  for (const { header, text } of violations) {
    if (header !== undefined) add(header, text, "tolerated", EFFECTS.storable);
  }
  for (const { fields: all = [] } of violations) {
    // Errors outside the body are reported already, and a failed call has another body or none.
    const fields = all.filter(({ path }) => {
      const [, part] = path.split("/");
      return part === "response" && (failure === undefined || pathSegments(path).length > 0);
    });
    const kinds = Map.groupBy(innermost(fields), ({ path, message }) =>
      JSON.stringify([formatField(pathSegments(path)), message]),
    );
    for (const [kind, there] of kinds) {
      const [field, message] = JSON.parse(kind) as [string, string];
      if (failure !== undefined || read === null) {
        const verdict = failure === undefined ? "tolerated" : "lost";
        add(field, message, verdict, "the call goes on without it", there.length);
        continue;
      }
      const verdicts = there
        .slice(0, MAX_JUDGED)
        .map(({ path }) => verdictOn(read, reply, pathSegments(path), call.replies));
      const worst = (["lost", "replaced", "read", "unread"] as const).find((each) =>
        verdicts.includes(each),
      );
      const outcome = worst ?? "unread";
      const verdict = outcome === "lost" ? "lost" : "tolerated";
      add(field, message, verdict, EFFECTS[outcome], there.length);
    }
  }
  return findings;
}

/** Each kind of finding once, with its count. */
export function groupFindings(findings: readonly Finding[]): Finding[] {
  const kinds = Map.groupBy(findings, ({ times: _times, ...kind }) => JSON.stringify(kind));
  return [...kinds.values()].flatMap((alike) => {
    const [first] = alike;
    return first === undefined
      ? []
      : [{ ...first, times: alike.reduce((sum, { times }) => sum + times, 0) }];
  });
}
