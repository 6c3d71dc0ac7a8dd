import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { useHeld } from "../forms/useHeld.ts";
import { SelectableTable } from "./SelectableTable.tsx";
import type { SelectableTableProps } from "./SelectableTable.tsx";
import { EVENT_COLUMNS, EVENT_SEARCH, eventRows } from "./table-fixture.tsx";
import type { EventRow } from "./table-fixture.tsx";

function Kept({ selected: first, onSelectedChange, ...props }: SelectableTableProps<EventRow>) {
  const [selected, setSelected] = useHeld(first);
  return (
    <SelectableTable
      {...props}
      selected={selected}
      onSelectedChange={(next) => {
        setSelected(next);
        onSelectedChange(next);
      }}
    />
  );
}

/**
 * A `DataTable` whose rows are chosen by pressing them. Links and buttons inside a row keep their own
 * meaning; a choice survives searching and paging.
 *
 * - **Do** name rows (`getRowName`): the check boxes are called after them.
 * - **Don't** take it for a list whose names lead somewhere: a press would mean two things.
 */
const meta = {
  title: "Components/Tables/SelectableTable",
  component: SelectableTable<EventRow>,
  // Counts when the table is first drawn.
  argTypes: { defaultSort: { control: false } },
  args: {
    rows: eventRows(30),
    columns: [EVENT_COLUMNS[1], EVENT_COLUMNS[2]].filter((column) => column !== undefined),
    getRowId: ({ id }) => id,
    getRowName: ({ description, id }) => `${description} ${id}`,
    label: "Add documents",
    title: "Add documents",
    search: EVENT_SEARCH,
    defaultSort: { id: "issuedAt", desc: false },
    loading: false,
    empty: { title: "Nothing to add" },
    selected: new Set<string>(),
    onSelectedChange: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SelectableTable<EventRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole row is the target; so is its check box. */
export const NothingChosen: Story = {
  play: async ({ args, canvas }) => {
    const row = canvas.getAllByRole("row")[3];
    if (row === undefined) throw new Error("There are fewer rows than the story needs.");
    await userEvent.click(within(row).getByRole("cell", { name: /^\d{4}-/ }));
    await expect(within(row).getByRole("checkbox")).toBeChecked();
    await expect(canvas.getByText("1 selected")).toBeVisible();
    within(row).getByRole("checkbox").focus();
    await userEvent.keyboard(" ");
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set());
  },
};

/** What is chosen stays chosen while a search hides it. */
export const SomeChosen: Story = {
  args: { selected: new Set(["1", "2", "3"]) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "nothing like it");
    await canvas.findByText("Nothing matches “nothing like it”");
    await expect(canvas.getByText("3 selected")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear search" }));
    await userEvent.click(canvas.getByRole("button", { name: "Clear selection" }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set());
  },
};

/** What is chosen can be read, not changed. */
export const ReadOnly: Story = { args: { selected: new Set(["1"]), readOnly: true } };

/** Rows in their final height. */
export const Loading: Story = { args: { rows: undefined, loading: true } };

/** Nothing to choose from. */
export const Empty: Story = { args: { rows: [] } };

/** At most a hundred rows are on the page, and choosing one paints one. */
export const TenThousandRows: Story = {
  args: { rows: eventRows(10_000) },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText("Rows per page"), "100");
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(101));
    await userEvent.click(canvas.getAllByRole("checkbox")[99] ?? canvas.getByRole("table"));
    await expect(canvas.getByText("1 selected")).toBeVisible();
  },
};

/** A card for each row, with its check box. */
export const Phone: Story = {
  args: { rows: eventRows(8), selected: new Set(["1", "4"]) },
  globals: { viewport: { value: "phone" } },
};
