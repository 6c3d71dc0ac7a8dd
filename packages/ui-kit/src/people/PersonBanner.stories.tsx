import type { Person } from "@recurrent/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { TRAINEE } from "./person-fixture.ts";
import { PersonBanner } from "./PersonBanner.tsx";

const suspended = {
  notifications: false,
  suspend: { ...TRAINEE.settings.suspend, status: true },
};

/**
 * Says whose program, schedule, record or documents are shown: above every tab but Profile. It decides
 * by itself what is told about whom.
 *
 * - **Do** give days, not instants.
 * - **Don't** put it on the Profile tab, which tells the same at length.
 */
const meta = {
  title: "Components/People/PersonBanner",
  component: PersonBanner,
  args: { person: TRAINEE, groupHref: (id: string) => `#/company/groups/${id}` },
} satisfies Meta<typeof PersonBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Groups, licences, and the end of the subscription. */
export const Trainee: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "King Air crews" })).toHaveAttribute(
      "href",
      "#/company/groups/7",
    );
    const button = canvas.getByRole("button", { name: "About Łukasz Wiśniewski" });
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByText("ATPL 418 207")).toBeNull();
    await userEvent.click(button);
    await expect(canvas.getByText("ATPL 418 207")).toBeVisible();
  },
};

/** The name alone. */
export const Collapsed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "About Łukasz Wiśniewski" }));
  },
};

/** The sign stands beside the name, never instead of it. */
export const Suspended: Story = { args: { person: { ...TRAINEE, settings: suspended } } };

/** Neither groups nor subscription, but when it began and ended. */
export const Inactive: Story = {
  args: { person: { ...TRAINEE, isActive: false, deletedAt: "2026-08-31" } },
};

/** Nothing to tell: nothing to open. */
export const Manager: Story = {
  args: { person: { ...TRAINEE, fullName: "Noor van der Berg", isTrainee: false } },
};

const long: Person = {
  ...TRAINEE,
  settings: suspended,
  fullName: "Wolfeschlegelsteinhausenbergerdorff-Papadopoulou y de la Santísima Trinidad",
  groups: Array.from({ length: 9 }, (_, at) => ({
    id: String(at),
    name: `Crew of the winter base number ${at + 1}`,
  })),
};

/** Facts wrap; the name stays whole. */
export const VeryLongNames: Story = { args: { person: long } };

/** One fact under the other. */
export const Phone: Story = { globals: { viewport: { value: "phone" } } };

/** At 320 px with the longest names. */
export const Narrowest: Story = {
  args: { person: long },
  globals: { viewport: { value: "narrow" } },
};
