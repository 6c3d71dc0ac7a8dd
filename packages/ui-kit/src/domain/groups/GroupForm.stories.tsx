import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { LONG_NAME } from "../../components/forms/form-fixture.ts";
import { GroupForm } from "./GroupForm.tsx";
import { withPagePadding, controlled } from "../../components/forms/story-fixture.tsx";

const Kept = controlled(GroupForm);

const NAMES = ["Amara Okafor", "Camille Lefèvre", "Kwame Mensah", "Siobhán Ní Bhriain"];
const OTHERS = ["Anders Holm", "Beatriz Lopes", "Chidi Eze", "Dalia Haddad"];

const people = (count: number, from = 0, names = NAMES) =>
  Array.from({ length: count }, (_, at) => ({
    id: String(from + at + 1),
    fullName: `${names[at % names.length] ?? ""}${at < names.length ? "" : ` ${at + 1}`}`,
  }));

const loaded = (rows: ReturnType<typeof people>) => ({ rows });

const DETAILS = [
  { field: "base", headerName: "Base", minWidth: 108, sortable: false, value: () => "Yellowknife" },
];

/**
 * The form of Create Group and Edit Group: one value, one submit.
 *
 * ## When to use
 * To create or change a group, with its trainees and managers.
 *
 * ## When not to use
 * To show a group, which has a page.
 *
 * ## Content
 * Trainees of the group and trainees to add are two tables, or one at a time where they do not fit beside each other.
 * Nobody in the group is offered again.
 *
 * ## Behaviour
 * A trainee can either be removed or be moved. Several can be selected and moved together. Nothing happens before
 * the form is sent: Keep in group reverts the choice.
 *
 * ## Accessibility
 * Each control includes the name of its trainee. Server errors are below their table, since the row may be on
 * another page.
 *
 * ## For developers
 * The arrays of trainees must be stable while nothing changes: they are indexed for searching.
 */
const meta = {
  title: "Components/Forms/GroupForm",
  component: GroupForm,
  args: {
    value: {
      name: "King Air crews",
      managerIds: ["1"],
      addIds: [],
      removeIds: [],
      moves: {},
    },
    onChange: fn(),
    onSubmit: fn(),
    onDelete: fn() as (() => void) | undefined,
    managers: [
      { id: "1", fullName: "Ingrid Sørensen" },
      { id: "2", fullName: "Yusuf Demir" },
      { id: "3", fullName: "Elena Papadopoulou" },
    ],
    current: loaded(people(4)),
    candidates: loaded(people(4, 100, OTHERS)),
    otherGroups: [
      { id: "8", name: "Winter base Yellowknife" },
      { id: "9", name: "Medevac" },
    ],
    cancel: { label: "Cancel", href: "#/company/groups/7" },
    canSubmit: true,
  },
  decorators: [withPagePadding],
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof GroupForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Choosing Remove disables Move and the reverse. Reverting enables both again (shell 4). */
export const Edit: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole("combobox", { name: /Amara Okafor/ }));
      await userEvent.click(await page.findByRole("option", { name }));
      await waitFor(() => expect(page.queryByRole("listbox")).toBeNull());
    };
    const remove = canvas.getByRole("checkbox", { name: "Remove Amara Okafor from group" });
    const move = canvas.getByRole("combobox", { name: "Move Amara Okafor to group" });
    await userEvent.click(remove);
    await expect(move).toHaveAttribute("aria-disabled", "true");
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ removeIds: ["1"], moves: {} }),
    );
    await userEvent.click(remove);
    await choose("Medevac");
    await expect(remove).toBeDisabled();
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ removeIds: [], moves: { 1: "9" } }),
    );
    await choose("Select a group");
    await expect(remove).toBeEnabled();
  },
};

/**
 * Changes that are no longer possible are marked at their rows and below the table. Update waits until they are
 * resolved.
 */
export const ChoicesNoLongerAvailable: Story = {
  args: {
    value: {
      name: "King Air crews",
      managerIds: ["1", "7"],
      addIds: ["101", "199"],
      removeIds: [],
      moves: { 1: "9", 2: "6", 55: "8" },
    },
  },
  play: async ({ args, canvas }) => {
    const update = canvas.getByRole("button", { name: "Update" });
    await userEvent.click(update);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const manager = canvas.getByRole("switch", { name: /A former choice/ });
    await expect(manager).toHaveAccessibleDescription(
      "This is no longer available. Switch it off to continue.",
    );
    await waitFor(() => expect(manager).toHaveFocus());
    await userEvent.click(manager);
    await expect(
      canvas.getByRole("combobox", { name: "Move Camille Lefèvre to group" }),
    ).toHaveAttribute("aria-invalid", "true");
    for (const name of [
      /Keep in group: You chose to move Camille Lefèvre to a group/,
      /Do not move: You chose to move someone to Winter base Yellowknife/,
      /Do not add: You chose to add someone/,
    ]) {
      await userEvent.click(update);
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole("button", { name }));
    }
    await userEvent.click(update);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ managerIds: ["1"], addIds: ["101"], moves: { 1: "9" } }),
    );
  },
};

/** All selected trainees are removed, moved or reverted at once, before anything is sent. */
export const SeveralAtOnce: Story = {
  play: async ({ args, canvas }) => {
    const table = within(canvas.getByRole("grid", { name: "Current trainees" }));
    const selectedIds = ["Camille Lefèvre", "Kwame Mensah"];
    for (const name of selectedIds) {
      await userEvent.click(table.getByRole("checkbox", { name: `Select ${name}` }));
    }
    await expect(canvas.getByText("2 selected")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove from group" }));
    for (const name of selectedIds) {
      await expect(
        table.getByRole("checkbox", { name: `Remove ${name} from group` }),
      ).toBeChecked();
    }
    await userEvent.click(canvas.getByRole("combobox", { name: "Move to group" }));
    await userEvent.click(await screen.findByRole("option", { name: "Medevac" }));
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    const move = (name: string) => table.getByRole("combobox", { name: `Move ${name} to group` });
    for (const name of selectedIds) {
      await expect(
        table.getByRole("checkbox", { name: `Remove ${name} from group` }),
      ).not.toBeChecked();
      await expect(move(name)).toHaveTextContent("Medevac");
    }
    await userEvent.click(canvas.getByRole("button", { name: "Keep in group" }));
    for (const name of selectedIds) await expect(move(name)).toHaveTextContent("Select a group");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A new group has only trainees to add. */
export const Create: Story = {
  args: {
    value: { name: "", managerIds: [], addIds: [], removeIds: [], moves: {} },
    current: undefined,
    candidates: loaded(people(4, 100)),
    onDelete: undefined,
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText("Kwame Mensah"));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ addIds: ["103"] }),
    );
    await expect(canvas.getByText("1 selected")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Create" }));
    await expect(canvas.getByLabelText("Name")).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Enter in a search box searches and never sends the form. A page has at most a hundred rows. */
export const TenThousandTrainees: Story = {
  args: { current: loaded(people(10_000, 0, OTHERS)), candidates: loaded(people(10_000, 20_000)) },
  play: async ({ args, canvas }) => {
    const search = canvas.getByRole("searchbox", { name: "Search Add trainees" });
    await userEvent.type(search, "mensah 9999{Enter}");
    const table = canvas.getByRole("grid", { name: "Add trainees" });
    await waitFor(() => expect(within(table).getAllByRole("row")).toHaveLength(2));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(search);
    const list = within(canvas.getByRole("region", { name: "Add trainees" }));
    await waitFor(() => expect(list.getByText("1–25 of 10000")).toBeVisible());
    await userEvent.click(list.getByRole("combobox", { name: /Rows per page/ }));
    await userEvent.click(await screen.findByRole("option", { name: "100" }));
    await waitFor(() => expect(within(table).getAllByRole("rowheader")).toHaveLength(100));
  },
};

/** The form can be filled in while trainees load. */
export const Loading: Story = {
  args: {
    current: { rows: undefined },
    candidates: { rows: undefined },
  },
};

/** The list stands directly below its switch, as when it has loaded. */
export const LoadingOnATablet: Story = {
  ...Loading,
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole("group", { name: "Trainees" }).getBoundingClientRect();
    const { top } = canvas
      .getByRole("region", { name: "Current trainees" })
      .getBoundingClientRect();
    await expect(top - bottom).toBeLessThan(12);
  },
};

/** There are no managers and no trainees to choose. */
export const NoPeopleYet: Story = {
  args: { current: loaded([]), candidates: loaded([]), managers: [] },
};

/** Update was pressed and the reply is pending. */
export const Pending: Story = { args: { pending: true } };

/** The server's error is at the name. */
export const Refused: Story = {
  parameters: { frame: { height: 560 } },
  args: {
    error: {
      message: "The given data was invalid.",
      fieldErrors: { name: ["The name has already been taken."] },
    },
  },
};

/** An error about a trainee is at the row, if possible, and below the table. */
export const RefusedChoices: Story = {
  parameters: { frame: { height: 560 } },
  args: {
    value: { ...meta.args.value, moves: { 2: "8" }, addIds: ["101"] },
    error: {
      message: "The given data was invalid.",
      fieldErrors: {
        "move.2": ["The selected group is not another group of the company."],
        "add.0": ["The selected entry of the trainees is not available."],
      },
    },
  },
  render: function RefusedChoices({ error, ...args }) {
    const [sent, setSent] = useState(false);
    return <Kept {...args} error={sent ? error : undefined} onSubmit={() => setSent(true)} />;
  },
  play: async ({ canvas }) => {
    const move = await canvas.findByRole("combobox", { name: "Move Camille Lefèvre to group" });
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(move).toHaveFocus();
    await expect(move).toHaveAccessibleDescription(/not another group/);
    // In the alert and below its table.
    await expect(canvas.getAllByText(/entry of the trainees is not available/)).toHaveLength(2);
  },
};

/** Each trainee is one row of less than 60 px. The two choices are icons, and the chosen one is text. */
export const Phone: Story = {
  args: {
    value: { ...meta.args.value, removeIds: ["1"], moves: { 2: "8" }, addIds: ["101"] },
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("grid", { name: "Current trainees" }));
    await expect(
      canvas.getByRole("button", {
        name: "Name and managers King Air crews · Ingrid Sørensen",
        expanded: false,
      }),
    ).toBeVisible();
    await expect(canvas.queryByRole("textbox", { name: "Name" })).toBeNull();
    // The column header sorts by name, and there are no other tools.
    await expect(canvas.queryByRole("button", { name: "More tools" })).toBeNull();
    // The heads of the icons.
    await expect(
      table.getAllByText("Remove").filter((word) => word.checkVisibility()),
    ).toHaveLength(1);
    await expect(table.getByText("Move")).toBeVisible();
    await waitFor(() => expect(table.getByText("Will be removed")).toBeVisible());
    await expect(table.getByText("To Winter base Yellowknife")).toBeVisible();
    const row = table.getByRole("row", { name: /Siobhán/ });
    await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(60);
    const heights = table
      .getAllByRole("rowheader")
      .map((cell) => cell.closest("[role=row]")?.getBoundingClientRect().height ?? Infinity);
    await expect(Math.max(...heights)).toBeLessThan(100);
  },
};

const shownLists = (canvas: Pick<typeof screen, "getAllByRole">) =>
  canvas.getAllByRole("grid").map((grid) => grid.getAttribute("aria-label"));

/** Where the two lists do not fit beside each other, a switch shows one of them and counts both. */
export const OneListAtATime: Story = {
  globals: { viewport: { value: "small" } },
  play: async ({ canvas }) => {
    const lists = within(await canvas.findByRole("group", { name: "Trainees" }));
    await expect(lists.getByRole("button", { name: "Current trainees (4)" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await waitFor(() => expect(shownLists(canvas)).toEqual(["Current trainees"]));
    const widths = lists.getAllByRole("button").map((part) => part.getBoundingClientRect().width);
    await expect(Math.abs((widths[0] ?? 0) - (widths[1] ?? 0))).toBeLessThan(2);
    await userEvent.click(lists.getByRole("button", { name: "Add trainees" }));
    await waitFor(() => expect(shownLists(canvas)).toEqual(["Add trainees"]));
    await userEvent.click(await canvas.findByText("Chidi Eze"));
    await expect(lists.getByRole("button", { name: "Add trainees (1)" })).toBeVisible();
  },
};

/** No row moves when the first trainee is selected on a phone: the actions take the line of the switch. */
export const SelectedOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /Kwame Mensah/ });
    await canvas.findByRole("button", { name: "Add trainees" });
    const { top } = row.getBoundingClientRect();
    await userEvent.click(within(row).getByRole("checkbox", { name: "Select Kwame Mensah" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Actions" })).toBeVisible());
    await expect(canvas.queryByRole("button", { name: "Add trainees" })).toBeNull();
    await expect(Math.abs(row.getBoundingClientRect().top - top)).toBeLessThanOrEqual(1);
  },
};

/** A list with an error is shown, also where the switch has chosen the other one. */
export const ErrorInTheOtherList: Story = {
  args: { ...RefusedChoices.args },
  globals: { viewport: { value: "small" } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(shownLists(canvas)).toEqual(["Current trainees", "Add trainees"]));
  },
};

/** Both lists show the status of each trainee, in columns where they fit. */
export const WithDetails: Story = {
  args: {
    current: { ...loaded(people(4)), details: DETAILS },
    candidates: { ...loaded(people(4, 100, OTHERS)), details: DETAILS },
  },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("grid", { name: "Current trainees" }));
    await waitFor(() =>
      expect(table.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
        "",
        expect.stringMatching(/^Name/),
        "Base",
        "Remove from group",
        "Move to group",
      ]),
    );
    await expect(canvas.getByRole("heading", { name: "Current trainees (4)" })).toBeVisible();
    await expect(canvas.getAllByText("Yellowknife")).toHaveLength(8);
  },
};

/** Names wrap, and choices have their full width. */
export const VeryLongNames: Story = {
  args: {
    value: { ...meta.args.value, name: LONG_NAME },
    managers: [{ id: "1", fullName: LONG_NAME }],
    current: loaded([{ id: "1", fullName: LONG_NAME }]),
    otherGroups: [{ id: "8", name: LONG_NAME }],
  },
};
