import { expect, it } from "vitest";
import { refusedFiles } from "./refusals.ts";

const [a, b] = [new File(["a"], "a.pdf"), new File(["b"], "b.pdf")];
const sent = [a, b];

it.each(["files.1", "files[1]"])("keeps what was said of %s with its file", (field) => {
  const refused = refusedFiles({ message: "No.", fieldErrors: { [field]: ["Too large."] } }, sent);
  expect([refused.of(a), refused.of(b), refused.of(new File(["c"], "c.pdf"))]).toEqual([
    undefined,
    "Too large.",
    undefined,
  ]);
  expect(refused.all(sent)).toBeUndefined();
});

it("says what is wrong with all of them until they are others", () => {
  const error = { message: "No.", fieldErrors: { files: ["Too many.", "Too many."] } };
  const refused = refusedFiles(error, sent);
  expect(refused.all(sent)).toBe("Too many.");
  expect(refused.all([a])).toBeUndefined();
  expect(refused.of(a)).toBeUndefined();
});

it("says nothing without a refusal", () => {
  expect(refusedFiles(null, sent).of(a)).toBeUndefined();
  expect(refusedFiles(undefined, sent).all(sent)).toBeUndefined();
});
