import Button from "@mui/material/Button";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Paperclip, Users } from "lucide-react";
import { expect } from "storybook/test";
import { ArchivedPill } from "../events/ArchiveButton.tsx";
import { withPagePadding } from "../../components/forms/story-fixture.tsx";
import { PageHeader } from "./PageHeader.tsx";

/**
 * The header of a page about one thing, joined to the top bar: its name, its status, and the buttons of the page.
 *
 * ## When to use
 * On the page of one entry of a list: a group, an event, a document or a company.
 *
 * ## When not to use
 * For people: use `PersonBanner` with licences and subscription. Lists and boards have no header, since the top bar
 * names them.
 *
 * ## Content
 * Above the name is the label of the requirements, such as 'Description'. A few short details that identify the
 * thing are beside it. The name is not repeated below.
 *
 * ## Behaviour
 * It scrolls away with the page. Name and status are then in the top bar. On phones and tablets there is no label, and
 * Back, which the trail repeats, is an icon before the name. On a phone several buttons are below the details.
 *
 * ## Accessibility
 * The name is a heading of the second level, and the status is a word as well as an icon.
 *
 * ## For developers
 * Set `isInline` if the page has a header already, such as an event in a tab of a person.
 */
const meta = {
  title: "Components/Layout/PageHeader",
  component: PageHeader,
  args: {
    label: "Description",
    name: "Medical certificate, class 1",
    picture: Paperclip,
    status: "riskOfExpiry",
    backHref: "#/events",
    actions: (
      <>
        <Button variant="outlined">Archive</Button>
        <Button variant="contained">Edit</Button>
      </>
    ),
  },
  decorators: [withPagePadding],
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A document that expires soon. */
export const Document: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent(meta.args.name);
    await expect(canvas.getByText("Description")).toBeVisible();
    await expect(canvas.getByText("At Risk Of Expiry")).toBeVisible();
  },
};

/** The pill of an archived event is beside the status. */
export const Archived: Story = {
  args: { pill: <ArchivedPill />, status: "expired" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Archived")).toBeVisible();
  },
};

/** In a tab of a page with a header, it is one level lower, and not joined to the bar. */
export const Inline: Story = {
  args: { isInline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3 })).toHaveTextContent(meta.args.name);
  },
};

/** Without a status. */
export const Group: Story = {
  args: {
    label: "Name",
    name: "King Air crews",
    picture: Users,
    status: null,
    details: [{ label: "Training Managers", value: "Ingrid Solheim, Yusuf Demir" }],
  },
};

/** On a phone details come before buttons. A single button is beside the name. */
export const GroupOnAPhone: Story = {
  ...Group,
  args: {
    ...Group.args,
    actions: <Button variant="contained">Edit</Button>,
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const back = canvas.getByRole("link", { name: "Back" }).getBoundingClientRect();
    const edit = canvas.getByRole("button", { name: "Edit" }).getBoundingClientRect();
    const name = canvas.getByRole("heading", { level: 2 }).getBoundingClientRect();
    await expect(Math.abs(name.y + name.height / 2 - edit.y - edit.height / 2)).toBeLessThan(2);
    await expect(back.right).toBeLessThanOrEqual(name.left);
    await expect(Math.min(back.width, back.height)).toBeGreaterThanOrEqual(44);
    await expect(Math.abs(name.y + name.height / 2 - back.y - back.height / 2)).toBeLessThan(3);
  },
};

/** A tablet has no label, which the top bar repeats. Back, name and buttons are in one line. */
export const GroupOnATablet: Story = {
  ...GroupOnAPhone,
  args: { ...GroupOnAPhone.args, details: [] },
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Name").getBoundingClientRect().height).toBeLessThanOrEqual(1);
    const parts = [
      canvas.getByRole("link", { name: "Back" }),
      canvas.getByRole("heading", { level: 2 }),
      canvas.getByRole("button", { name: "Edit" }),
    ];
    const middles = parts.map((part) => {
      const { y, height } = part.getBoundingClientRect();
      return y + height / 2;
    });
    await expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
  },
};

/** The buttons have a line of their own, and a long name breaks. */
export const OnAPhone: Story = {
  args: {
    name: "Licence, ratings and endorsements of the Transport Canada Civil Aviation authority",
  },
  globals: { viewport: { value: "phone" } },
};
