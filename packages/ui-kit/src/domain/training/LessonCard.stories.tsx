import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { LessonCard } from "./LessonCard.tsx";
import { INTERNATIONAL_LESSON, LESSON, LONG_NAME } from "./training-fixture.ts";

/**
 * The current lesson. Its card has three states: ready, waiting for a score, faulty.
 *
 * ## When to use
 * On Train Now, one or two at a time.
 *
 * ## When not to use
 * For future lessons: use a list.
 *
 * ## Content
 * The topic, the lesson, its conditions, and one button. A faulty lesson shows the registration that support will
 * ask for.
 *
 * ## Behaviour
 * Begin Training opens the lesson. While a score is awaited the card counts down and explains it. A faulty lesson
 * is never left out.
 *
 * ## Accessibility
 * A region named after its topic. The countdown is not read out every second. A failure is read out at once.
 *
 * ## For developers
 * Count down in the portal and pass whole seconds.
 */
const meta = {
  title: "Components/Training/LessonCard",
  component: LessonCard,
  args: { lesson: LESSON, state: { kind: "ready", onBegin: fn(), onSuspend: fn() } },
} satisfies Meta<typeof LessonCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const begin = fn();

/** The next lesson, ready to begin. */
export const Regular: Story = {
  args: { state: { kind: "ready", onBegin: begin, onSuspend: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Scheduled Topics")).toBeVisible();
    await expect(canvas.getByText("Holdover times and fluid types - 2 of 4")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Suspend" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Begin Training" }));
    await expect(begin).toHaveBeenCalledOnce();
  },
};

/** The lesson may be suspended, with a second button and an explanation. */
export const Suspendable: Story = {
  args: { lesson: { ...LESSON, isSuspendable: true } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        "You may suspend this lesson if you are not able to access your aircraft. Suspending this lesson will allow you to continue training on the next scheduled lesson, if available.",
      ),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Suspend" })).toBeEnabled();
  },
};

/** The topic is expired. */
export const Expired: Story = {
  args: { status: "expired" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Expired")).toBeVisible();
  },
};

/** The card shows the condition with its text. */
export const InternationalProcedures: Story = {
  args: { lesson: INTERNATIONAL_LESSON },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Scheduled Topics")).toBeVisible();
    await expect(canvas.getByRole("img", { name: "International Procedures" })).toBeVisible();
    await expect(
      canvas.getByText(
        "Your company has added International Procedures lessons to your program. These lessons may be initially completed separately from your scheduled topics, to avoid currency expiry in your regular program.",
      ),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Begin Training" })).toBeEnabled();
    await expect(canvas.queryByRole("button", { name: "Suspend" })).toBeNull();
  },
};

/** The lesson player is opening, and a second press does nothing. */
export const Beginning: Story = {
  args: {
    lesson: { ...LESSON, isSuspendable: true },
    state: { kind: "ready", onBegin: begin, beginning: true, onSuspend: fn() },
  },
  play: async ({ canvas }) => {
    begin.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Begin Training" }));
    await expect(begin).not.toHaveBeenCalled();
  },
};

/** The card counts down while the score of the last lesson is awaited. */
export const Locked: Story = {
  args: { state: { kind: "locked", secondsLeft: 24 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Recording score please wait.");
    await expect(canvas.getByRole("timer")).toHaveTextContent("This page reloads in 24 seconds.");
    await expect(canvas.queryByText("Ground De-icing")).toBeNull();
  },
};

/** Without a connection the countdown stops, and the card gives the reason. */
export const LockedOffline: Story = {
  args: { state: { kind: "locked", secondsLeft: 11, paused: "offline" } },
};

/** The page does not reload while another lesson opens. */
export const LockedWhileAnotherOpens: Story = {
  args: { state: { kind: "locked", secondsLeft: 11, paused: "launch" } },
};

/** The page does not reload during a download. */
export const LockedDuringADownload: Story = {
  args: { state: { kind: "locked", secondsLeft: 11, paused: "transfer" } },
};

const copied = fn();

/** The registration has a fault. The card shows the address of support and the id to quote. */
export const Faulty: Story = {
  args: {
    state: {
      kind: "faulty",
      product: "Recurrent",
      supportEmail: "support@recurrent.test",
    },
  },
  beforeEach: () => {
    copied.mockReset().mockResolvedValue(undefined);
    const own = Object.getOwnPropertyDescriptor(navigator, "clipboard");
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: { writeText: copied },
    });
    return () => {
      if (own === undefined) Reflect.deleteProperty(navigator, "clipboard");
      else Object.defineProperty(navigator, "clipboard", own);
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "Whoops, looks like something went wrong, please email Recurrent support.",
    );
    await expect(canvas.queryByText("Ground De-icing")).toBeNull();
    const copy = canvas.getByRole("button", { name: "Copy registration" });
    await userEvent.click(copy);
    await expect(copied).toHaveBeenCalledWith("418207");
    await expect(canvas.getByText("418207")).toBeVisible();
    await expect(await canvas.findByText("Copied")).toBeInTheDocument();
    // The text disappears after a while, so that the next press is announced too.
    await waitFor(() => expect(canvas.queryByText("Copied")).toBeNull(), { timeout: 5000 });
    await userEvent.click(copy);
    await expect(await canvas.findByText("Copied")).toBeInTheDocument();
  },
};

/** The clipboard is blocked, so the id is selected and can be copied by hand. */
export const CopyRefused: Story = {
  ...Faulty,
  play: async ({ canvas }) => {
    copied.mockRejectedValue(new DOMException("Not allowed", "NotAllowedError"));
    await userEvent.click(canvas.getByRole("button", { name: "Copy registration" }));
    await expect(await canvas.findByText("Selected. Press Ctrl+C to copy.")).toBeInTheDocument();
    await expect(getSelection()?.toString()).toBe("418207");
  },
};

/** The lesson has no registration. */
export const WithoutRegistration: Story = {
  args: {
    lesson: { ...LESSON, registration: null },
    state: { kind: "faulty", product: "Recurrent", supportEmail: "support@recurrent.test" },
  },
};

/** The server does not say which of the lessons it is. */
export const WithoutSequence: Story = {
  args: { lesson: { ...LESSON, sequence: 0 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Holdover times and fluid types")).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/%| of \d/);
    await expect(canvas.queryByRole("progressbar", { hidden: true })).toBeNull();
  },
};

/** Long names wrap. With too many lessons the bars are replaced by text. */
export const LongNames: Story = {
  args: {
    lesson: {
      ...LESSON,
      topic: LONG_NAME,
      lesson: LONG_NAME,
      sequence: 3,
      count: 120,
      isSuspendable: true,
    },
  },
  globals: { viewport: { value: "phone" } },
};
