/** Pages that are printed, as a window shows them at the widths of a desk, a tablet and a phone. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { certificateHash } from "../training/certificates.ts";
import { engine } from "./engine.ts";
import { Portal } from "./portal.ts";

let portal: Portal;

beforeAll(async () => {
  portal = await Portal.open(engine());
  await portal.enter("company.manager@aurora.test");
  await portal.open("/company/profile");
  await portal.settle();
  await portal.driver.evaluate(() => {
    window.print = () => undefined;
  });
});
afterAll(() => portal.close());

/** Lines of text that lie over each other on the sheet. */
const overlaps = () =>
  portal.driver.evaluate(() => {
    const lines: { text: string; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      const parent = node.parentElement;
      // Words for screen readers alone have a box of one pixel.
      const isHidden = !parent?.checkVisibility() || parent.getBoundingClientRect().width <= 1;
      if (text === "" || isHidden) continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) lines.push({ text, box });
    }
    // The box of a line is higher than its letters: a third of it may be shared.
    const share = (one: DOMRect, other: DOMRect) => {
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      return width > 1 ? height / Math.min(one.height, other.height) : 0;
    };
    const found: string[] = [];
    for (const [at, { text, box }] of lines.entries()) {
      for (const other of lines.slice(at + 1)) {
        if (share(box, other.box) > 0.34) found.push(`${text} and ${other.text}`);
      }
    }
    return found;
  });

describe.each([1280, 1000, 820, 460])("at %i px", (width) => {
  it.each([
    ["a certificate", "/company/users/105/record/certificate/:hash/print"],
    ["a record", "/company/users/105/record/print"],
    ["records of several people", "/company/users/records/print?id=105&id=113"],
    ["the training board", "/dashboard/training-status/print"],
    ["the matrix of documents", "/dashboard/event-status/matrix/print"],
  ])("shows %s without lines that overlap or reach over the side", async (_name, address) => {
    await portal.driver.resize(width, 800);
    await portal.goTo(address.replace(":hash", await certificateHash(105)));
    const { overflow } = await portal.settle();
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await overlaps()).toEqual([]);
  });
});
