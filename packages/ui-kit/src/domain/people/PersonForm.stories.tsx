import type { Meta, StoryObj } from "@storybook/react-vite";
import type { PersonEdit } from "@recurrent/sdk";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import {
  HUNDRED_ROLES,
  LONG_NAME,
  NOBODY,
  ROLES,
  RPES,
  SUSPENDED,
  TRAINEE,
  USER_TYPES,
} from "../../components/forms/form-fixture.ts";
import { withPagePadding, controlled } from "../../components/forms/story-fixture.tsx";
import { PersonForm } from "./PersonForm.tsx";

// The caller's rule of shell 4 in its shortest form: Trainee shows the operational section.
const Kept = controlled(PersonForm, (next) => ({ ...next, isTrainee: next.roleIds.includes("5") }));

/**
 * The form of Create Person and Edit Person.
 *
 * ## When to use
 * To create or change a person, for people who may.
 *
 * ## When not to use
 * For the person's own profile, which has a form of its own.
 *
 * ## Content
 * Only sections that the reader may see are shown: without permission there is no User Type section. Suspending is
 * described in neutral words.
 *
 * ## Behaviour
 * The manager types exclude each other, and Suspend inverts notifications. A trainee without equipment or role is
 * not sent: a dialog says Validation Error.
 *
 * ## Accessibility
 * Sections are headings. The row of a switch can be pressed. Licences are fields named after their role.
 *
 * ## For developers
 * Sections depend on the props: without `typeOptions` there is no User Type. Apply dependent changes in `onChange`.
 * The form shows 'Validation Error' by itself.
 */
const meta = {
  title: "Components/Forms/PersonForm",
  component: PersonForm,
  args: {
    mode: "edit",
    today: "2026-11-20",
    value: TRAINEE,
    onChange: fn(),
    onSubmit: fn(),
    onDelete: fn(),
    typeOptions: USER_TYPES,
    withPassword: true,
    rpeOptions: RPES,
    roleOptions: ROLES,
    subscriptionRange: { min: "2026-11-20", max: "2027-06-30" },
    returnRange: { min: "2026-11-20", max: "2027-06-30" },
    cancel: { label: "Cancel", href: "#/company/users/12" },
    canSubmit: true,
  },
  decorators: [withPagePadding],
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof PersonForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** An Admin edits a trainee and sees every section. */
export const Edit: Story = {
  play: async ({ args, canvas }) => {
    const form = canvas.getByRole("form", { name: "Edit Person" });
    for (const title of [
      "Personal Information",
      "User Type/Role",
      "Operational Information",
      "Settings",
      "Suspend",
    ]) {
      await expect(within(form).getByRole("heading", { name: title })).toBeVisible();
    }
    await userEvent.type(canvas.getByLabelText("First Name"), "{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** A Company Manager sees neither password nor user types (shell 2.22). */
export const EditByAManager: Story = { args: { typeOptions: undefined, withPassword: false } };

/** Suspend has a date of return, which may be blank. */
export const SuspendedPerson: Story = {
  args: { value: SUSPENDED },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText("Date of return:", { selector: "input" })).toHaveValue(
      "2027/01/15",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Clear Date of return" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        settings: {
          ...SUSPENDED.settings,
          suspend: { ...SUSPENDED.settings.suspend, endDate: null },
        },
      }),
    );
  },
};

const returning = (endDate: string | null, status = true): PersonEdit => ({
  ...SUSPENDED,
  settings: {
    ...SUSPENDED.settings,
    suspend: { ...SUSPENDED.settings.suspend, status, endDate },
  },
});

const field = (canvas: Canvas) => canvas.getByRole("group", { name: "Date of return:" });

/** A blank day would mean the renewal of the subscription. */
export const ReturnNotKnown: Story = {
  args: {
    value: {
      ...SUSPENDED,
      settings: {
        ...SUSPENDED.settings,
        suspend: { status: true, showTrainingStatus: true, showEventsStatus: false },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("Not known. It stays as it is unless you choose a day."),
    ).toBeVisible();
  },
};

/** A stored date of return in the past is an error once Suspend is switched on, and nothing is sent. */
export const SuspendedAgain: Story = {
  args: { value: returning("2026-11-01", false) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("switch", { name: "Suspend" }));
    await expect(field(canvas)).toHaveAccessibleDescription(
      "Choose a date from 2026/11/20 to 2027/06/30.",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Clear Date of return" }));
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The suspension has ended. A text says so, and the form can be sent while Suspend stays as it is. */
export const SuspensionOver: Story = {
  args: { value: returning("2026-11-01") },
  play: async ({ args, canvas }) => {
    await expect(field(canvas)).toHaveAccessibleDescription(
      "(leave blank to suspend until subscription renewal) This date has passed. The suspension has ended.",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("switch", { name: "Suspend" }));
    await userEvent.click(canvas.getByRole("switch", { name: "Suspend" }));
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** A return today is allowed. A text says that it ends the suspension at once. */
export const ReturnToday: Story = {
  args: { value: returning("2026-11-20") },
  play: async ({ args, canvas }) => {
    await expect(field(canvas)).toHaveAccessibleDescription(/ends the suspension at once/);
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The form is empty, and Cancel opens the list. */
export const Create: Story = {
  args: {
    mode: "create",
    value: NOBODY,
    cancel: { label: "Cancel", href: "#/company/users/active" },
  },
};

/** A trainee has aircraft, roles and a subscription. */
export const CreateATrainee: Story = {
  args: { mode: "create", value: { ...NOBODY, isTrainee: true, roleIds: ["5"] } },
};

/** Without its required values nothing is sent. Every field shows its error and the first one has the focus. */
export const Incomplete: Story = {
  args: { mode: "create", value: NOBODY },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Create" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByText("First Name is required.")).toBeVisible();
    await expect(canvas.getByLabelText("First Name")).toHaveFocus();
    await userEvent.type(canvas.getByLabelText("First Name"), "Amara");
    await expect(canvas.queryByText("First Name is required.")).toBeNull();
  },
};

/** A trainee without a role is not sent: 'Must have at least one RPE and one Role' (shell 5). */
export const TraineeWithoutRole: Story = {
  args: { value: { ...TRAINEE, companyRoles: {} } },
  play: async ({ args, canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    const dialog = await page.findByRole("alertdialog", { name: "Validation Error" });
    await expect(dialog).toHaveTextContent("Must have at least one RPE and one Role");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The host names neither settings nor lists. No switch is called off, and nothing of it is sent. */
export const NotKnown: Story = {
  args: {
    value: {
      ...TRAINEE,
      companyRpeIds: null,
      companyRoles: null,
      settings: {
        notifications: null,
        suspend: { status: null, showTrainingStatus: null, showEventsStatus: null },
      },
    },
  },
  play: async ({ args, canvas }) => {
    for (const name of ["Notifications", "Suspend"]) {
      await expect(canvas.getByRole("switch", { name })).toHaveAccessibleDescription(
        "Not known. It stays as it is unless you turn it.",
      );
    }
    await expect(canvas.getAllByText(/^Not known which are on/)).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("switch", { name: "Suspend" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        settings: {
          notifications: null,
          suspend: {
            status: true,
            endDate: null,
            showTrainingStatus: null,
            showEventsStatus: null,
          },
        },
      }),
    );
  },
};

const errors = {
  message: "The given data was invalid.",
  fieldErrors: {
    username: ["The username has already been taken."],
    "companyRoles.3.licence": ["The licence may not be longer than 60 characters."],
    hemisphere: ["The hemisphere is not known."],
    subscription: ["The subscription must not be in the past."],
  },
};

/** Server errors are above the form and at their fields. The first field has the focus. */
export const Refused: Story = {
  parameters: { frame: { height: 560 } },
  args: { error: errors, onDismissError: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("already been taken");
    const username = canvas.getByLabelText("Username");
    await waitFor(() => expect(username).toHaveFocus());
    await expect(username).toHaveAccessibleDescription("The username has already been taken.");
    await expect(canvas.getByLabelText("Flight Instructor Licence")).toHaveAccessibleDescription(
      "The licence may not be longer than 60 characters.",
    );
    for (const role of ["radiogroup", "radio"]) {
      const [first] = canvas.getAllByRole(role, { name: /Hemisphere|Northern/ });
      await expect(first).toHaveAccessibleDescription("The hemisphere is not known.");
    }
    await userEvent.type(username, "x");
    await expect(username).toHaveAttribute("aria-invalid", "false");
  },
};

/** Nothing can be changed or sent while the reply is pending. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText("First Name"), "x{Enter}");
    await userEvent.click(canvas.getByRole("switch", { name: "Captain" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The form can be read, Suspend included. */
export const ReadOnly: Story = { args: { value: SUSPENDED, readOnly: true } };

/** A long catalogue has a search. Roles that are on stay on. */
export const HundredRoles: Story = {
  args: { roleOptions: HUNDRED_ROLES },
  play: async ({ canvas }) => {
    const search = canvas.getByRole("searchbox", { name: "Search Role(s)" });
    await userEvent.type(search, "base 97");
    await userEvent.click(canvas.getByText("Captain · Base 97"));
    await expect(canvas.getByLabelText("Captain · Base 97 Licence")).toBeVisible();
    await userEvent.clear(search);
    await expect(canvas.getByText("3 of 100 on")).toBeVisible();
  },
};

/** Names wrap in fields, switches and licences. */
export const VeryLongNames: Story = {
  args: {
    value: { ...TRAINEE, name: LONG_NAME, surname: LONG_NAME },
    roleOptions: [...ROLES.slice(0, 2), { id: "3", name: `Examiner ${LONG_NAME}` }],
  },
};

/** On a phone, licences are below their role. */
export const Phone: Story = {
  args: { value: SUSPENDED },
  globals: { viewport: { value: "phone" } },
};

/** The list scrolls by itself, so that the form stays short. */
export const HundredRolesOnAPhone: Story = {
  args: { roleOptions: HUNDRED_ROLES, withPassword: false },
  globals: { viewport: { value: "phone" } },
};

/** At 320 px every message is at its field. */
export const RefusedAtTheNarrowest: Story = {
  args: { error: errors, onDismissError: fn(), withPassword: false },
  globals: { viewport: { value: "narrow" } },
};
