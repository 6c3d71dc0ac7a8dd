import { expect, it } from "vitest";
import { leaveSpecificPaths } from "./specific-paths.ts";

const handler = (method: string, path: string) =>
  `import a from "a";\n  return http.${method}('*${path}', async (info) => {\n    return 1;\n  }, options)\n}\n`;

const PATHS = {
  "/groups/{groupId}": { get: {}, put: {} },
  "/groups/trainees": { get: {} },
  "/groups/managers": { get: {} },
  "/{list}/{id}/all": { get: {} },
  "/users/me/all": { get: {} },
  "/users/{userId}/all": { get: {} },
};

it.each([
  ["get", "/groups/:groupId", '[{"groupId":"trainees"},{"groupId":"managers"}]'],
  ["get", "/:list/:id/all", '[{"list":"users","id":"me"},{"list":"users"}]'],
  ["get", "/users/:userId/all", '[{"userId":"me"}]'],
])("leaves to other handlers what a %s of %s matches, too", (method, path, specific) => {
  const [before, after] = handler(method, path).split(/(?<=options\))/);
  expect(leaveSpecificPaths(handler(method, path), PATHS)).toBe(
    'import { leaveToOthers } from "../../../mock-rules/leave-to-others.ts";\n' +
      `${before!.replace("return ", "return leaveToOthers(")}, ${specific})${after}`,
  );
});

it.each([
  ["put", "/groups/:groupId"],
  ["get", "/groups/trainees"],
])("changes nothing where no other path matches a %s of %s", (method, path) => {
  expect(leaveSpecificPaths(handler(method, path), PATHS)).toBe(handler(method, path));
});

it("fails when the contract has no such path", () => {
  expect(() => leaveSpecificPaths(handler("get", "/odd"), PATHS)).toThrow("no /odd");
});
