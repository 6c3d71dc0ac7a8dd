import { expect, it, onTestFinished, vi } from "vitest";
import { reloadAt, reloadPage, type Site } from "./chunks.ts";

const page = (script: string) => `<!doctype html><script type="module" src="${script}"></script>`;
const html =
  (text: string, status = 200) =>
  () =>
    Promise.resolve(new Response(text, { status }));

/** Answers requests while the page has this first script. */
function serve(answer: () => Promise<Response>): void {
  const script = document.createElement("script");
  script.type = "module";
  script.setAttribute("src", "data:text/javascript,1");
  document.head.prepend(script);
  vi.stubGlobal("fetch", vi.fn(answer));
  onTestFinished(() => {
    script.remove();
    vi.unstubAllGlobals();
  });
}

it.each<[string, () => Promise<Response>, Site]>([
  ["the page of this build", html(page("data:text/javascript,1")), "same-build"],
  ["the page of another build", html(page("./assets/base-2.js")), "newer-build"],
  ["a page of a proxy", html("Sign in"), "newer-build"],
  ["an error of a proxy", html(page("data:text/javascript,1"), 502), "unreachable"],
  ["a site that is gone", html("Not found", 404), "unreachable"],
  ["no connection", () => Promise.reject(new TypeError("Failed to fetch")), "unreachable"],
  ["no answer in time", () => Promise.reject(new DOMException("", "TimeoutError")), "unreachable"],
])("takes %s for what it says of the build", async (_what, answer, site) => {
  serve(answer);
  expect(await reloadAt("/people").ask()).toBe(site);
  expect(fetch).toHaveBeenCalledWith(
    location.pathname + location.search,
    expect.objectContaining({ cache: "no-store" }),
  );
});

it("stays on the page, at its address, where a reload would cut off a transfer", () => {
  const keep = (event: Event) => event.preventDefault();
  addEventListener("beforeunload", keep);
  onTestFinished(() => removeEventListener("beforeunload", keep));
  const { href } = location;
  expect(reloadAt("/people", false).reload()).toBe(false);
  expect(location.href).toBe(href);
});

it("says so instead of reloading while the site does not answer", async () => {
  serve(() => Promise.reject(new TypeError("Failed to fetch")));
  const onUnreachable = vi.fn();
  await reloadPage(onUnreachable);
  expect(onUnreachable).toHaveBeenCalledOnce();
});
