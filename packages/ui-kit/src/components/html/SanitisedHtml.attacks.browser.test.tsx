import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestContext } from "vitest";
import { RecurrentTheme } from "../../theme/RecurrentTheme.tsx";
import { ATTACKS, PAST_ATTACKS } from "./xss-fixtures.ts";
import type { Attack } from "./xss-fixtures.ts";
import { SanitisedHtml } from "./SanitisedHtml.tsx";

/**
 * A public collection of attacks against notes and announcements: each is first run in a frame without
 * protection, then shown by `SanitisedHtml`, without any policy and under the built portal's, where it
 * must do nothing. Several run at a time, since most of the time is waiting.
 */

type Deed = Attack["does"];

/** A script in the head of the unprotected frame that reports each attack to the test. */
function watch(): void {
  const report = (deed: Deed) => parent.postMessage({ deed }, "*");
  const base = document.baseURI;
  let pressing = false;
  Object.assign(window, { fired: () => report(pressing ? "runs when pressed" : "runs") });
  window.addEventListener("message", ({ data }) => {
    if (data === "fired") report(pressing ? "runs when pressed" : "runs");
    if (data === "gone") report("navigates");
  });
  const look = () => {
    const page = document.querySelector<HTMLElement>("#page");
    if (page === null) return;
    const { color, display, visibility, opacity } = getComputedStyle(page);
    const plain = color === "rgb(0, 0, 0)" && display === "block";
    if (!plain || visibility !== "visible" || opacity !== "1") report("restyles");
    const { left, top, width, height } = page.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit !== page && hit !== null && display === "block") report("covers");
    if ("victim" in window || "victim" in document) report("clobbers");
    if (document.baseURI !== base) report("rebases");
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    if (loaded.some((name) => name.includes(":64999/evil"))) report("loads");
  };
  const press = () => {
    pressing = true;
    const targets = document.querySelectorAll<HTMLElement>(
      "#box :is(a, area, button, input, select, textarea, summary, label, [contenteditable])",
    );
    for (const target of targets) {
      target.focus();
      target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    }
  };
  window.addEventListener("load", () => {
    setInterval(look, 20);
    setTimeout(press, 60);
  });
}

/** Runs an attack without any protection; ends as soon as it has had the expected effect. */
function unprotected({ html, does }: Attack): Promise<Deed> {
  const frame = document.createElement("iframe");
  // The frame has the test's own origin: elsewhere a browser neither follows `javascript:` nor moves the
  // focus.
  frame.sandbox.add("allow-scripts", "allow-forms", "allow-same-origin");
  frame.width = "400";
  frame.height = "300";
  const page = `<script>(${watch.toString()})()</script><body><p id=page>The page</p><div id=box>`;
  return new Promise((resolve, reject) => {
    const seen = new Set<unknown>();
    const end = () => {
      window.removeEventListener("message", hear);
      clearTimeout(timer);
      frame.remove();
    };
    const hear = ({ data }: MessageEvent<{ deed?: Deed } | string>) => {
      // Pages that the frame has opened report with a text.
      const deed = typeof data === "string" ? (data === "gone" ? "navigates" : "runs") : data.deed;
      seen.add(deed);
      // `autofocus` may be quicker than the press.
      if (deed !== does && !(deed === "runs" && does === "runs when pressed")) return;
      end();
      resolve(does);
    };
    const timer = setTimeout(() => {
      end();
      reject(new Error(`${does} was expected, seen: ${[...seen].join(", ") || "nothing"}`));
    }, 4000);
    window.addEventListener("message", hear);
    frame.srcdoc = `<!doctype html>${page}${html}`;
    document.body.append(frame);
  });
}

describe.concurrent("attacks without sanitising", () => {
  it.each(ATTACKS)("runs an attack: $does: $html", async (attack) => {
    await expect(unprotected(attack)).resolves.toBe(attack.does);
  });
});

const KEPT_ATTRIBUTES = ["align", "colspan", "datetime", "dir", "href", "lang", "rel", "rowspan"];
const FORBIDDEN =
  "script, style, link, meta, base, iframe, frame, object, embed, form, input, button, select, textarea, " +
  "template, svg, math, img, image, picture, video, audio, source, dialog, map, area, details, marquee, " +
  "[style], [class], [id], [name], [popover], [contenteditable], [autofocus], [background], [src], [srcset]";

/** Effects since the page was opened; a test looks at those of its own time. */
let fired = 0;
const violations: string[] = [];
const before = { address: location.href, base: document.baseURI, title: document.title };

/** A real link of a text leaves the page on purpose; anything else must not. */
function stay(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (link === null) return;
  expect(link.getAttribute("href")).toMatch(/^(?:https?:\/\/|mailto:)/i);
  expect(link.getAttribute("rel")).toBe("noopener noreferrer");
  event.preventDefault();
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** A page with an element that an attack could cover, and a place for the text; removed after the test. */
function setUp({ onTestFinished }: TestContext) {
  const page = document.createElement("p");
  page.id = "page";
  page.textContent = "The page";
  const host = document.createElement("div");
  host.addEventListener("click", stay, true);
  document.body.prepend(page, host);
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
    page.remove();
  });
  const show = (html: string): HTMLElement => {
    flushSync(() =>
      root.render(
        <RecurrentTheme scheme="light">
          <div className="under-test">
            <SanitisedHtml html={html} />
          </div>
        </RecurrentTheme>,
      ),
    );
    return host.querySelector<HTMLElement>(".under-test > div")!;
  };
  return { page, show };
}

const LOOKS = ["color", "display", "visibility", "opacity", "position"] as const;

async function expectNothing(html: string, test: TestContext): Promise<void> {
  const [firedBefore, violationsBefore] = [fired, violations.length];
  const { page, show } = setUp(test);
  const looks = () => LOOKS.map((property) => getComputedStyle(page)[property]);
  show("<p>Harmless</p>");
  const plain = looks();
  const box = show(html);
  for (const element of box.querySelectorAll<HTMLElement>("*")) {
    element.focus();
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }
  // Two frames and a turn: enough for a broken picture, a focus, an animation of a millisecond.
  await frame();
  await frame();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(fired - firedBefore).toBe(0);
  expect(violations.slice(violationsBefore)).toEqual([]);
  expect([...box.querySelectorAll(FORBIDDEN)]).toEqual([]);
  const attributes = [...box.querySelectorAll("*")].flatMap((element) => [...element.attributes]);
  const names = attributes.map(({ name }) => name).filter((name) => name !== "target");
  expect(names.filter((name) => name !== "title" && !KEPT_ATTRIBUTES.includes(name))).toEqual([]);
  const { left, top, width, height } = page.getBoundingClientRect();
  expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(page);
  expect(looks()).toEqual(plain);
  expect("victim" in window || "victim" in document).toBe(false);
  expect({ address: location.href, base: document.baseURI, title: document.title }).toEqual(before);
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  expect(loaded.filter((name) => name.includes(":64999/evil"))).toEqual([]);
}

const EVERY = [...ATTACKS.map(({ html }) => html), ...PAST_ATTACKS];

describe.each(["off", "on"])("attacks on sanitised HTML, with the policy %s", (policy) => {
  beforeAll(() => {
    Object.assign(window, { fired: () => (fired += 1) });
    const hear = ({ data }: MessageEvent<unknown>) => {
      if (data === "fired" || data === "gone") fired += 1;
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  });

  beforeAll(() => {
    if (policy === "off") return;
    const rule = document.createElement("meta");
    rule.httpEquiv = "Content-Security-Policy";
    // The part of the portal's policy about untrusted HTML; the tests' own page needs the rest.
    rule.content =
      "object-src 'none'; base-uri 'none'; form-action 'none'; style-src-attr 'none'; " +
      "script-src-attr 'none'; " +
      "require-trusted-types-for 'script'; trusted-types recurrent-html";
    document.head.append(rule);
    // The test would fail with a sanitiser that relies on the policy.
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, sample }) => {
      violations.push(`${violatedDirective} ${sample}`);
    });
  });

  it.concurrent.for(EVERY)("blocks %s", async (html, test) => {
    await expectNothing(html, test);
  });

  it("keeps the words of a text around an attack", (test) => {
    const box = setUp(test).show(
      `<p>Bring <b>glasses</b><img src=x onerror=fired()> and the card.</p>`,
    );
    expect(box.textContent).toBe("Bring glasses and the card.");
  });
});

it("contains attacks of every kind", () => {
  expect(EVERY.length).toBeGreaterThan(150);
  expect(new Set(EVERY).size).toBe(EVERY.length);
});
