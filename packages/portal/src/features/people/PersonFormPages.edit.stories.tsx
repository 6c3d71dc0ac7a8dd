import {
  getCompanyAclListMockHandler,
  getCompanyRoleListMockHandler,
  getCompanyRpeListMockHandler,
  getPersonShowMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { delay, http } from "msw";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { addDays } from "@recurrent/sdk/calendar-day";
import { answerLeaveDialog } from "../../testing/answer-leave-dialog.ts";
import { afterFailure, whileLoading } from "../../testing/plain-states.ts";
import { HARNESS_DAY } from "../../testing/harness-context.ts";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, forever, over, refuses } from "../../testing/replies.ts";
import { expectVisible, findVisible } from "../../testing/expect-visible.ts";
import { CHOICES, TRAINEE_ON_WIRE } from "./people-fixture.ts";

const USER = "*/api/companies/:companyId/users/:userId";
const choices = [
  getCompanyAclListMockHandler(CHOICES.acl),
  getCompanyRpeListMockHandler(CHOICES.rpes),
  getCompanyRoleListMockHandler(CHOICES.roles),
];
const all = [getPersonShowMockHandler(TRAINEE_ON_WIRE), ...choices];
const { settings } = TRAINEE_ON_WIRE;
/** The date that many days from now. Forms use the date on which they were opened. */
const day = (offset: number) => addDays(HARNESS_DAY.slice(0, 10), offset);
const NOT_SUSPENDED = {
  ...TRAINEE_ON_WIRE,
  subscription: { end: day(30) },
  settings: { ...settings, notifications: true, suspend: { status: false } },
};
const until = (end: string) => ({ ...TRAINEE_ON_WIRE, subscription: { end } });

const sent = fn();
/** Remembers the update and never answers, so that the form stays. */
const setIn = http.put(USER, async ({ request }) => {
  sent(await request.json());
  await delay("infinite");
});

/**
 * Edit Person inside the portal (shell 2.22).
 *
 * ## Do
 * Show a server error at its field and move the focus there.
 *
 * ## Don't
 * Make a value that the reader may not change look editable.
 */
const meta = {
  title: "Screens/People/Edit Person",
  component: PortalHarness,
  args: { path: "/company/users/12/edit", as: "admin" },
  parameters: { ...over(...all) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The person's values stay available, also if the company no longer offers them. */
export const Edit: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await expect(await findVisible(() => canvas.getByLabelText("First Name"))).toHaveValue(
      "Łukasz",
    );
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Edit Person");
    for (const [name, value] of [
      ["Last Name", "Wiśniewski"],
      ["Username", "lukasz@aurora.test"],
      ["Email", "l.wisniewski@aurora.test"],
      ["Captain Licence", "ATPL 1"],
    ] as const) {
      await expect(canvas.getByLabelText(name)).toHaveValue(value);
    }
    await userEvent.click(canvas.getByRole("button", { name: "Change password" }));
    await expect(canvas.getByLabelText("Password")).toBeVisible();
    for (const name of ["C-GXAB", "Captain", "Examiner"]) {
      await expect(canvas.getByRole("switch", { name })).toBeChecked();
    }
    await expect(canvas.getByRole("switch", { name: "Dispatcher" })).not.toBeChecked();
    await expect(canvas.queryByLabelText("Dispatcher Licence")).toBeNull();
    await expect(canvas.getByLabelText("Confirm Password")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "User Type/Role" })).toBeVisible();
    await expect(canvas.getByRole("switch", { name: "Trainee" })).toBeChecked();
    await expect(canvas.getByRole("switch", { name: "Admin" })).not.toBeChecked();
    await expect(canvas.getByRole("switch", { name: "Examiner" })).toBeChecked();
    await expect(canvas.getByLabelText("Date of return:", { selector: "input" })).toHaveValue(
      "2027/01/15",
    );
    await expect(canvas.getByRole("button", { name: "Delete" })).toBeVisible();
  },
};

/** A manager edits a trainee, but cannot change the password or the type of user. */
export const ByAManager: Story = {
  args: { as: "companyManager" },
  play: async ({ canvas }) => {
    await expect(await findVisible(() => canvas.getByLabelText("First Name"))).toHaveValue(
      "Łukasz",
    );
    await expect(canvas.queryByLabelText("Password")).toBeNull();
    await expect(canvas.queryByRole("heading", { name: "User Type/Role" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Delete" })).toBeVisible();
  },
};

/** A person who is not a trainee has no operational fields. */
export const NotATrainee: Story = {
  args: { as: "companyManager" },
  parameters: over(
    getPersonShowMockHandler({
      ...TRAINEE_ON_WIRE,
      acl: { roles: [{ id: 3, name: "Company Manager" }], permissions: [], isTrainee: false },
    }),
    ...choices,
  ),
  play: async ({ canvas }) => {
    await expect(await findVisible(() => canvas.getByLabelText("First Name"))).toHaveValue(
      "Łukasz",
    );
    await expect(canvas.queryByRole("heading", { name: "Operational Information" })).toBeNull();
  },
};

/** Suspend shows the date of return, from today to the subscription's end, and inverts notifications. */
export const Suspending: Story = {
  args: { as: "companyManager" },
  parameters: over(setIn, getPersonShowMockHandler(NOT_SUSPENDED), ...choices),
  beforeEach: () => void sent.mockClear(),
  play: async ({ canvas }) => {
    const words =
      "Training continues to be delivered while trainee is suspended. Notifications and status boards can be enabled while suspended.";
    const suspend = await canvas.findByRole("switch", { name: "Suspend" });
    const notifications = canvas.getByRole("switch", { name: "Notifications" });
    await expect(canvas.queryByText(words)).toBeNull();
    await expect(notifications).toBeChecked();
    await userEvent.click(suspend);
    await expect(canvas.getByText(words)).toBeVisible();
    await expect(
      canvas.getByText("(leave blank to suspend until subscription renewal)"),
    ).toBeVisible();
    for (const board of ["training", "events"]) {
      const shown = canvas.getByRole("switch", { name: `Display on ${board} status board` });
      await expect(shown).not.toBeChecked();
    }
    await expect(notifications).not.toBeChecked();
    await userEvent.click(notifications);
    await expect(notifications).toBeChecked();
    await userEvent.click(suspend);
    await userEvent.click(suspend);
    await expect(notifications).not.toBeChecked();
    await userEvent.click(suspend);
    await expect(notifications).toBeChecked();

    await userEvent.click(suspend);
    const back = within(canvas.getByRole("group", { name: "Date of return:" }));
    for (const wrong of [day(-1), day(31)]) {
      await userEvent.click(back.getByRole("spinbutton", { name: "Year" }));
      await userEvent.keyboard(wrong.replaceAll("-", ""));
      await userEvent.click(canvas.getByRole("button", { name: "Update" }));
      await waitFor(() =>
        expect(back.getByRole("spinbutton", { name: "Year" })).toHaveAttribute(
          "aria-invalid",
          "true",
        ),
      );
    }
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** The date is picked, not typed, between today and its present value (shell 2.22, 5). */
export const Renewal: Story = {
  parameters: over(getPersonShowMockHandler(until(day(31).replace(/..$/, "20"))), ...choices),
  play: async ({ canvas }) => {
    const renewal = await canvas.findByRole("textbox", { name: "Subscription Renewal" });
    await expect(renewal).toHaveAttribute("readonly");
    await expect(renewal).toHaveAttribute("placeholder", "Pick a day");
    await userEvent.click(renewal);
    await expect(await screen.findByRole("gridcell", { name: "20" })).toBeEnabled();
    await expect(screen.getByRole("gridcell", { name: "21" })).toBeDisabled();
    await expect(screen.getByRole("button", { name: "Next month" })).toBeDisabled();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** A lapsed subscription can be renewed without a limit (shell 5). */
export const LapsedRenewal: Story = {
  args: { as: "companyManager" },
  parameters: over(setIn, getPersonShowMockHandler(until(day(-20))), ...choices),
  beforeEach: () => void sent.mockClear(),
  play: async ({ canvas }) => {
    const renewal = await canvas.findByRole<HTMLInputElement>("textbox", {
      name: "Subscription Renewal",
    });
    await userEvent.click(renewal);
    for (let month = 0; month < 2; month += 1) {
      const next = await screen.findByRole("button", { name: "Next month" });
      await expect(next).toBeEnabled();
      await userEvent.click(next);
    }
    await userEvent.click(await screen.findByRole("gridcell", { name: "15" }));
    await waitFor(() => expect(renewal.value).toMatch(/-15$/));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ subscription: renewal.value })),
    );
  },
};

const {
  subscription: _subscription,
  settings: _settings,
  company: _company,
  ...UNSAID
} = TRAINEE_ON_WIRE;

/** The host names no subscription, settings or company. Another address sends none of them. */
export const NotKnown: Story = {
  parameters: over(setIn, getPersonShowMockHandler(UNSAID), ...choices),
  beforeEach: () => void sent.mockClear(),
  play: async ({ canvas }) => {
    const email = await findVisible(() => canvas.getByLabelText("Email"));
    await expect(canvas.getByRole("textbox", { name: "Subscription Renewal" })).toHaveValue("");
    await userEvent.clear(email);
    await userEvent.type(email, "new@mail.test{Enter}");
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        id: UNSAID.id,
        name: UNSAID.name,
        surname: UNSAID.surname,
        username: UNSAID.username,
        email: "new@mail.test",
        roles: [5],
        hemisphere: UNSAID.hemisphere,
      }),
    );
  },
};

/** The subscription of somebody who becomes a trainee starts today, and the field shows it. */
export const BecomesATrainee: Story = {
  parameters: over(
    getPersonShowMockHandler({
      ...UNSAID,
      acl: { roles: [{ id: 3, name: "Company Manager" }], permissions: [], isTrainee: false },
    }),
    ...choices,
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("switch", { name: "Trainee" }));
    await expect(canvas.getByRole("textbox", { name: "Subscription Renewal" })).toHaveValue(day(0));
  },
};

/** Cancel asks before changes are lost. A switch turned on and off again is no change. */
export const Leaving: Story = {
  args: { as: "companyManager" },
  play: async ({ canvas }) => {
    const isAt = (title: string) =>
      expectVisible(() => canvas.getByRole("heading", { level: 1, name: title }));
    const dispatcher = () => canvas.findByRole("switch", { name: "Dispatcher" });
    const cancel = () => userEvent.click(canvas.getByRole("link", { name: "Cancel" }));
    await userEvent.click(await dispatcher());
    await userEvent.click(await dispatcher());
    await cancel();
    await isAt("Person Detail");
    await userEvent.click(await canvas.findByRole("link", { name: "Edit" }));
    await userEvent.click(await dispatcher());
    await cancel();
    await answerLeaveDialog("Stay");
    await expect(await dispatcher()).toBeChecked();
    await cancel();
    await answerLeaveDialog("Leave");
    await isAt("Person Detail");
    await expectVisible(() => canvas.getByText("5f0a"));
  },
};

/** Training managers cannot delete (shell 2.22). */
export const ByATrainingManager: Story = {
  args: { as: "trainingManager" },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("button", { name: "Update" }));
    await expect(canvas.queryByRole("button", { name: "Delete" })).toBeNull();
  },
};

/** Managers can read the form of internal staff, but change nothing. */
export const InternalStaff: Story = {
  args: { as: "companyManager" },
  parameters: over(
    getPersonShowMockHandler({
      ...TRAINEE_ON_WIRE,
      acl: { roles: [{ id: 1, name: "Admin" }], permissions: [], isTrainee: false },
    }),
    ...choices,
  ),
  play: async ({ canvas }) => {
    await expect(await findVisible(() => canvas.getByLabelText("First Name"))).toHaveAttribute(
      "readonly",
    );
    await expect(canvas.getByRole("note")).toHaveTextContent(
      "Only Admin and Customer Support can change internal staff.",
    );
    await expect(canvas.queryByRole("button", { name: "Update" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Delete" })).toBeNull();
  },
};

/** Roles are sent as a list. The error of the first one is at that role. */
export const Refused: Story = {
  parameters: over(
    refuses("put", USER, { "companyRoles.1.licence": ["The licence is not known."] }),
    ...all,
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Update" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The licence is not known.");
    await expect(canvas.getByLabelText("Examiner Licence")).toHaveFocus();
    await expect(canvas.getByLabelText("Captain Licence")).not.toHaveAttribute(
      "aria-invalid",
      "true",
    );
  },
};

/** The next stop of the keyboard after a switch is the licence that it has added. */
export const LicenceFollowsItsSwitch: Story = {
  play: async ({ canvas }) => {
    const captain = await canvas.findByRole("switch", { name: "Captain" });
    await userEvent.click(captain);
    await expect(canvas.queryByLabelText("Captain Licence")).toBeNull();
    await userEvent.click(captain);
    await expect(captain).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText("Captain Licence")).toHaveFocus();
  },
};

/** A trainee without a role cannot be saved. A dialog says which values a trainee must have. */
export const TraineeWithoutRole: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("switch", { name: "Captain" }));
    await userEvent.click(canvas.getByRole("switch", { name: "Examiner" }));
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(
      await page.findByRole("alertdialog", { name: "Validation Error" }),
    ).toHaveTextContent("Must have at least one RPE and one Role");
  },
};

/** The person has not arrived. Placeholders take its space, so that nothing moves later. */
export const Loading: Story = {
  tags: ["loading"],
  ...whileLoading([forever(USER), ...choices]),
};

/** The person could not be loaded. The page offers another try. The server error on the console is expected. */
export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(USER), ...choices], "The person could not be loaded"),
};

/** At 360 px the form has one column, with the actions pinned to the bottom. */
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
