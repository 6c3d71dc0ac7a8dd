import {
  getCompanyAclListMockHandler,
  getCompanyRoleListMockHandler,
  getCompanyRpeListMockHandler,
  getPersonListMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { HARNESS_DAY } from "../../testing/harness-context.ts";
import { answerLeaveDialog } from "../../testing/answer-leave-dialog.ts";
import { afterFailure, whileLoading } from "../../testing/plain-states.ts";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { expectVisible, findVisible } from "../../testing/expect-visible.ts";
import { AT_WORK, CHOICES } from "./people-fixture.ts";

const RPES = "*/api/companies/:companyId/rpes";
const PEOPLE = "*/api/companies/:companyId/users";
const choices = [
  getCompanyAclListMockHandler(CHOICES.acl),
  getCompanyRpeListMockHandler(CHOICES.rpes),
  getCompanyRoleListMockHandler(CHOICES.roles),
];

const sent = fn();
/** Answers with the new person. */
const setIn = http.post(PEOPLE, ({ request }) => {
  sent(request.url);
  return HttpResponse.json({ id: 17 }, { status: 201 });
});

/**
 * Create Person inside the portal (shell 2.21).
 *
 * ## Do
 * Ask for operational information only for trainees.
 *
 * ## Don't
 * Show the form before its choices are known.
 */
const meta = {
  title: "Screens/People/Create Person",
  component: PortalHarness,
  args: { path: "/company/users/create", as: "admin" },
  parameters: { ...over(...choices) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An empty form. Company Manager and Training Manager exclude each other. */
export const Create: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    const company = await canvas.findByRole("switch", { name: "Company Manager" });
    const training = canvas.getByRole("switch", { name: "Training Manager" });
    await userEvent.click(company);
    await userEvent.click(training);
    await expect(training).toBeChecked();
    await expect(company).not.toBeChecked();
    await userEvent.click(company);
    await expect(company).toBeChecked();
    await expect(training).not.toBeChecked();
    // shell 2.21: the external types come first, then the internal ones after a divider.
    const types = canvas.getAllByRole<HTMLInputElement>("switch");
    await expect(types.slice(0, 4).map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      "Company Manager",
      "Training Manager",
      "Trainee",
      "Admin",
    ]);
    await expect(canvas.getByText("Internal")).toBeVisible();
    await userEvent.click(canvas.getByRole("switch", { name: "Trainee" }));
    await expect(canvas.getByRole("heading", { name: "Operational Information" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Create" })).toBeVisible();
  },
};

/** These fields are for trainees only, and have defaults. */
export const OperationalInformation: Story = {
  play: async ({ canvas }) => {
    const trainee = await canvas.findByRole("switch", { name: "Trainee" });
    const section = () => canvas.queryByRole("heading", { name: "Operational Information" });
    await expect(section()).toBeNull();
    await userEvent.click(trainee);
    await expect(section()).toBeVisible();
    await expect(canvas.getByRole("group", { name: "Registry, Purpose, Equipment" })).toBeVisible();
    const captain = canvas.getByRole("switch", { name: "Captain" });
    await expect(canvas.queryByLabelText("Captain Licence")).toBeNull();
    await userEvent.click(captain);
    await expect(canvas.getByLabelText("Captain Licence")).toBeVisible();
    await userEvent.click(captain);
    await expect(canvas.queryByLabelText("Captain Licence")).toBeNull();
    const northern = canvas.getByRole("radio", { name: "Northern" });
    await expect(northern).toBeChecked();
    await userEvent.click(canvas.getByText("Southern"));
    await expect(northern).not.toBeChecked();
    await expect(canvas.getByRole("textbox", { name: "Subscription Renewal" })).toHaveValue(
      HARNESS_DAY,
    );
    await userEvent.click(trainee);
    await expect(section()).toBeNull();
    await userEvent.click(trainee);
  },
};

/** Without its required values nothing is sent, and every field shows its error. */
export const Incomplete: Story = {
  parameters: over(setIn, ...choices),
  beforeEach: () => void sent.mockClear(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Create" }));
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Create Person");
    for (const name of ["First Name", "Last Name", "Username", "Email"]) {
      await expect(canvas.getByLabelText(name)).toHaveAttribute("aria-invalid", "true");
      await expect(canvas.getByText(`${name} is required.`)).toBeVisible();
    }
    await expect(canvas.getByLabelText("First Name")).toHaveFocus();
    await expect(canvas.getByLabelText("Username")).toHaveAttribute("inputmode", "email");
    await expect(canvas.queryByLabelText("Password")).toBeNull();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** A trainee without a role is not sent (shell 5). The typed values stay. */
export const TraineeWithoutRole: Story = {
  parameters: over(setIn, ...choices),
  beforeEach: () => void sent.mockClear(),
  play: async ({ canvas }) => {
    await userEvent.type(await findVisible(() => canvas.getByLabelText("First Name")), "Petra");
    await userEvent.type(canvas.getByLabelText("Last Name"), "Nováková");
    for (const name of ["Username", "Email"]) {
      await userEvent.type(canvas.getByLabelText(name), "petra@aurora.test");
    }
    await userEvent.click(canvas.getByRole("switch", { name: "Trainee" }));
    await userEvent.click(canvas.getByRole("switch", { name: "C-GXAB" }));
    await userEvent.click(canvas.getByRole("button", { name: "Create" }));
    const refusal = await screen.findByRole("alertdialog", { name: "Validation Error" });
    await expect(refusal).toHaveTextContent("Must have at least one RPE and one Role");
    await userEvent.click(within(refusal).getByRole("button", { name: "Ok" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(canvas.getByLabelText("First Name")).toHaveValue("Petra");
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Cancel opens the list, and asks before typed values are lost. */
export const Leaving: Story = {
  parameters: over(getPersonListMockHandler(AT_WORK), ...choices),
  play: async ({ canvas }) => {
    const cancel = async () => userEvent.click(await canvas.findByRole("link", { name: "Cancel" }));
    await cancel();
    await userEvent.click(await canvas.findByRole("link", { name: "New" }));
    await userEvent.type(await findVisible(() => canvas.getByLabelText("First Name")), "Petra");
    await cancel();
    await answerLeaveDialog("Stay");
    await expect(canvas.getByLabelText("First Name")).toHaveValue("Petra");
    await cancel();
    await answerLeaveDialog("Leave");
    await expectVisible(() => canvas.getByRole("heading", { level: 1, name: "People" }));
    await expectVisible(() => canvas.getByRole("link", { name: "Łukasz Wiśniewski" }));
  },
};

/** The Create button needs profile_update, not the permission of its route. */
export const WithoutProfileUpdate: Story = {
  args: { as: "managerWithoutProfile" },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "Cancel" }));
    await expect(canvas.queryByRole("button", { name: "Create" })).toBeNull();
  },
};

/** The form has not arrived. Placeholders take its space, so that nothing moves later. */
export const Loading: Story = {
  tags: ["loading"],
  ...whileLoading([forever(RPES), ...choices]),
};

/**
 * The company's operational information could not be loaded. The page offers another try. The server error on the
 * console is expected.
 */
export const Failed: Story = {
  tags: ["error"],
  ...afterFailure(
    [fails(RPES), ...choices],
    "The company's operational information could not be loaded",
  ),
};
