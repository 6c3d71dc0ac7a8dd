import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { LessonCard } from "./LessonCard.tsx";
import { INTERNATIONAL_LESSON, LESSON, LONG_NAME } from "./training-fixture.ts";

/**
 * The lesson that is open now. Its card has three faces: ready, waiting for a score, faulty.
 *
 * ## When to use
 * On Train Now, one or two at a time.
 *
 * ## When not to use
 * For lessons to come: those are a list.
 *
 * ## Content
 * The topic, the lesson, its conditions, and one button. A faulty lesson gives the registration that
 * support will ask for.
 *
 * ## Behaviour
 * Begin Training leads to the lesson. Where a score is awaited the card counts down, and says so in
 * words. A faulty lesson is never left out.
 *
 * ## Accessibility
 * A region named after its topic. The countdown is not read out second by second; a failure is, at
 * once.
 *
 * ## For developers
 * Count down in the portal and give whole seconds.
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

/** May be put off: a second button and what it means. */
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

/** The condition with the text that belongs to it. */
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

/** From the press until the lesson player opens: a second press does nothing. */
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

/** Waiting for the score of the last lesson; counts down. */
export const Locked: Story = {
  args: { state: { kind: "locked", secondsLeft: 24 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Recording score please wait.");
    await expect(canvas.getByRole("timer")).toHaveTextContent("This page reloads in 24 seconds.");
    await expect(canvas.queryByText("Ground De-icing")).toBeNull();
  },
};

/** Without a connection the count stands still and says why. */
export const LockedOffline: Story = {
  args: { state: { kind: "locked", secondsLeft: 11, paused: "offline" } },
};

const copied = fn();

/** Something is wrong with the registration: whom to write, and what to quote. */
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
    // The word goes after a while, so that the next press is announced as well.
    await waitFor(() => expect(canvas.queryByText("Copied")).toBeNull(), { timeout: 5000 });
    await userEvent.click(copy);
    await expect(await canvas.findByText("Copied")).toBeInTheDocument();
  },
};

/** Where the clipboard is refused, the id is marked and ready to be copied by hand. */
export const CopyRefused: Story = {
  ...Faulty,
  play: async ({ canvas }) => {
    copied.mockRejectedValue(new DOMException("Not allowed", "NotAllowedError"));
    await userEvent.click(canvas.getByRole("button", { name: "Copy registration" }));
    await expect(await canvas.findByText("Selected. Press Ctrl+C to copy.")).toBeInTheDocument();
    await expect(getSelection()?.toString()).toBe("418207");
  },
};

/** There is no registration at all. */
export const WithoutRegistration: Story = {
  args: {
    lesson: { ...LESSON, registration: null },
    state: { kind: "faulty", product: "Recurrent", supportEmail: "support@recurrent.test" },
  },
};

/** Long names wrap; with too many lessons the bars give way to the words. */
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
