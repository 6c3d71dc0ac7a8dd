/** Answers, in a worker, with the text of each file that a mock gives. */
import { textsOfMockFiles } from "./mock-downloads.ts";

self.addEventListener("message", () => {
  void textsOfMockFiles().then((texts) => self.postMessage(texts));
});
