import Button from "@mui/material/Button";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Paperclip, Plus } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import { EmptyState, LoadError, NoMatch } from "./EmptyState.tsx";
import { InlineError } from "./InlineError.tsx";

/**
 * Places without content: nothing yet, nothing that matches, nothing that could be loaded.
 *
 * ## When to use
 * Wherever a list, a card or a page may have nothing to show.
 *
 * ## When not to use
 * While something is still on its way: a skeleton stands there.
 *
 * ## Content
 * What belongs here and what to do next, with one button at most. No blame, and one quiet icon rather
 * than a drawing.
 *
 * ## Behaviour
 * No match keeps the search and offers to clear it. What could not be loaded can be tried again in its
 * place.
 *
 * ## Accessibility
 * What could not be loaded is read out; an empty place is plain text.
 *
 * ## For developers
 * `EmptyState`, `NoMatch`, `LoadError` and `RetryButton`; tables bring them along.
 */
const meta = {
  title: "Components/Feedback/Empty places",
  component: EmptyState,
  args: {
    title: "No events or documents yet",
    description:
      "Licences, medicals and other dated items are kept here, with a warning before they expire.",
    icon: Paperclip,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A description and one button to begin. */
export const Empty: Story = {
  args: {
    action: (
      <Button variant="contained" startIcon={<Plus size={16} aria-hidden />}>
        New
      </Button>
    ),
  },
};

/** Nothing to explain, nothing to do. */
export const TitleOnly: Story = { args: { title: "No trainees" } };

const onClear = fn();

/** Repeats what was typed and says where it looked. */
export const NoMatchForASearch: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <NoMatch search="de-icing" hint="Searches name, description and dates." onClear={onClear} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Clear search" }));
    await expect(onClear).toHaveBeenCalled();
  },
};

/** Only a filter narrows the list. */
export const NoMatchForAFilter: Story = {
  parameters: { controls: { disable: true } },
  render: () => <NoMatch search="" onClear={onClear} />,
};

/** A failed load with Retry; a notice has given the reason. */
export const Failed: Story = {
  parameters: { controls: { disable: true } },
  render: () => <LoadError onRetry={fn()} />,
};

/** One line under the thing that is wrong. */
export const WrongInPlace: Story = {
  parameters: { controls: { disable: true } },
  render: () => <InlineError>The email must be a valid email address.</InlineError>,
};
