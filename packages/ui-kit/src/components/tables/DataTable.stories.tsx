import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Paperclip, Plus } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StatusIcon } from "../../domain/status/Status.tsx";
import { BESIDE_PANEL } from "./beside-panel.ts";
import { DataTable } from "./DataTable.tsx";
import { initialTableState } from "./table-state.ts";
import { type SaveTable, TableExports } from "./table-exports.ts";
import { EVENT_COLUMNS, EVENT_SEARCH, type EventRow, eventRows } from "./table-fixture.tsx";

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const DEFAULT_SORT = { id: "fullName", desc: false };

const title = (
  <>
    <StatusIcon status="expired" size={20} /> Expired
  </>
);

/**
 * The table of the product: search, sort, filters, pages, and every state of a list.
 *
 * ## When to use
 * For a list of things of the same kind, from one to ten thousand.
 *
 * ## When not to use
 * For labels with one value each (DescriptionList), or for rows that open (ExpandableTable). Don't add a search
 * box, a sort or a pager: the table has them.
 *
 * ## Content
 * Its title, and a text for the empty table with the next step. Dates are YYYY-MM-DD, in tabular figures.
 *
 * ## Behaviour
 * Pages of 25 or 100 rows. A press on a row shows its preview, or opens the page of its name. From three columns
 * on, View chooses columns and the height of rows. The matching rows can be exported. Paper gets them too, those of all pages, with the head on every sheet. The order of tools is always
 * search, filters, View, Export, then those of the page. On phones each row is a name with its values, and the
 * tools are behind one button beside the search. Beside a panel the columns shrink to their minimum widths. If that
 * is not enough, the least important ones are hidden, and View shows them.
 *
 * ## Accessibility
 * The arrow keys move through the cells. The name is the heading of its row, and the sort is read out. The number
 * of search results is read out.
 *
 * ## For developers
 * `rows` and `columns` must be stable between renders. Give rows an id of the data, and describe the expected
 * content in `empty`. `state` and `onStateChange` put search, sort and page into the URL.
 */
const meta = {
  title: "Components/Tables/DataTable",
  component: DataTable<EventRow>,
  // Has an effect only when the table is first drawn.
  argTypes: { defaultSort: { control: false } },
  args: {
    rows: eventRows(4),
    columns: EVENT_COLUMNS,
    label: "Expired events",
    title,
    search: EVENT_SEARCH,
    defaultSort: DEFAULT_SORT,
    empty: {
      title: "No events or documents yet",
      description: "Licences, medicals and other documents appear here with their expiry dates.",
      icon: Paperclip,
    },
  },
} satisfies Meta<typeof DataTable<EventRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rows are updated after the input with low priority, so a story waits for them. */
function deferred(canvas: Pick<Canvas, "getByRole">, text: string): Promise<void> {
  return waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(text));
}

const bodyRows = (table: HTMLElement) => within(table).getAllByRole("rowheader");

/** One page is enough, so the pager only shows the number of rows. */
export const FewRows: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("grid", { name: "Expired events" });
    await expect(within(table).getByRole("columnheader", { name: /Name/ })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    await expect(canvas.getByText("1–4 of 4")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Next page" })).toBeDisabled();
  },
};

/** A page has 25 or 100 rows. */
export const ManyRows: Story = {
  args: { rows: eventRows(131) },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const table = canvas.getByRole("grid");
    await expect(bodyRows(table)).toHaveLength(25);
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await expect(await canvas.findByText("26–50 of 131")).toBeVisible();
    await userEvent.click(canvas.getByRole("combobox", { name: /Rows per page/ }));
    await userEvent.click(await page.findByRole("option", { name: "100" }));
    await expect(await canvas.findByText("1–100 of 131")).toBeVisible();
    await expect(bodyRows(table)).toHaveLength(100);
  },
};

/** One column is sorted at a time. The arrow shows which, and a screen reader announces it. */
export const Sorting: Story = {
  args: { rows: eventRows(30) },
  play: async ({ canvas }) => {
    const head = canvas.getByRole("columnheader", { name: "Description" });
    await userEvent.click(within(head).getByText("Description"));
    await waitFor(() => expect(head).toHaveAttribute("aria-sort", "ascending"));
    const first = await canvas.findAllByRole("link", { name: /^Dangerous goods/ });
    await expect(first[0]).toHaveTextContent("Dangerous goods 9");
    await userEvent.click(within(head).getByText("Description"));
    await waitFor(() => expect(head).toHaveAttribute("aria-sort", "descending"));
  },
};

/** The text is taken literally, brackets and stars included. */
export const Searching: Story = {
  args: { rows: eventRows(131) },
  play: async ({ canvas }) => {
    const box = canvas.getByPlaceholderText("Type to find what you are looking for");
    await userEvent.type(box, "WIŚNI");
    await deferred(canvas, "13 of 131 rows match");
  },
};

/** The message repeats the search, and one button clears it. */
export const NoMatches: Story = {
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
  play: async ({ canvas }) => {
    const box = canvas.getByRole("searchbox");
    await userEvent.type(box, "passport");
    const filter = canvas.getByRole("combobox", { name: "Filter by person" });
    await userEvent.type(filter, "mens{Enter}");
    await expect(box).toHaveValue("");
    await expect(filter).toHaveValue("Kwame Mensah");
    await deferred(canvas, "13 of 131 rows match");
    for (const name of canvas.getAllByRole("rowheader")) {
      await expect(name).toHaveTextContent("Kwame Mensah");
    }
    await userEvent.clear(filter);
    await deferred(canvas, "131 rows");
  },
};

/** In the open list, typing searches, the arrow keys move, and Enter chooses. */
export const FilterOpen: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const field = canvas.getByRole("combobox", { name: "Filter by person" });
    await userEvent.click(field);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await userEvent.keyboard("{ArrowUp}");
    await expect(page.getByRole("option", { name: "Anneliese Brückner" })).toHaveAttribute(
      "id",
      field.getAttribute("aria-activedescendant") ?? "",
    );
  },
};

/** A press on a row opens the page of its name. A press on another link opens that one. */
export const PressingARow: Story = {
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("link", { name: "Anneliese Brückner" });
    const opened = fn((event: Event) => event.preventDefault());
    name.addEventListener("click", opened);
    const row = within(canvas.getByRole("row", { name: /Anneliese/ }));
    await userEvent.click(row.getByText(/^2025-/));
    await expect(opened).toHaveBeenCalledOnce();
    canvas.getByRole("rowheader", { name: /Anneliese/ }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(opened).toHaveBeenCalledTimes(2);
  },
};

/** The file has all matching rows in their order, with the visible columns. */
export const Exporting: Story = {
  args: { rows: eventRows(131) },
  render: function Exporting(args) {
    const [saved, setSaved] = useState("");
    return (
      <TableExports
        value={(csv, list) => void csv.text().then((text) => setSaved(`${list}.csv\n${text}`))}
      >
        <DataTable {...args} />
        <pre aria-label="Saved file">{saved.slice(0, 400)}</pre>
      </TableExports>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(canvas.getByRole("searchbox"), "mensah");
    await deferred(canvas, "13 of 131 rows match");
    await userEvent.click(canvas.getByRole("button", { name: "View" }));
    await userEvent.click(await page.findByRole("menuitemcheckbox", { name: "Issued" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getAllByRole("columnheader")).toHaveLength(3));
    await userEvent.click(canvas.getByRole("button", { name: "Export" }));
    const file = canvas.getByLabelText("Saved file");
    await waitFor(() => expect(file).toHaveTextContent(/^expired-events\.csv/));
    await expect(file).toHaveTextContent("Name,Description,Expiration,Status");
    await expect(file).toHaveTextContent(/Kwame Mensah,Dangerous goods 9,2026-\d\d-\d\d,Expired/);
  },
};

/** The rows are lower. */
export const Compact: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const height = () => canvas.getAllByRole("row")[1]?.clientHeight;
    await waitFor(() => expect(height()).toBe(44));
    await userEvent.click(canvas.getByRole("button", { name: "View" }));
    await userEvent.click(await page.findByRole("menuitemradio", { name: "Compact" }));
    await waitFor(() => expect(height()).toBeLessThan(40));
  },
};

/** The owner has the state, as the portal has it in the URL. */
export const Controlled: Story = {
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
    await deferred(canvas, "22 of 131 rows match");
  },
};

/** Header and rows have their final height. */
export const Loading: Story = { args: { rows: undefined } };

/** A description and one button to begin. */
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

/** The error replaces the rows, with another try. */
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

/** The page's own action is at the end of the toolbar. */
export const WithPageAction: Story = {
  args: { title: "Groups", toolbarEnd: <Button variant="contained">New</Button> },
};

/** A table of names has the full width, and no View menu. */
export const OneColumn: Story = {
  args: { rows: eventRows(8), columns: EVENT_COLUMNS.slice(0, 1), label: "Expired" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "View" })).toBeNull();
  },
};

/** All but the first column can be hidden. The menu stays open for the next one. */
export const ViewMenu: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole("button", { name: "View" });
    await userEvent.click(button);
    const menu = within(await page.findByRole("menu", { name: "View" }));
    await expect(
      menu.getAllByRole("menuitemcheckbox").map(({ textContent }) => textContent),
    ).toEqual(["Description", "Issued", "Expiration"]);
    await userEvent.click(menu.getByRole("menuitemcheckbox", { name: "Issued", checked: true }));
    await userEvent.click(menu.getByRole("menuitemcheckbox", { name: "Expiration" }));
    await waitFor(() =>
      expect(menu.getByRole("menuitemcheckbox", { name: "Expiration" })).not.toBeChecked(),
    );
    const heads = () => canvas.getAllByRole("columnheader", { hidden: true });
    await waitFor(() => expect(heads()).toHaveLength(2));
    await userEvent.click(menu.getByRole("menuitemcheckbox", { name: "Issued", checked: false }));
    await waitFor(() => expect(heads()).toHaveLength(3));
  },
};

const heads = (canvas: Pick<Canvas, "getAllByRole">) =>
  canvas.getAllByRole("columnheader").map(({ textContent }) => textContent);

/** Beside a panel of 375 px in a window of 1,440 px, the columns have their minimum widths. */
export const BesideAPanel: Story = {
  args: { scrollsSideways: true },
  decorators: [
    (Story) => (
      <Box sx={{ width: 744, "& > section": BESIDE_PANEL }}>
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(heads(canvas)).toEqual(["Name", "Description", "Issued", "Expiration"]),
    );
    const grid = canvas.getByRole("grid").getBoundingClientRect();
    const last = canvas.getByRole("columnheader", { name: /^Expiration/ });
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThan(grid.right + 1));
    await expect(canvas.queryByRole("button", { name: "More tools" })).toBeNull();
  },
};

const saved = fn<SaveTable>();

/**
 * In a window of 1,280 px, Issued is hidden until it is chosen, and the tools are collapsed. The file has all
 * columns.
 */
export const BesideAPanelWithFewerColumns: Story = {
  args: { scrollsSideways: true },
  decorators: [
    (Story) => (
      <Box sx={{ width: 598, "& > section": BESIDE_PANEL }}>
        <TableExports value={saved}>
          <Story />
        </TableExports>
      </Box>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(heads(canvas)).toEqual(["Name", "Description", "Expiration"]));
    await userEvent.click(canvas.getByRole("button", { name: "More tools" }));
    await userEvent.click(canvas.getByRole("button", { name: "Export" }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const [file] = saved.mock.lastCall ?? [];
    await expect(await file?.text()).toMatch(/^.?Name,Description,Issued,Expiration,Status/);
    await userEvent.click(canvas.getByRole("button", { name: "View" }));
    await userEvent.click(
      await page.findByRole("menuitemcheckbox", { name: "Issued", checked: false }),
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() =>
      expect(heads(canvas)).toEqual(["Name", "Description", "Issued", "Expiration"]),
    );
  },
};

/** After moving through the list by keyboard, the search has the focus while its rows disappear. */
export const SearchingAfterMoving: Story = {
  args: { rows: eventRows(30) },
  play: async ({ canvas }) => {
    const table = canvas.getByRole("grid");
    within(table).getAllByRole("link")[0]?.focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(bodyRows(table)[1]).toHaveFocus());
    const box = canvas.getByRole("searchbox");
    box.focus();
    await userEvent.type(box, "elena", { skipClick: true });
    await deferred(canvas, "3 of 30 rows match");
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue("elena");
  },
};

/** Cells wrap. No column pushes another off the page. */
export const VeryLongNames: Story = {
  args: {
    rows: eventRows(3).map((row) => ({
      ...row,
      fullName: "Wolfeschlegelsteinhausenbergerdorff-Papadopoulou y de la Santísima Trinidad",
      description: "Certificate".repeat(12),
    })),
  },
};

/** Excludes the sort button in the header of the grid. */
const SORT = { name: "Sort", expanded: false };

/** Each row is a card with labels beside their values. The tools open below the search. */
export const Phone: Story = {
  args: { rows: eventRows(30) },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(canvas.queryByRole("button", SORT)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "More tools", expanded: false }));
    await userEvent.click(canvas.getByRole("button", SORT));
    await userEvent.click(await page.findByRole("menuitemradio", { name: "Expiration" }));
    await userEvent.type(canvas.getByRole("combobox", { name: "Filter by person" }), "mens{Enter}");
    await userEvent.click(
      await canvas.findByRole("button", { name: "More tools, 1 active", expanded: true }),
    );
    await expect(canvas.queryByRole("button", SORT)).toBeNull();
    await deferred(canvas, "3 of 30 rows match");
  },
};

/** At 320 px the longest names fit. */
export const Narrowest: Story = {
  args: VeryLongNames.args ?? {},
  globals: { viewport: { value: "narrow" } },
};

/** The placeholder cards have their final height. */
export const LoadingOnAPhone: Story = {
  args: { rows: undefined },
  globals: { viewport: { value: "phone" } },
};

/** Of ten thousand rows, at most a hundred are on the page. */
export const TenThousandRows: Story = {
  args: { rows: eventRows(10_000) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "passport");
    await deferred(canvas, "1666 of 10000 rows match");
  },
};
