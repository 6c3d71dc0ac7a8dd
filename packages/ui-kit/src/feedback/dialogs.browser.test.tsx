import Button from "@mui/material/Button";
import { type ReactNode, StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { FilePreviewDialog } from "../events/FilePreviewDialog.tsx";
import type { LinkComponentProps } from "../links/LinkProvider.tsx";
import { LinkProvider } from "../links/LinkProvider.tsx";
import { RecurrentTheme } from "../theme/RecurrentTheme.tsx";
import { ReviewDialog } from "../training/ReviewDialog.tsx";
import { ScoreDialog } from "../training/ScoreDialog.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { ConfirmProvider } from "./ConfirmProvider.tsx";
import { MessageDialog } from "./MessageDialog.tsx";
import { useConfirm } from "./useConfirm.ts";

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
const file = { id: "1", originalName: "licence.png" };
const DIALOGS = [
  ["ConfirmDialog", "Cancel", ConfirmOne],
  ["MessageDialog", "Ok", MessageOne],
  ["ReviewDialog", "Cancel", ReviewOne],
  ["ScoreDialog", "Close", ScoreOne],
  ["FilePreviewDialog", "Close", PreviewOne],
] as const;

function ConfirmOne(open: boolean, close: () => void) {
  return <ConfirmDialog open={open} question="Sure?" onConfirm={nothing} onCancel={close} />;
}
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
      file={open ? file : null}
      content={undefined}
      onDownload={nothing}
      onClose={close}
    />
  );
}

const dialogs = () => document.querySelectorAll('[role="dialog"], [role="alertdialog"]').length;

it.each(DIALOGS)("%s opens with the focus on %s, which Enter presses", async (_what, name, one) => {
  draw("1", <Opener dialog={one} />);
  const opener = page.getByRole("button", { name: "Open" });
  await opener.click();
  await expect.element(page.getByRole("button", { name, exact: true })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(dialogs()).toBe(0));
  await expect.element(opener).toHaveFocus();
});

it.each(DIALOGS)("%s goes with the page that it was opened on", async (_what, _name, one) => {
  draw("1", <Opener dialog={one} />);
  await page.getByRole("button", { name: "Open" }).click();
  await vi.waitFor(() => expect(dialogs()).toBe(1));
  // The same page in another state is no other page.
  draw("1", <Opener dialog={one} />);
  expect(dialogs()).toBe(1);
  draw("2", <Opener dialog={one} />);
  await vi.waitFor(() => expect(dialogs()).toBe(0));
});

function Asking({ onAnswer }: { onAnswer: (yes: boolean) => void }) {
  const confirm = useConfirm();
  return <Button onClick={() => void confirm({ question: "Sure?" }).then(onAnswer)}>Ask</Button>;
}

it("a question that is left unanswered on its page means no", async () => {
  const onAnswer = vi.fn();
  const asking = (
    <ConfirmProvider>
      <Asking onAnswer={onAnswer} />
    </ConfirmProvider>
  );
  draw("1", asking);
  await page.getByRole("button", { name: "Ask" }).click();
  await vi.waitFor(() => expect(dialogs()).toBe(1));
  draw("2", asking);
  await vi.waitFor(() => expect(dialogs()).toBe(0));
  expect(onAnswer.mock.calls).toEqual([[false]]);
});
