import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { RecordToolbar } from "./RecordToolbar.tsx";

/**
 * Chooses the date of a record, and prints it.
 *
 * ## When to use
 * In the bar of a record's table, the person's own or a trainee's.
 *
 * ## When not to use
 * For anything else about the record. Dates before the first and after today cannot be chosen.
 *
 * ## Content
 * The date, Generate, and Print with its choices.
 *
 * ## Behaviour
 * A date is first chosen, then generated: the old rows stay, greyed out, until the new ones arrive.
 *
 * ## Accessibility
 * Print opens a menu. A busy button is announced and has the focus.
 *
 * ## For developers
 * Leave out `onToggleVersion` until the button is shown. `data-rows` marks rows that are outdated or about to be
 * replaced.
 */
const meta = {
  title: "Components/Training/RecordToolbar",
  component: RecordToolbar,
  args: {
    date: "2026-11-20",
    shown: "2026-11-20",
    min: "2023-11-20",
    max: "2026-11-20",
    today: "2026-11-20",
    onGenerate: fn(),
    generating: false,
    version: 5,
    internationalProcedures: true,
    onPrint: fn(),
  },
} satisfies Meta<typeof RecordToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The date, Generate, and the choices of Print. */
export const Toolbar: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: "Generate" }));
    await expect(args.onGenerate).toHaveBeenCalledOnce();
    await expect(args.onGenerate).toHaveBeenCalledWith("2026-11-20");
    await userEvent.click(canvas.getByRole("button", { name: "Print" }));
    const items = await page.findAllByRole("menuitem");
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      "Complete (Collapsed)",
      "Complete (Expanded)",
      "International Procedures",
    ]);
    // As close to its icon as in other menus.
    const [first] = items;
    const text = document.createRange();
    if (first?.lastChild) text.selectNodeContents(first.lastChild);
    const icon = first?.querySelector("svg")?.getBoundingClientRect();
    await expect(text.getBoundingClientRect().left - (icon?.right ?? 0)).toBeLessThan(12);
    await userEvent.click(page.getByRole("menuitem", { name: "Complete (Expanded)" }));
    await expect(args.onPrint).toHaveBeenCalledWith("complete_expanded");
  },
};

/** A date out of range is explained and not generated. */
export const OutOfRange: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("spinbutton", { name: "Year" }));
    await userEvent.keyboard("2020-01-01");
    await expect(
      await canvas.findByText("Choose a date from 2023-11-20 to 2026-11-20."),
    ).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(args.onGenerate).not.toHaveBeenCalled();
  },
};

/**
 * A day that does not exist is not generated, nor the one that its first figure made; the field has the focus and says
 * why.
 */
export const Unfinished: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const year = canvas.getByRole("spinbutton", { name: "Year" });
    for (const submit of [
      () => userEvent.keyboard("{Enter}"),
      () => userEvent.click(canvas.getByRole("button", { name: "Generate" })),
    ]) {
      await userEvent.click(year);
      await userEvent.keyboard("2025-02-3");
      await waitFor(() =>
        expect(canvasElement.querySelector("form")).toHaveAttribute("data-rows", "old"),
      );
      await userEvent.keyboard("0");
      await submit();
      await expect(await canvas.findByText("Enter a date as YYYY-MM-DD.")).toBeVisible();
      await expect(args.onGenerate).not.toHaveBeenCalled();
      await waitFor(() => expect(year).toHaveFocus());
    }
    await userEvent.keyboard("2025-02-28{Enter}");
    await expect(args.onGenerate).toHaveBeenCalledOnce();
    await expect(args.onGenerate).toHaveBeenCalledWith("2025-02-28");
    // The next day is typed in peace.
    await userEvent.click(year);
    await userEvent.keyboard("20");
    await expect(canvasElement.querySelector('[data-unfinished="true"]')).not.toBeNull();
    await expect(canvas.queryByText("Enter a date as YYYY-MM-DD.")).toBeNull();
  },
};

/** Another date is chosen, and the rows are still those of the old one. */
export const OutdatedResult: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Record for/)).toBeVisible();
    await expect(canvas.getByText(/^Record for/)).toHaveTextContent("Record for 2026-11-20");
    await userEvent.click(canvas.getByRole("spinbutton", { name: "Year" }));
    await userEvent.keyboard("2026-01-15");
    const state = await canvas.findByText(/^Still showing the record for/);
    await expect(state).toBeVisible();
    await expect(state).toHaveTextContent(
      "Still showing the record for 2026-11-20. Press Generate.",
    );
    await expect(canvasElement.querySelector("form")).toHaveAttribute("data-rows", "old");
  },
};

/** The new record is loading, and the old one is still shown. */
export const Generating: Story = {
  args: { date: "2026-01-15", generating: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Generating the record for/)).toBeVisible();
    await expect(canvas.getByText(/^Generating the record for/)).toHaveTextContent(
      "Generating the record for 2026-01-15",
    );
    await expect(canvasElement.querySelector("form")).toHaveAttribute("data-rows", "generating");
  },
};

/** The PDF is ready. */
export const PdfDone: Story = {
  args: { pdf: "done" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("PDF saved to downloads")).toBeVisible();
  },
};

/** There is no PDF, and a notice gives the reason. */
export const PdfFailed: Story = {
  args: { pdf: "failed" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The PDF could not be created")).toBeVisible();
  },
};

/** At version 1 the button reads 'Cycle Version'. */
export const CycleVersion: Story = {
  args: { version: 1, onToggleVersion: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Cycle Version" }));
    await expect(args.onToggleVersion).toHaveBeenCalledOnce();
  },
};

/** At version 4 the button reads 'Old Version'. */
export const OldVersion: Story = {
  args: { version: 4, onToggleVersion: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Old Version" })).toBeVisible();
  },
};

/** At version 5 there is no button. */
export const VersionFive: Story = {
  args: { version: 5, onToggleVersion: fn(), internationalProcedures: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: /Version/ })).toBeNull();
  },
};

/** Both buttons ignore further presses, and each has the focus after a press. */
export const Busy: Story = {
  args: { generating: true, pdf: "running" },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByText("Preparing the PDF")).toBeVisible();
    const print = canvas.getByRole("button", { name: "Print" });
    await userEvent.click(print);
    await expect(print).toHaveFocus();
    await expect(within(canvasElement.ownerDocument.body).queryByRole("menu")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Generate" }));
    await expect(args.onGenerate).not.toHaveBeenCalled();
  },
};

/** On a phone, one row opens the notes, in a dialog, and the tools. */
export const OnAPhone: Story = {
  args: { version: 4, onToggleVersion: fn(), hasNotes: true, printHref: "#/print" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector("form");
    await expect(form?.offsetHeight).toBe(44);
    await expect(canvas.getByText(/^Record for/)).toBeVisible();
    await expect(canvas.getByText(/^Record for/)).toHaveTextContent("Record for 2026-11-20");
    await expect(canvas.queryByRole("button", { name: "Print" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Please Note" }));
    const notes = within(canvasElement.ownerDocument.body);
    const dialog = await notes.findByRole("alertdialog", { name: "Please Note" });
    await waitFor(() =>
      expect(within(dialog).getByText(/at least one lesson per year/)).toBeVisible(),
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(form?.offsetHeight).toBe(44);
  },
};

/** By keyboard, the next stop after opening is the date. */
export const OpenOnAPhone: Story = {
  ...OnAPhone,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Date and print" });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await userEvent.tab();
    await expect(canvas.getByRole("spinbutton", { name: "Year" })).toHaveFocus();
    await userEvent.keyboard("2026-01-15");
    const state = await canvas.findByText(/^Still showing the record for/);
    await expect(state).toBeVisible();
    await expect(state).toHaveTextContent(
      "Still showing the record for 2026-11-20. Press Generate.",
    );
    const top = (name: string) => canvas.getByRole("button", { name }).getBoundingClientRect().top;
    await expect(top("Print")).toBe(top("Old Version"));
    await expect(top("Print")).toBeGreaterThan(top("Generate") + 43);
    const field = canvas.getByRole("group", { name: "Display record for:" });
    const box = field.closest(".MuiPickersInputBase-root") ?? field;
    await expect(top("Generate")).toBeCloseTo(box.getBoundingClientRect().top, 0);
    const link = canvas.getByRole("link", { name: "Open print page" });
    await expect(link).toBeVisible();
    const end = link.closest("form")?.getBoundingClientRect().bottom ?? 0;
    await expect(end - link.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(12);
  },
};
