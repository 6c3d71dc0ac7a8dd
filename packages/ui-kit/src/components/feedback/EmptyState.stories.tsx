import Button from "@mui/material/Button";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Paperclip, Plus } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import { EmptyState } from "./EmptyState.tsx";
import { LoadError } from "./LoadError.tsx";
import { NoMatch } from "./NoMatch.tsx";
import { InlineError } from "./InlineError.tsx";

/**
 * Messages for a list, a card or a page without content: it is empty, nothing matches, or it could not be loaded.
 *
 * ## When to use
 * Wherever a list, a card or a page may have nothing to show.
 *
 * ## When not to use
 * While content is loading: use a skeleton.
 *
 * ## Content
 * A sentence about the content to come and the next step, with one button at most. No blame, and one quiet icon
 * rather than a drawing.
 *
 * ## Behaviour
 * NoMatch leaves the search as it is and offers to clear it. Content that could not be loaded can be tried again in
 * its place.
 *
 * ## Accessibility
 * A failure is read out. An empty state is plain text.
 *
 * ## For developers
 * `EmptyState`, `NoMatch`, `LoadError` and `RetryButton`. Tables include them.
 */
const meta = {
  title: "Components/Feedback/EmptyState",
  component: EmptyState,
  args: {
    title: "No events or documents yet",
    description: "Licences, medicals and other documents appear here with their expiry dates.",
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

/** A title without explanation and button. */
export const TitleOnly: Story = { args: { title: "No trainees" } };

const onClear = fn();

/** The message repeats the search and names the searched columns. */
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

/** Only a filter hides the rows. */
export const NoMatchForAFilter: Story = {
  parameters: { controls: { disable: true } },
  render: () => <NoMatch search="" onClear={onClear} />,
};

/** A failed load with Retry. A notice has given the reason. */
export const Failed: Story = {
  parameters: { controls: { disable: true } },
  render: () => <LoadError onRetry={fn()} />,
};

/** The error is one line below the field. */
export const InlineErrorBelowAField: Story = {
  parameters: { controls: { disable: true } },
  render: () => <InlineError>The email must be a valid email address.</InlineError>,
};
