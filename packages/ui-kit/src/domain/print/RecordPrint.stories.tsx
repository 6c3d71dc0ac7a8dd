import Button from "@mui/material/Button";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { LONG_NAME, manyTopics, ODD_RECORD, RECORD } from "../training/training-fixture.ts";
import { type PrintedRecord, RecordPrint } from "./RecordPrint.tsx";

const PRINTED: PrintedRecord = {
  companyName: "Aurora Air Charter",
  fullName: "Łukasz Wiśniewski",
  company: {
    rpes: [
      { id: "1", name: "C-GXAB · Charter · King Air 350" },
      { id: "2", name: "C-FKLO · Medevac · King Air 350" },
    ],
    roles: [
      { id: "1", name: "Captain", licence: "ATPL 418 207" },
      { id: "2", name: "Flight Instructor", licence: "FI(A) 90 331" },
      { id: "3", name: "Base Manager", licence: "" },
    ],
  },
  topics: RECORD,
  date: "2026-11-20",
};

/**
 * The record as a document for a regulator.
 *
 * ## When to use
 * For a record that is printed or saved as PDF.
 *
 * ## When not to use
 * On screen, in place of the record's page.
 *
 * ## Content
 * Person, date and company at the top, a key to the icons, and every topic with its dates. Nothing that is useful
 * only on a screen.
 *
 * ## Behaviour
 * The same on A4 and Letter. The header is on every page, no row is split, and pages are numbered in the margin.
 * Each of several people begins on a new page.
 *
 * ## Accessibility
 * Icons are black, and their shapes differ in a photocopy too.
 *
 * ## For developers
 * Open the print dialog from the portal once the data is on the page. `tools` are not printed.
 */
const meta = {
  title: "Print/RecordPrint",
  component: RecordPrint,
  args: {
    product: "Recurrent",
    records: [PRINTED],
    generatedAt: "2026-11-20T14:32:07Z",
  },
  parameters: { layout: "fullscreen", frame: { height: 760 } },
} satisfies Meta<typeof RecordPrint>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One page with black icons. */
export const Document: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Training Record");
    const heads = canvas.getAllByRole("columnheader").map(({ textContent }) => textContent);
    await expect(heads).toEqual(["Name", "Periodicity", "Completed At", "Expiry At"]);
    await expect(canvas.getByText("Captain, Licence ATPL 418 207")).toBeVisible();
    await expect(canvas.getByText("As of")).toHaveTextContent("As of 2026-11-20");
    await expect(canvas.getByText("In Progress")).toBeVisible();
    await expect(canvas.queryByRole("img", { name: "International Procedures" })).toBeNull();
    // There is room for a name with its icon on one line.
    await expect(canvas.getByText("Ground De-icing").getClientRects()).toHaveLength(1);
    const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
    await expect(rules.map(({ cssText }) => cssText).join("")).toMatch(
      /size: portrait[^]*Generated on 2026-11-20 14:32 UTC[^]*counter\(pages\)/,
    );
  },
};

/** The toolbar is not printed. */
export const WithTools: Story = { args: { tools: <Button variant="contained">Print</Button> } };

/** The header is on every page, and no row is split. */
export const ManyPages: Story = { args: { records: [{ ...PRINTED, topics: manyTopics(200) }] } };

/** Several people follow each other, each beginning on a new page. */
export const SeveralPeople: Story = {
  args: {
    records: [
      PRINTED,
      {
        companyName: "Aurora Air Charter",
        fullName: "Elena Papadopoulou",
        company: { rpes: [], roles: [{ id: "3", name: "Base Manager", licence: "" }] },
        topics: RECORD.slice(0, 2),
        date: "2026-11-20",
      },
      {
        companyName: "Aurora Air Charter",
        fullName: "Gustavo Pereira",
        company: { rpes: [], roles: [] },
        topics: [],
        date: "2026-02-28",
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 1 })).toHaveLength(3);
    const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
    await expect(rules.map(({ cssText }) => cssText).join("")).toMatch(
      /@page sheet-1[^]*Elena Papadopoulou · Training Record for 2026-11-20/,
    );
  },
};

/** Unexpected data still gives a presentable document. */
export const UnexpectedValues: Story = {
  args: {
    records: [
      {
        topics: ODD_RECORD,
        fullName: `"${LONG_NAME}"; }`,
        companyName: "",
        company: { rpes: [], roles: [] },
        date: PRINTED.date,
      },
    ],
  },
  play: async ({ canvas }) => {
    // Without these words, the legend would make them completed topics.
    await expect(canvas.getAllByText("Status not known")).toHaveLength(3);
  },
};

/** The sheet says that the record is empty. */
export const Empty: Story = { args: { records: [{ ...PRINTED, topics: [] }] } };

const top = (element: HTMLElement) => element.getBoundingClientRect().top;

/** On a phone it reads like a page. The printed sheet is the same. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(top(canvas.getByText("Company"))).toBe(
      top(canvas.getByText("Aurora Air Charter")),
    );
    const topics = canvas.getByRole("table", { name: "Training Record" });
    // Signs have their words, since the legend is below.
    await expect(within(topics).getByText("Expired")).toBeVisible();
    await expect(top(topics)).toBeLessThan(top(canvas.getByRole("list", { name: "Signs" })));
  },
};
