import { expect, it } from "vitest";
import { loadConfig } from "./load-config.ts";

const answering =
  (body: string, status = 200) =>
  () =>
    Promise.resolve(new Response(body, { status }));

it.each<[string, () => Promise<Response>, RegExp]>([
  ["no answer", () => Promise.reject(new TypeError("offline")), /did not answer/],
  [
    "half an answer",
    () => Promise.resolve(new Response(new ReadableStream({ start: (to) => to.error() }))),
    /broke off/,
  ],
  ["a missing file", answering("<html>", 404), /answered 404/],
  ["a page of HTML", answering("<!doctype html>"), /not JSON/],
  ["nonsense", answering("{"), /not JSON/],
  ["another shape", answering("[]"), /one JSON object/],
])("names what is wrong with %s", async (_what, fetchIt, problem) => {
  const reading = await loadConfig(fetchIt);
  expect(reading.ok ? [] : reading.problems).toEqual([expect.stringMatching(problem)]);
});
