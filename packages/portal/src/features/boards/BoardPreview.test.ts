import { expect, it } from "vitest";
import { eachOnce } from "./BoardPreview.tsx";

it("lists each person once, in the order of their first rows", () => {
  const person = (id: string) => ({ id, fullName: id, isSuspended: null });
  const people = eachOnce([person("b"), person("a"), person("b")]);
  expect(people.map(({ id }) => id)).toEqual(["b", "a"]);
});
