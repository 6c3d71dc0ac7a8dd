import Button from "@mui/material/Button";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Paperclip, Plus } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StatusIcon } from "../status/StatusIcon.tsx";
import { DataTable } from "./DataTable.tsx";
import { initialTableState } from "./table-state.ts";
import { EVENT_COLUMNS, EVENT_SEARCH, eventRows } from "./table-fixture.tsx";
import type { EventRow } from "./table-fixture.tsx";

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const DEFAULT_SORT = { id: "fullName", desc: false };

const title = (
  <>
    <StatusIcon status="expired" size={20} /> Expired
  </>
);

/**
 * The one table of the product: search, sort, a filter per column, pages of 25 or 100 rows, and every
 * state a list can be in. On phones each row becomes a name with its values.
 *
 * - **Do** keep `rows` and `columns` stable between renders, give `getRowId` an id of the data, say
 *   in `empty` what belongs here and what to do next. Give `state` and `onStateChange` to keep
 *   search, sort and page in the address.
 * - **Don't** put a search box, a sort or a pager beside it: they are in here, the same everywhere.
 */
const meta = {
  title: "Components/Tables/DataTable",
  component: DataTable<EventRow>,
  // Counts when the table is first drawn.
  argTypes: { defaultSort: { control: false } },
  args: {
    rows: eventRows(4),
    columns: EVENT_COLUMNS,
    getRowId: (row) => row.id,
    label: "Expired events",
    title,
    search: EVENT_SEARCH,
    defaultSort: DEFAULT_SORT,
    loading: false,
    empty: {
      title: "No events or documents yet",
      description:
        "Licences, medicals and other dated items are kept here, with a warning before they expire.",
      icon: Paperclip,
    },
  },
} satisfies Meta<typeof DataTable<EventRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rows follow the keys when there is time, so a story waits for them. */
function settled(canvas: Pick<Canvas, "getByRole">, told: string): Promise<void> {
  return waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(told));
}

const bodyRows = (table: HTMLElement) => within(table).getAllByRole("row").slice(1);

/** Less than a page: the pager says so and offers nothing. */
export const FewRows: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table", { name: "Expired events" });
    await expect(within(table).getByRole("columnheader", { name: /Name/ })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    await expect(canvas.getByText("1–4 of 4")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Next page" })).toBeDisabled();
  },
};

/** 25 or 100 to a page. */
export const ManyRows: Story = {
  args: { rows: eventRows(131) },
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table");
    await expect(bodyRows(table)).toHaveLength(25);
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await expect(await canvas.findByText("26–50 of 131")).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText("Rows per page"), "100");
    await expect(await canvas.findByText("1–100 of 131")).toBeVisible();
    await expect(bodyRows(table)).toHaveLength(100);
  },
};

/** By one column at a time; the arrow and a screen reader tell which. */
export const Sorting: Story = {
  args: { rows: eventRows(30) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Description" }));
    const head = canvas.getByRole("columnheader", { name: "Description" });
    await expect(head).toHaveAttribute("aria-sort", "ascending");
    const first = await canvas.findAllByRole("link", { name: /^Dangerous goods/ });
    await expect(first[0]).toHaveTextContent("Dangerous goods 9");
    await userEvent.click(canvas.getByRole("button", { name: "Description" }));
    await expect(head).toHaveAttribute("aria-sort", "descending");
  },
};

/** The text is taken literally: brackets and stars find themselves and break nothing. */
export const Searching: Story = {
  args: { rows: eventRows(131) },
  play: async ({ canvas }) => {
    const box = canvas.getByPlaceholderText("Type to find what you are looking for");
    await userEvent.type(box, "WIŚNI");
    await settled(canvas, "13 of 131 rows match");
  },
};

/** Repeats what was typed, and one button takes it back. */
export const NothingMatches: Story = {
  args: { rows: eventRows(131) },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("searchbox", { name: "Search Expired events" });
    await userEvent.type(box, "de-icing (");
    await expect(await canvas.findByText("Nothing matches “de-icing (”")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear search" }));
    await expect(box).toHaveValue("");
    await userEvent.type(box, "de-icing");
    await canvas.findByText("Nothing matches “de-icing”");
  },
};

/** Choosing a person clears the search (shell 2.12). */
export const Filtering: Story = {
  args: { rows: eventRows(131) },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const box = canvas.getByRole("searchbox");
    await userEvent.type(box, "passport");
    await userEvent.click(canvas.getByRole("button", { name: "Filter by person" }));
    await userEvent.type(await page.findByRole("combobox"), "mens{Enter}");
    await expect(box).toHaveValue("");
    const funnel = await canvas.findByRole("button", { name: "Filter by person: Kwame Mensah" });
    await settled(canvas, "13 of 131 rows match");
    for (const name of canvas.getAllByRole("rowheader")) {
      await expect(name).toHaveTextContent("Kwame Mensah");
    }
    await expect(funnel).toBeVisible();
  },
};

/** The open list: type, walk with the arrows, Enter; Escape gives the focus back. */
export const FilterOpen: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: "Filter by person" }));
    const field = await page.findByRole("combobox", { name: "Filter by person" });
    await expect(field).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(page.getByRole("option", { name: "Anneliese Brückner" })).toHaveAttribute(
      "id",
      field.getAttribute("aria-activedescendant") ?? "",
    );
  },
};

/** State kept by an owner, as the portal keeps it in the address. */
export const OwnedState: Story = {
  args: { rows: eventRows(131) },
  render: function OwnedState(args) {
    const [state, setState] = useState({ ...initialTableState(DEFAULT_SORT), search: "passport" });
    return <DataTable {...args} state={state} onStateChange={setState} />;
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("searchbox");
    await expect(box).toHaveValue("passport");
    await userEvent.clear(box);
    await userEvent.type(box, "medical");
    await expect(box).toHaveValue("medical");
    await settled(canvas, "22 of 131 rows match");
  },
};

/** Head and rows in their final height. */
export const Loading: Story = { args: { rows: undefined, loading: true } };

/** What belongs here, and one button to begin. */
export const Empty: Story = {
  args: {
    rows: [],
    empty: {
      ...meta.args.empty,
      action: (
        <Button variant="contained" startIcon={<Plus size={16} aria-hidden />}>
          New
        </Button>
      ),
    },
  },
};

/** In place of the rows, with another try. */
export const Failed: Story = {
  args: {
    rows: undefined,
    error: { onRetry: fn() },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("The list could not be loaded");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.error?.onRetry).toHaveBeenCalledOnce();
  },
};

/** The page's own action stands at the end of the toolbar. */
export const WithAButton: Story = {
  args: { title: "Groups", toolbarEnd: <Button variant="contained">New</Button> },
};

/** A table of names keeps its full width. */
export const OneColumn: Story = {
  args: { rows: eventRows(8), columns: EVENT_COLUMNS.slice(0, 1), label: "Expired" },
};

/** Cells wrap; no column pushes another off the page. */
export const VeryLongNames: Story = {
  args: {
    rows: eventRows(3).map((row) => ({
      ...row,
      fullName: "Wolfeschlegelsteinhausenbergerdorff-Papadopoulou y de la Santísima Trinidad",
      description: "Certificate".repeat(12),
    })),
  },
};

/** A card for each row, labels beside their values. */
export const Phone: Story = {
  args: { rows: eventRows(30) },
  globals: { viewport: { value: "phone" } },
};

/** At 320 px with the longest names. */
export const Narrowest: Story = {
  args: VeryLongNames.args ?? {},
  globals: { viewport: { value: "narrow" } },
};

/** The cards to come, at their height. */
export const LoadingOnAPhone: Story = {
  args: { rows: undefined, loading: true },
  globals: { viewport: { value: "phone" } },
};

/** Ten thousand rows: at most a hundred are on the page. */
export const TenThousandRows: Story = {
  args: { rows: eventRows(10_000) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "passport");
    await settled(canvas, "1666 of 10000 rows match");
  },
};
