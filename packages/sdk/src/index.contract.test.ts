import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import type { z } from "zod";
import * as hooks from "./generated/main/hooks/index.ts";
import * as mocks from "./mocks.ts";
import { authEntities, authSchemas, mainEntities, mainSchemas } from "./schemas.ts";

/** Every call of shell 7 and training 7, by host. */
const CALLS = {
  auth: `
    sessionLogin POST /api/auth/login
    sessionRefresh POST /api/auth/refresh
    passwordLinkRequest POST /api/auth/password/email
    passwordLinkVerify GET /api/auth/password/reset/{token}
    passwordReset POST /api/auth/password/reset/{token}`,
  main: `
    profileShow GET /api/my/profile
    profileUpdate PUT /api/my/profile
    accountShow GET /api/accounts/profile
    companyShow GET /api/companies/{companyId}
    companyUpdate PUT /api/companies/{companyId}
    companyDelete DELETE /api/companies/{companyId}
    companyAclList GET /api/companies/{companyId}/acl
    companyRoleList GET /api/companies/{companyId}/roles
    companyRpeList GET /api/companies/{companyId}/rpes
    roleList GET /api/roles
    rpeList GET /api/rpes
    tierList GET /api/tiers
    personList GET /api/companies/{companyId}/users
    personCreate POST /api/companies/{companyId}/users
    personShow GET /api/companies/{companyId}/users/{userId}
    personUpdate PUT /api/companies/{companyId}/users/{userId}
    personDelete DELETE /api/companies/{companyId}/users/{userId}
    userAccessList GET /api/users/roles
    groupList GET /api/companies/{companyId}/groups
    groupCreate POST /api/companies/{companyId}/groups
    groupTraineeList GET /api/companies/{companyId}/groups/trainees
    groupManagerList GET /api/companies/{companyId}/groups/managers
    groupShow GET /api/companies/{companyId}/groups/{groupId}
    groupUpdate PUT /api/companies/{companyId}/groups/{groupId}
    groupDelete DELETE /api/companies/{companyId}/groups/{groupId}
    trainingBoardShow GET /api/dashboard/training_status
    eventBoardShow GET /api/dashboard/event_status
    announcementList GET /api/announcements/announcements
    trainingShow GET /api/my/training
    programShow GET /api/my/program
    scheduleShow GET /api/my/schedule
    recordShow GET /api/my/records
    recordDownload GET /api/my/records/download
    certificateShow GET /api/my/certificates/{hash}
    certificateDownload GET /api/my/certificates/{hash}/download
    scoreShow GET /api/records/registrations/{registrationId}/scores/{scoreId}
    registrationLaunch GET /api/records/registrations/{registrationId}/launch
    lessonPreview GET /api/lessons/{lessonId}/preview
    personProgramShow GET /api/companies/{companyId}/users/{userId}/programs
    personScheduleShow GET /api/companies/{companyId}/users/{userId}/schedule
    personRecordShow GET /api/companies/{companyId}/users/{userId}/records
    personRecordDownload GET /api/companies/{companyId}/users/{userId}/records/download
    personCertificateShow GET /api/companies/{companyId}/users/{userId}/certificates/{hash}
    personCertificateDownload GET /api/companies/{companyId}/users/{userId}/certificates/{hash}/download
    eventList GET /api/my/events
    eventCreate POST /api/my/events
    eventShow GET /api/my/events/{eventId}
    eventUpdate POST /api/my/events/{eventId}
    eventDelete DELETE /api/my/events/{eventId}
    eventEnable PATCH /api/my/events/{eventId}/enable
    eventDisable PATCH /api/my/events/{eventId}/disable
    eventFileDelete DELETE /api/my/events/{eventId}/files/{fileId}
    eventFileDownload GET /api/my/events/{eventId}/files/{fileId}/download
    personEventList GET /api/companies/{companyId}/users/{userId}/events
    personEventCreate POST /api/companies/{companyId}/users/{userId}/events
    personEventShow GET /api/companies/{companyId}/users/{userId}/events/{eventId}
    personEventUpdate POST /api/companies/{companyId}/users/{userId}/events/{eventId}
    personEventDelete DELETE /api/companies/{companyId}/users/{userId}/events/{eventId}
    personEventEnable PATCH /api/companies/{companyId}/users/{userId}/events/{eventId}/enable
    personEventDisable PATCH /api/companies/{companyId}/users/{userId}/events/{eventId}/disable
    personEventFileDelete DELETE /api/companies/{companyId}/users/{userId}/events/{eventId}/files/{fileId}
    personEventFileDownload GET /api/companies/{companyId}/users/{userId}/events/{eventId}/files/{fileId}/download`,
} as const;

/** Shell 6. */
const PERMISSIONS = new Set(
  `companies_dashboard companies_show companies_update companies_destroy companies_rpes
  companies_roles companies_groups_index companies_groups_create companies_groups_show
  companies_groups_update companies_groups_destroy companies_users_index companies_users_store
  companies_users_show companies_users_update companies_users_destroy profile_show
  profile_update`.split(/\s+/),
);

const ROLES = new Set(
  "Super,Admin,Customer Support,Support,Ctops,Company Manager,Training Manager,Trainee".split(","),
);

interface Content {
  [type: string]: { schema: object; examples?: Record<string, { $ref?: string; value: unknown }> };
}
interface Parameter {
  name: string;
  in: string;
  example?: unknown;
  $ref?: string;
}
interface Operation {
  operationId: string;
  description?: string;
  security?: object[];
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { $ref?: string; content?: Content; description?: string }>;
  "x-permission"?: string | string[];
  "x-roles"?: string[];
}
interface PathItem {
  parameters?: Parameter[];
  [method: string]: Operation | Parameter[] | undefined;
}
interface Document {
  paths: Record<string, PathItem>;
  components: Record<string, Record<string, never>>;
}
interface Call {
  host: keyof typeof CALLS;
  document: Document;
  path: string;
  method: string;
  operation: Operation;
  item: PathItem;
}

function load(host: string): Document {
  const file = new URL(`../openapi/${host}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as Document;
}

function resolve<T extends { $ref?: string }>(document: Document, node: T): T {
  const [, , section = "", name = ""] = node.$ref?.split("/") ?? [];
  return node.$ref === undefined ? node : (document.components[section]?.[name] as unknown as T);
}

const hosts = ["auth", "main"] as const;
const calls: Call[] = hosts.flatMap((host) => {
  const document = load(host);
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      operation === undefined || Array.isArray(operation)
        ? []
        : [{ host, document, path, method: method.toUpperCase(), operation, item }],
    ),
  );
});
const named = calls.map((call) => [call.operation.operationId, call] as const);

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const zodOf: Record<string, unknown> = { ...authSchemas, ...mainSchemas };
const entities: Record<string, unknown> = { ...authEntities, ...mainEntities };
const schemaNamed = (name: string) => zodOf[name] as z.ZodType | undefined;

describe("the contract", () => {
  it.each(hosts)("contains every call of the %s host and no other", (host) => {
    const written = calls
      .filter((call) => call.host === host)
      .map(({ operation, method, path }) => `${operation.operationId} ${method} ${path}`);
    const wanted = CALLS[host].trim().split(/\s*\n\s*/);
    expect(written.toSorted()).toEqual(wanted.toSorted());
  });

  it("names each operation once over both hosts", () => {
    const ids = calls.map((call) => call.operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("uses only the permissions and roles of shell 6", () => {
    const permissions = calls.flatMap((call) => call.operation["x-permission"] ?? []);
    const roles = calls.flatMap((call) => call.operation["x-roles"] ?? []);
    expect(permissions.filter((name) => !PERMISSIONS.has(name))).toEqual([]);
    expect(roles.filter((name) => !ROLES.has(name))).toEqual([]);
    expect(permissions.length).toBeGreaterThan(0);
    expect(new Set(mainEntities.PermissionName.options)).toEqual(PERMISSIONS);
    expect(new Set(mainEntities.RoleName.options)).toEqual(ROLES);
  });

  it.each(named)("names the failures that %s can have", (_, { operation, path, host }) => {
    const codes = Object.keys(operation.responses);
    const open = operation.security?.length === 0;
    const guarded =
      operation["x-permission"] ?? operation["x-roles"] ?? path.includes("{companyId}");
    const expected = [
      "500",
      ...(open ? [] : ["401"]),
      ...(host === "main" && Boolean(guarded) ? ["403"] : []),
      ...(path.includes("{") ? ["404"] : []),
      ...(operation.requestBody ? ["422"] : []),
    ];
    expect(codes).toEqual(expect.arrayContaining(expected));
  });

  it.each(named)("has an example of each body, reply and parameter of %s", (_, call) => {
    const { operation, document, item } = call;
    const replies = Object.values(operation.responses).map((reply) => resolve(document, reply));
    const contents = [operation.requestBody, ...replies].flatMap((part) =>
      Object.values(part?.content ?? {}),
    );
    for (const content of contents) {
      expect(Object.keys(content.examples ?? {}).length).toBeGreaterThan(0);
    }
    for (const reference of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
      expect(resolve(document, reference).example).toBeDefined();
    }
    expect(operation.description?.length ?? 0).toBeGreaterThan(20);
  });

  it("answers a sign-in that belongs elsewhere with 305 and an address", () => {
    const [, login] = named.find(([id]) => id === "sessionLogin")!;
    const example = login.operation.responses["305"]?.content?.["application/json"]?.examples;
    expect(Object.values(example ?? {})[0]?.value).toEqual({
      data: { redirect_to: "https://legacy.recurrent.test/portal" },
    });
  });

  it.each(named.filter(([id]) => /download$/i.test(id)))("replies to %s with a file", (_, call) => {
    const reply = call.operation.responses["200"] as unknown as { headers: object };
    const types = Object.keys(call.operation.responses["200"]?.content ?? {});
    expect(types).toEqual(
      // An attached file comes back with its own type.
      /File/.test(call.operation.operationId)
        ? ["application/octet-stream", "*/*"]
        : ["application/pdf"],
    );
    expect(Object.keys(reply.headers)).toEqual(["X-Request-Id", "Content-Disposition"]);
  });
});

describe("the run-time schemas", () => {
  it.each(named)("accepts the contract's examples of %s", (id, { operation, document, item }) => {
    const json = (content: Content | undefined) =>
      Object.values(content ?? {}).flatMap((body) =>
        Object.values(body.examples ?? {}).map((entry) => resolve(document, entry).value),
      );
    const body = schemaNamed(`${pascal(id)}Body`);
    expect(body !== undefined).toBe(operation.requestBody !== undefined);
    for (const value of json(operation.requestBody?.content)) body?.parse(value);

    const response = schemaNamed(`${pascal(id)}Response`);
    for (const [code, reference] of Object.entries(operation.responses)) {
      const reply = resolve(document, reference);
      if (code.startsWith("2")) for (const value of json(reply.content)) response?.parse(value);
    }

    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((entry) =>
      resolve(document, entry),
    );
    const values = (place: string) =>
      Object.fromEntries(parameters.filter((p) => p.in === place).map((p) => [p.name, p.example]));
    schemaNamed(`${pascal(id)}Params`)?.parse(values("path"));
    schemaNamed(`${pascal(id)}QueryParams`)?.parse(values("query"));
    expect(schemaNamed(`${pascal(id)}Params`) !== undefined).toBe(
      parameters.some((parameter) => parameter.in === "path"),
    );
  });

  it("rejects an id that would lead to another address", () => {
    for (const companyId of ["..", "", "1/users", "1%2F2"]) {
      expect(mainSchemas.CompanyShowParams.safeParse({ companyId }).success).toBe(false);
    }
  });

  it("rejects a reply of another shape", () => {
    expect(mainSchemas.TrainingBoardShowResponse.safeParse({ data: [] }).success).toBe(false);
    expect(authSchemas.SessionLoginResponse.safeParse({ access_token: "x" }).success).toBe(false);
  });

  it("compiles nothing at run time, as a strict policy demands", async () => {
    vi.resetModules();
    const compiler = vi.spyOn(globalThis, "Function");
    const fresh = await import("./schemas.ts");
    expect(fresh.mainSchemas.ProfileShowResponse.safeParse(mocks.getUserMock()).success).toBe(true);
    expect(compiler).not.toHaveBeenCalled();
    compiler.mockRestore();
  });

  it("keeps settings that the contract does not list", () => {
    const settings = { notifications: true, theme: "dark" };
    expect(mainEntities.PersonSettings.parse(settings)).toEqual(settings);
  });
});

describe("the mocks", () => {
  const factories: Record<string, unknown> = { ...mocks };
  const factory = (name: string) => asFunction(factories[name]);

  it.each([1, 7, 2026])("makes entities that the schemas accept (seed %i)", (seed) => {
    mocks.seedMocks(seed);
    const made = Object.entries(entities).flatMap(([name, schema]) => {
      const make = factory(`get${name}Mock`);
      if (make === undefined || !isSchema(schema) || HOLDS_FILES.has(name)) return [];
      const parsed = schema.safeParse(make());
      expect(parsed.error?.issues, name).toBeUndefined();
      return [name];
    });
    expect(made.length).toBeGreaterThan(80);
  });

  it("makes the same entities for the same seed", () => {
    const draw = () => {
      mocks.seedMocks(5);
      return [mocks.getPersonMock(), mocks.getTrainingRecordMock(), mocks.getEventDocumentMock()];
    };
    expect(draw()).toEqual(draw());
  });

  it("gives a person one name", () => {
    mocks.seedMocks(3);
    for (const make of [mocks.getUserMock, mocks.getPersonMock, mocks.getPersonListItemMock]) {
      const { name, surname, fullName } = make({ surname: "Solheim" });
      expect(fullName).toBe(`${name} ${surname}`);
      expect(make({ fullName: "Ingrid Solheim" }).fullName).toBe("Ingrid Solheim");
    }
  });

  it("answers every operation with a reply that its schema accepts", () => {
    expect(mocks.mockHandlers()).toHaveLength(calls.length);
    for (const [id] of named) {
      expect(factory(`get${pascal(id)}MockHandler`), id).toBeDefined();
      const reply = factory(`get${pascal(id)}ResponseMock`);
      if (reply !== undefined) schemaNamed(`${pascal(id)}Response`)?.parse(reply());
    }
  });

  it("matches a fixed path before a parameter at the same place", () => {
    const order = mocks.mockHandlers().map((handler) => String(handler.info.path));
    const at = (path: string) => order.indexOf(`*/api/companies/:companyId/groups/${path}`);
    expect(at("trainees")).toBeLessThan(at(":groupId"));
    expect(at("managers")).toBeLessThan(at(":groupId"));
  });
});

/** Calls of the main host that no page shows as they are: files, and addresses to be sent to. */
const NOT_SHOWN = new Set([
  "recordDownload",
  "certificateDownload",
  "personRecordDownload",
  "personCertificateDownload",
  "eventFileDownload",
  "personEventFileDownload",
  "registrationLaunch",
  "lessonPreview",
]);

describe("the hooks", () => {
  const all: Record<string, unknown> = { ...hooks };
  const shown = named.filter(([id, { host }]) => host === "main" && !NOT_SHOWN.has(id));

  it("exports a hook and its options for each call, and nothing else", () => {
    expect(Object.keys(all).toSorted()).toEqual(
      shown.flatMap(([id]) => [`use${pascal(id)}`, `${id}Options`]).toSorted(),
    );
  });

  it.each(shown)(
    "gives the hooks of %s a key of host, operation and the parts of its address",
    (id, call) => {
      const options = asFunction(all[`${id}Options`])?.(...argumentsOf(call.path));
      const isRead = call.method === "GET";
      expect(options).toMatchObject(
        isRead
          ? { queryKey: ["main", id, ...argumentsOf(call.path)] }
          : { mutationKey: ["main", id] },
      );
    },
  );

  it("distinguishes two parameters wherever they are", () => {
    expect(hooks.personShowOptions("1", "2").queryKey).not.toEqual(
      hooks.personShowOptions("2", "1").queryKey,
    );
    expect(hooks.recordShowOptions({ version: 4 }).queryKey).not.toEqual(
      hooks.recordShowOptions().queryKey,
    );
  });
});

/** One value per path parameter, all different. */
function argumentsOf(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => `${name}-1`);
}

/** Narrows an export that is picked by its name. */
function asFunction(value: unknown): ((...parameters: string[]) => unknown) | undefined {
  return typeof value === "function" ? (value as (...parameters: string[]) => unknown) : undefined;
}

/** Forms whose factories would need Blobs that schemas of JSON do not know. */
const HOLDS_FILES = new Set(["EventCreateForm", "EventUpdateForm"]);

function isSchema(value: unknown): value is z.ZodType {
  return typeof value === "object" && value !== null && "safeParse" in value;
}
