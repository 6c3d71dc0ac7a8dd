/** Measures touch targets: it runs in the page, and presses by `elementFromPoint` alone. */
import type { Page } from "@playwright/test";

/** A small phone and a tablet in portrait, in CSS pixels. */
export const WIDTHS = [360, 820] as const;
export const HEIGHT = 844;

/** The least width and height of a target for fingers (WCAG 2.5.5), in px. */
const TARGET = 44;

/** The least size of text that is typed in: iOS zooms into a field with less. */
const TEXT = 16;

/**
 * Controls of which no 44 by 44 px belong to them, each with what does, and fields with small text. What counts is
 * where a press goes: to the control itself, to its label, to the field or the row around it. Links in the text of a
 * sentence are left out (WCAG 2.5.5 and 2.5.8), for they are as high as its lines.
 */
export const smallTargets = (page: Page, within = "body"): Promise<string[]> =>
  page.evaluate(
    async ([root, least, text]) => {
      const CONTROLS =
        "a[href], button, input, select, textarea, summary, [role=button], [role=menuitem], [role=menuitemradio], [role=option], [role=tab], [role=combobox], [role=switch], [role=spinbutton], [contenteditable=true], .MuiDataGrid-columnHeader--sortable";
      const TYPED =
        "input:not([type=checkbox], [type=radio], [type=file]), textarea, [role=spinbutton], [contenteditable=true]";
      const FIELD = ".MuiInputBase-root, .MuiPickersInputBase-root";
      const found: string[] = [];

      /** True when the text around a link is longer than the link. */
      const isInSentence = (link: Element): boolean => {
        if (!link.matches("a[href]") || getComputedStyle(link).display !== "inline") return false;
        const block = link.parentElement?.closest("p, dd, dt, li, td, th, div, span:not(a *)");
        const around = block?.cloneNode(true) as Element | undefined;
        for (const inner of around?.querySelectorAll("a, svg, [hidden]") ?? []) inner.remove();
        return (around?.textContent ?? "").trim() !== "";
      };

      /** True when a press on the row does the same as this control. */
      const isOfRow = (control: Element, at: Element): boolean => {
        const row = control.closest<HTMLElement>("[role=row]");
        if (!row?.contains(at) || getComputedStyle(row).cursor !== "pointer") return false;
        const named = row.querySelector("[role=rowheader] a[href], [data-lead] button");
        const ticked = row.querySelector("input[type=checkbox]");
        return control === (named ?? ticked) && at.closest("a, button, label, input") === null;
      };

      const isHit = (control: HTMLElement, x: number, y: number): boolean => {
        const at = document.elementFromPoint(x, y);
        if (at === null) return false;
        if (control.contains(at)) return true;
        const labels = [...((control as HTMLInputElement).labels ?? [])];
        if (labels.some((label) => label.contains(at))) return true;
        // The box that Material draws around a control of its own.
        if (at.contains(control) && at.matches(".MuiButtonBase-root")) return true;
        const field = control.matches(TYPED) ? control.closest(FIELD) : null;
        if (field?.contains(at) && !at.closest("button")) return true;
        return isOfRow(control, at);
      };

      const sizeOf = (control: HTMLElement): { width: number; height: number; end: string } => {
        let end = "";
        const { left, top, width, height } =
          control.getClientRects()[0] ?? control.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const reach = (stepX: number, stepY: number, most: number): number => {
          let steps = 0;
          while (steps < most && isHit(control, x + stepX * (steps + 1), y + stepY * (steps + 1))) {
            steps += 1;
          }
          if (steps < Math.min(most, least / 2 - 1)) {
            const at = document.elementFromPoint(x + stepX * (steps + 1), y + stepY * (steps + 1));
            end += `; ${stepX},${stepY} ends at ${at?.outerHTML.slice(0, 90)}`;
          }
          return steps;
        };
        if (!isHit(control, x, y)) {
          return {
            width: 0,
            height: 0,
            end: `${document.elementFromPoint(x, y)?.outerHTML.slice(0, 90)}`,
          };
        }
        // The pixel of the middle is in both.
        const reachBoth = (stepX: number, stepY: number): number => {
          const before = reach(-stepX, -stepY, least);
          return before + reach(stepX, stepY, least - before) + 1;
        };
        return { width: reachBoth(1, 0), height: reachBoth(0, 1), end };
      };

      for (const around of document.querySelectorAll<HTMLElement>(root)) {
        for (const one of around.querySelectorAll<HTMLElement>(CONTROLS)) {
          const drawn = one.getBoundingClientRect();
          const isHidden =
            !one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) ||
            drawn.width <= 1 ||
            drawn.height <= 1 ||
            // The link that only the Tab key brings down.
            drawn.bottom + window.scrollY <= 0 ||
            // The date of a field of Material's, which writes it there for the form.
            one.matches("[aria-hidden=true], [aria-hidden=true] *, [inert] *");
          const isDisabled = one.matches(":disabled, [aria-disabled=true], :disabled *");
          if (isHidden || isDisabled || isInSentence(one)) continue;
          const measure = (isAgain = false) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            const isClear =
              top > innerHeight / 4 &&
              bottom < (innerHeight * 3) / 4 &&
              left > 50 &&
              right < innerWidth - 50;
            // Scrolling for each of some hundred cells takes longer than everything else. A target inside
            // the window's edges may still be below a sticky heading or column of its own table.
            if (!isClear || isAgain) {
              one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
            }
            return sizeOf(one);
          };
          let size = measure();
          // Rows of a grid are measured once they are in view.
          for (
            let tries = 0;
            tries < 3 && Math.min(size.width, size.height) < least - 1;
            tries += 1
          ) {
            await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            size = measure(true);
          }
          const { width, height, end } = size;
          const name = `${one.ariaLabel ?? one.textContent?.slice(0, 40) ?? ""} (${one.tagName.toLowerCase()} ${one.className.split(" ").at(-1)})`;
          // Pixels that are hit whole: the first and the last may be hit in part.
          if (Math.min(width, height) < least - 1) {
            const { x, y, width: w, height: h } = one.getBoundingClientRect();
            found.push(
              `${name}: ${width} by ${height} px of ${[x, y, w, h].map(Math.round).join(" ")}${end}`,
            );
          }
          const letters = Number.parseFloat(getComputedStyle(one).fontSize);
          if (one.matches(TYPED) && letters < text) found.push(`${name}: text of ${letters} px`);
        }
      }
      window.scrollTo(0, 0);
      return [...new Set(found)];
    },
    [within, TARGET, TEXT] as const,
  );

/** Texts that appear on hover only: in a native tip, and nowhere in the page. */
export const hoveredOnly = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const plain = (words: string) => words.replaceAll(/\s+/g, " ").trim().toLowerCase();
    const found: string[] = [];
    for (const one of document.querySelectorAll<HTMLElement>("body [title]")) {
      const words = plain(one.title);
      // A frame's title is its name; the text of a bar is in the row that opens below it.
      if (words === "" || one.matches("iframe, [data-runway]")) continue;
      if (!one.checkVisibility({ visibilityProperty: true })) continue;
      // Material's tips of what can be focused: they open at the focus and at a long press.
      if (
        one.tabIndex >= 0 ||
        one.ariaLabel === one.title ||
        plain(one.textContent ?? "").includes(words)
      ) {
        continue;
      }
      // Signs that also show their meaning on a tap.
      if (one.dataset["tip"] !== undefined) continue;
      found.push(`${one.title} on ${one.outerHTML.slice(0, 100)}`);
    }
    return found;
  });
