import { expect, it } from "vitest";
import { followPointers } from "./pointers.ts";

const DOCUMENT = {
  components: {
    examples: {
      pilot: { value: { name: "Ada" } },
      captain: { $ref: "#/components/examples/pilot" },
    },
  },
};

it.each([
  ["no pointer", { value: 1 }, { value: 1 }],
  ["one pointer", { $ref: "#/components/examples/pilot" }, { value: { name: "Ada" } }],
  ["a pointer to a pointer", { $ref: "#/components/examples/captain" }, { value: { name: "Ada" } }],
])("follows %s", (_, node, expected) => {
  expect(followPointers(DOCUMENT, node)).toEqual(expected);
});

it("names a pointer that leads nowhere", () => {
  const node = { $ref: "#/components/examples/ghost" };
  expect(() => followPointers(DOCUMENT, node)).toThrow("#/components/examples/ghost leads nowhere");
});
