import {
  getEventBoardShowMockHandler,
  getPersonEventListMockHandler,
  getPersonRecordShowMockHandler,
  getPersonShowMockHandler,
  getTrainingBoardShowMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { over } from "../../testing/replies.ts";
import { expectVisible } from "../../testing/expect-visible.ts";
import { KWAME, RECORD } from "./preview-fixture.ts";

const person = (id: number, fullName: string, status = false) => ({
  id,
  fullName,
  suspendSetting: { status },
});
const board = getTrainingBoardShowMockHandler([
  {
    id: "expired",
    count: 4,
    priority: 0,
    tab: "record",
    list: [
      person(11, "Kwame Mensah", true),
      person(12, "Łukasz Wiśniewski"),
      person(13, "Anneliese Brückner-Oberhauser von und zu Hohenstaufen"),
      person(14, "Élodie Marchand"),
    ],
  },
  {
    id: "current",
    count: 1,
    priority: 3,
    tab: "record",
    list: [person(15, "Tariq Al-Masri")],
  },
]);

/**
 * A person of a board beside the list, with the topics or events that need attention first.
 *
 * ## Do
 * Leave the list as usable as before.
 *
 * ## Don't
 * Move the focus while both are visible, or move the row that was pressed.
 */
const meta = {
  title: "Screens/Dashboards/Board preview",
  component: PortalHarness,
  args: { path: "/dashboard/training-status", as: "companyManager" },
  parameters: {
    ...over(getPersonRecordShowMockHandler(RECORD), getPersonShowMockHandler(KWAME), board),
  },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const regionOf = (name: RegExp | string) => page.findByRole("region", { name });
const isGone = (role: "dialog" | "region", name: RegExp) =>
  waitFor(() => expect(page.queryByRole(role, { name })).toBeNull());

const LINES = [
  "Crew Resource Management, Human Factors and Decisions on the Flight Deck2026-11-14Expired",
  "Dangerous Goods2026-11-24At Risk Of Expiry",
  "Aviation Security2027-03-11",
  "Ground De-icingIn ProgressDelivered",
];
/** Right edges of the days and of what is shown instead of one, one if they are aligned. */
const edgesOf = (panel: HTMLElement) =>
  new Set(
    within(panel)
      .getAllByRole("listitem")
      .map((line) => Math.round(line.lastElementChild?.getBoundingClientRect().right ?? 0)),
  );
const linesIn = async (panel: HTMLElement) =>
  (await within(panel).findAllByRole("listitem")).map(({ textContent }) => textContent);

/** From 1,200 px on, the list makes room. It can be pressed, sorted and searched as before. */
export const BesideTheList: Story = {
  tags: ["full"],
  globals: { viewport: { value: "laptop" } },
  play: async ({ canvas }) => {
    const pressed = await canvas.findByRole("button", { name: "Preview Kwame Mensah" });
    const row = pressed.closest("[role=row]");
    const placesOf = () => ({
      scrolledBy: scrollY,
      tops: [canvas.getByRole("searchbox"), canvas.getByRole("grid"), row].map((element) =>
        Math.round(element?.getBoundingClientRect().top ?? 0),
      ),
    });
    const before = placesOf();
    const width = canvas.getByRole("grid").clientWidth;
    await userEvent.click(pressed);
    const panel = await regionOf(/^Kwame Mensah/);
    await expect(await linesIn(panel)).toEqual(LINES);
    await expect(within(panel).getByText("4 topics")).toBeVisible();
    // The reason comes first.
    await expect(panel).toHaveTextContent(/DeliveredGroupsKing Air crews, Winter base Yellowknife/);
    await expect(within(panel).getByRole("link", { name: "Open Training Record" })).toHaveAttribute(
      "href",
      "/company/users/11?tab=record",
    );
    await expect(page.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(canvas.getByRole("grid").clientWidth).toBeLessThan(width - 370));
    await expect(placesOf()).toEqual(before);

    // Pressing another row shows its person at once.
    await userEvent.click(canvas.getByRole("rowheader", { name: /Élodie Marchand/ }));
    await regionOf("Élodie Marchand");
    await expect(within(panel).getByText("2 of 4")).toBeVisible();
    await userEvent.click(canvas.getByRole("columnheader", { name: /^Name/ }));
    await expectVisible(() => within(panel).getByText("3 of 4"));
    await userEvent.type(canvas.getByRole("searchbox"), "kwame");
    await expectVisible(() => within(panel).getByText("Not in this list"));
    await expect(within(panel).getByRole("button", { name: "Next person" })).toBeDisabled();
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
    // The first Escape clears the search.
    await userEvent.keyboard("{Escape}");
    await expectVisible(() => within(panel).getByText("3 of 4"));
    await userEvent.keyboard("{Escape}");
    await isGone("region", /Élodie/);
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
  },
};

/**
 * The preview follows the arrow keys of the list. A second Space moves the focus into it, and Escape back to the
 * row.
 */
export const ByKeyboard: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    (await canvas.findByRole("link", { name: "Élodie Marchand" })).focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() =>
      expect(canvas.getByRole("rowheader", { name: /Kwame Mensah/ })).toHaveFocus(),
    );
    await userEvent.keyboard(" ");
    const panel = await regionOf(/^Kwame Mensah/);
    await expect(canvas.getByRole("rowheader", { name: /Kwame Mensah/ })).toHaveFocus();
    await page.findByText("Preview opened");
    await userEvent.keyboard("{ArrowUp}");
    await regionOf("Élodie Marchand");
    await userEvent.keyboard("{ArrowDown}");
    await regionOf(/^Kwame Mensah/);
    await userEvent.keyboard("{ArrowDown}");
    await regionOf("Łukasz Wiśniewski");
    await expect(canvas.getByRole("rowheader", { name: /Łukasz/ })).toHaveFocus();

    await userEvent.keyboard(" ");
    await expect(panel).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await regionOf(/^Kwame Mensah/);
    await userEvent.tab();
    await expect(within(panel).getByRole("button", { name: "Previous person" })).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await regionOf("Élodie Marchand");
    await userEvent.keyboard("{Enter}");
    await regionOf(/^Anneliese/);
    // There is no person above the first.
    await expect(panel).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(within(panel).getByText("1 of 4")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await isGone("region", /Anneliese/);
    await waitFor(() => expect(canvas.getByRole("link", { name: /Anneliese/ })).toHaveFocus());
    await page.findByText("Preview closed");
    await userEvent.keyboard(" ");
    await userEvent.click(
      within(await regionOf(/^Anneliese/)).getByRole("button", { name: "Close" }),
    );
    await waitFor(() => expect(canvas.getByRole("link", { name: /Anneliese/ })).toHaveFocus());
  },
};

/** Below 1,200 px it is a drawer over the board, which takes the focus. The arrow keys go through the list. */
export const InADrawer: Story = {
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Preview Kwame Mensah" }));
    const panel = await page.findByRole("dialog", { name: /Kwame Mensah/ });
    await expect(await linesIn(panel)).toEqual(LINES);
    await expect(edgesOf(panel)).toHaveProperty("size", 1);
    await expect(canvas.getByText("Kwame Mensah")).toBeVisible();
    // The drawer would cut its word.
    await expect(canvas.getAllByText("Preview")[0]).not.toBeVisible();
    await userEvent.keyboard("{ArrowUp}");
    await expectVisible(() => page.getByRole("dialog", { name: /Élodie/ }));
    await userEvent.keyboard("{ArrowUp}");
    await expectVisible(() => page.getByRole("dialog", { name: /Anneliese/ }));
    // There is no person above the first.
    await userEvent.keyboard("{ArrowUp}");
    await expect(within(panel).getByText("1 of 4")).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    await expectVisible(() => page.getByRole("dialog", { name: /Łukasz Wiśniewski/ }));
    await expect(within(panel).getByText("4 of 4")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() =>
      expect(canvas.getByRole("link", { name: "Łukasz Wiśniewski" })).toHaveFocus(),
    );
    await userEvent.keyboard(" ");
    await expectVisible(() => page.getByRole("dialog", { name: /Łukasz Wiśniewski/ }));
  },
};

/** From an address, as on a tablet. The days end at one edge, and the names wrap. */
export const OnAPhone: Story = {
  args: { path: "/dashboard/training-status?preview=11" },
  globals: { viewport: { value: "phone" } },
  play: async () => {
    const panel = await page.findByRole("dialog", { name: /Kwame Mensah/ });
    await expect(await linesIn(panel)).toEqual(LINES);
    await expect(edgesOf(panel)).toHaveProperty("size", 1);
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};

const event = (id: number, fullName: string, description: string, expiry_at: string) => ({
  id,
  name: description,
  description,
  issued_at: "2024-11-19",
  expiry_at,
  files_count: 1,
  status: "riskOfExpiry" as const,
  user: { id: 20 + id, fullName },
});
const ON_EVENTS = {
  args: { path: "/dashboard/event-status?preview=21" },
  parameters: over(
    getPersonEventListMockHandler([
      { id: 1, description: "Passport", expiry_at: "2026-11-28", is_active: true },
      { id: 4, description: "Radio operator certificate", expiry_at: null, is_active: true },
    ]),
    getPersonShowMockHandler({ ...KWAME, id: 21, fullName: "Elena Papadopoulou" }),
    getEventBoardShowMockHandler([
      {
        id: "riskOfExpiry",
        count: 3,
        priority: 1,
        list: [
          event(1, "Elena Papadopoulou", "Passport", "2026-11-28"),
          event(
            2,
            "Kwame Mensah",
            "Restricted area identity card, Yellowknife and Inuvik",
            "2026-12-02",
          ),
          event(3, "Tariq Al-Masri", "Medical certificate, category 1", "2026-12-10"),
        ],
      },
    ]),
  ),
} satisfies Partial<Story>;

const headsOf = (grid: HTMLElement) =>
  within(grid)
    .getAllByRole("columnheader")
    .map(({ textContent }) => textContent);

/** Without space for all columns, Issued moves into the View menu. The pressed row stays in its place. */
export const FewerColumns: Story = {
  ...ON_EVENTS,
  args: { path: "/dashboard/event-status" },
  globals: { viewport: { value: "laptop" } },
  play: async ({ canvas }) => {
    const pressed = await canvas.findByRole("button", { name: "Preview Tariq Al-Masri" });
    await expectVisible(() => canvas.getByText("Expiries by month"));
    const topOf = () => Math.round(pressed.closest("[role=row]")?.getBoundingClientRect().top ?? 0);
    const before = topOf();
    const grid = canvas.getByRole("grid");
    const above = within(grid).getByRole("row", { name: /Kwame/ });
    const height = above.clientHeight;
    await userEvent.click(pressed);
    await regionOf("Tariq Al-Masri");
    // The text needs more lines.
    await waitFor(() => expect(above.clientHeight).toBeGreaterThan(height));
    await waitFor(() => expect(Math.abs(topOf() - before)).toBeLessThan(2));
    await waitFor(() => expect(headsOf(grid)).toEqual(["Name", "Description", "Expiration"]));
    const last = canvas.getByRole("columnheader", { name: /^Expiration/ });
    await waitFor(() =>
      expect(last.getBoundingClientRect().right).toBeLessThan(
        grid.getBoundingClientRect().right + 1,
      ),
    );
    await userEvent.click(canvas.getByRole("button", { name: "More tools" }));
    await userEvent.click(canvas.getByRole("button", { name: "View" }));
    const issued = await page.findByRole("menuitemcheckbox", { name: "Issued" });
    await expect(issued).not.toBeChecked();
    await userEvent.click(issued);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(headsOf(grid)).toContain("Issued"));
    // That Escape closed the menu.
    await expect(page.getByRole("region", { name: "Tariq Al-Masri" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "View" }));
    await userEvent.click(await page.findByRole("menuitemcheckbox", { name: "Issued" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(headsOf(grid)).toEqual(["Name", "Description", "Expiration"]));
    await userEvent.click(canvas.getByRole("button", { name: "More tools" }));
  },
};

/** At 1,440 px all columns fit. The text of a status is below its date. */
export const AllColumns: Story = {
  ...ON_EVENTS,
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await regionOf("Elena Papadopoulou");
    await expect(headsOf(canvas.getByRole("grid"))).toEqual([
      "Name",
      "Description",
      "Issued",
      "Expiration",
    ]);
    await expect(canvas.getByRole("button", { name: "View" })).toBeVisible();
    await userEvent.click(
      within(page.getByRole("region", { name: "Elena Papadopoulou" })).getByRole("button", {
        name: "Next person",
      }),
    );
    await regionOf("Kwame Mensah");
  },
};
