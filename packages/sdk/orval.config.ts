import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type Options } from "orval";
import { callComment, callDocs, type Contract } from "./scripts/call-docs.ts";
import { hooksClient } from "./scripts/hooks-client.ts";
import { polish, polishFactories, type NamedSchemas } from "./scripts/polish-generated.ts";
import { mockRecipes, specForMocks } from "./scripts/spec-for-mocks.ts";

type Host = "auth" | "main";

const header = () => [
  "Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.",
];

const bundle = (host: Host) => `./openapi/${host}.json`;

interface Reply {
  $ref?: string;
  content?: Readonly<Record<string, unknown>>;
}

interface Bundle extends Contract {
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

const generated = (host: Host, kind: string) =>
  fileURLToPath(new URL(`./src/generated/${host}/${kind}`, import.meta.url));

/**
 * The calls whose replies are not JSON alone say so when they are sent: what their success may be,
 * then what only a failure is. Those for a file go by a function of their own.
 */
function acceptedTypes(host: Host) {
  const { paths, components } = read(host);
  const typesOf = (reply: Reply): string[] => {
    const named = reply.$ref?.split("/").at(-1);
    const { content } = named === undefined ? reply : (components.responses?.[named] ?? reply);
    return Object.keys(content ?? {});
  };
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  return Object.fromEntries(
    operations.flatMap(({ operationId, responses = {} }) => {
      const replies = Object.entries(responses);
      const successes = replies.filter(([status]) => status.startsWith("2"));
      const wanted = new Set(successes.flatMap(([, reply]) => typesOf(reply)));
      const all = new Set(replies.flatMap(([, reply]) => typesOf(reply)));
      const others = [...all].filter((type) => !wanted.has(type));
      const accept = [...wanted, ...others.map((type) => `${type};q=0.9`)].join(", ");
      if (operationId === undefined || accept === "application/json") return [];
      const isFile = wanted.size > 0 && !wanted.has("application/json");
      const mutator = { path: "./src/http/files.ts", name: `${host}FileHttp` };
      return [[operationId, { requestOptions: { accept }, ...(isFile && { mutator }) }] as const];
    }),
  );
}

/** What all outputs of a host that know its wire types share. */
const typed = (host: Host) => ({
  mode: "tags-split" as const,
  schemas: `./src/generated/${host}/model`,
  tsconfig: "./tsconfig.json",
  urlEncodeParameters: true,
});

const override = (host: Host) => ({
  header,
  mutator: { path: "./src/http/calls.ts", name: `${host}Http` },
  formData: {
    mutator: { path: "./src/http/request.ts", name: "toFormDataLater" },
    arrayHandling: "explode" as const,
  },
  operations: acceptedTypes(host),
});

/**
 * MSW handlers that answer with the contract's examples, and one faker factory per schema. It runs
 * before the others, which write the same wire types again from the contract as it is.
 */
const mocks = (host: Host): Options => {
  const recipes = mockRecipes(read(host));
  return {
    input: { target: bundle(host), override: { transformer: specForMocks } },
    output: {
      ...typed(host),
      client: "axios-functions",
      target: `./src/generated/${host}/mocks/mocks.ts`,
      mock: {
        indexMockFiles: true,
        generators: [
          { type: "faker", schemas: true, useExamples: true, locale: "en" },
          { type: "msw", useExamples: true, operationResponses: true, delay: false, locale: "en" },
        ],
      },
      override: {
        ...override(host),
        mock: { required: true, exactOptional: true, arrayMin: 1, arrayMax: 4, ...recipes },
      },
    },
  };
};

/** Plain typed calls, without React. */
const calls = (host: Host): Options => {
  const docs = callDocs(read(host));
  return {
    input: { target: bundle(host) },
    output: {
      ...typed(host),
      client: "axios-functions",
      target: `./src/generated/${host}/calls/calls.ts`,
      override: {
        ...override(host),
        transformer: (verb) => {
          const said = docs.get(verb.operationName);
          if (!said) throw new Error(`orval.config: the contract has no ${verb.operationName}`);
          return { ...verb, doc: `${callComment(verb.operationName, said)}\n` };
        },
      },
    },
  };
};

/** Options and hooks of React Query: GET operations that have a reader are queries, the others writes. */
const hooks = (host: Host): Options => ({
  input: { target: bundle(host) },
  output: {
    ...typed(host),
    client: hooksClient(read(host)),
    target: `./src/generated/${host}/hooks/hooks.ts`,
    override: { header },
  },
});

/** Zod schemas of parameters, bodies and replies. */
const schemas = (host: Host): Options => ({
  input: { target: bundle(host) },
  output: {
    mode: "tags-split",
    client: "zod",
    target: `./src/generated/${host}/schemas/schemas.ts`,
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

/** The sign-in host has functions of its own, which keep the session: no hook goes past them. */
const HOSTS: Readonly<Record<keyof typeof outputs, readonly Host[]>> = {
  mocks: ["auth", "main"],
  calls: ["auth", "main"],
  hooks: ["main"],
  schemas: ["auth", "main"],
};

const outputs = { mocks, calls, hooks, schemas };

export default defineConfig(
  Object.fromEntries(
    (["mocks", "calls", "hooks", "schemas"] as const).flatMap((kind) =>
      HOSTS[kind].map((host) => [
        `${host} ${kind}`,
        {
          ...outputs[kind](host),
          hooks: {
            afterAllFilesWrite: () => {
              polish(generated(host, kind), kind, read(host).components.schemas);
              if (kind === "mocks") {
                polishFactories(`${generated(host, "model")}/index.faker.ts`, host);
              }
            },
          },
        },
      ]),
    ),
  ),
);
