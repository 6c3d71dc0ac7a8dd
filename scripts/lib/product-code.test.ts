import { expect, it } from "vitest";
import { isProduct } from "./product-code.ts";

it.each([
  ["packages/portal/src/app/start.ts", true],
  ["packages/portal/src/app/Frame.tsx", true],
  ["packages/sdk/src/http/testing.ts", true],
  ["packages/portal/src/testing/personas.ts", false],
  [String.raw`packages\portal\src\testing\personas.ts`, false],
  ["packages/sdk/src/generated/main/calls/index.ts", false],
  ["packages/ui-kit/src/components/html/xss-fixtures.ts", false],
  ["packages/ui-kit/src/domain/story-fixture.tsx", false],
  ["packages/portal/src/app/start.browsers.test.ts", false],
  ["packages/portal/src/app/Frame.stories.tsx", false],
  ["e2e/people/people.e2e.ts", false],
])("decides whether %s is product code: %s", (file, expected) => {
  expect(isProduct(file)).toBe(expected);
});
