import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { LessonCard } from "./LessonCard.tsx";
import { TrainingMessage, TrainNow, TrainNowSkeleton } from "./TrainNow.tsx";
import { INTERNATIONAL_LESSON, LESSON, SCHEDULE } from "./training-fixture.ts";

const ready = { kind: "ready", onBegin: fn(), onSuspend: fn() } as const;

/**
 * Train Now: the reminders, the lesson to do next, and the lessons after it.
 *
 * ## When to use
 * As the first page of a trainee.
 *
 * ## When not to use
 * For past training, or to plan a year: use the record or the schedule.
 *
 * ## Content
 * At most two lessons, or one message with the reason why there is none. Reminders in their required words, with the
 * topics that are expired or at risk and in how many days they expire, and future lessons, the soonest first.
 *
 * ## Behaviour
 * Reminders come before lessons in reading order, and are beside them if there is room. No lesson is shown while
 * training is prevented. If the schedule cannot be loaded, its card shows the error and another try.
 *
 * ## Accessibility
 * Each part is a region with a title. A message is read out when it appears.
 *
 * ## For developers
 * The caller decides which lessons or which message to show. Don't wait for the schedule: the space of its card is
 * reserved.
 */
const meta = {
  title: "Components/Training/TrainNow",
  component: TrainNow,
  args: {
    scheduleHref: "#/my/schedule",
    dueTopics: {
      expired: [{ name: "Ground De-icing", expiry: "2026-11-20" }],
      riskOfExpiry: [
        { name: "Controlled Flight Into Terrain", expiry: "2026-12-02" },
        { name: "Dangerous Goods", expiry: null },
      ],
    },
    today: "2026-11-28",
    comingUp: { items: SCHEDULE.slice(-2, -1), onRetry: undefined },
    reminders: [
      { id: "PROGRAM_EXPIRED", date: null },
      { id: "PROGRAM_RISK_OF_EXPIRY", date: null },
      { id: "PROGRAM_BEHIND_SCHEDULE", date: null },
    ],
    children: [
      <LessonCard key="1" lesson={{ ...LESSON, isSuspendable: true }} state={ready} />,
      <LessonCard key="2" lesson={INTERNATIONAL_LESSON} state={ready} />,
    ],
  },
} satisfies Meta<typeof TrainNow>;

export default meta;
type Story = StoryObj<typeof meta>;

const COMING_UP = { name: "Coming up" };

/** Three reminders and two lessons. */
export const Lessons: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link", { name: "Click here to view your schedule" });
    await expect(links).toHaveLength(3);
    await expect(links[0]).toHaveAttribute("href", "#/my/schedule");
    await expect(canvas.getAllByText("Please complete your training.")).toHaveLength(3);
    await expect(canvas.getByText("You are behind schedule.")).toBeVisible();
    await expect(canvas.getByText("Ground De-icing (8 days ago)")).toBeVisible();
    await expect(
      canvas.getByText("Controlled Flight Into Terrain (in 4 days), Dangerous Goods"),
    ).toBeVisible();
    const order = canvas.getAllByRole("heading", { level: 2 }).map((head) => head.textContent);
    await expect(order).toEqual([
      "You are expired on one or more topics",
      "You are at risk of expiring on one or more topics",
      "You are behind schedule.",
      "Ground De-icing",
      "North Atlantic Operations",
      "Coming up",
    ]);
    await expect(
      within(canvas.getByRole("region", COMING_UP)).getByText("Load sheets"),
    ).toBeVisible();
  },
};

/** The reminders, the lessons and the schedule are one below the other. */
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

/** A compressed program has to be finished by a date. */
export const Compressed: Story = {
  args: {
    reminders: [{ id: "TYPE_COMPRESSED", date: "2026-12-18" }],
    children: <LessonCard lesson={LESSON} state={ready} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Compressed/Start-up program")).toBeVisible();
    await expect(canvas.getByText("Complete by:")).toHaveTextContent("Complete by: 2026-12-18");
  },
};

/** An unknown reminder is not shown, and one without its date has no empty line. */
export const UnknownReminders: Story = {
  args: {
    reminders: [
      { id: "PROGRAM_ON_FIRE", date: "2026-12-18" },
      { id: "TYPE_COMPRESSED", date: null },
    ],
    children: <LessonCard lesson={LESSON} state={ready} />,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole("link", { name: "Click here to view your schedule" }),
    ).toHaveLength(1);
    await expect(canvas.queryByText(/Complete by/)).toBeNull();
  },
};

const alone = { reminders: [], children: <LessonCard lesson={LESSON} state={ready} /> };

/** The schedule is loading, and the lesson can be begun. A reminder keeps the place of the topics. */
export const ScheduleLoading: Story = {
  args: {
    ...alone,
    reminders: [{ id: "PROGRAM_EXPIRED", date: null }],
    dueTopics: undefined,
    comingUp: { items: undefined, onRetry: undefined },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", COMING_UP)).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("button", { name: "Begin Training" })).toBeEnabled();
  },
};

const retry = fn();

/** The schedule could not be loaded. Only its card shows the error. */
export const ScheduleFailed: Story = {
  args: {
    ...alone,
    dueTopics: { expired: [], riskOfExpiry: [] },
    comingUp: { items: undefined, onRetry: retry },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The schedule could not be loaded")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(retry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("button", { name: "Begin Training" })).toBeEnabled();
  },
};

/** All scheduled lessons have been delivered. */
export const NothingElseScheduled: Story = {
  args: { ...alone, comingUp: { items: [], onRetry: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nothing else is scheduled.")).toBeVisible();
  },
};

const messages = { reminders: [] };

/** The subscription has ended, and the message gives the address of support. */
export const SubscriptionOver: Story = {
  args: {
    ...messages,
    children: (
      <TrainingMessage message={{ kind: "renewal", supportEmail: "support@recurrent.test" }} />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "To continue training, please renew your subscription. Contact support if you need assistance or require further information.",
    );
    await expect(canvas.getByRole("link", { name: "support" })).toHaveAttribute(
      "href",
      "mailto:support@recurrent.test",
    );
  },
};

/** Nothing to do today. The message has the date of the next lesson. */
export const NextLesson: Story = {
  args: {
    ...messages,
    children: <TrainingMessage message={{ kind: "next-lesson", day: "2026-12-01" }} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "Periodically, our system adjusts your schedule to ensure smooth delivery. Based on the completion of your last lesson, your next lesson will be available at midnight UTC on 2026-12-01.",
    );
  },
};

/** No training is assigned. */
export const NoTraining: Story = {
  args: { ...messages, children: <TrainingMessage message={{ kind: "none" }} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No training available.")).toBeVisible();
  },
};

/** All assigned training is complete. */
export const NoAdditionalTraining: Story = {
  args: { ...messages, children: <TrainingMessage message={{ kind: "no-additional" }} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No aditional training available.")).toBeVisible();
  },
};

/** The placeholder has the height of the card. */
export const Loading: Story = {
  parameters: { controls: { disable: true } },
  render: () => <TrainNowSkeleton />,
};
