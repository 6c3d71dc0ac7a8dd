import authDocument from "@recurrent/sdk/contract/auth.json" with { type: "json" };
import mainDocument from "@recurrent/sdk/contract/main.json" with { type: "json" };
import { toFormData } from "@recurrent/sdk";
import { describe, expect, it } from "vitest";
import { NEW_TRAINEE, testSandbox } from "../testing/sandbox.ts";

interface Schema {
  $ref?: string;
  required?: string[];
}
interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, { schema: Schema }> };
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const PASSWORD = "Brand-New_2027";
const PERSON = { name: "A", surname: "B", username: "a.b@aurora.test", email: "a.b@aurora.test" };
const GROUP = { name: "Crews", managers: [104], add: [] };

/** A valid body for each call that has one. */
const BODIES: Readonly<Record<string, object>> = {
  sessionLogin: { username: "trainee@aurora.test", password: "Recurrent#2026" },
  passwordLinkRequest: { username: "trainee@aurora.test", version: 3 },
  passwordReset: { password: PASSWORD, password_confirmation: PASSWORD },
  profileUpdate: PERSON,
  companyUpdate: { id: 1, name: "Aurora" },
  personCreate: NEW_TRAINEE,
  personUpdate: { ...NEW_TRAINEE, id: 106 },
  groupCreate: GROUP,
  groupUpdate: { ...GROUP, remove: [], move: {} },
  eventCreate: { description: "Licence" },
  eventUpdate: { _method: "PUT", description: "Licence" },
  personEventCreate: { description: "Licence" },
  personEventUpdate: { _method: "PUT", description: "Licence" },
};

const PLACES: Readonly<Record<string, string>> = {
  companyId: "1",
  userId: "106",
  groupId: "1",
};

/** The fields that the contract requires in the body of every call that has one. */
const REQUIRED = [authDocument, mainDocument].flatMap((document) => {
  const { paths, components } = document as unknown as Document;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, requestBody }]) => {
      const [found] = Object.entries(requestBody?.content ?? {});
      if (found === undefined) {
        return [];
      }
      const [type, { schema }] = found;
      const named = components.schemas[schema.$ref?.split("/").at(-1) ?? ""] ?? schema;
      const isForm = type === "multipart/form-data";
      return (named.required ?? []).map((field) => ({ operationId, field, method, path, isForm }));
    }),
  );
});

describe("required fields of the contract", () => {
  it("covers every call with a body", () => {
    expect(new Set(REQUIRED.map(({ operationId }) => operationId))).toEqual(
      new Set(Object.keys(BODIES)),
    );
  });

  it.each(REQUIRED)("rejects $operationId without $field", async (call) => {
    const { operationId, field, method, path, isForm } = call;
    const sandbox = await testSandbox();
    const token = await sandbox.signIn("company.manager@aurora.test");
    const places: Record<string, string> = { ...PLACES };
    if (path.includes("{eventId}")) {
      const base = path
        .replace("/{eventId}", "")
        .replaceAll(/\{(\w+)\}/g, (_, name: string) => String(PLACES[name]));
      const body = toFormData({ description: "Licence" });
      const made = await sandbox.call("POST", base, { token, body });
      places["eventId"] = String(((await made.json()) as { id: number }).id);
    }
    if (path.includes("{token}")) {
      const body = { username: "trainee@aurora.test", version: 3 };
      await sandbox.call("POST", "/api/auth/password/email", { body });
      places["token"] = (await sandbox.controls.outbox())[0]!.link.split("/").at(-1)!;
    }
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(places[name]));
    const send = async (fields: object) => {
      const body = isForm ? toFormData(fields) : fields;
      const reply = await sandbox.call(method.toUpperCase(), address, { token, body });
      return { status: reply.status, text: await reply.text() };
    };
    const { [field]: _left, ...rest } = BODIES[operationId] as Record<string, unknown>;
    const rejected = await send(rest);
    expect(rejected.status).toBe(422);
    expect(rejected.text).toContain(`"${field}":`);
    expect(sandbox.violations).toHaveLength(1);
    expect((await send(BODIES[operationId]!)).status).toBe(200);
    expect(sandbox.violations).toHaveLength(1);
  });
});
