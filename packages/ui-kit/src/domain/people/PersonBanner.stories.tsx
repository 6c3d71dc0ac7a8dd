import Button from "@mui/material/Button";
import type { Person } from "@recurrent/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { withPagePadding } from "../../components/forms/story-fixture.tsx";
import { TRAINEE } from "./person-fixture.ts";
import { PersonBanner } from "./PersonBanner.tsx";

const suspended = {
  notifications: false,
  suspend: { ...TRAINEE.settings.suspend, status: true },
};

const groupPage = (id: string) => `#/company/groups/${id}`;

/**
 * The header of a person's page: picture, name, the worst known status, and details.
 *
 * ## When to use
 * At the top of a person's page, and of the person's own profile.
 *
 * ## When not to use
 * For people in a list: use a row.
 *
 * ## Content
 * The name, a line of details, and for a trainee groups, licences and the end of the subscription. It chooses the
 * details of each kind of person by itself.
 *
 * ## Behaviour
 * Joined to the top bar and to the tabs below. It scrolls away below the bar, which then shows name and status. On
 * phones the details open on press.
 *
 * ## Accessibility
 * A region named after the person. The button that opens the details has its state.
 *
 * ## For developers
 * Pass dates, not instants, and only a status from the server. In the Profile tab, pass a `line` and null as
 * `groupHref`, since the tab itself has all details.
 */
const meta = {
  title: "Components/Layout/PersonBanner",
  component: PersonBanner,
  args: {
    person: TRAINEE,
    today: "2026-11-20",
    status: null,
    groupHref: groupPage,
    backHref: "#/people",
  },
  decorators: [withPagePadding],
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

/** Without a valid subscription there is no training, so its end says so. */
export const SubscriptionEnded: Story = {
  args: { person: { ...TRAINEE, subscriptionEnd: "2026-11-08", hasValidSubscription: false } },
  play: async ({ canvas }) => {
    const end = canvas.getByText("2026-11-08").parentElement;
    await expect(end).toHaveTextContent("2026-11-0812 days agoExpired");
    await expect(canvas.getByRole("img", { name: "Expired" })).toBeVisible();
  },
};

/** Only the name is shown. */
export const Collapsed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "About Łukasz Wiśniewski" }));
  },
};

/** The pill is beside the name, never in place of it. */
export const SuspendedPerson: Story = { args: { person: { ...TRAINEE, settings: suspended } } };

/** Icon and word are beside the name. Without a known status there are none. */
export const Expired: Story = { args: { status: "expired" } };

/** The status has not arrived, and its space is reserved. Above without it, below with it. */
export const StatusLoading: Story = {
  args: { line: "Trainee" },
  render: (args) => (
    <>
      <PersonBanner {...args} groupHref={null} isStatusLoading />
      <PersonBanner
        {...args}
        person={{ ...TRAINEE, fullName: "Lukas Wiśniewski" }}
        groupHref={null}
        status="expired"
      />
    </>
  ),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole("region").map(({ offsetHeight }) => offsetHeight);
    await expect(heights[0]).toBe(heights[1]);
  },
};

const several = {
  status: "expired",
  statusSubject: { name: "Ground De-icing", day: "2026-11-23" },
  statusHref: "#/record?q=Ground",
  otherStatuses: [
    { status: "expired", name: "Passport", day: "2026-11-24", href: "#/events/9" },
    { status: "behindSchedule", name: "Aviation Security", day: null, href: "#/record?q=Aviation" },
  ],
} as const;

/** The worst item, and a menu of the others, each a link to its own row. */
export const MoreThanOne: Story = {
  args: several,
  play: async ({ canvas }) => {
    const more = canvas.getByRole("button", { name: "+2 more" });
    await userEvent.click(more);
    const menu = within(
      await within(document.body).findByRole("menu", { name: "Also expired, at risk or behind" }),
    );
    const items = menu.getAllByRole("menuitem");
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      "Expired · Passport, 2026-11-24",
      "Behind Schedule · Aviation Security",
    ]);
    await expect(items[0]).toHaveAttribute("href", "#/events/9");
    const colours = items.map((item) => getComputedStyle(item.querySelector("svg") ?? item).color);
    await expect(new Set(colours)).toHaveProperty("size", 2);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.click(more);
  },
};

/** On phones, the number of the others is enough. */
export const MoreThanOneOnAPhone: Story = {
  args: several,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const more = canvas.getByRole("button", { name: "+2 more" });
    await expect(more.getBoundingClientRect().right).toBeLessThan(360);
  },
};

/** On tablets, the line is beside the status. */
export const LineOnATablet: Story = {
  args: { ...several, line: "Trainee" },
  globals: { viewport: { value: "tablet" } },
  render: (props) => <PersonBanner {...props} groupHref={null} />,
  play: async ({ canvas }) => {
    const line = canvas.getByText("Trainee").getBoundingClientRect();
    const status = canvas.getByRole("link", { name: /^Expired/ }).getBoundingClientRect();
    await expect(line.right).toBeLessThan(status.left);
    await expect(Math.abs(line.top + line.bottom - status.top - status.bottom)).toBeLessThan(4);
  },
};

/** The next training is late. */
export const BehindSchedule: Story = { args: { status: "behindSchedule" } };

/** On the Profile tab and above the person's own profile, it shows the type of user and cannot be collapsed. */
export const OnProfile: Story = {
  args: {
    line: "Trainee",
    status: "riskOfExpiry",
    actions: <Button variant="contained">Edit</Button>,
  },
  render: (props) => <PersonBanner {...props} groupHref={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: /^About / })).toBeNull();
  },
};

/** A person who has left has the first and the last date, without groups and subscription. */
export const Inactive: Story = {
  args: { person: { ...TRAINEE, isActive: false, deletedAt: "2026-08-31" } },
};

/** A manager has no details, so there is no button to open them. */
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

/** Details wrap, and the name is shown in full. */
export const VeryLongNames: Story = { args: { person: long } };

/** The details are collapsed at first, to save space. */
export const Phone: Story = {
  args: { status: "expired" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole("button", { name: "About Łukasz Wiśniewski" });
    await expect(button).toHaveAttribute("aria-expanded", "false");
    const head = canvas.getByRole("region", { name: "Łukasz Wiśniewski" });
    await expect(within(canvasElement).queryByText("ATPL 418 207")).toBeNull();
    await expect(head.offsetHeight).toBeLessThan(124);
    await userEvent.click(button);
    await expect(canvas.getByText("ATPL 418 207")).toBeVisible();
  },
};

/** 'More actions' opens the line and the buttons, in one row. */
export const ActionsOnAPhone: Story = {
  args: {
    line: "Trainee",
    status: "expired",
    actions: (
      <>
        <Button variant="outlined">Audit pack</Button>
        <Button variant="contained">Edit</Button>
      </>
    ),
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const head = canvas.getByRole("region", { name: "Łukasz Wiśniewski" });
    await expect(head.offsetHeight).toBeLessThan(100);
    const more = canvas.getByRole("button", { name: "More actions" });
    await expect(more).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("button", { name: "Edit" })).toBeNull();
    await userEvent.click(more);
    await expect(more).toHaveAttribute("aria-expanded", "true");
    const edit = canvas.getByRole("button", { name: "Edit" }).getBoundingClientRect();
    const line = canvas.getByText("Trainee").getBoundingClientRect();
    await expect(line.top).toBeGreaterThan(edit.top);
    await expect(line.bottom).toBeLessThan(edit.bottom);
    // The button stays at the edge, where it can be pressed again.
    await expect(more.getBoundingClientRect().right).toBeGreaterThan(edit.right);
    await userEvent.click(canvas.getByRole("button", { name: "About Łukasz Wiśniewski" }));
    const groups = canvas.getByText("Groups").getBoundingClientRect();
    await expect(groups.top).toBeGreaterThan(edit.bottom);
  },
};

/** At 320 px the longest names fit. */
export const Narrowest: Story = {
  args: { person: long },
  globals: { viewport: { value: "narrow" } },
};
