import {
  getPersonRecordShowMockHandler,
  getPersonScheduleShowMockHandler,
  getPersonShowMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { afterFailure, whileLoading } from "../../testing/plain-states.ts";
import { PortalStage } from "../../testing/PortalStage.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { shows } from "../../testing/shows.ts";
import { TRAINEE_ON_WIRE } from "./people-fixture.ts";

const USER = "*/api/companies/:companyId/users/:userId";
const left = {
  ...TRAINEE_ON_WIRE,
  isActive: false,
  deleted_at: "2026-09-07T10:00:00Z",
  groups: [],
};
const showing = (shown: Parameters<typeof getPersonShowMockHandler>[0]) =>
  over(
    getPersonShowMockHandler(shown),
    getPersonRecordShowMockHandler({ topics: [] }),
    getPersonScheduleShowMockHandler([]),
  );

/**
 * Person Detail inside the portal (shell 2.23); the tabs of training and documents have stories of
 * their own.
 *
 * ## Do
 * Say when somebody who is suspended returns.
 *
 * ## Don't
 * Offer tabs of training for somebody who does not train.
 */
const meta = {
  title: "Screens/People/Person Detail",
  component: PortalStage,
  args: { path: "/company/users/12?tab=profile", as: "companyManager" },
  parameters: { ...showing(TRAINEE_ON_WIRE) },
} satisfies Meta<typeof PortalStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every line of the Profile tab; suspended, so it says when. */
export const Profile: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("Captain Licence")).toBeVisible());
    await expect(canvas.getByText("2027/01/15")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back" })).toHaveAttribute(
      "href",
      "/company/users/active",
    );
    await expect(canvas.getByRole("link", { name: "Edit" })).toHaveAttribute(
      "href",
      "/company/users/12/edit",
    );
  },
};

const internal = showing({
  ...TRAINEE_ON_WIRE,
  acl: { roles: [{ id: 1, name: "Admin" }], permissions: [], isTrainee: false },
});

/** Who works for the product is out of reach of a company's managers. */
export const InternalStaff: Story = {
  args: { path: "/company/users/12" },
  parameters: internal,
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("link", { name: "Back" }));
    await expect(canvas.queryByRole("link", { name: "Edit" })).toBeNull();
  },
};

/** shell 2.23: an Admin edits them. */
export const InternalStaffForAnAdmin: Story = {
  args: { path: "/company/users/12", as: "admin" },
  parameters: internal,
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("link", { name: "Edit" }));
  },
};

/** The banner folds, and stays so from one tab to the next. */
export const AnotherTab: Story = {
  args: { path: "/company/users/12?tab=schedule" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "About Łukasz Wiśniewski" }));
    await userEvent.click(canvas.getByRole("link", { name: "Training Record" }));
    await shows(() => canvas.getByText("Nothing in the record on this date"));
    await expect(canvas.queryByText("Captain Licence")).toBeNull();
  },
};

/** Of a trainee who left, Training Record is all there is. */
export const WhoLeft: Story = {
  parameters: showing(left),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("2026-09-07")).toBeVisible());
    const tabs = canvas.getByRole("navigation", { name: "Person" });
    await expect(within(tabs).getAllByRole("link")).toHaveLength(1);
    await expect(canvas.getByRole("link", { name: "Back" })).toHaveAttribute(
      "href",
      "/company/users/historical",
    );
  },
};

export const WhoLeftAndNeverTrained: Story = {
  tags: ["empty"],
  args: { path: "/company/users/12" },
  parameters: showing({ ...left, acl: { ...left.acl, roles: [], isTrainee: false } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("No training record")).toBeVisible());
  },
};

const waiting = whileLoading([forever(USER)]);

/** In the shape of what comes: labels and values, and no fields. */
export const Loading: Story = {
  tags: ["loading"],
  ...waiting,
  play: async (context) => {
    await waiting.play(context);
    const [skeleton] = context.canvas.getAllByRole("status");
    await expect(skeleton?.querySelector("dl")).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(USER)], "The person could not be loaded"),
};

export const ProfileOnAPhone: Story = {
  ...Profile,
  globals: { viewport: { value: "phone" } },
};
