import {
  getEventListMockHandler,
  getProfileShowMockHandler,
  getProfileUpdateMockHandler,
  getTrainingBoardShowMockHandler,
  getTrainingShowMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { answerLeaveDialog } from "../../testing/answer-leave-dialog.ts";
import { afterFailure, whileLoading } from "../../testing/plain-states.ts";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, forever, over, refuses } from "../../testing/replies.ts";
import { expectVisible, findVisible } from "../../testing/expect-visible.ts";
import { PROFILES } from "../../testing/harness-people.ts";

const asSent = ({ acl, ...own }: (typeof PROFILES)["companyManager"]) => ({
  ...own,
  acl: { ...acl, roles: [...acl.roles], permissions: [...acl.permissions] },
});
const noor = asSent(PROFILES.companyManager);
const zoe = { ...noor, name: "Zoë", surname: "Quist", fullName: "Zoë Quist" };
const show = getProfileShowMockHandler(noor);
const PROFILE = "*/api/my/profile";

/**
 * My Profile inside the portal (shell 2.11).
 *
 * ## Do
 * Ask before leaving with changes.
 *
 * ## Don't
 * Send an empty password.
 */
const meta = {
  title: "Screens/General/My profile",
  component: PortalHarness,
  args: { path: "/profile", as: "companyManager" },
  parameters: { ...over(show) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All fields of the profile, with a strength meter for a new password (shell 2.11). */
export const Form: Story = {
  tags: ["full"],
  play: async ({ canvas, userEvent }) => {
    await expect(await findVisible(() => canvas.getByLabelText(/^First Name/))).toHaveValue(
      noor.name,
    );
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("My profile");
    await expect(canvas.getByLabelText(/^Last Name/)).toHaveValue(noor.surname);
    const username = canvas.getByLabelText(/^Username/);
    await expect(username).toHaveAttribute("inputmode", "email");
    await expect(username).toHaveValue(noor.username);
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue(noor.email);
    await expect(canvas.getByRole("switch", { name: "Notifications" })).toBeChecked();
    await expect(canvas.getByRole("button", { name: "Update" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Change password" }));
    await expect(
      canvas.getByText(
        "Your password must contain at least 12 characters, an upper and lower case character, a number and a symbol.",
      ),
    ).toBeVisible();
    await userEvent.type(canvas.getByLabelText("Password"), "Recurrent#2027");
    await userEvent.type(canvas.getByLabelText("Confirm Password"), "Recurrent#2027");
    await waitFor(() =>
      expect(canvas.getByRole("status", { name: "Password strength" })).toHaveTextContent(
        /Fair|Good|Strong/,
      ),
    );
  },
};

/** The returned user is shown everywhere at once, and the password fields are empty again (shell 2.11). */
export const Updated: Story = {
  parameters: over(getProfileUpdateMockHandler(zoe), getProfileShowMockHandler(zoe)),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await findVisible(() => canvas.getByLabelText(/^First Name/));
    await userEvent.click(canvas.getByRole("button", { name: "Change password" }));
    await userEvent.type(canvas.getByLabelText("Password"), "Recurrent#2027");
    await userEvent.type(canvas.getByLabelText("Confirm Password"), "Recurrent#2027{Enter}");
    const page = within(canvasElement.ownerDocument.body);
    await page.findByText("Data updated successfully!");
    await expect(canvas.getByRole("button", { name: /^User menu/ })).toHaveAccessibleName(
      /Zoë Quist/,
    );
    await expect(canvas.getByLabelText("Password")).toHaveValue("");
    await expect(canvas.getByLabelText("Confirm Password")).toHaveValue("");
  },
};

/** A server error is at its field and in the alert. The field has the focus. */
export const Refused: Story = {
  tags: ["error"],
  parameters: over(refuses("put", PROFILE, { username: ["This username is taken."] }), show),
  play: async ({ canvas, userEvent }) => {
    const username = await findVisible(() => canvas.getByLabelText(/^Username/));
    await userEvent.clear(username);
    await userEvent.type(username, "yusuf@aurora.test{Enter}");
    const alert = await canvas.findByRole("alert");
    await expect(within(alert).getAllByRole("listitem")).toHaveLength(1);
    await expect(alert).toHaveTextContent("This username is taken.");
    await expect(username).toHaveAttribute("aria-invalid", "true");
    await waitFor(() => expect(username).toHaveFocus());
    await expect(username).toHaveValue("yusuf@aurora.test");
  },
};

const OFFER = "You have unsaved changes from an earlier visit.";

/** Goes home by Back, and returns by the user menu. */
async function leaveAndReturn(
  { canvas, userEvent }: Parameters<NonNullable<Story["play"]>>[0],
  onTheWay: () => Promise<void> = async () => undefined,
) {
  await userEvent.click(await canvas.findByRole("link", { name: "Back" }));
  await onTheWay();
  await expectVisible(() => canvas.getByRole("heading", { level: 1, name: "Training Status" }));
  await userEvent.click(canvas.getByRole("button", { name: /^User menu/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "My Profile" }));
  await expectVisible(() => canvas.getByLabelText(/^First Name/));
}

/** Leaving a changed form asks first. Stay returns to the typed values, Leave discards them. */
export const Leaving: Story = {
  parameters: over(show, getTrainingBoardShowMockHandler([])),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await findVisible(() => canvas.getByLabelText(/^First Name/)), "x");
    await userEvent.click(canvas.getByRole("link", { name: "Back" }));
    await answerLeaveDialog("Stay");
    await expect(canvas.getByLabelText(/^First Name/)).toHaveValue(`${noor.name}x`);
    await leaveAndReturn(context, async () => {
      await answerLeaveDialog("Leave");
    });
    await expect(canvas.getByLabelText(/^First Name/)).toHaveValue(noor.name);
    await expect(canvas.queryByText(OFFER)).toBeNull();
  },
};

/** The draft of an earlier visit is offered. Once discarded, it is not offered again. */
export const DraftDiscarded: Story = {
  args: {
    prepare({ drafts, session }) {
      const state = session.state();
      if (state.kind !== "signed-in") return;
      const base = {
        name: noor.name,
        surname: noor.surname,
        username: noor.username,
        email: noor.email,
        password: "",
        passwordConfirmation: "",
        settings: { notifications: true },
      };
      const draft = drafts.open({ userId: state.user.id, path: "/profile" });
      void draft.write({ values: { ...base, name: "Unsaved" }, base });
    },
  },
  parameters: over(show, getTrainingBoardShowMockHandler([])),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expectVisible(() => canvas.getByText(OFFER));
    await userEvent.click(canvas.getByRole("button", { name: "Discard" }));
    await expect(canvas.queryByText(OFFER)).toBeNull();
    await expect(canvas.getByLabelText(/^First Name/)).toHaveFocus();
    await leaveAndReturn(context);
    await expect(canvas.getByLabelText(/^First Name/)).toHaveValue(noor.name);
    await expect(canvas.queryByText(OFFER)).toBeNull();
  },
};

/** The profile has not arrived. Placeholders take its space, so that nothing moves later. */
export const Loading: Story = {
  tags: ["loading"],
  ...whileLoading([forever(PROFILE)]),
};

/** The profile could not be loaded. The page offers another try. The server error on the console is expected. */
export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(PROFILE)], "Your profile could not be loaded"),
};

/** Without the record of a trainee, nothing says that nothing is urgent. */
export const StatusNotKnown: Story = {
  args: { as: "trainee" },
  parameters: over(
    getProfileShowMockHandler(asSent(PROFILES.trainee)),
    fails("*/api/my/records"),
    getEventListMockHandler([]),
    getTrainingShowMockHandler({
      preventTraining: false,
      reminderList: [],
      nextLesson: null,
      lessonList: [],
    }),
  ),
  play: async ({ canvas }) => {
    const head = await canvas.findByRole("region", { name: PROFILES.trainee.fullName });
    await expectVisible(() => within(head).getByText("Status not known"));
    await expect(screen.queryByText("Out of order.")).toBeNull();
  },
};

const left = (element: HTMLElement) => Math.round(element.getBoundingClientRect().left);

/** At 360 px the form has one column, with the actions visible. The role is below the name, not the picture. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("heading", { level: 2, name: noor.fullName });
    await expect(left(canvas.getByText(/^Company Manager,/))).toBe(left(name));
  },
};
