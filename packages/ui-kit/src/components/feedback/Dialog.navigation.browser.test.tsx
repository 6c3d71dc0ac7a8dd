import Button from "@mui/material/Button";
import { type ReactNode, StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { FilePreviewDialog } from "../../domain/events/FilePreviewDialog.tsx";
import { type LinkComponentProps, LinkProvider } from "../links/AppLink.tsx";
import { RecurrentTheme } from "../../theme/RecurrentTheme.tsx";
import { ReviewDialog } from "../../domain/training/ProgramTable.tsx";
import { ScoreDialog } from "../../domain/training/ScoreDialog.tsx";
import { ConfirmProvider, useConfirm } from "./ConfirmProvider.tsx";
import { MessageDialog } from "./Dialog.tsx";

function Anchor({ children, ...anchor }: LinkComponentProps) {
  return <a {...anchor}>{children}</a>;
}

let end = () => undefined as void;
let draw: (entry: string, children: ReactNode) => void;
beforeEach(() => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  draw = (entry, children) =>
    root.render(
      // As the portal is drawn.
      <StrictMode>
        <RecurrentTheme scheme="light">
          <LinkProvider component={Anchor} entry={entry}>
            {children}
          </LinkProvider>
        </RecurrentTheme>
      </StrictMode>,
    );
  end = () => {
    root.unmount();
    place.remove();
  };
});
afterEach(() => end());

/** A page with a button that opens a dialog. */
function Opener({ dialog }: { dialog: (open: boolean, close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {dialog(open, () => setOpen(false))}
    </>
  );
}

const nothing = () => undefined;
const preview = { file: { id: "1", originalName: "licence.png" }, percent: null };
const DIALOGS = [
  ["MessageDialog", "Ok", MessageOne],
  ["ReviewDialog", "Cancel", ReviewOne],
  ["ScoreDialog", "Close", ScoreOne],
  ["FilePreviewDialog", "Close", PreviewOne],
] as const;

function MessageOne(open: boolean, close: () => void) {
  return (
    <MessageDialog open={open} onClose={close}>
      Must have at least one RPE and one Role
    </MessageDialog>
  );
}
function ReviewOne(open: boolean, close: () => void) {
  const lessonName = open ? "Holdover times" : null;
  return (
    <ReviewDialog lessonName={lessonName} pending={false} onConfirm={nothing} onCancel={close} />
  );
}
function ScoreOne(open: boolean, close: () => void) {
  return <ScoreDialog open={open} lessonName="Holdover times" score={undefined} onClose={close} />;
}
function PreviewOne(open: boolean, close: () => void) {
  return (
    <FilePreviewDialog
      preview={open ? preview : null}
      onRetry={nothing}
      onDownload={nothing}
      onClose={close}
    />
  );
}

const dialogs = () => document.querySelectorAll('[role="dialog"], [role="alertdialog"]').length;

function Asking({ onAnswer }: { onAnswer: (yes: boolean) => void }) {
  const confirm = useConfirm();
  return (
    <Button
      onClick={() => void confirm({ question: "Sure?", confirmLabel: "Delete" }).then(onAnswer)}
    >
      Open
    </Button>
  );
}
const asking = (onAnswer: (yes: boolean) => void) => (
  <ConfirmProvider>
    <Asking onAnswer={onAnswer} />
  </ConfirmProvider>
);

const OPENED = [
  ["a question", "Cancel", () => asking(nothing)],
  ...DIALOGS.map(([what, name, one]) => [what, name, () => <Opener dialog={one} />] as const),
] as const;

it.each(OPENED)(
  "opens %s with the focus on %s, which Enter presses",
  async (_what, name, opened) => {
    draw("1", opened());
    const opener = page.getByRole("button", { name: "Open" });
    await opener.click();
    await expect.element(page.getByRole("button", { name, exact: true })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await vi.waitFor(() => expect(dialogs()).toBe(0));
    await expect.element(opener).toHaveFocus();
  },
);

it.each(OPENED)("closes %s with the page that it was opened on", async (_what, _name, opened) => {
  draw("1", opened());
  await page.getByRole("button", { name: "Open" }).click();
  await vi.waitFor(() => expect(dialogs()).toBe(1));
  // The same page in another state is no other page.
  draw("1", opened());
  expect(dialogs()).toBe(1);
  draw("2", opened());
  await vi.waitFor(() => expect(dialogs()).toBe(0));
});

it("answers no when the page of a question is left", async () => {
  const onAnswer = vi.fn();
  draw("1", asking(onAnswer));
  await page.getByRole("button", { name: "Open" }).click();
  await vi.waitFor(() => expect(dialogs()).toBe(1));
  draw("2", asking(onAnswer));
  await vi.waitFor(() => expect(dialogs()).toBe(0));
  expect(onAnswer.mock.calls).toEqual([[false]]);
});
