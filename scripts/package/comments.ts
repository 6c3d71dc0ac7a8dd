import { globSync, readFileSync } from "node:fs";
import path from "node:path";

/** An exported function or constant with its doc comment. */
export interface Commented {
  name: string;
  comment: string;
}

const COMMENTED = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export declare (?:const|function) (\w+)/g;

const METHOD = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*(\w+)\(/g;

function commentedIn(
  folder: string,
  files: string,
  declared: RegExp = COMMENTED,
): readonly Commented[] {
  return globSync(files, { cwd: folder }).flatMap((file) =>
    [...readFileSync(path.join(folder, file), "utf8").matchAll(declared)].map(
      ([, comment = "", name = ""]) => ({ name, comment: comment.replaceAll(/^ *\* ?/gm, "") }),
    ),
  );
}

/** Calls of the main host and functions of the sign-in host. */
export const callsIn = (sdk: string): readonly Commented[] =>
  commentedIn(sdk, "dist/{generated/main/calls/*,sign-in}.d.ts");

/** The methods of a client that give models. */
export const methodsIn = (sdk: string): readonly Commented[] =>
  commentedIn(sdk, "dist/{generated/main/groups/*,client}.d.ts", METHOD);

/** The code of the example in a comment; undefined without one. */
export const exampleIn = ({ comment }: Commented): string | undefined =>
  /@example\n([^]*)$/.exec(comment)?.[1]?.trim();

const withExample = (all: readonly Commented[]): readonly Commented[] =>
  all.filter((each) => exampleIn(each));

const importOf = (entry: string, of: readonly Commented[]): string =>
  `import { ${of.map(({ name }) => name).join(", ")} } from "${entry}";\n`;

/** A program of the examples of all calls, methods and hooks, each in a scope of its own. */
export function examplesProgram(sdk: string): string {
  const calls = withExample(callsIn(sdk));
  const hooks = withExample(commentedIn(sdk, "dist/generated/main/hooks/*.d.ts"));
  return [
    importOf("@recurrent/sdk", calls),
    'import type { Recurrent } from "@recurrent/sdk";\n\ndeclare const recurrent: Recurrent;\n',
    importOf("@recurrent/sdk/react", hooks),
    ...[...calls, ...withExample(methodsIn(sdk)), ...hooks].map(
      (each, at) => `export async function example${at}() {\n${exampleIn(each)}\n}\n`,
    ),
  ].join("\n");
}
