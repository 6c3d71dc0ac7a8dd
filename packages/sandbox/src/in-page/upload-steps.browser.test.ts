import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { simulateUploadProgress } from "./upload-steps.ts";

const original = XMLHttpRequest;
beforeEach(() => {
  simulateUploadProgress([location.origin]);
});
afterEach(() => {
  globalThis.XMLHttpRequest = original;
});

function form(bytes: number): FormData {
  const data = new FormData();
  data.append("description", "Scan");
  data.append("files[0]", new File([new Uint8Array(bytes)], "scan.bin"));
  return data;
}

/** Sends to this page's own server; returns the progress events and the end of the call. */
function send(body: FormData | string, { abortAt = Infinity, url = "/nowhere" } = {}) {
  const call = new XMLHttpRequest();
  const steps: number[] = [];
  const events: string[] = [];
  call.upload.addEventListener("progress", ({ loaded, total }) => {
    steps.push((100 * loaded) / total);
    if (steps.length >= abortAt) {
      call.abort();
    }
  });
  for (const type of ["load", "error", "abort", "loadend"] as const) {
    call.addEventListener(type, () => events.push(type));
  }
  call.open("POST", url);
  call.send(body);
  return new Promise<{ steps: number[]; events: string[]; status: number }>((resolve) => {
    call.addEventListener("loadend", () => {
      resolve({ steps, events, status: call.status });
    });
  });
}

describe("an upload in the page", () => {
  it("reports growing progress, and is then answered", async () => {
    const { steps, events, status } = await send(form(6_000_000));
    expect(steps.length).toBeGreaterThan(3);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps.at(-1)).toBe(100);
    // The browser's own progress events come after these.
    expect(steps.filter((step) => step === 100)).toHaveLength(1);
    expect(events).toEqual(["load", "loadend"]);
    expect(status).toBeGreaterThan(0);
  });

  it("reports one step of a small upload and does not wait", async () => {
    expect((await send(form(1000))).steps[0]).toBe(100);
  });

  it.each([
    ["at its first step", 2_000_000, 1],
    ["in the middle", 4_000_000, 2],
    ["at its last step", 1000, 1],
  ])("stops at once when it is aborted %s, and sends nothing", async (_when, bytes, abortAt) => {
    const { steps, events, status } = await send(form(bytes), { abortAt });
    expect(events).toEqual(["abort", "loadend"]);
    expect(status).toBe(0);
    // this is longer than the upload would have taken
    await new Promise((resolve) => {
      setTimeout(resolve, 400);
    });
    expect(steps).toHaveLength(abortAt);
    expect(events).toEqual(["abort", "loadend"]);
  });

  it("sends a form without files as usual", async () => {
    expect((await send("{}")).events).toEqual(["load", "loadend"]);
  });

  it("ignores uploads to another host", async () => {
    const { steps } = await send(form(60_000_000), { url: "http://127.0.0.1:9/" });
    expect(steps.filter((percent) => percent > 0 && percent < 100)).toEqual([]);
  });
});
