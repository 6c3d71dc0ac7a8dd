import { expect, it } from "vitest";
import { textsOfMockFiles } from "./testing/mock-downloads.ts";

const FILES = Array.from({ length: 6 }, () => "%PDF-1.7\n");

it("answers each call for a file with its bytes in a page", async () => {
  expect(await textsOfMockFiles()).toEqual(FILES);
});

it("answers each call for a file with its bytes in a worker", async () => {
  const url = new URL("./testing/mock-downloads.worker.ts", import.meta.url);
  const worker = new Worker(url, { type: "module" });
  const texts = await new Promise((resolve, reject) => {
    worker.addEventListener("message", ({ data }) => resolve(data));
    worker.addEventListener("error", ({ message }) => reject(new Error(message)));
    worker.postMessage("");
  });
  worker.terminate();
  expect(texts).toEqual(FILES);
});
