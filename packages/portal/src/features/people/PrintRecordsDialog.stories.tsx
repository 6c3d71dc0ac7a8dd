import { getPersonListMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { pressBulkAction } from "../../testing/press-bulk-action.ts";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { over } from "../../testing/replies.ts";
import { expectVisible } from "../../testing/expect-visible.ts";
import { AT_WORK, GONE } from "./people-fixture.ts";

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...GONE,
    id: 200 + at,
    fullName: `Somebody Number ${at}`,
    isActive: true,
  }));

/**
 * Prints the records of all people selected in People or Historical, one after the other.
 *
 * ## Do
 * List the people whose record will not be printed, before any paper is used.
 *
 * ## Don't
 * Print only a part of the selected records without saying so.
 */
const meta = {
  title: "Screens/People/Print records",
  component: PortalHarness,
  args: { path: "/company/users/active", as: "companyManager" },
  parameters: { ...over(getPersonListMockHandler([...AT_WORK, GONE])) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Selects everybody and opens the dialog. */
async function open() {
  await userEvent.click(await screen.findByRole("checkbox", { name: "Select all" }));
  await pressBulkAction("Print records");
  return within(await screen.findByRole("dialog", { name: "Print records" }));
}

/** People whose record will be printed, and people without one. */
export const Summary: Story = {
  tags: ["full"],
  play: async () => {
    const dialog = await open();
    const print = dialog.getByRole("link", { name: "Print 3 records" });
    await expect(print).toHaveAttribute("href", "/company/users/records/print?id=14&id=12&id=13");
    await expect(print).toHaveAttribute("target", "_blank");
    await expect(
      dialog.getByText(/^Maximiliana Konstantinopolitanskaya-Featherstonehaugh/),
    ).toHaveTextContent("is not a trainee and has no training record");
  },
};

/** More people are selected than can be printed at once. The reason is in place of the button. */
export const TooMany: Story = {
  parameters: over(getPersonListMockHandler(many(101))),
  play: async () => {
    const dialog = await open();
    await expectVisible(() =>
      dialog.getByText(/^You can print up to 100 records at once. You selected 101/),
    );
    await expect(dialog.getByRole("button", { name: "Print" })).toBeDisabled();
  },
};

/** None of the selected people is a trainee. */
export const NoRecord: Story = {
  tags: ["empty"],
  parameters: over(getPersonListMockHandler(AT_WORK.slice(3))),
  play: async () => {
    const dialog = await open();
    await expectVisible(() =>
      dialog.getByText("None of the selected people has a training record."),
    );
  },
};

/** From Historical, people who have left can be printed and exported, but not added to a group. */
export const FormerEmployees: Story = {
  args: { path: "/company/users/historical" },
  play: async () => {
    const dialog = await open();
    await expectVisible(() => dialog.getByRole("link", { name: "Print 1 record" }));
    await expect(
      dialog.getByText("Opens the record of their last day in a new tab."),
    ).toBeVisible();
    await expect(screen.getByText("1 selected")).toBeVisible();
    await expect(
      screen.getByRole("button", { name: "Export selected", hidden: true }),
    ).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Add to group", hidden: true })).toBeNull();
  },
};

/** At 360 px the dialog fits the window, with its action visible. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async () => {
    const dialog = await open();
    await expectVisible(() => dialog.getByRole("link", { name: "Print 3 records" }));
  },
};
