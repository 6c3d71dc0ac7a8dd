import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { createNotices, type NoticeStore } from "../errors/messages.ts";
import { Notices } from "./Notices.tsx";

function Buttons({ notices }: { notices: NoticeStore }) {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", pt: 28 }}>
      <Button variant="outlined" onClick={() => notices.success("Data updated successfully!")}>
        Success
      </Button>
      <Button variant="outlined" onClick={() => notices.error("Whoops! There was an error.")}>
        Error
      </Button>
      <Button
        variant="outlined"
        onClick={() => notices.warning("This lesson is not yet available to review")}
      >
        Warning
      </Button>
      <Button variant="outlined" onClick={notices.clearErrors}>
        Navigate
      </Button>
    </Stack>
  );
}

/** A page with a notice store of its own, which receives something before the page is drawn. */
function Page({ tell }: { tell?: (notices: NoticeStore) => void }) {
  const [store] = useState(() => {
    const notices = createNotices();
    tell?.(notices);
    return notices;
  });
  return (
    <>
      <Buttons notices={store} />
      <Notices store={store} />
    </>
  );
}

function tellEverything(notices: NoticeStore): void {
  notices.success("Data updated successfully!");
  notices.warning("This lesson is not yet available to review");
  notices.error("Whoops! There was an error.");
  notices.error(
    "Unprocessable Content: the attachment 'licence-scan-both-sides-2026-11-20-final-final.pdf' is too large",
  );
}

function ToldWithUndo() {
  const [undone, setUndone] = useState(0);
  const [store] = useState(() => {
    const notices = createNotices();
    const onSelect = () => setUndone((count) => count + 1);
    notices.success("Event archived successfully!", { action: { label: "Undo", onSelect } });
    return notices;
  });
  return (
    <>
      <p>Undone: {undone}</p>
      <Notices store={store} />
    </>
  );
}

/**
 * One sentence at top centre that says what happened.
 *
 * ## When to use
 * After an action succeeded or failed, if the page itself does not show it.
 *
 * ## When not to use
 * For a question, or for more than one button: use a dialog. For errors in a form: show them at their fields.
 *
 * ## Content
 * One sentence, with a full stop. If the action can be reversed: Undo.
 *
 * ## Behaviour
 * A success disappears after six seconds, but not while the pointer or the focus is on it. Errors stay until they
 * are dismissed or the next page opens. Several notices are below each other.
 *
 * ## Accessibility
 * Errors are read out at once, everything else when the reader has finished. Nothing takes the focus.
 *
 * ## For developers
 * Use the one store from `createNotices()`, inside and outside React. `action` is the Undo.
 */
const meta = {
  title: "Components/Feedback/Notices",
  component: Notices,
  parameters: { frame: { height: 380 }, controls: { disable: true } },
  args: { store: createNotices() },
  render: () => <Page />,
} satisfies Meta<typeof Notices>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Equal errors are shown once. Leaving the page clears errors, not successes. */
export const Notice: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: "Success" }));
    await userEvent.click(canvas.getByRole("button", { name: "Error" }));
    await userEvent.click(canvas.getByRole("button", { name: "Error" }));
    await expect(page.getByRole("alert")).toHaveTextContent("Whoops! There was an error.");
    await expect(page.getAllByRole("button", { name: "Dismiss error" })).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: "Navigate" }));
    await waitFor(() => expect(page.queryByText("Whoops! There was an error.")).toBeNull());
    await expect(page.getByRole("status")).toHaveTextContent("Data updated successfully!");
  },
};

/** Undo works once, and the notice closes. */
export const Undo: Story = {
  render: () => <ToldWithUndo />,
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(page.getByRole("status")).toHaveTextContent("Event archived successfully!");
    await userEvent.click(page.getByRole("button", { name: "Undo" }));
    await expect(await canvas.findByText("Undone: 1")).toBeVisible();
    await expect(page.queryByText("Event archived successfully!")).toBeNull();
  },
};

/** Errors are above successes. */
export const EveryTone: Story = {
  render: () => <Page tell={tellEverything} />,
};

/** On a phone a notice has the width of the window, below its upper edge. */
export const Phone: Story = {
  render: () => <Page tell={tellEverything} />,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    for (const cross of page.getAllByRole("button", { name: /^Dismiss/ })) {
      await expect(cross.getBoundingClientRect().right).toBeLessThan(window.innerWidth);
    }
  },
};
