import {
  getPersonEventListMockHandler,
  getPersonProgramShowMockHandler,
  getPersonRecordShowMockHandler,
  getPersonScheduleShowMockHandler,
  getPersonShowMockHandler,
  getTrainingBoardShowMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import type { RequestHandler } from "msw";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { afterFailure, whileLoading } from "../../testing/plain-states.ts";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { expectVisible } from "../../testing/expect-visible.ts";
import { TRAINEE_ON_WIRE } from "./people-fixture.ts";

const USER = "*/api/companies/:companyId/users/:userId";
const left = {
  ...TRAINEE_ON_WIRE,
  isActive: false,
  deleted_at: "2026-09-07T10:00:00Z",
  groups: [],
};
const RECORD = `${USER}/records`;
const EVENTS = `${USER}/events`;
const BOARD = "*/api/dashboard/training_status";
const board = (id: "behindSchedule" | "current") =>
  getTrainingBoardShowMockHandler([
    {
      id,
      count: 1,
      priority: 3,
      tab: "schedule",
      list: [{ id: 12, fullName: TRAINEE_ON_WIRE.fullName }],
    },
  ]);
const showing = (
  shown: Parameters<typeof getPersonShowMockHandler>[0],
  ...first: readonly RequestHandler[]
) =>
  over(
    ...first,
    getPersonShowMockHandler(shown),
    getPersonRecordShowMockHandler({ topics: [] }),
    getPersonScheduleShowMockHandler([]),
    board("current"),
  );

/**
 * Person Detail inside the portal (shell 2.23). The tabs of training and documents have their own stories.
 *
 * ## Do
 * Show when a suspended person returns.
 *
 * ## Don't
 * Show tabs of training for people who are not trainees.
 */
const meta = {
  title: "Screens/People/Person Detail",
  component: PortalHarness,
  args: { path: "/company/users/12?tab=profile", as: "companyManager" },
  parameters: { ...showing(TRAINEE_ON_WIRE) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Pick<StoryContext["canvas"], "getByText" | "queryByText">;

/** The value beside a label. */
const detail = (canvas: Canvas, label: string) =>
  canvas.getByText(label, { selector: "dt" }).nextElementSibling;
/** The labels that are shown, of the given ones. */
const labels = (canvas: Canvas, some: readonly string[]) =>
  some.filter((label) => canvas.queryByText(label, { selector: "dt" }) !== null);
const tabsIn = (canvas: Pick<StoryContext["canvas"], "getByRole">) =>
  within(canvas.getByRole("navigation", { name: "Person" }))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

/** Every line of the Profile tab. The person is suspended, with the date of return. */
export const Profile: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("Captain Licence")).toBeVisible());
    for (const [label, value] of [
      ["Name", "Łukasz Wiśniewski"],
      ["User Type", "Trainee"],
      ["ID", "5f0a"],
      ["Username", "lukasz@aurora.test"],
      ["Captain Licence", "ATPL 1"],
      ["Subscription Renewal", "2027-06-30"],
      ["International Procedures", "Enrolled"],
      ["Notifications", "Off"],
      ["Email", "l.wisniewski@aurora.test"],
      ["Suspend", "On"],
      ["Returns on", "2027/01/15"],
      ["Display on training status board", "On"],
      ["Display on event status board", "Off"],
    ] as const) {
      await expect(detail(canvas, label)).toHaveTextContent(value);
    }
    await expect(labels(canvas, ["Examiner Licence"])).toEqual([]);
    await expect(canvas.getByRole("link", { name: "King Air" })).toHaveAttribute(
      "href",
      "/company/groups/1",
    );
    await expect(canvas.queryByRole("button", { name: /^About / })).toBeNull();
    await expect(tabsIn(canvas)).toEqual([
      "Profile",
      "Program",
      "Schedule",
      "Training Record",
      "Events / Documents",
    ]);
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

/** A person who is not a trainee has no operational information and no tabs of training. */
export const NotATrainee: Story = {
  args: { path: "/company/users/12?tab=program" },
  parameters: showing({
    ...TRAINEE_ON_WIRE,
    acl: { roles: [{ id: 3, name: "Company Manager" }], permissions: [], isTrainee: false },
  }),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("Company Manager", { selector: "dd" }));
    await expect(tabsIn(canvas)).toEqual(["Profile", "Events / Documents"]);
    await expect(canvas.getByRole("link", { name: "Profile", current: "page" })).toBeVisible();
    await expect(
      labels(canvas, ["Groups", "Subscription Renewal", "International Procedures"]),
    ).toEqual([]);
  },
};

/** A company's managers cannot change internal staff. */
export const InternalStaff: Story = {
  args: { path: "/company/users/12" },
  parameters: internal,
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "Back" }));
    await expect(canvas.queryByRole("link", { name: "Edit" })).toBeNull();
  },
};

/** An Admin can edit internal staff (shell 2.23). */
export const InternalStaffForAnAdmin: Story = {
  args: { path: "/company/users/12", as: "admin" },
  parameters: internal,
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "Edit" }));
  },
};

const topic = (topicName: string, status: 5 | 6, expiry: string) => ({
  topicId: status,
  topicName,
  status,
  periodicity: "Every 12 months",
  completed_at: "2025-11-19",
  expiry,
});
const item = (id: number, description: string, status: "expired") => ({
  id,
  name: description,
  description,
  issued_at: "2024-11-02",
  expiry_at: "2026-11-02",
  is_active: true,
  status,
});
const DE_ICING = "Ground De-icing and Anti-icing on Contaminated Runways";

/** A story of the status in the header: its text and its link. */
function head(says: string, leadsTo: string | null, ...replies: readonly RequestHandler[]) {
  return {
    parameters: showing(TRAINEE_ON_WIRE, ...replies),
    play: async ({ canvas }: Pick<StoryContext, "canvas">) => {
      const region = await canvas.findByRole("region", { name: TRAINEE_ON_WIRE.fullName });
      if (leadsTo === null) {
        await expectVisible(() => within(region).getByText(says));
      } else {
        const link = await within(region).findByRole("link", { name: says });
        await expect(link).toHaveAttribute("href", leadsTo);
      }
      await expect(within(region).getByText("Suspended")).toBeVisible();
    },
  };
}

/** The header names the expired topic and links to it, also when it is the first page. */
export const ExpiredTopic: Story = head(
  `Expired · ${DE_ICING}, 2026-11-19`,
  `/company/users/12?${new URLSearchParams({ tab: "record", "record-q": DE_ICING }).toString()}`,
  getPersonRecordShowMockHandler({
    topics: [topic("CRM", 5, "2026-11-22"), topic(DE_ICING, 6, "2026-11-19")],
  }),
);

/** The header names an expired document too. */
export const ExpiredDocument: Story = head(
  "Expired · Medical certificate, 2026-11-02",
  "/company/users/12?tab=events&eventId=71",
  getPersonEventListMockHandler([item(71, "Medical certificate", "expired")]),
);

/** A topic expires within days. */
export const AtRisk: Story = head(
  "At Risk Of Expiry · CRM, 2026-11-22",
  "/company/users/12?tab=record&record-q=CRM",
  getPersonRecordShowMockHandler({ topics: [topic("CRM", 5, "2026-11-22")] }),
);

/** Only the board can say that a person is behind schedule, since that may depend on lessons of several topics. */
export const BehindSchedule: Story = head(
  "Behind Schedule",
  "/company/users/12?tab=schedule",
  board("behindSchedule"),
);

/** Record, events and board all say that nothing is urgent. */
export const Current: Story = head("Current", null);

/** The record could not be loaded. The header says so, without a notice. */
export const StatusNotKnown: Story = head("Status not known", null, fails(RECORD));

/** The reader may not see the lists. The status is unknown, and the page stays. */
export const StatusNotAllowed: Story = head(
  "Status not known",
  null,
  fails(RECORD, { status: 403 }),
  fails(EVENTS, { status: 403 }),
  fails(BOARD, { status: 403 }),
);

/** The name of a long topic is cut off. The date is not. */
export const ExpiredOnAPhone: Story = {
  ...ExpiredTopic,
  globals: { viewport: { value: "phone" } },
};

/** The banner can be collapsed, and stays so on the other tabs. */
export const BannerOnAnotherTab: Story = {
  args: { path: "/company/users/12?tab=schedule" },
  play: async ({ canvas }) => {
    const about = await canvas.findByRole("button", { name: "About Łukasz Wiśniewski" });
    await expect(canvas.getByRole("link", { name: "Base North" })).toHaveAttribute(
      "href",
      "/company/groups/2",
    );
    await expect(detail(canvas, "Captain Licence")).toHaveTextContent("ATPL 1");
    await expect(detail(canvas, "Subscription")).toHaveTextContent("2027-06-30");
    await expect(labels(canvas, ["Start", "End"])).toEqual([]);
    await userEvent.click(about);
    await userEvent.click(canvas.getByRole("link", { name: "Training Record" }));
    await expectVisible(() => canvas.getByText("Nothing in the record on this date"));
    await expect(canvas.queryByText("Captain Licence")).toBeNull();
  },
};

const TABS = ["Profile", "Program", "Schedule", "Training Record", "Events / Documents"];

/** Header and tabs have the same height on every tab, and 'Edit' is at the same position. */
export const SamePlaceOnEveryTab: Story = {
  parameters: showing(
    // One line of details.
    { ...TRAINEE_ON_WIRE, groups: TRAINEE_ON_WIRE.groups.slice(0, 1) },
    getPersonProgramShowMockHandler({ topicList: [] }),
    getPersonRecordShowMockHandler({ topics: [topic(DE_ICING, 6, "2026-11-19")] }),
    getPersonEventListMockHandler([]),
  ),
  play: async ({ canvas }) => {
    const places: string[] = [];
    const nav = await canvas.findByRole("navigation", { name: "Person" });
    const readPlace = () => {
      const { top } = nav.getBoundingClientRect();
      return Math.round(top + scrollY);
    };
    for (const tab of TABS) {
      await userEvent.click(within(nav).getByRole("link", { name: tab }));
      await within(nav).findByRole("link", { name: tab, current: "page" });
      await expectVisible(() => canvas.getByRole("link", { name: /^Expired · / }));
      // On phones it is opened once for all tabs.
      const more = canvas.queryByRole("button", { name: "More actions", expanded: false });
      if (more !== null) {
        await expect(canvas.queryByRole("link", { name: "Edit" })).toBeNull();
        await userEvent.click(more);
      }
      const edit = canvas.getByRole("link", { name: "Edit" });
      await expect(edit).toHaveAttribute("href", "/company/users/12/edit");
      const { x, y } = edit.getBoundingClientRect();
      places.push(`tabs at ${readPlace()}, Edit at ${Math.round(x)}, ${Math.round(y + scrollY)}`);
    }
    await expect([...new Set(places)]).toEqual([places[0]]);
    // The form of an event has buttons of its own.
    const before = readPlace();
    await userEvent.click(await canvas.findByRole("link", { name: "New" }));
    await expectVisible(() => canvas.getByRole("button", { name: "Create" }));
    await expect(canvas.queryByRole("link", { name: "Edit" })).toBeNull();
    await expect(readPlace()).toBe(before);
  },
};

/** The same on a phone, where the buttons are in 'More actions'. */
export const SamePlaceOnAPhone: Story = {
  ...SamePlaceOnEveryTab,
  globals: { viewport: { value: "phone" } },
};

/** A trainee who left has only the tab Training Record. */
export const AfterLeaving: Story = {
  parameters: showing(left),
  play: async ({ canvas }) => {
    await waitFor(() => expect(detail(canvas, "End")).toBeVisible());
    await expect(tabsIn(canvas)).toEqual(["Training Record"]);
    await expect(
      canvas.getByRole("link", { name: "Training Record", current: "page" }),
    ).toBeVisible();
    await expect(detail(canvas, "Start")).toHaveTextContent("2024-02-03");
    await expect(detail(canvas, "End")).toHaveTextContent("2026-09-07");
    await expect(detail(canvas, "Captain Licence")).toHaveTextContent("ATPL 1");
    await expect(labels(canvas, ["Groups", "Subscription"])).toEqual([]);
    await expect(canvas.getByRole("link", { name: "Back" })).toHaveAttribute(
      "href",
      "/company/users/historical",
    );
    await expect(canvas.queryByRole("link", { name: "Edit" })).toBeNull();
  },
};

/** The address of an event opens that tab as well, with the same buttons. */
export const AfterLeavingAtAnEvent: Story = {
  ...AfterLeaving,
  args: { path: "/company/users/12?tab=events&eventId=71" },
};

/** The person left without ever being a trainee, so there is no record. */
export const AfterLeavingNeverATrainee: Story = {
  tags: ["empty"],
  args: { path: "/company/users/12" },
  parameters: showing({ ...left, acl: { ...left.acl, roles: [], isTrainee: false } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("No training record")).toBeVisible());
    await expect(canvas.queryByRole("navigation", { name: "Person" })).toBeNull();
  },
};

const waiting = whileLoading([forever(USER)]);

/** The placeholders have the shape of labels and values, without fields. */
export const Loading: Story = {
  tags: ["loading"],
  ...waiting,
  play: async (context) => {
    await waiting.play(context);
    const [skeleton] = context.canvas.getAllByRole("status");
    await expect(skeleton?.querySelector("dl")).toBeVisible();
  },
};

/** The person could not be loaded. The page offers another try. The server error on the console is expected. */
export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(USER)], "The person could not be loaded"),
};

/** The person does not exist (shell 8). */
export const NotFound: Story = {
  parameters: over(fails(USER, { status: 404 })),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("heading", { name: "404 Not Found" }));
  },
};

/** At 360 px the profile has one column. The buttons are in 'More actions', Back also in the breadcrumbs. */
export const ProfileOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole("button", { name: "More actions" });
    await expect(canvas.queryByRole("link", { name: "Edit" })).toBeNull();
    await userEvent.click(more);
    await expect(more).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("link", { name: "Edit" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Audit pack" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back" })).toBeVisible();
    const trail = within(canvas.getByRole("navigation", { name: "Breadcrumb" }));
    await expect(trail.getByRole("link", { name: "People" })).toHaveAttribute(
      "href",
      "/company/users/active",
    );
  },
};
