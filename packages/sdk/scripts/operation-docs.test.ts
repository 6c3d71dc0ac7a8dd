import { describe, expect, it } from "vitest";
import { callComment, operationDocs, type Operation } from "./operation-docs.ts";

const docsOf = (operation: Operation, method = "put") =>
  operationDocs({
    paths: {
      "/api/groups/{groupId}": {
        parameters: [{ $ref: "#/components/parameters/GroupId" }],
        [method]: { operationId: "groupUpdate", description: "Changes a group.", ...operation },
      },
    },
    components: {
      parameters: { GroupId: { name: "groupId", in: "path", example: 31 } },
      responses: { Invalid: { description: "Refused. Messages come per field." } },
      schemas: {
        Change: { properties: { lead: { $ref: "#/components/schemas/IdInput" } } },
        IdInput: {},
      },
    },
  }).get("groupUpdate");

describe("the comment of a call", () => {
  it("describes a call, its address, its callers and failures, with an example", () => {
    const docs = docsOf({
      "x-permission": ["groups_update", "groups_all"],
      "x-roles": ["Admin"],
      parameters: [{ name: "notify", in: "query", example: true }],
      requestBody: {
        content: {
          "application/json": {
            schema: { $ref: "#/components/schemas/Change" },
            examples: { small: { value: { name: "Cabin crew", lead: 7 } } },
          },
        },
      },
      responses: {
        "200": { description: "Stored." },
        "412": { description: "Changed meanwhile." },
        "422": { $ref: "#/components/responses/Invalid" },
        "500": { description: "Failed." },
      },
    });
    expect(docs && callComment("groupUpdate", docs, "reply")).toBe(
      `/**
 * Changes a group.
 *
 * \`PUT /api/groups/{groupId}\` · needs the permission \`groups_update\` or \`groups_all\` and the role \`Admin\`
 *
 * @throws ApiError
 * - \`client\` 412: Changed meanwhile.
 * - \`validation\` 422: Refused.
 * - \`server\` 500: Failed.
 *
 * @example
 * const reply = await groupUpdate("31", { name: "Cabin crew", lead: "7" }, { notify: true });
 */`,
    );
  });

  it.each([
    [{}, "for anybody who is signed in"],
    [{ security: [] }, "needs no session"],
  ])("says who may make a call whose callers are not named: %j", (operation, access) => {
    expect(docsOf(operation)?.where).toBe(`\`PUT /api/groups/{groupId}\` · ${access}`);
  });

  it("fails for a parameter without an example", () => {
    expect(() => docsOf({ parameters: [{ name: "date", in: "query" }] })).toThrow(
      "groupUpdate: date has no example",
    );
  });
});
