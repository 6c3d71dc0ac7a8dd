import Box from "@mui/material/Box";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { User } from "lucide-react";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import {
  BoardSkeleton,
  type LinkComponentProps,
  LinkProvider,
  PageHeader,
} from "@recurrent/ui-kit";
import { TabsBar } from "../shared/layout/TabsBar.tsx";
import { AppShell, type AppShellProps } from "./AppShell.tsx";
import { HARNESS_DAY } from "../testing/harness-context.ts";
import { entry, FOOTER, MENU, USER_MENU } from "../testing/shell-fixture.ts";

const LONG = "Northern and Southern Hemisphere Helicopter Emergency Medical Operations Cooperative";

/** A link that does not navigate, because following one would leave the story. */
function StayingLink({ href, onClick, children, ...anchor }: LinkComponentProps) {
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    >
      {children}
    </a>
  );
}

/**
 * The frame of every signed-in page: sidebar, title bar, user menu, announcements, footer.
 *
 * ## When to use
 * Around each page behind the sign-in.
 *
 * ## When not to use
 * Before the sign-in, on printed pages, and for pages that are only a message.
 *
 * ## Content
 * One title, that of the page. Groups and entries that a person may not use are left out. At most one entry is
 * highlighted: Train Now.
 *
 * ## Behaviour
 * The sidebar is open on wide windows. It can be collapsed, which is remembered. Below 1180 px it collapses by
 * itself, and below 600 px it opens over the page. The title bar is always visible. A page's own actions are in the
 * page, beside the content that they change.
 *
 * ## Accessibility
 * The first stop of the Tab key skips to the page. The title takes the focus when the page changes. Collapsed
 * entries show their names below the icons.
 *
 * ## For developers
 * The menu is made from the route table (`menuFor`). Pass elements for the slots.
 */
const meta = {
  title: "Components/Layout/AppShell",
  component: AppShell,
  parameters: { layout: "fullscreen", frame: { height: 760 } },
  argTypes: {
    // Has an effect only when the page is mounted.
    focusOnMount: { control: false },
    // A menu entry and a route cannot be typed in.
    active: { control: false },
    coming: { control: false },
  },
  args: {
    company: { name: "Aurora Air Charter", tier: "Premium", href: "#/company/profile" },
    menu: MENU,
    active: entry("Training Status"),
    coming: undefined,
    title: "Training Status",
    trail: [],
    today: HARNESS_DAY,
    user: { fullName: "Ingrid Sørensen", avatar: null },
    userMenu: USER_MENU,
    onFind: fn(),
    footer: FOOTER,
    collapsed: false,
    onCollapsedChange: fn(),
    children: <BoardSkeleton />,
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sidebar and the title bar stay in place while the page scrolls. */
export const Desktop: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Training Status");
    await expect(canvas.getByRole("link", { name: "Training Status" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(
      canvas.getByText("© 2006 - 2026 Recurrent All Rights Reserved."),
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Collapse menu" }));
    await expect(args.onCollapsedChange).toHaveBeenCalledWith(true);
  },
};

/** A page about one thing shows the list that it belongs to and its name, on one line however long. */
export const OneThing: Story = {
  args: {
    title: "Person Detail",
    trail: [{ label: "Historical", href: "#/company/users/historical" }, { label: LONG }],
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const trail = within(canvas.getByRole("navigation", { name: "Breadcrumb" }));
    await expect(trail.getByRole("link", { name: "Historical" })).toBeVisible();
    const name = trail.getByText(LONG);
    await expect(name).toHaveAttribute("aria-current", "page");
    // High enough to press, and one line.
    await expect(name.getBoundingClientRect().height).toBe(24);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(/^Person Detail$/);
  },
};

const onIntent = fn<(href: string) => void>();

/** Like the portal's own link: it loads its page while the pointer or the focus rests on it. */
function FetchingLink({ href, children, ...anchor }: LinkComponentProps) {
  const rests = () => onIntent(href);
  return (
    <a {...anchor} href={href} onPointerEnter={rests} onFocus={rests}>
      {children}
    </a>
  );
}

/** Hovering or focusing an entry loads its page in advance. */
export const FetchesOnIntent: Story = {
  globals: { viewport: { value: "desktop" } },
  beforeEach: () => void onIntent.mockClear(),
  decorators: [
    (Story) => (
      <LinkProvider component={FetchingLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Groups" });
    await userEvent.hover(link);
    await expect(onIntent).toHaveBeenCalledTimes(1);
    await expect(onIntent).toHaveBeenCalledWith("#/company/groups");
    await userEvent.unhover(link);
    link.focus();
    await expect(onIntent).toHaveBeenCalledTimes(2);
  },
};

/** Each icon has its name below it, whole and on at most three lines. */
export const Collapsed: Story = {
  args: { collapsed: true },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText("Aurora Air Charter")).not.toBeInTheDocument();
    const groups = canvas.getByRole("link", { name: "Groups" });
    await expect(within(groups).getByText("Groups")).toBeVisible();
    const menu = within(canvas.getByRole("navigation", { name: "Main" }));
    for (const { label } of MENU.flatMap(({ items }) => items)) {
      // A broken word would need a line more.
      const lines = Math.min(3, label.split(" ").length);
      await expect(menu.getByText(label).offsetHeight).toBeLessThanOrEqual(lines * 14);
    }
    await userEvent.click(canvas.getByRole("button", { name: "Expand menu" }));
    await expect(args.onCollapsedChange).toHaveBeenCalledWith(false);
  },
};

/** The border of the dark sidebar takes no word's room: even 'Permissions' is whole. */
export const CollapsedDark: Story = {
  ...Collapsed,
  globals: { ...Collapsed.globals, scheme: "dark" },
};

/** Below 1180 px the sidebar collapses by itself. Its button opens the whole menu over the page. */
export const Tablet: Story = {
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Expand menu" }));
    const drawer = await screen.findByRole("dialog", { name: "Menu" });
    await expect(within(drawer).getByText("Aurora Air Charter")).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(canvas.getByRole("button", { name: "Expand menu" })).toHaveFocus();
  },
};

/** A bar has the menu's button, and the page has the whole width. */
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).not.toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The menu is open over the page, with the company at its top. */
export const PhoneMenuOpen: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open menu" }));
    const drawer = await screen.findByRole("dialog", { name: "Menu" });
    await expect(within(drawer).getByRole("link", { name: "Train Now" })).toBeVisible();
    await expect(within(drawer).getByRole("button", { name: "Close menu" })).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(canvas.getByRole("button", { name: "Open menu" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("dialog", { name: "Menu" });
  },
};

/** The menu lists the commands of the person: profile, lock, logout. */
export const UserMenuOpen: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "User menu: Ingrid Sørensen" }));
    const items = await screen.findAllByRole("menuitem");
    await expect(items.map((item) => item.textContent)).toEqual(["My Profile", "Lock", "Logout"]);
    await expect(items[0]).toHaveFocus();
  },
};

/** Following an entry closes the menu. */
export const PhoneMenuCloses: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [
    (Story) => (
      <LinkProvider component={StayingLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open menu" }));
    const drawer = await screen.findByRole("dialog", { name: "Menu" });
    await userEvent.click(within(drawer).getByRole("link", { name: "Groups" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
};

/** Long names wrap or end in dots, and nothing is pushed off the page. */
export const LongNames: Story = {
  args: {
    company: { name: LONG, tier: "Premium" },
    user: {
      fullName: "Maximiliana Wolfeschlegelsteinhausenbergerdorff de Souza Lima",
      avatar: null,
    },
    title: "Event / Document Status",
  },
  globals: { viewport: { value: "laptop" } },
};

/** At 320 px the longest names push nothing off the page. */
export const LongNamesNarrowest: Story = {
  ...LongNames,
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const slots = {
  banner: <Box sx={{ p: 2, bgcolor: "error.soft", borderRadius: 1 }}>The banner slot</Box>,
  announcements: <Box sx={{ p: 2, bgcolor: "primary.soft" }}>The announcement slot</Box>,
};

/** Announcements are above the title bar, errors above the page. */
export const WithBannerAndAnnouncement: Story = {
  args: slots,
  globals: { viewport: { value: "desktop" } },
};

/** The order is the same on a phone, from edge to edge. */
export const WithBannerAndAnnouncementOnAPhone: Story = {
  args: slots,
  globals: { viewport: { value: "phone" } },
};

/**
 * A page about a person has one block of title bar, header and tabs. After scrolling, name and status stay in the
 * bar with the tabs below it. Nothing else of the page moves.
 */
export const WithPersonHeader: Story = {
  args: {
    title: "Person Detail",
    trail: [{ label: "People", href: "#/company/users/active" }, { label: "Łukasz Wiśniewski" }],
    status: "expired",
    children: (
      <div>
        <PageHeader name="Łukasz Wiśniewski" label="Name" picture={User} status="expired" />
        <TabsBar
          label="Person"
          selected="record"
          tabs={[
            { id: "profile", label: "Profile", href: "#/company/users/12?tab=profile" },
            { id: "record", label: "Training Record", href: "#/company/users/12?tab=record" },
          ]}
        />
        <Box sx={{ height: 1600 }}>The record</Box>
      </div>
    ),
  },
  globals: { viewport: { value: "laptop" } },
  play: async ({ canvas }) => {
    const tabs = canvas.getByRole("navigation", { name: "Person" });
    const [inBar] = canvas.getAllByText("Expired");
    // The wrapper of the status in the bar.
    const holder = inBar?.closest("[data-words]")?.parentElement?.parentElement;
    const shown = () => holder && getComputedStyle(holder).opacity;
    await waitFor(() => expect(shown()).toBe("0"));
    window.scrollTo(0, 400);
    await waitFor(() => expect(tabs.getBoundingClientRect().top).toBe(56));
    await waitFor(() => expect(shown()).toBe("1"));
    await expect(canvas.getByRole("region", { name: "Łukasz Wiśniewski" })).not.toBe(
      document.elementFromPoint(400, 60),
    );
  },
};

/** On a phone the status of the bar loses its word before it reaches the tools. */
export const WithPersonHeaderOnAPhone: Story = {
  ...WithPersonHeader,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    window.scrollTo(0, 400);
    const right = () =>
      canvas
        .getAllByText("Expired")[0]
        ?.closest("[data-words]")
        ?.parentElement?.getBoundingClientRect().right;
    const search = canvas.getByRole("button", { name: "Find anything" });
    await waitFor(() => expect(right()).toBeLessThanOrEqual(search.getBoundingClientRect().left));
  },
};

/** A page without a status leaves the bar to the name. */
export const WithoutStatusOnAPhone: Story = {
  args: { ...WithPersonHeader.args, status: undefined },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("banner");
    await expect(bar.querySelector("[aria-hidden]:empty")).not.toBeVisible();
  },
};

const variant = (link: HTMLElement) => getComputedStyle(link).backgroundColor;

/**
 * A person who may only train sees their own menu. Only the current page is highlighted, also when it is Train Now.
 */
export const Trainee: Story = {
  args: {
    menu: MENU.filter(({ id }) => id === "my-training"),
    active: entry("Train Now"),
    company: { name: "Aurora Air Charter" },
    title: "Train Now",
    user: { fullName: "Rafael de Souza Lima", avatar: null },
  },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const [now, program] = ["Train Now", "Program"].map((name) =>
      canvas.getByRole("link", { name }),
    );
    if (!now || !program) throw new Error("Both entries are there.");
    await expect(variant(now)).not.toBe(variant(program));
  },
};

function Routed(props: AppShellProps) {
  const [title, setTitle] = useState(props.title);
  return (
    <AppShell {...props} title={title}>
      <button type="button" onClick={() => setTitle("Groups")}>
        Go to Groups
      </button>
    </AppShell>
  );
}

/** Using the bar does not scroll the page. */
export const ScrolledPageStays: Story = {
  args: {
    children: (
      <>
        <Box sx={{ height: 1600 }} />
        <button type="button">The end</button>
      </>
    ),
  },
  globals: { viewport: { value: "laptop" } },
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "The end" }).focus();
    const { scrollY } = window;
    await expect(scrollY).toBeGreaterThan(0);
    canvas.getByRole("button", { name: "User menu: Ingrid Sørensen" }).focus();
    await expect(window.scrollY).toBe(scrollY);
    canvas.getByRole("link", { name: "Groups" }).focus();
    await expect(window.scrollY).toBe(scrollY);
  },
};

/** The title of a new page takes the focus. On the first page the focus is at the top, before the skip link. */
export const FocusMovesToTheTitle: Story = {
  render: (args) => <Routed {...args} />,
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).not.toHaveFocus();
    await userEvent.tab();
    const skip = canvas.getByRole("link", { name: "Skip to content" });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Go to Groups" }));
    await expect(canvas.getByRole("heading", { level: 1, name: "Groups" })).toHaveFocus();
  },
};

/** The pressed entry looks as it did under the pointer until its page is shown. */
export const PageLoading: Story = {
  args: { coming: entry("Groups")?.route.id },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const pressed = canvas.getByRole("link", { name: "Groups" });
    await expect(pressed).not.toHaveAttribute("aria-current");
    const other = canvas.getByRole("link", { name: "People" });
    await expect(getComputedStyle(pressed).color).not.toBe(getComputedStyle(other).color);
    const [open, highlighted] = ["Training Status", "Train Now"].map((name) =>
      canvas.getByRole("link", { name }),
    );
    if (!open || !highlighted) throw new Error("Both entries are there.");
    await expect(variant(highlighted)).toBe(variant(other));
    await expect(variant(open)).not.toBe(variant(other));
  },
};
