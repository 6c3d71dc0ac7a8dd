import {
  getEventListMockHandler,
  getEventShowMockHandler,
  getGroupListMockHandler,
  getPersonListMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { trainingBoard } from "../../testing/training-board.ts";
import { expectVisible } from "../../testing/expect-visible.ts";

const person = (id: number, fullName: string, roles: string[], isActive = true) => ({
  id,
  fullName,
  isActive,
  acl: { roles: roles.map((name, at) => ({ id: at + 1, name })), permissions: [] },
});
const people = getPersonListMockHandler([
  person(12, "Łukasz Wiśniewski", ["Trainee"]),
  person(14, "Elena Papadopoulou", ["Training Manager", "Trainee"]),
  person(16, "Luka Pereira", ["Trainee"], false),
  ...["Anders", "Beatriz", "Chidi", "Dalia", "Emre", "Freya", "Goran"].map((name, at) =>
    person(30 + at, `${name} Lukács`, ["Trainee"]),
  ),
]);
const groups = getGroupListMockHandler([
  { id: 1, name: "King Air crews", managers: [{ id: 104, fullName: "Yusuf Demir" }] },
  { id: 4, name: "Lukla base", managers: [] },
]);
const PASSPORT = { id: 73, description: "Passport", expiry_at: "2032-02-09", is_active: true };
const events = getEventListMockHandler([PASSPORT]);
const passport = getEventShowMockHandler({
  ...PASSPORT,
  manager: false,
  trainee: false,
  reminders: [],
});

/**
 * Finds any page, person, group or own event by a part of its name. Ctrl+K, ⌘K or the magnifying glass of the title
 * bar opens it.
 *
 * ## Do
 * Offer only pages that the person may open.
 *
 * ## Don't
 * Search lists that have not loaded without saying so.
 */
const meta = {
  title: "Screens/General/Command palette",
  component: PortalHarness,
  args: { path: "/company/users/active", as: "companyManager" },
  parameters: { ...over(people, groups, events, passport) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without the initials of people, which are hidden from screen readers. */
function textBesideSign(option: HTMLElement): string {
  const copy = option.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll("[aria-hidden]")) hidden.remove();
  return copy.textContent;
}

/** Opens the palette from the title bar and types. */
async function find(typed: string) {
  await userEvent.click(await screen.findByRole("button", { name: "Find anything" }));
  const input = await screen.findByRole("combobox", { name: "Find anything" });
  if (typed !== "") await userEvent.type(input, typed);
  return within(screen.getByRole("dialog", { name: "Find anything" }));
}

/**
 * Before typing it lists the commands of the page and the pages that the person may open. Escape returns the focus
 * to the button.
 */
export const Open: Story = {
  tags: ["full"],
  play: async () => {
    const dialog = await find("");
    await expectVisible(() => dialog.getByText("On this page"));
    await expect(dialog.getAllByRole("option", { name: "Create Person" })).toHaveLength(1);
    await expect(dialog.queryByRole("option", { name: /Wiśniewski/ })).toBeNull();
    await expect(dialog.getByRole("combobox")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(screen.getByRole("button", { name: "Find anything" })).toHaveFocus();
    await find("");
  },
};

/**
 * Names are found without accents and in any order of words. The best match is first, and a link opens the whole
 * list.
 */
export const Found: Story = {
  play: async () => {
    const dialog = await find("luk");
    // Each list is searched as soon as it has loaded.
    await expectVisible(() => dialog.getByRole("option", { name: /Łukasz Wiśniewski/ }));
    await expectVisible(() => dialog.getByRole("option", { name: "Lukla base" }));
    await expect(dialog.getAllByRole("option").map(textBesideSign)).toEqual([
      "Łukasz WiśniewskiTrainee",
      "Luka PereiraTrainee, Historical",
      ...["Anders", "Beatriz", "Chidi", "Dalia"].map((name) => `${name} LukácsTrainee`),
      "Search People for “luk”",
      "Lukla base",
    ]);
  },
};

/** People have their training status, as on the board. */
export const WithStatus: Story = {
  parameters: over(people, groups, events, trainingBoard({ expired: [12], current: [14] })),
  play: async () => {
    const dialog = await find("luk");
    await expectVisible(() =>
      dialog.getByRole("option", { name: "Łukasz Wiśniewski Expired Trainee" }),
    );
    await userEvent.clear(dialog.getByRole("combobox"));
    await userEvent.type(dialog.getByRole("combobox"), "papadop");
    await expectVisible(() =>
      dialog.getByRole("option", {
        name: "Elena Papadopoulou Current Training Manager, Trainee",
      }),
    );
  },
};

/** The number of matches is read out, also when the next search has as many. */
export const CountReadOut: Story = {
  play: async () => {
    const dialog = await find("wisn");
    await expectVisible(() => dialog.getByRole("option", { name: /Łukasz Wiśniewski/ }));
    const status = await waitFor(() => {
      // The regions for notices, which every open dialog has, do not contain it.
      const counts = dialog.getAllByRole("status").filter((one) => one.textContent === "1 match");
      const [count] = counts;
      return count && counts.length === 1 ? count : expect.unreachable("One says the count.");
    });
    const before = status.textContent;
    await userEvent.clear(dialog.getByRole("combobox"));
    await waitFor(() => expect(status.textContent).toBe(""));
    await userEvent.type(dialog.getByRole("combobox"), "papadop");
    await waitFor(() => expect(status).toHaveTextContent("1 match"));
    await userEvent.keyboard("{Backspace}");
    await waitFor(() => expect(status.textContent).not.toBe(before));
    await expect(status).toHaveTextContent("1 match");
  },
};

/** A page is found by a part of its name. It opens, and the palette closes. */
export const FindPage: Story = {
  play: async () => {
    const dialog = await find("hist");
    await userEvent.click(await dialog.findByRole("option", { name: "Historical" }));
    await expectVisible(() => screen.getByRole("heading", { level: 1, name: "Historical" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expectVisible(() => screen.getByRole("link", { name: "Luka Pereira" }));
    await find("hist");
  },
};

/** A trainee finds their own pages, events and documents. */
export const FindAsTrainee: Story = {
  args: { path: "/my/events", as: "trainee" },
  globals: { viewport: { value: "phone" } },
  play: async () => {
    const name = "Passport Expires 2032-02-09";
    await userEvent.click(await (await find("pass")).findByRole("option", { name }));
    await expectVisible(() => screen.getByRole("heading", { level: 1, name: "Event Detail" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const dialog = await find("pass");
    await expectVisible(() => dialog.getByRole("option", { name }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Nothing matches. Pages that the person may not open are not found: Permissions are for Admin. */
export const NoMatches: Story = {
  tags: ["empty"],
  play: async () => {
    const dialog = await find("permissions");
    await expectVisible(() => dialog.getByText("No matches."));
    await userEvent.clear(dialog.getByRole("combobox"));
    await userEvent.type(dialog.getByRole("combobox"), "zeppelin");
    await expectVisible(() => dialog.getByText("No matches."));
  },
};

/** Pages are found while the lists load. */
export const ListsLoading: Story = {
  tags: ["loading"],
  parameters: over(forever("*/api/companies/:companyId/users"), groups),
  play: async () => {
    const dialog = await find("people");
    await expectVisible(() => dialog.getByRole("option", { name: "People" }));
    await expectVisible(() => dialog.getByRole("progressbar", { name: "Loading lists" }));
  },
};

/** The other lists are searched. A message names the one that is not. */
export const ListFailed: Story = {
  tags: ["error"],
  parameters: over(fails("*/api/companies/:companyId/users"), groups),
  play: async () => {
    const dialog = await find("king");
    await expectVisible(() => dialog.getByRole("option", { name: /King Air crews/ }));
    await expectVisible(() => dialog.getByText("Not searched (could not be loaded): People."));
  },
};

/** At 360 px the palette takes the width of the window. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async () => {
    const dialog = await find("luk");
    await expectVisible(() => dialog.getByRole("option", { name: /Łukasz Wiśniewski/ }));
  },
};

/** At 360 px a detail that does not fit beside its name is below it. */
export const LongDetailOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async () => {
    const dialog = await find("elena");
    await expectVisible(() => dialog.getByRole("option", { name: /Elena Papadopoulou/ }));
    const detail = dialog.getByText("Training Manager, Trainee");
    await expect(detail.scrollWidth).toBe(detail.clientWidth);
    const name = dialog.getByText("Elena Papadopoulou").getBoundingClientRect();
    await expect(detail.getBoundingClientRect().top).toBeGreaterThanOrEqual(name.bottom);
  },
};
