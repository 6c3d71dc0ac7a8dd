import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type Options } from "orval";
import { callsClient, rawClient } from "./scripts/calls-client.ts";
import { type ClientContract, HEADER, type Host } from "./scripts/generated-files.ts";
import { hooksClient } from "./scripts/hooks-client.ts";
import {
  applyPathRules,
  applySchemaRules,
  type NamedSchemas,
  postprocess,
  postprocessTypes,
} from "./scripts/postprocess-generated.ts";
import { mockRecipes, specForMocks } from "./scripts/spec-for-mocks.ts";

const header = () => [HEADER];

const bundle = (host: Host) => `./openapi/${host}.json`;

interface Reply {
  $ref?: string;
  content?: Readonly<Record<string, unknown>>;
}

interface Bundle extends ClientContract {
  paths: Readonly<
    Record<
      string,
      Readonly<
        Record<string, { operationId?: string; responses?: Readonly<Record<string, Reply>> }>
      >
    >
  >;
  components: { schemas: NamedSchemas; responses?: Readonly<Record<string, Reply>> };
}

const read = (host: Host): Bundle =>
  JSON.parse(readFileSync(new URL(bundle(host), import.meta.url), "utf8")) as Bundle;

/** Beside `src/generated`, so that a development server never sees half of it (scripts/gen.ts moves it there). */
const OUTPUT = "./src/generated.next";

const generated = (host: Host, kind: string) =>
  fileURLToPath(new URL(`${OUTPUT}/${host}/${kind}`, import.meta.url));

/**
 * Calls whose replies are not only JSON send their media types: first those of success, then those
 * of failures only.
 */
function acceptedTypes(host: Host): ReadonlyMap<string, string> {
  const { paths, components } = read(host);
  const typesOf = (reply: Reply): string[] => {
    const named = reply.$ref?.split("/").at(-1);
    const { content } = named === undefined ? reply : (components.responses?.[named] ?? reply);
    return Object.keys(content ?? {});
  };
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  return new Map(
    operations.flatMap(({ operationId, responses = {} }) => {
      const replies = Object.entries(responses);
      const successes = replies.filter(([status]) => status.startsWith("2"));
      const wanted = new Set(successes.flatMap(([, reply]) => typesOf(reply)));
      const all = new Set(replies.flatMap(([, reply]) => typesOf(reply)));
      const others = [...all].filter((type) => !wanted.has(type));
      const accept = [...wanted, ...others.map((type) => `${type};q=0.9`)].join(", ");
      if (operationId === undefined || accept === "application/json") return [];
      return [[operationId, accept] as const];
    }),
  );
}

/** Shared by all outputs of a host that know its wire types. */
const typed = (host: Host) => ({
  schemas: `${OUTPUT}/${host}/wire`,
  tsconfig: "./tsconfig.json",
  urlEncodeParameters: true,
});

/**
 * MSW handlers that answer with the contract's examples, and one faker factory per schema. This
 * output runs first, because the others write the same wire types again from the unchanged
 * contract.
 */
const mocks = (host: Host): Options => {
  const recipes = mockRecipes(read(host));
  return {
    input: { target: bundle(host), override: { transformer: specForMocks } },
    output: {
      ...typed(host),
      mode: "tags-split",
      client: "axios-functions",
      target: `${OUTPUT}/${host}/mocks/mocks.ts`,
      mock: {
        indexMockFiles: true,
        generators: [
          { type: "faker", schemas: true, useExamples: true, locale: "en" },
          { type: "msw", useExamples: true, operationResponses: true, delay: false, locale: "en" },
        ],
      },
      override: {
        header,
        mock: { required: true, exactOptional: true, arrayMin: 1, arrayMax: 4, ...recipes },
      },
    },
  };
};

/** Calls that return replies as they came, and their groups. */
const raw = (host: Host): Options => ({
  input: { target: bundle(host) },
  output: {
    ...typed(host),
    mode: "tags",
    client: rawClient(host, read(host), acceptedTypes(host)),
    target: `${OUTPUT}/${host}/raw/raw.ts`,
    override: { header },
  },
});

/** Calls that return models, and their groups. */
const calls = (host: Host): Options => ({
  input: { target: bundle(host) },
  output: {
    ...typed(host),
    mode: "tags",
    client: callsClient(read(host)),
    target: `${OUTPUT}/${host}/calls/calls.ts`,
    override: { header },
  },
});

/**
 * Options and hooks of React Query: GET operations with a reader are queries, other methods are
 * writes.
 */
const hooks = (host: Host): Options => ({
  input: { target: bundle(host) },
  output: {
    ...typed(host),
    mode: "tags",
    client: hooksClient(read(host)),
    target: `${OUTPUT}/${host}/hooks/hooks.ts`,
    override: { header },
  },
});

/** Zod schemas of parameters, bodies and replies. */
const schemas = (host: Host): Options => ({
  input: { target: bundle(host) },
  output: {
    mode: "tags-split",
    client: "zod",
    target: `${OUTPUT}/${host}/schemas/schemas.ts`,
    override: {
      header,
      zod: {
        version: 4,
        variant: "classic",
        generateReusableSchemas: true,
        generate: { param: true, query: true, body: true, response: true },
      },
    },
  },
});

/**
 * The sign-in host has its own functions, which handle the session, in place of calls and hooks.
 */
const HOSTS: Readonly<Record<keyof typeof outputs, readonly Host[]>> = {
  mocks: ["auth", "main"],
  raw: ["auth", "main"],
  calls: ["main"],
  hooks: ["main"],
  schemas: ["auth", "main"],
};

const outputs = { mocks, raw, calls, hooks, schemas };

export default defineConfig(
  Object.fromEntries(
    (["mocks", "raw", "calls", "hooks", "schemas"] as const).flatMap((kind) =>
      HOSTS[kind].map((host) => [
        `${host} ${kind}`,
        {
          ...outputs[kind](host),
          hooks: {
            afterAllFilesWrite: () => {
              postprocess(generated(host, kind), kind, read(host).components.schemas);
              if (kind !== "schemas") postprocessTypes(generated(host, "wire"));
              if (kind === "mocks") {
                applySchemaRules(`${generated(host, "wire")}/index.faker.ts`, host);
                applyPathRules(generated(host, kind), read(host).paths);
              }
            },
          },
        },
      ]),
    ),
  ),
);
