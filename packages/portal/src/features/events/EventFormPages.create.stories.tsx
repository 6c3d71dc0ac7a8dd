import {
  getEventCreateMockHandler,
  getEventListMockHandler,
  getEventShowMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { over, refuses } from "../../testing/replies.ts";
import { expectVisible } from "../../testing/expect-visible.ts";
import { EVENTS, MEDICAL } from "./testing/events.ts";

const created = { ...MEDICAL, description: "Passport" };

/**
 * Create Event for an own event or document inside the portal (training 2.11).
 *
 * ## Do
 * Say who manages events if trainees may not.
 *
 * ## Don't
 * Lose typed values when the server refuses them.
 */
const meta = {
  title: "Screens/Events and Documents/Create Event",
  component: PortalHarness,
  args: { path: "/my/events/create", as: "trainee" },
  parameters: {
    ...over(
      getEventCreateMockHandler(created),
      getEventShowMockHandler(MEDICAL),
      getEventListMockHandler([...EVENTS]),
    ),
  },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An empty form, with its required fields marked. */
export const Blank: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("textbox", { name: "Notes" }));
    await expect(canvas.getByRole("button", { name: "Create" })).toBeVisible();
  },
};

/** The actions are Cancel and Create (training 2.11). */
export const Created: Story = {
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("textbox", { name: "Notes" }));
    await expect(canvas.getByRole("link", { name: "Cancel" })).toHaveAttribute(
      "href",
      "/my/events",
    );
    await userEvent.type(canvas.getByLabelText("Description"), "Passport");
    await userEvent.click(canvas.getByRole("button", { name: "Create" }));
    await expectVisible(() => within(document.body).getByText("Data updated successfully!"));
    await expectVisible(() => canvas.getByRole("heading", { name: "Event Detail" }));
  },
};

/**
 * The server refused the description and a file. Each message is at its field. The 422 on the console is expected.
 */
export const Refused: Story = {
  tags: ["error"],
  parameters: over(
    refuses("post", "*/api/my/events", {
      description: ["The description is taken."],
      "files.1": ["huge.mov is larger than 64 MB."],
    }),
  ),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("textbox", { name: "Notes" }));
    await userEvent.type(canvas.getByLabelText("Description"), "Passport");
    await userEvent.upload(canvas.getByTestId("event-files"), [
      new File(["a"], "small.pdf"),
      new File(["b"], "huge.mov"),
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "Create" }));
    await expectVisible(() => canvas.getByRole("alert"));
    await expect(canvas.getByRole("alert")).toHaveTextContent("huge.mov is larger than 64 MB.");
    await expect(canvas.getByLabelText("Description")).toHaveAttribute("aria-invalid", "true");
    await expect(canvas.getByLabelText("Description")).toHaveAccessibleDescription(
      "The description is taken.",
    );
    await expect(
      canvas.getByRole("button", { name: "Remove huge.mov" }),
    ).toHaveAccessibleDescription("huge.mov is larger than 64 MB.");
    await expect(
      canvas.getByRole("button", { name: "Remove small.pdf" }),
    ).not.toHaveAccessibleDescription();
  },
};

/** Only the company's managers may change events. The page says so in place of the form. */
export const NotAllowed: Story = {
  args: { eventsDocuments: false },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("Your managers keep your events and documents"));
    await expect(canvas.queryByRole("form")).toBeNull();
  },
};
