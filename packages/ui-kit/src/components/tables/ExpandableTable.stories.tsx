import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { ExpandableTable } from "./ExpandableTable.tsx";
import type { GridColumn } from "./table-rows.ts";

interface AccessRow {
  id: string;
  username: string;
  name: string;
  roles: readonly string[];
  permissions: readonly string[];
}

const NAMES = ["Amara Okafor", "Ingrid Sørensen", "Marguerite Delacroix", "Tobias Lindqvist"];
const PERMISSIONS = [
  "companies_dashboard",
  "companies_show",
  "companies_groups_index",
  "companies_groups_create",
  "companies_groups_show",
  "companies_groups_update",
  "companies_users_index",
  "companies_users_show",
  "companies_users_update",
  "profile_show",
  "profile_update",
];

function access(count: number): AccessRow[] {
  return Array.from({ length: count }, (_, at) => ({
    id: String(2200 + at),
    username: `person.${at}@aurora.test`,
    name: `${NAMES[at % NAMES.length] ?? ""}${at < NAMES.length ? "" : ` ${at}`}`,
    roles: ["Training Manager", "Trainee"],
    permissions: PERMISSIONS,
  }));
}

const COLUMNS: readonly GridColumn<AccessRow>[] = [
  { field: "id", headerName: "Id", width: 96, value: ({ id }) => Number(id) },
  { field: "username", headerName: "Username" },
  {
    field: "name",
    headerName: "Name",
    rowHeader: true,
    cell: ({ name }) => <strong>{name}</strong>,
  },
];

function renderDetail({ roles, permissions }: AccessRow) {
  return (
    <dl>
      <dt>Roles</dt>
      <dd>{roles.join(", ")}</dd>
      <dt>Permissions</dt>
      {permissions.map((permission) => (
        <dd key={permission}>{permission}</dd>
      ))}
    </dl>
  );
}

/**
 * A table whose rows open to more details.
 *
 * ## When to use
 * For rows with a list of their own: the lessons of a topic, the permissions of a user.
 *
 * ## When not to use
 * For rows that link to a page, or for more than a plain list or table inside.
 *
 * ## Content
 * A name, a few values, and the details below them. The open part needs no title if it continues the row.
 *
 * ## Behaviour
 * A row opens by its arrow or by a press anywhere on it. One button opens all. The details are below the name, in
 * the columns of their parent, and have the same colour.
 *
 * ## Accessibility
 * Each arrow is named after its row, and has its state. Closed details cannot be reached.
 *
 * ## For developers
 * The column that names a row names its arrow. `renderDetail` must be stable between renders. DataGrid is not used,
 * because its community edition has no detail panel.
 */
const meta = {
  title: "Components/Tables/ExpandableTable",
  component: ExpandableTable<AccessRow>,
  // Has an effect only when the table is first drawn.
  argTypes: { defaultSort: { control: false } },
  args: {
    rows: access(7),
    columns: COLUMNS,
    renderDetail,
    label: "Permissions",
    title: "Permissions",
    search: { fields: ({ username, name }) => [username, name] },
    defaultSort: { id: "name", desc: false },
    empty: { title: "No users yet" },
  },
} satisfies Meta<typeof ExpandableTable<AccessRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press on the row or its arrow opens it. Links in it still open their pages. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    const arrow = canvas.getByRole("button", { name: "Details of Ingrid Sørensen" });
    await expect(arrow).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(arrow);
    await expect(arrow).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByText("companies_users_update")).toBeVisible();
    await userEvent.click(canvas.getByText("person.1@aurora.test"));
    await waitFor(() => expect(canvas.queryByText("companies_users_update")).toBeNull());
  },
};

/** The details belong to the row above them. */
export const Open: Story = { args: { expanded: new Set(["2201"]), onExpandedChange: fn() } };

/** One button opens all rows of the page. */
export const ExpandAll: Story = {
  args: { expandAll: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Expand All" }));
    await expect(canvas.getAllByText("profile_update")).toHaveLength(7);
    await userEvent.click(canvas.getByRole("button", { name: "Collapse All" }));
    await expect(canvas.queryAllByText("profile_update")).toHaveLength(0);
  },
};

/** Rows have their final height. */
export const Loading: Story = { args: { rows: undefined } };

/** A text describes the expected content. */
export const Empty: Story = { args: { rows: [] } };

/** The texts of the error are those of shell 8. */
export const Failed: Story = {
  args: {
    rows: undefined,
    error: { message: "Error retrieving users, try again later", onRetry: fn() },
  },
};

/** Searching and opening are as fast as with ten rows. */
export const TenThousandRows: Story = {
  args: { rows: access(10_000) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "person.9999@");
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(2));
    await userEvent.click(canvas.getByRole("button", { name: /^Details of/ }));
    await expect(canvas.getByText("profile_show")).toBeVisible();
  },
};

/** The card opens downward. */
export const OpenOnAPhone: Story = {
  args: { expanded: new Set(["2201"]), onExpandedChange: fn() },
  globals: { viewport: { value: "phone" } },
};
