import {
  getAnnouncementListMockHandler,
  getRegistrationLaunchMockHandler,
  getTrainingShowMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { delay, http, HttpResponse } from "msw";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { PortalStage } from "../../testing/PortalStage.tsx";
import { shows } from "../../testing/shows.ts";
import { ACCOUNT, PROFILES } from "../../testing/stage-people.ts";

type Reply = Exclude<Parameters<typeof getTrainingShowMockHandler>[0], undefined | Function>;
type Lesson = Reply["lessonList"][number];

const LAUNCH = "*/api/records/registrations/:id/launch";
const TRAINING = "*/api/my/training";

const deicing: Lesson = {
  topic: "Ground De-icing",
  lesson: "Holdover times and fluid types",
  sequence: 2,
  count: 4,
  is_suspendable: false,
  is_compressed: false,
  is_international_procedures: false,
  registration: { id: 88213, status: 1 },
};
const suspendable: Lesson = { ...deicing, is_suspendable: true };
const terrain: Lesson = {
  ...suspendable,
  topic: "Controlled Flight Into Terrain",
  lesson: "Terrain warnings at night",
  sequence: 1,
  count: 2,
  registration: { id: 88214, status: 1 },
};
const atlantic: Lesson = {
  ...deicing,
  topic: "North Atlantic Operations",
  lesson: "Track message and oceanic clearance",
  sequence: 1,
  count: 3,
  is_international_procedures: true,
  registration: { id: 88215, status: 0 },
};
const reminderList: Reply["reminderList"] = [
  { id: "PROGRAM_EXPIRED", date: null },
  { id: "PROGRAM_RISK_OF_EXPIRY", date: "2026-11-24" },
  { id: "PROGRAM_BEHIND_SCHEDULE", date: null },
];
const nextLesson = { start_date: "2026-12-01" };
const compressed = (lesson: Lesson): Lesson => ({ ...lesson, is_compressed: true });
const withStatus = (status: 3 | 9): Lesson => ({
  ...deicing,
  registration: { id: 88213, status },
});

/** What the host knows of the trainee by now. */
const profile = (change: object) =>
  http.get("*/api/my/profile", () => HttpResponse.json({ ...PROFILES.lapsedTrainee, ...change }));

const quiet = getAnnouncementListMockHandler([]);

/** Train Now over a reply that differs from one lesson without reminders. */
function showing(reply: Partial<Reply>, announcements = quiet) {
  const whole = { preventTraining: false, reminderList: [], nextLesson: null, lessonList: [] };
  return {
    msw: [getTrainingShowMockHandler({ ...whole, ...reply }), announcements],
  };
}

/**
 * Train Now inside the portal, in every state (training 2.2).
 *
 * **Do** say why a lesson cannot begin.
 * **Don't** leave two buttons that would begin something.
 */
const meta = {
  title: "Screens/Train Now",
  component: PortalStage,
  args: { path: "/my/training", as: "trainee" },
  parameters: { layout: "fullscreen", ...showing({ lessonList: [deicing] }) },
} satisfies Meta<typeof PortalStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("heading", { name: "Ground De-icing" }));
    await shows(() => canvas.getByText("Holdover times and fluid types - 2 of 4"));
    await shows(() => canvas.getByText("Scheduled Topics"));
    await expect(canvas.queryByRole("button", { name: "Suspend" })).toBeNull();
  },
};

/** Suspend goes to the next lesson, then to the message; the keyboard stays where lessons appear. */
export const Suspendable: Story = {
  parameters: showing({ lessonList: [suspendable, terrain], reminderList: reminderList.slice(1) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Suspend" }));
    await shows(() => canvas.getByRole("heading", { name: "Controlled Flight Into Terrain" }));
    await expect(canvas.queryByRole("heading", { name: "Ground De-icing" })).toBeNull();
    await expect(document.body).not.toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Suspend" }));
    await shows(() => canvas.getByText("No aditional training available."));
  },
};

export const SuspendedUntilTheNextLesson: Story = {
  parameters: showing({ lessonList: [suspendable], nextLesson }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Suspend" }));
    await shows(() => canvas.getByText(/next lesson will be available at midnight UTC on/));
  },
};

export const InternationalProceduresAlongside: Story = {
  parameters: showing({ lessonList: [atlantic, suspendable, terrain], reminderList }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getAllByRole("article").map((card) => card.querySelector("h2")?.textContent),
      ).toEqual(["Ground De-icing", "North Atlantic Operations"]),
    );
    await expect(
      canvas.getAllByRole("link", { name: "Click here to view your schedule" })[0],
    ).toHaveAttribute("href", "/my/schedule");
  },
};

export const OnAPhone: Story = {
  ...InternationalProceduresAlongside,
  globals: { viewport: { value: "phone" } },
};

/** Nothing but the compressed queue, one lesson at a time. */
export const Compressed: Story = {
  parameters: showing({
    lessonList: [atlantic, compressed(suspendable), compressed(terrain)],
    reminderList: [{ id: "TYPE_COMPRESSED", date: "2026-12-18" }],
  }),
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText("Compressed/Start-up program"));
    await expect(canvas.getAllByRole("article")).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: "Suspend" }));
    await shows(() => canvas.getByRole("heading", { name: "Controlled Flight Into Terrain" }));
  },
};

/** The announcement above says why; the page itself is empty. */
export const Prevented: Story = {
  parameters: showing(
    { lessonList: [deicing], reminderList },
    getAnnouncementListMockHandler([
      {
        id: 4,
        type_name: "DANGER",
        translate: "<p>Training is paused until the audit is closed.</p>",
        company_list: [{ id: ACCOUNT.id }],
        prevent_training: true,
      },
    ]),
  ),
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText("Training is paused until the audit is closed."));
    await waitFor(() => expect(canvas.queryByRole("status", { busy: true })).toBeNull());
    await expect(canvas.queryByRole("article")).toBeNull();
    await expect(canvas.queryByText(/expired on one or more/)).toBeNull();
  },
};

/** A lesson is not offered and then taken away: what may prevent it is waited for. */
export const PreventionOnItsWay: Story = {
  parameters: {
    msw: [
      ...showing({ lessonList: [deicing] }).msw.slice(0, 1),
      http.get("*/api/announcements/announcements", () => delay("infinite")),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("status", { busy: true })).toBeVisible(), {
      timeout: 5000,
    });
    await expect(canvas.queryByRole("article")).toBeNull();
  },
};

export const SubscriptionOver: Story = {
  args: { as: "lapsedTrainee" },
  parameters: {
    msw: [...showing({ lessonList: [deicing], reminderList }).msw, profile({})],
  },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("link", { name: "support" }));
    await expect(canvas.getByRole("link", { name: "support" })).toHaveAttribute(
      "href",
      "mailto:support@stage.test",
    );
    await expect(canvas.queryByText(/expired on one or more/)).toBeNull();
  },
};

/** A subscription that was renewed since the sign-in needs no new one. */
export const SubscriptionRenewed: Story = {
  args: { as: "lapsedTrainee" },
  parameters: {
    msw: [...showing({ lessonList: [deicing] }).msw, profile({ has_valid_subscription: true })],
  },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("heading", { name: "Ground De-icing" }));
  },
};

export const Locked: Story = {
  parameters: showing({ lessonList: [withStatus(3)], reminderList: reminderList.slice(2) }),
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText("Recording score please wait."));
    await shows(() => canvas.getByText(/^This page reloads in \d+ s\.$/));
    await expect(canvas.queryByRole("heading", { name: "Ground De-icing" })).toBeNull();
  },
};

/** The page does not reload while there is no network: it would be gone. */
export const LockedOffline: Story = {
  parameters: showing({ lessonList: [withStatus(3)] }),
  beforeEach: () => {
    Object.defineProperty(navigator, "onLine", { configurable: true, value: false });
    return () => void Reflect.deleteProperty(navigator, "onLine");
  },
  play: async ({ canvas }) => {
    await shows(() =>
      canvas.getByText("You are offline. This goes on as soon as you are connected."),
    );
  },
};

export const Faulty: Story = {
  parameters: showing({ lessonList: [withStatus(9)] }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole("alert")).toHaveTextContent(
        "Whoops, looks like something went wrong, please email Recurrent support.",
      ),
    );
    await shows(() => canvas.getByText("88213"));
    await expect(canvas.queryByRole("button", { name: "Begin Training" })).toBeNull();
  },
};

export const WithoutARegistration: Story = {
  parameters: showing({ lessonList: [{ ...deicing, registration: null }] }),
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText(/Whoops, looks like something went wrong/));
    await expect(canvas.queryByText("Registration")).toBeNull();
  },
};

export const NextLesson: Story = {
  parameters: showing({ nextLesson, reminderList: reminderList.slice(0, 1) }),
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText(/next lesson will be available at midnight UTC on/));
    await shows(() => canvas.getByText("2026-12-01"));
  },
};

export const NoTraining: Story = {
  parameters: showing({}),
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText("No training available."));
  },
};

/** One call, however often it is pressed, and busy for as long as the page is there. */
export const Beginning: Story = {
  parameters: {
    msw: [...showing({ lessonList: [suspendable] }).msw, http.get(LAUNCH, () => delay("infinite"))],
  },
  play: async ({ canvas }) => {
    const begin = await canvas.findByRole("button", { name: "Begin Training" });
    await userEvent.click(begin);
    await waitFor(() => expect(canvas.getByRole("button", { name: "Suspend" })).toBeDisabled());
  },
};

/** A link that leads to no page of the web is not followed. */
export const UnusableLink: Story = {
  parameters: {
    msw: [
      ...showing({ lessonList: [deicing] }).msw,
      getRegistrationLaunchMockHandler({ launch_link: "javascript:alert(1)" }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    // Notices stand beside the page, not in it.
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole("button", { name: "Begin Training" }));
    await shows(() =>
      page.getByText("Whoops, looks like something went wrong, please email Recurrent support."),
    );
    await expect(canvas.getByRole("button", { name: "Begin Training" })).toBeEnabled();
  },
};

export const Loading: Story = {
  parameters: { msw: [http.get(TRAINING, () => delay("infinite")), quiet] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("status", { busy: true })).toBeVisible());
  },
};

const broken = () => HttpResponse.json({ message: "Out of order." }, { status: 500 });

export const Failed: Story = {
  parameters: { msw: [http.get(TRAINING, broken), quiet] },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText("Your training could not be loaded"));
    await shows(() => canvas.getByRole("button", { name: "Try again" }));
  },
};

/** Whether training is prevented cannot be known, so none is offered. */
export const AnnouncementsFailed: Story = {
  parameters: {
    msw: [
      ...showing({ lessonList: [deicing] }).msw.slice(0, 1),
      http.get("*/api/announcements/announcements", broken),
    ],
  },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText("Your training could not be loaded"));
    await expect(canvas.queryByRole("article")).toBeNull();
  },
};
