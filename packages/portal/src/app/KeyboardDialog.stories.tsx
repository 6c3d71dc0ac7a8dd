import {
  getPersonListMockHandler,
  getPersonShowMockHandler,
  getTrainingBoardShowMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { KWAME } from "../features/boards/preview-fixture.ts";
import { PortalHarness } from "../testing/PortalHarness.tsx";
import { over } from "../testing/replies.ts";
import { expectVisible } from "../testing/expect-visible.ts";

const board = getTrainingBoardShowMockHandler([
  {
    id: "expired",
    count: 1,
    priority: 0,
    tab: "record",
    list: [{ id: 11, fullName: "Kwame Mensah", suspendSetting: { status: false } }],
  },
]);

/** Opens the list with `?` and returns its keys. */
async function keysOn(landmark: () => HTMLElement) {
  await expectVisible(landmark);
  await userEvent.keyboard("?");
  const dialog = within(
    await within(document.body).findByRole("dialog", { name: "Keyboard shortcuts" }),
  );
  return dialog.getAllByRole("term").map(({ textContent }) => textContent);
}

const EVERYWHERE = [
  "Find anything",
  "Show this list",
  "Skip the menu",
  "Close, or clear the search",
];
const IN_LISTS = ["Go to search", "Move in a list", "Open the row", "Sort by a column"];
const ON_BOARDS = ["Preview the row", "In the preview: previous or next person"];

/**
 * The keys that work on the current page, opened with `?` or from the user menu.
 *
 * ## Do
 * List a key only on pages where it works.
 *
 * ## Don't
 * Put anything here that cannot be done without a keyboard.
 */
const meta = {
  title: "Screens/General/Keyboard shortcuts",
  component: PortalHarness,
  args: { path: "/dashboard/training-status", as: "companyManager" },
  parameters: { ...over(board) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A board lists the keys that open the preview and move in it. */
export const OnABoard: Story = {
  play: async ({ canvas }) => {
    const keys = await keysOn(() => canvas.getByRole("link", { name: "Kwame Mensah" }));
    await expect(keys.toSorted()).toEqual([...EVERYWHERE, ...IN_LISTS, ...ON_BOARDS].toSorted());
  },
};

/** When the preview is beside the list, a second Space moves the focus into it. */
export const BesideAPreview: Story = {
  args: { path: "/dashboard/training-status?preview=11" },
  parameters: over(board, getPersonShowMockHandler(KWAME)),
  globals: { viewport: { value: "laptop" } },
  play: async ({ canvas }) => {
    const keys = await keysOn(() => canvas.getByRole("region", { name: "Kwame Mensah" }));
    await expect(keys).toContain("Go to the preview");
  },
};

/** Other lists have no preview. Lists with selectable rows show the key that selects. */
export const OnAList: Story = {
  args: { path: "/company/users/active" },
  parameters: over(
    getPersonListMockHandler([
      { id: 11, fullName: "Kwame Mensah", isActive: true, acl: { roles: [], permissions: [] } },
    ]),
  ),
  play: async ({ canvas }) => {
    const keys = await keysOn(() => canvas.getByRole("link", { name: "Kwame Mensah" }));
    const expected = [...EVERYWHERE, ...IN_LISTS, "Select row"];
    await expect(keys.toSorted()).toEqual(expected.toSorted());
  },
};

/** A page without a list has only the general keys. */
export const PageWithoutAList: Story = {
  args: { path: "/404" },
  play: async ({ canvas }) => {
    const keys = await keysOn(() => canvas.getByText("404 Not Found"));
    await expect(keys).toEqual(EVERYWHERE);
  },
};

async function switchKeys() {
  await userEvent.click(screen.getByRole("switch", { name: "Single-key shortcuts (/ and ?)" }));
  await userEvent.keyboard("{Escape}");
  // Keys work as soon as the focus has left the dialog, although it is drawn a moment longer.
  await waitFor(() => expect(document.activeElement?.closest("[role=dialog]") ?? null).toBeNull());
}

// It is hidden while it closes, but still in the document.
const list = () => screen.queryByRole("dialog", { name: "Keyboard shortcuts", hidden: true });

/** Single keys are typed as text in the search, and can be switched off (WCAG 2.1.4). */
export const SwitchedOff: Story = {
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "Kwame Mensah" }));
    const search = canvas.getByRole("searchbox");
    const title = canvas.getByRole("heading", { level: 1 });
    await userEvent.keyboard("/");
    await expect(search).toHaveFocus();
    await userEvent.keyboard("a/?");
    await expect(search).toHaveValue("a/?");
    await expect(list()).toBeNull();
    await userEvent.clear(search);

    title.focus();
    await userEvent.keyboard("?");
    await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
    await switchKeys();
    title.focus();
    await userEvent.keyboard("/");
    await expect(search).not.toHaveFocus();
    await userEvent.keyboard("?");
    await waitFor(() => expect(list()).toBeNull());

    // The menu switches them on again.
    await userEvent.click(canvas.getByRole("button", { name: /^User menu/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Keyboard shortcuts" }));
    await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(screen.getByRole("switch")).not.toBeChecked();
    await switchKeys();
    title.focus();
    await userEvent.keyboard("/");
    await expect(search).toHaveFocus();
  },
};

/** A phone shows no preview beside the board. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const keys = await keysOn(() => canvas.getByRole("link", { name: "Kwame Mensah" }));
    await expect(keys).not.toContain("Preview the row");
  },
};
