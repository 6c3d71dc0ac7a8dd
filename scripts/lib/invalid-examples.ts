/** Examples of the contract that do not fit their schemas, as Redocly's linter finds them. */
import { operationOf } from "./contract-breaks.ts";
import { runProcessGroup } from "./process-group.mjs";
import { fromRoot, pinnedNode, root } from "./paths.mjs";
import { TOOL } from "./tools.mjs";

const REDOCLY = fromRoot(TOOL.redocly);
const EXAMPLE_RULE = /^no-invalid-(?:media-type|parameter|schema)-examples$/;

interface Report {
  problems: readonly {
    ruleId: string;
    message: string;
    location: readonly { pointer: string }[];
    /** The places that use a shared example. */
    from?: { pointer: string };
  }[];
}

/** '#/paths/~1api~1people/post/responses/200/…' as 'POST /api/people, reply 200'. */
function useOf(pointer: string): string {
  if (!pointer.startsWith("#/paths/")) return pointer;
  const status = /\/responses\/(\w+)/.exec(pointer)?.[1];
  const part = status === undefined ? "request" : `reply ${status}`;
  return `${operationOf(pointer)}, ${part}`;
}

/**
 * Invalid examples by operation, name and path. This message is easier to trace than a type error in generated
 * code.
 *
 * @param file a bundled document
 * @throws Error when the document cannot be read
 */
export async function invalidExamples(file: string): Promise<string[]> {
  const argv = [REDOCLY, "lint", file, "--format", "json", "--max-problems", "1000"];
  const done = await runProcessGroup(pinnedNode, argv, { cwd: root, capture: true });
  if (!done.stdout.startsWith("{")) throw new Error(done.output);
  const found = (JSON.parse(done.stdout) as Report).problems
    .filter(({ ruleId }) => EXAMPLE_RULE.test(ruleId))
    .map(({ message, location: [at], from }) => {
      const pointer = at?.pointer ?? "";
      const name = /\/examples?\/(.+)/.exec(pointer)?.[1] ?? pointer;
      return `${useOf(from?.pointer ?? pointer)}, example ${name}: ${message}`;
    });
  return [...new Set(found)];
}
