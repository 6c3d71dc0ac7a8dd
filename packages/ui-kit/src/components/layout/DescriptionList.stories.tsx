import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { AppLink } from "../links/AppLink.tsx";
import { DescriptionList, onOff } from "./DescriptionList.tsx";

/**
 * Labels with their values, the read-only view of a form.
 *
 * ## When to use
 * On the profile of a company or a person, for readers who may not edit it there.
 *
 * ## When not to use
 * For more than a dozen values without sections. For rows of the same kind: use a table.
 *
 * ## Content
 * The labels of the form. Switches are On and Off, several values are a list, and a missing value is N/A if the
 * requirement says so. Nothing is left out.
 *
 * ## Behaviour
 * Label and value are side by side, on phones only short ones.
 *
 * ## Accessibility
 * A list of names and values, in a section with its title.
 *
 * ## For developers
 * Format switches with `onOff`.
 */
const meta = {
  title: "Components/Layout/DescriptionList",
  component: DescriptionList,
  args: {
    title: "Settings",
    items: [
      { label: "Notifications", value: onOff(true) },
      { label: "Email", value: "lukasz.wisniewski@aurora.test" },
      { label: "Suspend", value: onOff(false) },
      { label: "Returns on", value: "N/A" },
      { label: "Display on training status board", value: onOff(false), note: "while suspended" },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Labels are at the left, values in one column. */
export const Settings: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Settings" })).toHaveTextContent(
      "NotificationsOn",
    );
    await expect(canvas.getByText("while suspended")).toBeVisible();
  },
};

/** Several values are a list. A date is a `time`, whose wide hyphens would part the letters and digits of a name. */
export const WithLinks: Story = {
  args: {
    title: "Group",
    items: [
      { label: "Name", value: "King Air crews" },
      { label: "Equipment", value: "Dash 8-300" },
      {
        label: "Training Managers",
        value: (
          <ul>
            {["Ingrid Sørensen", "Yusuf Demir"].map((name) => (
              <li key={name}>
                <AppLink href="#/company/users/4">{name}</AppLink>
              </li>
            ))}
          </ul>
        ),
      },
      { label: "Subscription Renewal", value: <time dateTime="2027-06-30">2027-06-30</time> },
    ],
  },
  play: async ({ canvas }) => {
    for (const [text, figures] of [
      ["Dash 8-300", "normal"],
      ["2027-06-30", "tabular-nums"],
    ] as const) {
      const { fontVariantNumeric } = getComputedStyle(canvas.getByText(text));
      await expect(fontVariantNumeric).toBe(figures);
    }
  },
};

/** Labels are above their values, which break anywhere. */
export const VeryLongOnAPhone: Story = {
  args: {
    items: [
      { label: "Name", value: "Wolfeschlegelsteinhausenbergerdorff-Papadopoulou".repeat(2) },
      { label: "ID", value: "0f8fad5b-d9cb-469f-a165-70867728950e" },
      { label: "Username", value: `${"very.long.".repeat(8)}@aurora.test` },
    ],
  },
  globals: { viewport: { value: "phone" } },
};
