/** Breaking changes of the contract, by Redocly's comparison. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runProcessGroup } from "./process-group.mjs";
import { fromRoot, pinnedNode, root } from "./paths.mjs";
import { TOOL } from "./tools.mjs";

const REDOCLY = fromRoot(TOOL.redocly);

interface Report {
  changes: readonly {
    /** JSON pointer into the document, through references. */
    path: string;
    impact: "major" | "minor" | "patch";
    verdicts: readonly { ruleId: string; impact: string; message: string }[];
  }[];
}

/** '#/paths/~1api~1people/get/responses' as 'GET /api/people'. */
export function operationOf(pointer: string): string {
  const [, , path = "", method = ""] = pointer.split("/");
  const address = path.replaceAll("~1", "/").replaceAll("~0", "~");
  return `${/^(?:get|put|post|patch|delete)$/.test(method) ? `${method.toUpperCase()} ` : ""}${address}`;
}

/**
 * Every change from one document to another that breaks callers: by operation, the change, and the rule
 * that reports it.
 *
 * @param base file of the contract that callers have
 * @param revision file of the contract that they would get
 * @throws Error when the documents cannot be compared
 */
export async function breaksBetween(base: string, revision: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "contract-breaks-"));
  try {
    // into a file, since captured output has other lines of the tool too, anywhere in a long report
    const report = join(folder, "report.json");
    const kind = ["--format", "json", "--fail-on", "none", "-o", report];
    const argv = [REDOCLY, "diff", base, revision, ...kind];
    const done = await runProcessGroup(pinnedNode, argv, { cwd: root, capture: true });
    if (done.code !== 0) throw new Error(done.output);
    return breaksIn(JSON.parse(await readFile(report, "utf8")) as Report);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function breaksIn({ changes }: Report): string[] {
  return changes
    .filter(({ impact }) => impact === "major")
    .flatMap(({ path, verdicts }) =>
      verdicts
        .filter(({ impact }) => impact === "major")
        .map(({ message, ruleId }) => `${operationOf(path)}: ${message} (${ruleId})`),
    );
}

/** The entries without those of `others`; one that is there twice is taken out once for each. */
function without(entries: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return entries.filter((entry) => {
    const at = left.indexOf(entry);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The breaks that nobody has accepted, and those accepted that are none any more. */
export const compareBreaks = (breaks: readonly string[], accepted: readonly string[]) => ({
  added: without(breaks, accepted),
  gone: without(accepted, breaks),
});

/**
 * True when waiting changesets announce a breaking version: major, or minor while the version begins with
 * 0.
 *
 * @param changesets texts of the files in `.changeset`
 */
export function announcesBreak(changesets: readonly string[], version: string): boolean {
  const enough = version.startsWith("0.") ? "minor|major" : "major";
  const announcement = new RegExp(`^["']?@recurrent/sdk["']?: (?:${enough})$`, "m");
  return changesets.some((text) => announcement.test(text.split("---")[1] ?? ""));
}
