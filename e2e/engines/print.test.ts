/** Pages that are printed, as a window shows them at the widths of a desk, a tablet and a phone. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { certificateHash } from "../training/certificates.ts";
import { engine } from "./engine.ts";
import { Portal } from "./portal.ts";

declare global {
  interface Window {
    /** The number of calls of the browser's print dialog. */
    printCalls: number;
  }
}

const WIDTHS = [1280, 1000, 820, 460];

let portal: Portal;

beforeAll(async () => {
  portal = await Portal.open(engine());
  await portal.enter("company.manager@aurora.test");
  await portal.open("/company/profile");
  await portal.settle();
  await portal.driver.evaluate(() => {
    window.printCalls = 0;
    window.print = () => {
      window.printCalls += 1;
    };
  });
});
afterAll(() => portal.close());

/** Lines of text that lie over each other on the sheet. */
const overlaps = () =>
  portal.driver.evaluate(() => {
    const lines: { text: string; left: number; right: number; top: number; bottom: number }[] = [];
    const walker = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      const parent = node.parentElement;
      // Text for screen readers alone has a box of one pixel.
      const isHidden = !parent?.checkVisibility() || parent.getBoundingClientRect().width <= 1;
      if (text === "" || isHidden) continue;
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        lines.push({ text, left, right, top, bottom });
      }
    }
    lines.sort((one, other) => one.top - other.top);
    // The box of a line is higher than its letters: a third of it may be shared.
    const share = (one: (typeof lines)[number], other: (typeof lines)[number]) => {
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      return width > 1 ? height / Math.min(one.bottom - one.top, other.bottom - other.top) : 0;
    };
    const found: string[] = [];
    for (const [at, line] of lines.entries()) {
      // Lines below it cannot overlap it: in a long document those are nearly all pairs.
      for (let next = at + 1; next < lines.length && lines[next]!.top < line.bottom; next += 1) {
        const other = lines[next]!;
        if (share(line, other) > 0.34) found.push(`${line.text} and ${other.text}`);
      }
    }
    if (lines.length === 0) found.push("no text at all");
    return found;
  });

const printCallCount = () => portal.driver.evaluate(() => window.printCalls);

it.each([
  ["a certificate", "/company/users/105/record/certificate/:hash/print"],
  ["a record", "/company/users/105/record/print"],
  ["records of several people", "/company/users/records/print?id=105&id=113"],
  ["the training board", "/dashboard/training-status/print"],
  ["the matrix of documents", "/dashboard/event-status/matrix/print"],
])("prints %s once, and shows it at every width without lines that overlap", async (_, address) => {
  const before = await printCallCount();
  await portal.driver.resize(WIDTHS[0]!, 800);
  await portal.goTo(address.replace(":hash", await certificateHash(105)));
  for (const width of WIDTHS) {
    await portal.driver.resize(width, 800);
    const { overflow } = await portal.settle();
    expect([width, overflow <= 0, await overlaps()]).toEqual([width, true, []]);
  }
  await expect.poll(printCallCount).toBe(before + 1);
});

/** Runs in the page: no driver prints in WebKit, so the rules for paper apply to the window. */
function applyRulesOfPaper(): void {
  const visit = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const media = rule.media.mediaText;
        if (media === "print") rule.media.mediaText = "all";
        if (media === "screen") rule.media.mediaText = "not all";
      }
      if ("cssRules" in rule) visit(rule.cssRules as CSSRuleList);
    }
  };
  dispatchEvent(new Event("beforeprint"));
  for (const { cssRules } of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    visit(cssRules);
  }
}

/** Tables on the sheet: how their rows are laid out, and the left edges of their columns, each once. */
const paperTables = () =>
  portal.driver.evaluate(() =>
    [...document.querySelectorAll("main table")]
      .filter((table) => table.checkVisibility())
      .map((table) => {
        const rows = [...table.querySelectorAll("tr")];
        const edges = rows.flatMap((row) =>
          [...row.children].map((cell) => Math.round(cell.getBoundingClientRect().left)),
        );
        return {
          displays: [...new Set(rows.map((row) => getComputedStyle(row).display))],
          breaks: [...new Set(rows.map((row) => getComputedStyle(row).breakInside))],
          extraEdges: new Set(edges).size - (rows[0]?.children.length ?? 0),
        };
      }),
  );

it.each([
  ["a list", "/company/users/active"],
  ["a record", "/company/users/105/record/print"],
  ["the matrix of documents", "/dashboard/event-status/matrix/print"],
])("divides no row of %s between two sheets, and keeps its columns in line", async (_, address) => {
  await portal.driver.resize(1280, 800);
  await portal.goTo(address);
  await portal.settle();
  await portal.driver.evaluate(applyRulesOfPaper);
  const tables = await paperTables();
  expect(tables.length).toBeGreaterThan(0);
  const displays = [engine() === "webkit" ? "grid" : "table-row"];
  expect(tables).toEqual(tables.map(() => ({ displays, breaks: ["avoid"], extraEdges: 0 })));
});
