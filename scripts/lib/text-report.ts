/** Readability measures: titles, comments, and tests without a source file. */
import path from "node:path";
import { parseSync } from "vite";

/** The longest title of a test that fits a line of the report. */
export const MAX_TITLE_LENGTH = 80;

const TEST_FUNCTIONS = new Set(["it", "test", "describe"]);

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const item of value) yield* nodesIn(item);
  } else if (isNode(value)) {
    yield value;
    for (const child of Object.values(value)) yield* nodesIn(child);
  }
}

function parse(file: string, source: string) {
  return parseSync(path.basename(file), source, { lang: file.endsWith("x") ? "tsx" : "ts" });
}

/** `it` of `it`, `it.skip`, `it.each([…])` and `test.describe`. */
function rootName(callee: unknown): string {
  if (!isNode(callee)) return "";
  if (callee.type === "Identifier") return String(callee["name"]);
  // A step is part of a test, not a title.
  const property = isNode(callee["property"]) ? callee["property"]["name"] : undefined;
  if (property === "step") return "";
  return rootName(callee["object"] ?? callee["callee"] ?? callee["tag"]);
}

/** A text as it is written; each `${…}` of a template counts as one character. */
function textOf(argument: unknown): string | undefined {
  if (!isNode(argument)) return undefined;
  if (argument.type === "Literal" && typeof argument["value"] === "string") {
    return argument["value"];
  }
  if (argument.type !== "TemplateLiteral") return undefined;
  const quasis = argument["quasis"] as readonly { value: { raw: string } }[];
  return quasis.map(({ value }) => value.raw).join("…");
}

/** Titles of the tests and of their groups in a test file. */
export function titlesIn(file: string, source: string): string[] {
  return [...nodesIn(parse(file, source).program)].flatMap((node) => {
    if (node.type !== "CallExpression" || !TEST_FUNCTIONS.has(rootName(node["callee"]))) return [];
    const title = textOf((node["arguments"] as readonly unknown[])[0]);
    return title === undefined ? [] : [title];
  });
}

/** The words of the comments of a file, and its lines of code without them and without blank ones. */
export function measureComments(file: string, source: string): { words: number; lines: number } {
  const { comments } = parse(file, source);
  const words = comments.flatMap(({ value }) => value.match(/[^\s*]\S*/g) ?? []).length;
  const code = comments.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    source,
  );
  const lines = code.split("\n").filter((line) => line.trim() !== "").length;
  return { words, lines };
}

const isCheck = (file: string): boolean => /\.(test|stories)\.tsx?$/.test(file);

/** The path up to the first dot of the file's name. */
const subjectOf = (file: string): string =>
  path.join(path.dirname(file), path.basename(file).split(".", 1)[0] ?? "");

/** Tests and stories whose name, up to its first dot, is that of no source file in their folder. */
export function filesWithoutSource(files: readonly string[]): string[] {
  const sources = new Set(files.filter((file) => !isCheck(file)).map(subjectOf));
  return files.filter((file) => isCheck(file) && !sources.has(subjectOf(file)));
}
