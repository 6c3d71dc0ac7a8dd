import Button from "@mui/material/Button";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { useControlledValue } from "../forms/story-fixture.tsx";
import { DataTable } from "./DataTable.tsx";
import type { DataTableProps } from "./data-table-props.ts";
import { EVENT_COLUMNS, EVENT_SEARCH, eventRows } from "./table-fixture.tsx";
import type { EventRow } from "./table-fixture.tsx";

type Given = Omit<DataTableProps<EventRow>, "selection"> & {
  selected: ReadonlySet<string>;
  onSelectedChange: (next: ReadonlySet<string>) => void;
  readOnly: boolean;
  areRowsLinks: boolean;
};

function Kept({ selected: first, onSelectedChange, readOnly, areRowsLinks, ...table }: Given) {
  const [selected, setSelected] = useControlledValue(first);
  return (
    <DataTable
      {...table}
      selection={{
        selected,
        onSelectedChange(next) {
          setSelected(next);
          onSelectedChange(next);
        },
        readOnly,
        areRowsLinks,
        getRowName: ({ description, id }) => `${description} ${id}`,
        actions: <Button variant="outlined">Remove from group</Button>,
      }}
    />
  );
}

/**
 * A table whose rows are selected: by their check boxes, by pressing them, or all matching rows at once. If names
 * are links (`areRowsLinks`), a press opens the row.
 *
 * ## When to use
 * To do one thing with several rows, such as adding people to a group.
 *
 * ## When not to use
 * For a list without an action for several rows.
 *
 * ## Content
 * The bar has the number of selected rows and their actions, each with a verb.
 *
 * ## Behaviour
 * The selection survives searching and paging. Select all selects all matching rows, on every page, and no others.
 * The actions replace the title, so that no row moves under the pointer. If a press opens the row, the bar is at
 * the bottom of the window, and the selected rows can be exported.
 *
 * ## Accessibility
 * Each check box is named after its row. The count is read out when it changes.
 *
 * ## For developers
 * Name rows with `getRowName`, which the check boxes use.
 */
const meta = {
  title: "Components/Tables/DataTable, selection",
  component: Kept,
  // Has an effect only when the table is first drawn.
  argTypes: {
    defaultSort: { control: false },
    areRowsLinks: {
      description: "Whether a press on a row opens what its name leads to; the check box ticks it.",
    },
  },
  args: {
    rows: eventRows(30),
    columns: EVENT_COLUMNS.slice(1, 3),
    label: "Add documents",
    title: "Add documents",
    search: EVENT_SEARCH,
    defaultSort: { id: "issuedAt", desc: false },
    empty: { title: "Nothing to add" },
    selected: new Set<string>(),
    onSelectedChange: fn(),
    readOnly: false,
    areRowsLinks: false,
  },
} satisfies Meta<typeof Kept>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A row can be pressed as a whole or by its check box. */
export const NoneSelected: Story = {
  play: async ({ args, canvas }) => {
    const row = (await canvas.findAllByRole("row"))[3];
    if (row === undefined) throw new Error("There are fewer rows than the story needs.");
    const { top } = row.getBoundingClientRect();
    await userEvent.click(within(row).getByText(/^\d{4}-/));
    await expect(within(row).getByRole("checkbox", { name: /^Select [A-Z]/ })).toBeChecked();
    await expect(await canvas.findByText("1 selected")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Add documents" })).toBeInTheDocument();
    await expect(row.getBoundingClientRect().top).toBe(top);
    const box = within(row).getByRole<HTMLInputElement>("checkbox");
    box.focus();
    await userEvent.keyboard(" ");
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set());
    // The box must not lose its tick until the grid has drawn the new selection.
    box.click();
    const isTicked = box.checked;
    await expect(isTicked).toBe(true);
  },
};

/** Selected rows stay selected while a search hides them. */
export const SomeSelected: Story = {
  args: { selected: new Set(["1", "2", "3"]) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "nothing like it");
    await canvas.findByText("Nothing matches “nothing like it”");
    await expect(canvas.getByText("3 selected")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear search" }));
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Clear selection" }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set());
    await expect(canvas.getByRole("checkbox", { name: "Select all" })).toHaveFocus();
  },
};

/** 'Select all' selects all matching rows, on every page, and leaves other selected rows as they are. */
export const AllMatchesSelected: Story = {
  args: { rows: eventRows(131), selected: new Set(["1", "2"]) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "passport");
    await waitFor(() => expect(canvas.getByText("1–21 of 21")).toBeVisible());
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select all" }));
    await expect(canvas.getByText("23 selected")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select all" }));
    await expect(canvas.getByText("2 selected")).toBeVisible();
  },
};

const MIXED = { rows: eventRows(56), selected: new Set(eventRows(25).map(({ id }) => id)) };

/** The box above the rows is about all 56 rows: 25 are selected, whatever the search and the page. */
export const SomeOfManySelected: Story = {
  args: MIXED,
  play: async ({ canvas }) => {
    const box = await canvas.findByRole("checkbox", { name: "Select all" });
    const state = () => [box.getAttribute("aria-checked"), (box as HTMLInputElement).indeterminate];
    await expect(state()).toEqual(["mixed", true]);
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await expect(await canvas.findByText(/^26–/)).toBeVisible();
    await expect(state()).toEqual(["mixed", true]);
    const typed = canvas.getByRole("searchbox");
    await userEvent.type(typed, "passport");
    await waitFor(() => expect(canvas.getByText("9 of 56 rows match")).toBeInTheDocument());
    await expect(state()).toEqual(["mixed", true]);
    await userEvent.clear(typed);
    await canvas.findByText(/^1–25/);
    await userEvent.click(box);
    await expect(await canvas.findByText("56 selected")).toBeVisible();
    await expect(state()).toEqual(["true", false]);
    await userEvent.click(box);
    await expect(state()).toEqual(["false", false]);
    const [, row] = await canvas.findAllByRole("row");
    await userEvent.click(within(row ?? document.body).getByRole("checkbox"));
    await expect(state()).toEqual(["mixed", true]);
    box.focus();
    await userEvent.keyboard(" ");
    await expect(await canvas.findByText("56 selected")).toBeVisible();
    await expect(state()).toEqual(["true", false]);
  },
};

/** The selection can be read, not changed. */
export const ReadOnly: Story = { args: { selected: new Set(["1"]), readOnly: true } };

/** Rows have their final height. */
export const Loading: Story = { args: { rows: undefined } };

/** There is nothing to select. */
export const Empty: Story = { args: { rows: [] } };

/** The page has at most a hundred rows, and all can be selected. */
export const TenThousandRows: Story = {
  args: { rows: eventRows(10_000) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Select all" }));
    await expect(await canvas.findByText("10000 selected")).toBeVisible();
  },
};

/**
 * A press opens the row, its check box selects it, and a press beside the box does nothing. No row moves when one
 * is selected, and the selection survives paging.
 */
export const RowsThatAreLinks: Story = {
  args: { areRowsLinks: true, columns: EVENT_COLUMNS.slice(1, 3) },
  play: async ({ args, canvas }) => {
    const row = (await canvas.findAllByRole("row"))[3];
    if (row === undefined) throw new Error("There are fewer rows than the story needs.");
    const opened = fn((event: Event) => event.preventDefault());
    within(row).getByRole("link").addEventListener("click", opened);
    await userEvent.click(within(row).getByText(/^\d{4}-/));
    await expect(opened).toHaveBeenCalledOnce();
    await expect(args.onSelectedChange).not.toHaveBeenCalled();
    const box = within(row).getByRole("checkbox");
    const beside = box.closest("[data-field=__check__]");
    if (beside === null) throw new Error("The check box stands in no cell.");
    await userEvent.click(beside);
    await expect(opened).toHaveBeenCalledOnce();
    const { top } = row.getBoundingClientRect();
    await userEvent.click(box);
    await expect(await canvas.findByText("1 selected")).toBeVisible();
    await expect(row.getBoundingClientRect().top).toBe(top);
    await expect(canvas.getByRole("button", { name: "Remove from group" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await expect(await canvas.findByText(/^26–/)).toBeVisible();
    await expect(canvas.getByText("1 selected")).toBeVisible();
  },
};

/** Each row is a card with its check box. */
export const Phone: Story = {
  args: { rows: eventRows(8), selected: new Set(["1", "4"]) },
  globals: { viewport: { value: "phone" } },
};
