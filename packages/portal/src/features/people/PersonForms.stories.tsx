import {
  getAnnouncementListMockHandler,
  getCompanyAclListMockHandler,
  getCompanyRoleListMockHandler,
  getCompanyRpeListMockHandler,
  getPersonShowMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { PortalStage } from "../../testing/PortalStage.tsx";
import { TRAINEE_ON_WIRE, TYPES } from "./testing-people.ts";
import { shows } from "../../testing/shows.ts";

const USER = "*/api/companies/:companyId/users/:userId";
const announcements = getAnnouncementListMockHandler([]);
const all = [
  getCompanyAclListMockHandler(TYPES.map((type) => ({ ...type, id: Number(type.id) }))),
  getCompanyRpeListMockHandler([
    { id: 7, name: "C-GXAB" },
    { id: 8, name: "C-FKLO" },
  ]),
  getCompanyRoleListMockHandler([
    { id: 21, name: "Captain" },
    { id: 23, name: "Dispatcher" },
  ]),
  getPersonShowMockHandler(TRAINEE_ON_WIRE),
  announcements,
];

/**
 * Create Person and Edit Person inside the portal (shell 2.21, 2.22).
 *
 * **Do** tell a refusal at its field and put the focus there.
 * **Don't** show a field whose value the person may not change as if they could.
 */
const meta = {
  title: "Screens/Person forms",
  component: PortalStage,
  args: { path: "/company/users/12/edit", as: "admin" },
  parameters: { layout: "fullscreen", msw: all },
} satisfies Meta<typeof PortalStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Create: Story = {
  args: { path: "/company/users/create" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("switch", { name: "Company Manager" }));
    await userEvent.click(canvas.getByRole("switch", { name: "Training Manager" }));
    await expect(canvas.getByRole("switch", { name: "Company Manager" })).not.toBeChecked();
    await userEvent.click(canvas.getByRole("switch", { name: "Trainee" }));
    await expect(canvas.getByRole("heading", { name: "Operational Information" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Create" })).toBeVisible();
  },
};

/** The Create button asks for profile_update, not for the permission of its route (decisions). */
export const CreateWithoutProfileUpdate: Story = {
  args: { path: "/company/users/create", as: "managerWithoutProfile" },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("link", { name: "Cancel" }));
    await expect(canvas.queryByRole("button", { name: "Create" })).toBeNull();
  },
};

/** What the person holds stays on offer, also where the company offers it no more. */
export const Edit: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("First Name")).toHaveValue("Łukasz");
    await expect(canvas.getByLabelText("Password")).toBeVisible();
    await expect(canvas.getByRole("switch", { name: "Examiner" })).toBeChecked();
    await expect(canvas.getByLabelText("Date of return:")).toHaveValue("2027/01/15");
    await expect(canvas.getByRole("button", { name: "Delete" })).toBeVisible();
  },
};

export const EditByAManager: Story = {
  args: { as: "companyManager" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("First Name")).toHaveValue("Łukasz");
    await expect(canvas.queryByLabelText("Password")).toBeNull();
    await expect(canvas.queryByRole("heading", { name: "User Type/Role" })).toBeNull();
  },
};

/** Internal staff can be looked at, not changed. */
export const InternalStaff: Story = {
  args: { as: "companyManager" },
  parameters: {
    msw: [
      getPersonShowMockHandler({
        ...TRAINEE_ON_WIRE,
        acl: { roles: [{ id: 1, name: "Admin" }], permissions: [], isTrainee: false },
      }),
      ...all,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("First Name")).toHaveAttribute("readonly");
    await expect(canvas.queryByRole("button", { name: "Update" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Delete" })).toBeNull();
  },
};

/** Roles travel as a list; what is wrong with the first of them stands at that very role. */
export const Refused: Story = {
  parameters: {
    msw: [
      http.put(USER, () =>
        HttpResponse.json(
          {
            message: "The given data was invalid.",
            errors: { "companyRoles.1.licence": ["The licence is not known."] },
          },
          { status: 422 },
        ),
      ),
      ...all,
    ],
  },
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

export const ChoicesFailed: Story = {
  parameters: {
    msw: [
      http.get("*/api/companies/:companyId/rpes", () =>
        HttpResponse.json({ message: "Out of order." }, { status: 500 }),
      ),
      ...all,
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByText("The company's operational information could not be loaded"),
      ).toBeVisible(),
    );
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
