import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { LessonCard } from "./LessonCard.tsx";
import { TrainingMessage, TrainNow, TrainNowSkeleton } from "./TrainNow.tsx";
import { INTERNATIONAL_LESSON, LESSON, SCHEDULE } from "./training-fixture.ts";

const ready = { kind: "ready", onBegin: fn(), onSuspend: fn() } as const;

/**
 * Why training should go on now, what to do next, then what follows.
 *
 * ## When to use
 * As the first page of whoever has to train.
 *
 * ## When not to use
 * For looking back, or for planning a year: those are the record and the schedule.
 *
 * ## Content
 * At most two lessons, or one message that says why there is none. Reminders in their required words;
 * lessons to come with the soonest first.
 *
 * ## Behaviour
 * Reminders come before lessons in reading order, and stand beside them where there is room. Nothing is
 * offered while training is prevented. Where the schedule cannot be had, its card says so and can be tried again.
 *
 * ## Accessibility
 * Each part is a region with a title. A message is read out when it comes.
 *
 * ## For developers
 * Which lessons or which message stand here is decided elsewhere. Don't wait for the schedule: its card
 * has room kept for it.
 */
const meta = {
  title: "Components/Training/TrainNow",
  component: TrainNow,
  args: {
    scheduleHref: "#/my/schedule",
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

/** The reminders, the lessons, what comes up: one under the other. */
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

/** A program that has to be done by a day. */
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

/** A reminder nobody knows shows nothing, and one without its day no empty line. */
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

/** The schedule is on its way, and the lesson can be begun. */
export const ScheduleOnItsWay: Story = {
  args: { ...alone, comingUp: { items: undefined, onRetry: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", COMING_UP)).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("button", { name: "Begin Training" })).toBeEnabled();
  },
};

const retry = fn();

/** A schedule that cannot be had is missed in its own place alone. */
export const ScheduleFailed: Story = {
  args: { ...alone, comingUp: { items: undefined, onRetry: retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The schedule could not be loaded")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(retry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("button", { name: "Begin Training" })).toBeEnabled();
  },
};

/** All that was planned has been delivered. */
export const NothingFurther: Story = {
  args: { ...alone, comingUp: { items: [], onRetry: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nothing else is scheduled.")).toBeVisible();
  },
};

const messages = { reminders: [] };

/** The subscription has ended: whom to ask. */
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

/** Nothing to do today, and from when on there is. */
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

/** Nothing has been assigned. */
export const NoTraining: Story = {
  args: { ...messages, children: <TrainingMessage message={{ kind: "none" }} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No training available.")).toBeVisible();
  },
};

/** Nothing beyond what is done. */
export const NoAdditional: Story = {
  args: { ...messages, children: <TrainingMessage message={{ kind: "no-additional" }} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No aditional training available.")).toBeVisible();
  },
};

/** The card to come, at its height. */
export const Loading: Story = {
  parameters: { controls: { disable: true } },
  render: () => <TrainNowSkeleton />,
};
