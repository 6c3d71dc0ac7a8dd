import { getEventListMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { EVENTS } from "../features/events/testing/events.ts";
import type { AppContext } from "../shared/context/app-context.ts";
import { PortalHarness } from "../testing/PortalHarness.tsx";
import { fails, over } from "../testing/replies.ts";
import { expectVisible } from "../testing/expect-visible.ts";

/** The form, which is in the browser's top layer. */
const screenIn = (canvasElement: HTMLElement) =>
  within(canvasElement.ownerDocument.body).findByRole("dialog", { name: "Locked" });

/**
 * Hides all pages while nobody uses the portal and an upload, a download or an audit pack is still in progress.
 * Otherwise the lock screen replaces the page.
 *
 * ## Do
 * Name the owner of the session, and say that the work in progress continues.
 *
 * ## Don't
 * Show, print, search or name in the browser's tab anything of the pages below. They stay as they are.
 */
const meta = {
  title: "Screens/General/Privacy screen",
  component: PortalHarness,
  args: {
    path: "/my/events",
    as: "trainee",
    prepare: ({ pagesHidden }: AppContext) => pagesHidden.set(true),
  },
  parameters: {
    frame: { height: 560 },
    // They change only the page below, which is hidden.
    controls: { disable: true },
    ...over(
      fails("*/api/auth/login", { status: 401, method: "post", message: "" }),
      getEventListMockHandler([...EVENTS]),
    ),
  },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Something is in progress. The password shows the page again as it was. */
export const InProgress: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(await screenIn(canvasElement));
    await expectVisible(() => screen.getByRole("heading", { name: "Rafael de Souza Lima" }));
    await expect(
      screen.getByText("Locked. Running tasks continue. Their results appear after you unlock."),
    ).toBeVisible();
    await expect(screen.getByRole("button", { name: "Unlock" })).toBeVisible();
  },
};

/** The host refused the password, and the pages stay hidden. */
export const WrongPassword: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(await screenIn(canvasElement));
    await userEvent.type(await screen.findByLabelText("Password"), "guess");
    await userEvent.click(screen.getByRole("button", { name: "Unlock" }));
    await waitFor(() => expect(screen.getByLabelText("Password")).toBeInvalid());
    await expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(/\w/);
    await expect(canvasElement.ownerDocument.title).toMatch(/^Locked/);
  },
};

/** Nothing is cut off at 360 px. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const dialog = await screenIn(canvasElement);
    await expectVisible(() => within(dialog).getByRole("button", { name: "Unlock" }));
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

/** The message is below the field, also at 360 px. */
export const WrongPasswordOnAPhone: Story = {
  ...WrongPassword,
  globals: { viewport: { value: "phone" } },
};
