import { getPersonListMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { afterAnotherTry, afterFailure, whileLoading } from "../../testing/plain-states.ts";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { trainingBoard } from "../../testing/training-board.ts";
import { expectVisible } from "../../testing/expect-visible.ts";
import { AT_WORK, GONE } from "./people-fixture.ts";

const LIST = "*/api/companies/:companyId/users";

/**
 * All people who work for the company, inside the portal (shell 2.20).
 *
 * ## Do
 * Put search and page into the URL.
 *
 * ## Don't
 * List people who have left. They are in Historical.
 */
const meta = {
  title: "Screens/People/People",
  component: PortalHarness,
  args: { path: "/company/users/active", as: "companyManager" },
  parameters: { ...over(getPersonListMockHandler([...AT_WORK, GONE])) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

const headsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("columnheader")
    .map(({ textContent }) => textContent)
    .filter(Boolean);

/** People are in order of name, suspended ones are marked. New is for people who may use it. */
export const People: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("grid", { name: "People" });
    const names = within(table)
      .getAllByRole("link")
      .map((link) => link.textContent);
    await expect(names).toEqual([
      "Elena Papadopoulou",
      "Łukasz Wiśniewski",
      "Maximiliana Konstantinopolitanskaya-Featherstonehaugh",
      "Rafael de Souza Lima",
    ]);
    await waitFor(() => expect(headsOf(table)).toEqual(["Name", "Type(s)"]));
    const suspended = (name: RegExp) =>
      within(within(table).getByRole("row", { name })).queryByRole("img", { name: /^Suspended/ });
    await expect(suspended(/Rafael/)).toBeVisible();
    await expect(suspended(/Wiśniewski/)).toBeNull();
    await expect(within(table).getByText("Training Manager, Trainee")).toBeVisible();
    await expect(within(table).getByRole("link", { name: "Łukasz Wiśniewski" })).toHaveAttribute(
      "href",
      "/company/users/12?tab=profile",
    );
    await expect(canvas.getByRole("link", { name: "New" })).toHaveAttribute(
      "href",
      "/company/users/create",
    );
  },
};

/**
 * Where the user may see the board, each trainee has the status of the board. A trainee who is not on it has an
 * unknown status, and people who do not train have a dash.
 */
export const WithTraining: Story = {
  tags: ["full"],
  parameters: over(
    getPersonListMockHandler([...AT_WORK, GONE]),
    trainingBoard({ expired: [12], current: [14] }),
  ),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("grid", { name: "People" });
    await waitFor(() => expect(headsOf(table)).toEqual(["Name", "Type(s)", "Training"]));
    const row = (name: RegExp) => within(table).getByRole("row", { name });
    await expectVisible(() => within(row(/Wiśniewski/)).getByText("Expired"));
    await expect(within(row(/Papadopoulou/)).getByText("Current")).toBeVisible();
    await expect(within(row(/Rafael/)).getByText("Not known")).toBeVisible();
    await expect(row(/Maximiliana/)).not.toHaveTextContent(/Not known|Current/);
    await expect(
      within(row(/Maximiliana/)).getByRole("img", { name: "Not a trainee" }),
    ).toBeVisible();
    await userEvent.click(within(table).getByRole("columnheader", { name: "Training" }));
    await waitFor(() =>
      expect(within(table).getAllByRole("link")[0]).toHaveTextContent("Łukasz Wiśniewski"),
    );
  },
};

/** The board failed. No column would look as if the board listed no one. */
export const TrainingNotKnown: Story = {
  parameters: over(
    getPersonListMockHandler([...AT_WORK, GONE]),
    fails("*/api/dashboard/training_status"),
  ),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("grid", { name: "People" });
    const row = await within(table).findByRole("row", { name: /Wiśniewski/ });
    await expectVisible(() => within(row).getByText("Not known"));
    await expect(headsOf(table)).toEqual(["Name", "Type(s)", "Training"]);
  },
};

/** On a phone the types are below the status, whether one word or several. */
export const WithTrainingOnAPhone: Story = {
  parameters: WithTraining.parameters ?? {},
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("grid", { name: "People" }));
    await expectVisible(() => table.getByText("Expired"));
    const box = (person: RegExp, text: RegExp) =>
      within(table.getByRole("row", { name: person }))
        .getByText(text)
        .getBoundingClientRect();
    const short = box(/Wiśniewski/, /^Trainee$/);
    const long = box(/Papadopoulou/, /, Trainee$/);
    await expect(short.top).toBeGreaterThanOrEqual(box(/Wiśniewski/, /^Expired$/).bottom);
    await expect(short.left).toBe(long.left);
    // In one line.
    await expect(Math.round(long.height)).toBe(20);
  },
};

/** Names that look alike have a mark wherever they are opened, selected or mentioned. */
export const SameNames: Story = {
  tags: ["full"],
  parameters: over(
    getPersonListMockHandler([
      ...AT_WORK,
      { ...GONE, id: 107, fullName: "\u0141ukasz\u00A0Wis\u0301niewski", isActive: true },
    ]),
  ),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("grid", { name: "People" }));
    await expectVisible(() =>
      table.getByRole("link", { name: "\u0141ukasz Wi\u015Bniewski (Id 12)" }),
    );
    await expect(table.getByRole("link", { name: /\(Id 107\)$/ })).toHaveAttribute(
      "href",
      "/company/users/107?tab=profile",
    );
    await expect(table.getByRole("link", { name: "Elena Papadopoulou" })).toBeVisible();
    const box = table.getByRole("checkbox", { name: /^Select .*\(Id 107\)$/ });
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};

/** A training manager without companies_users_store sees no New (shell 6). */
export const PeopleForATrainingManager: Story = {
  args: { as: "trainingManager" },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "Łukasz Wiśniewski" }));
    await expect(canvas.queryByRole("link", { name: "New" })).toBeNull();
  },
};

/** The search covers everything the list shows and ignores case. */
export const FoundByType: Story = {
  args: { path: "/company/users/active?q=training%20manager" },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("grid", { name: "People" });
    const names = within(table).getAllByRole("link");
    await expect(names.map(({ textContent }) => textContent)).toEqual(["Elena Papadopoulou"]);
  },
};

/** The search ignores accents. */
export const FoundByPlainLetters: Story = {
  args: { path: "/company/users/active?q=lukasz" },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "Łukasz Wiśniewski" }));
  },
};

/** No people yet. The page shows New once. */
export const Empty: Story = {
  tags: ["empty"],
  parameters: over(getPersonListMockHandler([])),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("No people yet"));
    await expect(canvas.getAllByRole("link", { name: "New" })).toHaveLength(1);
  },
};

/** The list of people has not arrived. Placeholders take its space, so that nothing moves later. */
export const Loading: Story = {
  tags: ["loading"],
  ...whileLoading([forever(LIST)], "People"),
};

/**
 * The list of people could not be loaded. The page offers another try. The server error on the console is expected.
 */
export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(LIST)], "The people could not be loaded"),
};

/** The first try failed, and the second loaded the people. The server error on the console is expected. */
export const TriedAgain: Story = afterAnotherTry(
  LIST,
  [getPersonListMockHandler(AT_WORK)],
  "The people could not be loaded",
  (canvas) => canvas.getByRole("link", { name: "Łukasz Wiśniewski" }),
);

/** At 360 px there is one row of tools above the list, and a name in each row. */
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
