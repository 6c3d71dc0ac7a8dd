/**
 * The boundaries of docs/architecture.md as data: which part of the repository may import what. Lint
 * rules cannot say all of it (that features stay apart, that one file alone reaches the sandbox, that the
 * SDK's entry never leads to React), so this reads the imports themselves.
 */
import path from "node:path";
import { importsOf, type Import } from "./imports.ts";

/** Source files by their path from the root, with forward slashes. */
export type Sources = ReadonlyMap<string, string>;

interface Part {
  folder: string;
  /** Outside packages that this part must not import, with the reason. */
  refuses: readonly { packages: RegExp; because: string; allowsTypes?: true }[];
}

const UI = /^(react|react-dom|@mui\/.+|@emotion\/.+|lucide-react)(\/|$)/;
const ROUTER = /^react-router(-dom)?(\/|$)/;
const DATA = /^(@tanstack\/react-query|axios|msw|@faker-js\/faker)(\/|$)/;
const SDK = /^@recurrent\/sdk(\/|$)/;
const SANDBOX = /^@recurrent\/sandbox(\/|$)/;
const UI_KIT = /^@recurrent\/ui-kit(\/|$)/;
const PORTAL = /^@recurrent\/portal(\/|$)/;

const PARTS: readonly Part[] = [
  {
    folder: "packages/sdk/",
    refuses: [
      { packages: /^(@mui\/.+|@emotion\/.+|lucide-react)(\/|$)/, because: "the SDK shows nothing" },
      { packages: ROUTER, because: "the SDK knows no route; report through its callbacks" },
      { packages: SANDBOX, because: "sdk → sandbox points the other way" },
      { packages: UI_KIT, because: "the SDK shows nothing" },
      { packages: PORTAL, because: "sdk → portal points the other way" },
    ],
  },
  {
    folder: "packages/sandbox/",
    refuses: [
      { packages: UI, because: "the sandbox answers calls; it has no components" },
      { packages: ROUTER, because: "the sandbox answers calls; it knows no route" },
      { packages: /^@recurrent\/sdk\/react$/, because: "the sandbox needs no hooks" },
      { packages: UI_KIT, because: "the sandbox has no components" },
      { packages: PORTAL, because: "the sandbox stands in for the hosts, whoever calls them" },
    ],
  },
  {
    folder: "packages/ui-kit/",
    refuses: [
      { packages: ROUTER, because: "links reach the ui-kit through LinkProvider" },
      { packages: DATA, because: "data and callbacks reach the ui-kit as props" },
      {
        packages: SDK,
        because: "the ui-kit takes the SDK's types and calls nothing: use `import type`",
        allowsTypes: true,
      },
      { packages: SANDBOX, because: "stories of the ui-kit carry their own data" },
      { packages: PORTAL, because: "portal ← ui-kit points the other way" },
    ],
  },
  {
    folder: "packages/portal/",
    refuses: [{ packages: /^(axios|@faker-js\/faker)(\/|$)/, because: "calls go through the SDK" }],
  },
];

const FEATURE = /^packages\/portal\/src\/features\/([^/]+)\//;
/**
 * The folders of the portal, from what all others build on to what puts them together: a file imports
 * from its own folder and from those named before it.
 */
const PORTAL_LAYERS = [
  "shared/access",
  "shared/downloads",
  "shared/layout",
  "shared/stores",
  "shared/errors",
  "shared/routes",
  "shared/session",
  "shared/context",
  "shared/api",
  "shared/dates",
  "shared/forms",
  "shared/table-state",
  "shared/components",
  "shared/print",
  "features",
  "app",
];
/** Generic components of the ui-kit, below those that mean something in this field. */
const KIT_GENERIC = /^packages\/ui-kit\/src\/(?!domain\/|index\.ts)/;
const KIT_DOMAIN = "packages/ui-kit/src/domain/";
const PORTAL_FOLDER = /^packages\/portal\/src\/(shared\/[^/]+|[^/]+)\//;
const ASIDE = /(\.test|\.stories|-fixture)\.tsx?$|\/(testing|storybook)\//;
/** The one file that may load the sandbox into the portal, and only by `import()`. */
const SANDBOX_DOOR = "packages/portal/src/app/backend.ts";
const SDK_ENTRY = "packages/sdk/src/index.ts";
const OPTIONAL_PEERS = /^(react|react-dom|@tanstack\/react-query|msw|@faker-js\/faker|zod)(\/|$)/;

function resolve(from: string, specifier: string): string | undefined {
  return specifier.startsWith(".")
    ? path.posix.join(path.posix.dirname(from), specifier)
    : undefined;
}

function packageOf(file: string): string | undefined {
  return PARTS.find((part) => file.startsWith(part.folder))?.folder;
}

/** Why a file of the portal must not import `target`, which stands above it; undefined where it does not. */
function higherLayer(file: string, target: string): string | undefined {
  const [from, to] = [file, target].map((source) => PORTAL_FOLDER.exec(source)?.[1]);
  if (from === undefined || to === undefined || from === to) return undefined;
  const known = [from, to].find((folder) => !PORTAL_LAYERS.includes(folder));
  if (known !== undefined) return `give ${known}/ its place among PORTAL_LAYERS`;
  if (PORTAL_LAYERS.indexOf(to) < PORTAL_LAYERS.indexOf(from)) return undefined;
  return `${from}/ is below ${to}/: move down what both need`;
}

function complaint(file: string, found: Import): string | undefined {
  const part = PARTS.find(({ folder }) => file.startsWith(folder));
  if (!part) return undefined;
  const refusal = part.refuses.find(
    ({ packages, allowsTypes }) =>
      packages.test(found.specifier) && !(allowsTypes === true && found.kind === "type"),
  );
  if (refusal) return refusal.because;
  const target = resolve(file, found.specifier);
  if (target !== undefined && !target.startsWith(part.folder)) {
    return "a relative import leaves its package: import the package's entry instead";
  }
  if (SANDBOX.test(found.specifier) && !ASIDE.test(file) && found.kind !== "type") {
    if (file.startsWith("packages/portal/src/") && file !== SANDBOX_DOOR) {
      return `only ${SANDBOX_DOOR} reaches the sandbox`;
    }
    if (file === SANDBOX_DOOR && found.kind === "static") {
      return "the sandbox is loaded by import(), so that a production build holds none of it";
    }
  }
  if (target?.startsWith(KIT_DOMAIN) === true && KIT_GENERIC.test(file) && !ASIDE.test(file)) {
    return "generic components know nothing of domain/: pass it as props";
  }
  const above = target === undefined || ASIDE.test(file) ? undefined : higherLayer(file, target);
  if (above !== undefined) return above;
  const feature = FEATURE.exec(file)?.[1];
  const other = target === undefined ? undefined : FEATURE.exec(target)?.[1];
  if (feature !== undefined && other !== undefined && feature !== other) {
    return `feature ${feature} imports feature ${other}: move what both need out of features/`;
  }
  return undefined;
}

/** What a third party loads with `@recurrent/sdk` must not need React, MSW or faker. */
function peersReachedByEntry(imports: ReadonlyMap<string, readonly Import[]>): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  const queue = [SDK_ENTRY];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const found of imports.get(file) ?? []) {
      if (found.kind === "type") continue;
      if (OPTIONAL_PEERS.test(found.specifier)) {
        const because = "@recurrent/sdk itself must work without its optional peers";
        problems.push(`${file}:${found.line} imports ${found.specifier}: ${because}`);
      }
      const target = resolve(file, found.specifier);
      if (target !== undefined) queue.push(target);
    }
  }
  return problems;
}

/** Every import that crosses a boundary, as `file:line imports x: why and what to do`. */
export function brokenBoundaries(sources: Sources): string[] {
  const imports = new Map<string, readonly Import[]>();
  for (const [file, source] of sources) {
    if (packageOf(file) !== undefined) imports.set(file, importsOf(file, source));
  }
  const problems = peersReachedByEntry(imports);
  for (const [file, all] of imports) {
    for (const found of all) {
      const because = complaint(file, found);
      if (because) problems.push(`${file}:${found.line} imports ${found.specifier}: ${because}`);
    }
  }
  return problems;
}
