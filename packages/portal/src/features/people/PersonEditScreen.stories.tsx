import {
  getCompanyAclListMockHandler,
  getCompanyRoleListMockHandler,
  getCompanyRpeListMockHandler,
  getPersonShowMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { afterFailure, whileLoading } from "../../testing/plain-states.ts";
import { PortalStage } from "../../testing/PortalStage.tsx";
import { fails, forever, over, refuses } from "../../testing/replies.ts";
import { shows } from "../../testing/shows.ts";
import { CHOICES, TRAINEE_ON_WIRE } from "./people-fixture.ts";

const USER = "*/api/companies/:companyId/users/:userId";
const choices = [
  getCompanyAclListMockHandler(CHOICES.acl),
  getCompanyRpeListMockHandler(CHOICES.rpes),
  getCompanyRoleListMockHandler(CHOICES.roles),
];
const all = [getPersonShowMockHandler(TRAINEE_ON_WIRE), ...choices];

/**
 * Edit Person inside the portal (shell 2.22).
 *
 * ## Do
 * Tell a refusal at its field and put the focus there.
 *
 * ## Don't
 * Show a field whose value the person may not change as if they could.
 */
const meta = {
  title: "Screens/People/Edit Person",
  component: PortalStage,
  args: { path: "/company/users/12/edit", as: "admin" },
  parameters: { ...over(...all) },
} satisfies Meta<typeof PortalStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the person holds stays on offer, also where the company offers it no more. */
export const Edit: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("First Name")).toHaveValue("Łukasz");
    await expect(canvas.getByLabelText("Password")).toBeVisible();
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

export const ByAManager: Story = {
  args: { as: "companyManager" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("First Name")).toHaveValue("Łukasz");
    await expect(canvas.queryByLabelText("Password")).toBeNull();
    await expect(canvas.queryByRole("heading", { name: "User Type/Role" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Delete" })).toBeVisible();
  },
};

/** shell 2.22: training managers cannot delete. */
export const ByATrainingManager: Story = {
  args: { as: "trainingManager" },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("button", { name: "Update" }));
    await expect(canvas.queryByRole("button", { name: "Delete" })).toBeNull();
  },
};

/** Internal staff can be looked at, not changed. */
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
    await expect(await canvas.findByLabelText("First Name")).toHaveAttribute("readonly");
    await expect(canvas.getByRole("note")).toHaveTextContent(
      "Only Admin and Customer Support can change internal staff.",
    );
    await expect(canvas.queryByRole("button", { name: "Update" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Delete" })).toBeNull();
  },
};

/** Roles travel as a list; what is wrong with the first of them stands at that very role. */
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

/** The keyboard goes from the switch to what it has brought. */
export const LicenceAfterItsSwitch: Story = {
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

export const Loading: Story = {
  tags: ["loading"],
  ...whileLoading([forever(USER), ...choices]),
};

export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(USER), ...choices], "The person could not be loaded"),
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
