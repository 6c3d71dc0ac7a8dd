/**
 * The boundaries of docs/architecture.md as options of the rule `no-restricted-imports`, for
 * oxlint.config.ts. The rule sees the text of an import, not the imported file. So each depth of folders
 * has an override of its own, in which `../` has one meaning, and detours such as `./../x` are rejected.
 * An override replaces the options of those before it: each contains every restriction of its files.
 */
import type { OxlintOverride } from "oxlint";

/** A member of the option `patterns`; its regular expressions support no look-around. */
interface Restriction {
  regex: string;
  /** Why, and what to do instead. */
  message: string;
  allowTypeImports?: true;
  /** Leaves `import()` alone, which imports no names. */
  importNamePattern?: ".";
}

/**
 * The folders of the portal, from the lowest to the highest: a file imports from its own folder and from
 * those before it.
 */
export const PORTAL_LAYERS = [
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
] as const;

/** The folders of the sandbox, in the same order. */
const SANDBOX_LAYERS = [
  "generated",
  "model",
  "rules",
  "seed",
  "store",
  "assets",
  "pdf",
  "handlers",
  "in-page",
  "admin",
  "http",
] as const;

/** The one file that may load the sandbox into the portal, and only by `import()`. */
const SANDBOX_LOADER = "packages/portal/src/app/backend.ts";

/** Folders below a layer or a package's `src`; files further down may import nothing. */
const DEPTHS = [0, 1, 2, 3, 4];

const packages = (...names: readonly string[]): string => `^(${names.join("|")})(/|$)`;
const up = (levels: number): string => String.raw`^(\.\./){${levels}}`;

const UI = packages("react", "react-dom", "@mui/[^/]+", "@emotion/[^/]+", "lucide-react");
const ROUTER = packages("react-router", "react-router-dom");
/** All of the SDK but `/calendar-day` and `/trim-text`, which import nothing and make no calls. */
const SDK_BUT_RULES = "^@recurrent/sdk($|/([^ct]|c[^a]|t[^r]|tr[^i]))";
const SANDBOX = packages("@recurrent/sandbox");
const UI_KIT = packages("@recurrent/ui-kit");
const PORTAL = packages("@recurrent/portal");
const HOST_CHECK = packages("@recurrent/host-check");

/** Calls by the names of their operations, which the host check makes. */
const CALLS_BY_NAME: Restriction = {
  regex: "^@recurrent/sdk/(transport|operation-rules)$",
  message: "this serves the host check: use a call of the SDK",
};

/** Restrictions of all files of a package. */
const PACKAGES: Readonly<Record<string, readonly Restriction[]>> = {
  sdk: [
    {
      regex: packages("@mui/[^/]+", "@emotion/[^/]+", "lucide-react"),
      message: "the SDK shows nothing",
    },
    { regex: ROUTER, message: "the SDK knows no route; report through its callbacks" },
    { regex: SANDBOX, message: "sdk → sandbox points the other way" },
    { regex: UI_KIT, message: "the SDK shows nothing" },
    { regex: PORTAL, message: "sdk → portal points the other way" },
    { regex: HOST_CHECK, message: "sdk → host-check points the other way" },
  ],
  sandbox: [
    { regex: UI, message: "the sandbox answers calls; it has no components" },
    { regex: ROUTER, message: "the sandbox answers calls; it knows no route" },
    { regex: "^@recurrent/sdk/react$", message: "the sandbox needs no hooks" },
    CALLS_BY_NAME,
    { regex: UI_KIT, message: "the sandbox has no components" },
    { regex: PORTAL, message: "the sandbox stands in for the hosts, whoever calls them" },
    { regex: HOST_CHECK, message: "the sandbox stands in for the hosts, whoever checks them" },
  ],
  "host-check": [
    { regex: UI, message: "the host check is a command; it has no components" },
    { regex: ROUTER, message: "the host check is a command; it knows no route" },
    {
      regex: "^@recurrent/sdk/(react|mocks|schemas|testing)(/|$)",
      message: "the host check makes calls and reads replies as the portal does, and needs no more",
    },
    { regex: UI_KIT, message: "the host check has no components" },
    { regex: PORTAL, message: "the host check runs before there is a portal" },
  ],
  "ui-kit": [
    { regex: ROUTER, message: "links reach the ui-kit through LinkProvider" },
    {
      regex: packages("@tanstack/react-query", "axios", "msw", "@faker-js/faker"),
      message: "data and callbacks reach the ui-kit as props",
    },
    {
      regex: SDK_BUT_RULES,
      message: "the ui-kit takes the SDK's types and calls nothing: use `import type`",
      allowTypeImports: true,
    },
    { regex: SANDBOX, message: "stories of the ui-kit carry their own data" },
    { regex: PORTAL, message: "portal ← ui-kit points the other way" },
    { regex: HOST_CHECK, message: "the host check is a command for operators" },
  ],
  portal: [
    { regex: packages("axios", "@faker-js/faker"), message: "calls go through the SDK" },
    CALLS_BY_NAME,
    { regex: HOST_CHECK, message: "the host check is a command for operators" },
  ],
};

const DETOURS: Restriction = {
  regex: String.raw`[^./]/\.\.?(/|$)|^\./\.|/\./|(^|/)\.\.?/?$`,
  message: "name the file by the shortest path: the rules of this folder read it",
};

/** Restrictions of all files `depth` folders below a package. */
function packageRestrictions(name: string, depth: number): readonly Restriction[] {
  const message = "a relative import leaves its package: import the package's entry instead";
  return [...(PACKAGES[name] ?? []), DETOURS, { regex: up(depth + 1), message }];
}

/** Files that are `depth` folders below `folder`. */
const filesAt = (folder: string, depth: number): string =>
  `${folder}/${"*/".repeat(depth)}*.{ts,tsx}`;

/** Tests, stories and their fixtures: they import from any layer. */
const testFiles = (folder: string): string[] => [
  `${folder}/**/*.{test,stories}.{ts,tsx}`,
  `${folder}/**/*-fixture.{ts,tsx}`,
  `${folder}/**/testing/**`,
];

function override(
  files: readonly string[],
  patterns: readonly Restriction[],
  excludeFiles: readonly string[] = [],
): OxlintOverride {
  return {
    files: [...files],
    excludeFiles: [...excludeFiles],
    rules: { "no-restricted-imports": ["error", { patterns: [...patterns] }] },
  };
}

const anyImport = (message: string): Restriction => ({ regex: ".", message });

/** Applies to tests and stories too. */
const everywhere = Object.keys(PACKAGES).flatMap((name) => [
  override(
    [`packages/${name}/src/**`],
    [anyImport("give so deep a folder its place among DEPTHS of scripts/lint/import-rules.ts")],
  ),
  ...DEPTHS.map((depth) =>
    override([filesAt(`packages/${name}/src`, depth)], packageRestrictions(name, depth + 1)),
  ),
]);

const OPTIONAL_PEERS = packages(
  "react",
  "react-dom",
  "@tanstack/react-query",
  "msw",
  "@faker-js/faker",
  "zod",
);
/** The modules of the SDK that need its optional peers, by their path in imports of the SDK itself. */
const MODULES_WITH_PEERS = String.raw`^\.{1,2}/(.+/)?((react|mock-rules|testing|hooks|mocks|schemas)/|(mocks|schemas|disable-zod-jit)\.ts$)`;

/** A third party loads these modules with `@recurrent/sdk` and may have no React, MSW, faker or zod. */
const WITHOUT_PEERS = [OPTIONAL_PEERS, MODULES_WITH_PEERS].map((regex): Restriction => ({
  regex,
  message: "@recurrent/sdk itself must work without its optional peers",
  allowTypeImports: true,
}));
const sdkEntry = DEPTHS.map((depth) =>
  override(
    [filesAt("packages/sdk/src", depth)],
    [...packageRestrictions("sdk", depth + 1), ...WITHOUT_PEERS],
    [
      ...testFiles("packages/sdk/src"),
      "packages/sdk/src/{react,mock-rules}/**",
      "packages/sdk/src/{mocks,schemas,disable-zod-jit}.ts",
    ],
  ),
);

const sdkRules = override(
  ["packages/sdk/src/calendar-day.ts", "packages/sdk/src/model/trim-text.ts"],
  [anyImport("the rules of days and of texts serve every package and import nothing")],
);

/** Sessions are below the calls that are made in them. */
const sdkAuth = override(
  [filesAt("packages/sdk/src/auth", 0)],
  [
    ...packageRestrictions("sdk", 2),
    ...WITHOUT_PEERS,
    {
      regex: String.raw`^\.\./(http|generated)/`,
      message: "auth/ makes no calls: they reach it as callbacks",
    },
  ],
  testFiles("packages/sdk/src"),
);

/** Generic components of the ui-kit import none of those with a meaning in this field. */
const kit = DEPTHS.map((depth) => {
  const domain = {
    regex: `${depth === 0 ? String.raw`^\./` : up(depth)}domain/`,
    message: "generic components know nothing of domain/: pass it as props",
  };
  return override(
    [filesAt("packages/ui-kit/src", depth)],
    [...packageRestrictions("ui-kit", depth + 1), domain],
    [
      ...testFiles("packages/ui-kit/src"),
      "packages/ui-kit/src/domain/**",
      "packages/ui-kit/src/index.ts",
    ],
  );
});

/** Files that start the sandbox. */
const ENTRIES = [String.raw`browser\.ts`, String.raw`cli\.ts`, String.raw`start\.ts`];
const sandbox = [
  override(
    ["packages/sandbox/src/*/**"],
    [anyImport("give this folder its place among SANDBOX_LAYERS of scripts/lint/import-rules.ts")],
    testFiles("packages/sandbox/src"),
  ),
  ...SANDBOX_LAYERS.flatMap((layer, index) =>
    DEPTHS.map((depth) => {
      const above = [...SANDBOX_LAYERS.slice(index + 1).map((name) => `${name}/`), ...ENTRIES];
      const higher: Restriction = {
        regex: `${up(depth + 1)}(${above.join("|")})`,
        message: `${layer}/ is below what this imports: move down what both need`,
      };
      return override(
        [filesAt(`packages/sandbox/src/${layer}`, depth)],
        [...packageRestrictions("sandbox", 2 + depth), higher],
        testFiles("packages/sandbox/src"),
      );
    }),
  ),
];

/** The sandbox is a host for the tests of the host check: the check itself is packed without it. */
const hostCheck = DEPTHS.map((depth) =>
  override(
    [filesAt("packages/host-check/src", depth)],
    [
      ...packageRestrictions("host-check", depth + 1),
      {
        regex: SANDBOX,
        message: "the host check knows any host; only its tests start the sandbox",
      },
    ],
    testFiles("packages/host-check/src"),
  ),
);

/** The validator must not repeat a mistake of the code that it checks. */
const validator = override(
  [filesAt("packages/host-check/src/contract", 0)],
  [
    ...packageRestrictions("host-check", 2),
    {
      regex: packages("@recurrent/[^/]+"),
      message: "the validator has the contract as data alone",
    },
    { regex: up(1), message: "the validator has the contract as data alone" },
  ],
);

const NO_SANDBOX: Restriction = {
  regex: SANDBOX,
  message: `only ${SANDBOX_LOADER} reaches the sandbox`,
  allowTypeImports: true,
};
const LAZY_SANDBOX: Restriction = {
  regex: SANDBOX,
  message: "the sandbox is loaded by import(), so that a production build holds none of it",
  allowTypeImports: true,
  importNamePattern: ".",
};

const TESTING: Restriction = {
  regex: String.raw`^\.{1,2}/(.+/)?testing/`,
  message: "testing/ serves tests and stories",
};

type Layer = (typeof PORTAL_LAYERS)[number];

/** Refuses imports from higher layers to a file `depth` folders below the layer's own. */
function higherLayers(layer: Layer, depth: number): readonly Restriction[] {
  const message = `${layer}/ is below what this imports: move down what both need`;
  if (layer === "app") return [];
  if (layer === "features") {
    return [{ regex: `${up(depth + 1)}((app|features)/|main\\.tsx)`, message }];
  }
  const above = PORTAL_LAYERS.slice(PORTAL_LAYERS.indexOf(layer) + 1);
  const inShared = above.flatMap((name) => /^shared\/(.+)/.exec(name)?.slice(1) ?? []);
  const shared = { regex: `${up(depth + 1)}(${inShared.join("|")})/`, message };
  return [...(inShared.length > 0 ? [shared] : []), { regex: `${up(depth + 2)}[^.]`, message }];
}

/** Restrictions of all files `depth` folders below the layer's own, tests and stories included. */
function layerRestrictions(layer: Layer, depth: number): readonly Restriction[] {
  const ofPackage = packageRestrictions("portal", 1 + layer.split("/").length + depth);
  const message = "a feature imports another feature: move what both need to shared/";
  return layer === "features" && depth > 0
    ? [...ofPackage, { regex: `${up(depth)}[^.]`, message }]
    : ofPackage;
}

function portalLayer(layer: Layer): readonly OxlintOverride[] {
  const folder = `packages/portal/src/${layer}`;
  return DEPTHS.flatMap((depth) => {
    const files = [filesAt(folder, depth)];
    const ofAllFiles = layerRestrictions(layer, depth);
    const ofProduct = [...ofAllFiles, NO_SANDBOX, TESTING, ...higherLayers(layer, depth)];
    return [
      override(files, ofAllFiles),
      override(files, ofProduct, testFiles("packages/portal/src")),
    ];
  });
}

const portal = [
  override(
    ["packages/portal/src/*/**"],
    [anyImport("give this folder its place among PORTAL_LAYERS of scripts/lint/import-rules.ts")],
    testFiles("packages/portal/src"),
  ),
  override(
    [filesAt("packages/portal/src", 0)],
    [...packageRestrictions("portal", 1), NO_SANDBOX, TESTING],
    testFiles("packages/portal/src"),
  ),
  ...PORTAL_LAYERS.flatMap(portalLayer),
  override([SANDBOX_LOADER], [...packageRestrictions("portal", 2), LAZY_SANDBOX, TESTING]),
];

/** The rule reads an address only where it is written as a string. */
const literalPaths: OxlintOverride = {
  files: ["packages/*/src/**"],
  rules: {
    "import/no-dynamic-require": ["error", { esmodule: true }],
    "recurrent/quoted-imports": "error",
  },
};

export const importRules: readonly OxlintOverride[] = [
  literalPaths,
  ...everywhere,
  ...sdkEntry,
  sdkAuth,
  sdkRules,
  ...kit,
  ...sandbox,
  ...hostCheck,
  validator,
  ...portal,
];
