import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import {
  readAccessList,
  readAnnouncements,
  readCertificate,
  readCompany,
  readCompanyAcl,
  readEvent,
  readEventBoard,
  readEvents,
  readGroup,
  readGroupManagers,
  readGroups,
  readGroupTrainees,
  readLaunchLink,
  readNamedOptions,
  readPeople,
  readPerson,
  readPreviewLink,
  readProgram,
  readRecord,
  readSchedule,
  readScore,
  readTiers,
  readTraining,
  readTrainingBoard,
  readUser,
} from "../raw.ts";
import { withInvalidValues } from "../mocks.ts";
import { odd } from "../testing/odd.ts";
import { isRecord } from "./read.ts";

type Reader = (reply: never) => unknown;

/**
 * Every example reply of the contract, with each of its leaves and branches in turn deleted, nulled
 * and given every other type: no reader may throw, and what it gives must be fit to show.
 */
const READERS: Readonly<Record<string, Reader>> = {
  profileShow: readUser,
  accountShow: readCompany,
  companyShow: readCompany,
  companyAclList: readCompanyAcl,
  companyRoleList: readNamedOptions,
  companyRpeList: readNamedOptions,
  roleList: readNamedOptions,
  rpeList: readNamedOptions,
  tierList: readTiers,
  personList: readPeople,
  personShow: readPerson,
  userAccessList: readAccessList,
  groupList: readGroups,
  groupTraineeList: readGroupTrainees,
  groupManagerList: readGroupManagers,
  groupShow: readGroup,
  trainingBoardShow: readTrainingBoard,
  eventBoardShow: readEventBoard,
  announcementList: readAnnouncements,
  trainingShow: readTraining,
  programShow: readProgram,
  personProgramShow: readProgram,
  scheduleShow: readSchedule,
  personScheduleShow: readSchedule,
  recordShow: readRecord,
  personRecordShow: readRecord,
  certificateShow: readCertificate,
  personCertificateShow: readCertificate,
  scoreShow: readScore,
  registrationLaunch: readLaunchLink,
  lessonPreview: readPreviewLink,
  eventList: readEvents,
  eventShow: readEvent,
  personEventList: readEvents,
  personEventShow: readEvent,
};

/** Places in a canonical value that no page could show. */
function unfit(value: unknown, place = "reply"): string[] {
  if (value === undefined || Number.isNaN(value)) return [`${place} is ${String(value)}`];
  if (typeof value === "string") {
    return /undefined|NaN|Invalid Date|\[object/.test(value) ? [`${place} is '${value}'`] : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unfit(inner, `${place}.${key}`));
}

/** Keys that a model always has, with any reply. */
const keysOf = (value: unknown): string[] =>
  isRecord(value) ? Object.keys(value).toSorted() : [Array.isArray(value) ? "list" : "leaf"];

interface Operation {
  operationId: string;
  responses: Record<string, { content?: Record<string, Media> }>;
}
interface Media {
  schema: Schema;
  examples?: Record<string, Example>;
}
interface Example {
  $ref?: string;
  value?: unknown;
}
interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
}
interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; examples: Record<string, Example> };
}

const { paths, components } = JSON.parse(
  readFileSync(new URL("../../openapi/main.json", import.meta.url), "utf8"),
) as Contract;

function examples(): [name: string, read: Reader, reply: unknown, schema: Schema][] {
  return Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap((operation) => {
      const read = READERS[operation.operationId];
      const media = operation.responses?.["200"]?.content?.["application/json"];
      if (read === undefined || media === undefined) return [];
      return Object.entries(media.examples ?? {}).map(
        ([name, { $ref = "", value }]): [string, Reader, unknown, Schema] => [
          `${operation.operationId} (${name})`,
          read,
          value ?? components.examples[$ref.replace("#/components/examples/", "")]?.value,
          media.schema,
        ],
      );
    }),
  );
}

describe("a reply with one malformed value", () => {
  const all = examples();

  it("covers every reader", () => {
    const tried = new Set(all.map(([name]) => name.split(" ")[0]));
    expect([...tried].toSorted()).toEqual(Object.keys(READERS).toSorted());
  });

  it.each(all)("keeps %s readable", (_name, read, reply) => {
    const keys = keysOf(read(odd(reply)));
    let tries = 0;
    for (const spoilt of withInvalidValues(reply)) {
      const model = read(odd(spoilt));
      const faults = unfit(model);
      if (faults.length > 0) expect.fail(`${faults.join(", ")} for ${JSON.stringify(spoilt)}`);
      if (keys[0] !== "leaf") expect(keysOf(model)).toEqual(keys);
      tries += 1;
    }
    expect(tries).toBeGreaterThan(10);
  });

  it.each(Object.entries(READERS))("reads from %s nothing at all", (_name, read) => {
    for (const nothing of [undefined, null, "", 0, [], {}, { data: null }, { data: [] }]) {
      expect(unfit(read(odd(nothing)))).toEqual([]);
    }
  });
});

/**
 * Every reminder is in days (training 3.9); topics and lessons of Train Now are shown by their names;
 * settings are copied whole, before one is read (roles.test.ts has both of its values).
 */
const NOT_READ = [
  "CompanySettingsObject.events_documents",
  "EventReminder.key",
  "LessonRef.id",
  "TopicRef.id",
];

/** All forms of a schema's value, each with the name that the contract gives it. */
function formsOf(schema: Schema, name = ""): { name: string; schema: Schema }[] {
  const { $ref, oneOf = [], anyOf = [], allOf = [] } = schema;
  if ($ref !== undefined) {
    const target = $ref.replace("#/components/schemas/", "");
    return formsOf(components.schemas[target]!, target);
  }
  return [{ name, schema }, ...[...oneOf, ...anyOf, ...allOf].flatMap((form) => formsOf(form))];
}

/** A reply that notes as `Schema.field` what is read of it. */
function watched(value: unknown, schema: Schema, seen: Set<string>): unknown {
  const forms = formsOf(schema);
  const within = (inner: unknown, parts: (Schema | undefined)[]) =>
    watched(inner, { oneOf: parts.filter((part) => part !== undefined) }, seen);
  if (Array.isArray(value)) {
    const items = forms.map((form) => form.schema.items);
    return value.map((item) => within(item, items));
  }
  if (!isRecord(value)) return value;
  return new Proxy(value, {
    get(target, key) {
      const field = String(key);
      for (const { name } of forms) seen.add(`${name}.${field}`);
      return within(
        target[field],
        forms.map((form) => form.schema.properties?.[field]),
      );
    },
  });
}

/** Fields of a schema and of the schemas in it, as `Schema.field`. */
function fieldsIn(schema: Schema, known = new Set<string>()): Set<string> {
  for (const { name, schema: form } of formsOf(schema)) {
    if (form.items) fieldsIn(form.items, known);
    for (const [field, inner] of Object.entries(form.properties ?? {})) {
      const id = `${name}.${field}`;
      if (known.has(id)) continue;
      known.add(id);
      fieldsIn(inner, known);
    }
  }
  return known;
}

/** A field that the contract renames or adds is read by nothing, until its reader follows. */
it("reads every field of the contract's replies", () => {
  const seen = new Set<string>();
  const declared = new Set<string>();
  for (const [, read, reply, schema] of examples()) {
    for (const field of fieldsIn(schema)) declared.add(field);
    // Some fields are read where another one is missing, or has another of its forms.
    for (const spoilt of [reply, ...withInvalidValues(reply, [null, {}])]) {
      read(odd(watched(spoilt, schema, seen)));
    }
  }
  expect(declared.size).toBeGreaterThan(150);
  expect([...declared].filter((field) => !seen.has(field)).toSorted()).toEqual(NOT_READ);
});
