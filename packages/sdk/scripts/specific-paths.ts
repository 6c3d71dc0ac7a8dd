/** The paths of a contract, each with its operations by method. */
export type ContractPaths = Readonly<Record<string, object>>;

/** Values of a path's parameters. */
type Values = Readonly<Record<string, string>>;

/** The values with which `general` is the path `specific`; undefined if there are none. */
function valuesFor(general: string, specific: string): Values | undefined {
  const [parts, others] = [general.split("/"), specific.split("/")];
  if (parts.length !== others.length) return undefined;
  const values: Record<string, string> = {};
  for (const [at, part] of parts.entries()) {
    const other = others[at] ?? "";
    if (part === other) continue;
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) return undefined;
    if (!other.startsWith("{")) values[name] = other;
  }
  return Object.keys(values).length > 0 ? values : undefined;
}

/** A handler as orval writes it, with its method and path. */
const HANDLER = /(?<=return )http\.(\w+)\('\*([^']+)',.*?\n {2}\}, options\)/gs;

/**
 * Mocks: a handler leaves the contract's more specific paths to their own handlers. MSW would also
 * match `/groups/trainees` by `/groups/:groupId`.
 */
export function leaveSpecificPaths(source: string, paths: ContractPaths): string {
  const result = source.replaceAll(HANDLER, (handler, method: string, path: string) => {
    const general = path.replaceAll(/:(\w+)/g, "{$1}");
    if (paths[general] === undefined) {
      throw new Error(`specific-paths: the contract has no ${general}`);
    }
    const specific = Object.entries(paths)
      .filter(([, operations]) => method in operations)
      .map(([other]) => valuesFor(general, other))
      .filter((values) => values !== undefined);
    return specific.length > 0 ? `leaveToOthers(${handler}, ${JSON.stringify(specific)})` : handler;
  });
  if (result === source) return source;
  const line = 'import { leaveToOthers } from "../../../mock-rules/leave-to-others.ts";\n';
  return result.replace(/^import /m, `${line}import `);
}
