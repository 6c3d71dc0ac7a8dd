import { readFileSync } from "node:fs";
import { fromRoot } from "../lib/paths.mjs";

/** The lowest Node.js that the guide names, as scripts/package/minimum-node/package.json has it. */
export const minimumNode = fromRoot("scripts/package/minimum-node/node_modules/node/bin/node");

/** The pages whose examples are run. */
const GUIDES = ["packages/sdk/README.md", "docs/api.md"];

/** A code block of the guide that has a file name, as in ```ts sign-in.ts. */
export interface Snippet {
  /** Name of the file that contains the example. */
  file: string;
  /** Documented output; empty when the guide shows none. */
  prints: string;
  code: string;
}

const NAMED_BLOCK = /^```(\w+) (\S+)\n([\s\S]*?)^```$/gm;
const BLOCK = /^```(?:js|jsx|ts|tsx)\b.*$/gm;

/**
 * The examples of a guide, in its order, with their output (a block `text` of the same name).
 *
 * @throws Error when a block of code has no name, since it would never run
 */
export function snippetsOf(markdown: string): readonly Snippet[] {
  const blocks = [...markdown.matchAll(NAMED_BLOCK)].map(([, language, file = "", code = ""]) => ({
    language,
    file,
    code,
  }));
  const programs = blocks.filter(({ language }) => language !== "text");
  const written = markdown.match(BLOCK)?.length ?? 0;
  if (written !== programs.length) {
    throw new Error(`${written} blocks of code, ${programs.length} of them with a file name`);
  }
  return programs.map(({ file, code }) => {
    const output = blocks.find((block) => block.language === "text" && block.file === file);
    return { file, code, prints: output?.code ?? "" };
  });
}

/** The examples of all guides. */
export const allSnippets = (): readonly Snippet[] =>
  GUIDES.flatMap((file) => snippetsOf(readFileSync(fromRoot(file), "utf8")));

/** True when it needs React, MSW or zod. */
export const needsPeers = ({ code, file }: Snippet): boolean =>
  file.endsWith(".tsx") || /@recurrent\/sdk\/(?:react|mocks|schemas)/.test(code);

/** The code with the sandbox's usual addresses replaced by those of the running one. */
export function withTestHosts(code: string, hosts: { authHost: string; apiHost: string }): string {
  return code
    .replaceAll("http://localhost:4110", hosts.authHost)
    .replaceAll("http://localhost:4120", hosts.apiHost);
}
