import { getPersonListMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { afterFailure, whileLoading } from "../../testing/plain-states.ts";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { expectVisible } from "../../testing/expect-visible.ts";
import { AT_WORK, GONE } from "./people-fixture.ts";

const LIST = "*/api/companies/:companyId/users";

/**
 * All people who have left, inside the portal (shell 2.20).
 *
 * ## Do
 * Link to the training record, the page that people look for here.
 *
 * ## Don't
 * Show New where nobody can be added.
 */
const meta = {
  title: "Screens/People/Historical",
  component: PortalHarness,
  args: { path: "/company/users/historical", as: "companyManager" },
  parameters: { ...over(getPersonListMockHandler([...AT_WORK, GONE])) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each name of a person who has left links to the training record, which stays available. */
export const Historical: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Gustavo Pereira" })).toHaveAttribute(
      "href",
      "/company/users/16?tab=record",
    );
    const table = within(canvas.getByRole("grid", { name: "Historical" }));
    await expect(table.getAllByRole("link")).toHaveLength(1);
    const heads = table.getAllByRole("columnheader").map(({ textContent }) => textContent);
    await expect(heads.filter(Boolean)).toEqual(["Name", "Type(s)", "Left"]);
    await expect(table.getByText("2026-05-05")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "New" })).toBeNull();
  },
};

/** On a phone the types are below the day. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /Gustavo Pereira/ });
    await expect(row).toHaveTextContent("Left 2026-05-05Trainee");
    const day = within(row).getByText("2026-05-05").getBoundingClientRect();
    const types = within(row).getByText("Trainee").getBoundingClientRect();
    await expect(types.top).toBeGreaterThanOrEqual(day.bottom);
  },
};

/** Nobody has left yet. The page says so in place of the list. */
export const NoOneHasLeft: Story = {
  tags: ["empty"],
  parameters: over(getPersonListMockHandler(AT_WORK)),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("No one has left yet"));
  },
};

/** The list has not arrived. Placeholders take its space, so that nothing moves later. */
export const Loading: Story = {
  tags: ["loading"],
  ...whileLoading([forever(LIST)], "Historical"),
};

/** The list could not be loaded. The page offers another try. The server error on the console is expected. */
export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(LIST)], "The people could not be loaded"),
};
