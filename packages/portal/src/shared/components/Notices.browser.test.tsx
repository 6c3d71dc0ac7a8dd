import Button from "@mui/material/Button";
import MuiDialog from "@mui/material/Dialog";
import Drawer from "@mui/material/Drawer";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { ConfirmProvider, Dialog, RecurrentTheme, useConfirm } from "@recurrent/ui-kit";
import { type ReactNode, StrictMode, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createNotices } from "../errors/messages.ts";
import { Notices } from "./Notices.tsx";

const WHOOPS = "Whoops! There was an error.";

let end: () => void = () => undefined;
afterEach(() => end());

function setUp() {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const store = createNotices();
  const draw = (children: ReactNode) =>
    root.render(
      <StrictMode>
        <RecurrentTheme scheme="light">
          <button type="button">Page</button>
          {children}
          <Notices store={store} />
        </RecurrentTheme>
      </StrictMode>,
    );
  end = () => {
    root.unmount();
    place.remove();
  };
  return { store, draw };
}

/** True when assistive technology and the Tab key find the notice. */
async function expectReachable(kind: "error" | "success" | "warning" = "error"): Promise<void> {
  const role = kind === "error" ? "alert" : "status";
  await vi.waitFor(() =>
    expect(page.getByRole(role).filter({ hasText: /./ }).query()).not.toBeNull(),
  );
  const dismiss = page.getByRole("button", { name: `Dismiss ${kind}` });
  await vi.waitFor(() => expect(dismiss.query()).not.toBeNull());
  // Some screen readers ignore everything outside a modal dialog.
  const dialog = [...document.querySelectorAll("[aria-modal=true]")].at(-1);
  await vi.waitFor(() => expect((dialog ?? document.body).contains(dismiss.element())).toBe(true));
  for (let step = 0; step < 12; step += 1) {
    if (document.activeElement === dismiss.query()) return;
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await userEvent.keyboard("{Tab}");
  }
  expect(document.activeElement).toBe(dismiss.element());
}

function Asking() {
  const confirm = useConfirm();
  useEffect(() => {
    void confirm({ question: "Leave?", confirmLabel: "Leave" });
  }, [confirm]);
  return null;
}

const buttons = (
  <>
    <Button>First</Button>
    <Button>Last</Button>
  </>
);

const ABOVE: Readonly<Record<string, ReactNode>> = {
  "no dialog": null,
  "a dialog": <MuiDialog open>{buttons}</MuiDialog>,
  "a dialog without anything to focus": <MuiDialog open>Text</MuiDialog>,
  "a dialog that scrolls with its page": (
    <MuiDialog open scroll="body">
      {buttons}
    </MuiDialog>
  ),
  "a dialog of the whole window": (
    <MuiDialog open fullScreen>
      {buttons}
    </MuiDialog>
  ),
  "a dialog that stays in the document": (
    <MuiDialog open keepMounted>
      {buttons}
    </MuiDialog>
  ),
  "a dialog of the kit": (
    <Dialog open title="Title" cancelLabel="Close" onClose={() => undefined}>
      {buttons}
    </Dialog>
  ),
  "a question": <Dialog open title="Title" message="Sure?" cancelLabel="Cancel" />,
  "a question that was asked": (
    <ConfirmProvider>
      <Asking />
    </ConfirmProvider>
  ),
  "a drawer": (
    <Drawer open anchor="right">
      {buttons}
    </Drawer>
  ),
  "two dialogs": (
    <>
      <MuiDialog open>{buttons}</MuiDialog>
      <MuiDialog open>{buttons}</MuiDialog>
    </>
  ),
  "a dialog beside a closed one": (
    <>
      <MuiDialog open={false} keepMounted>
        {buttons}
      </MuiDialog>
      <MuiDialog open>{buttons}</MuiDialog>
    </>
  ),
};

it.each(
  Object.entries(ABOVE).flatMap(([what, above]) =>
    (["error", "success", "warning"] as const).map((kind) => [kind, what, above] as const),
  ),
)("announces %s, which stays reachable when it appears over %s", async (kind, _what, above) => {
  const { store, draw } = setUp();
  draw(above);
  if (above !== null) {
    await vi.waitFor(() => expect(document.querySelector("[role$=dialog]")).not.toBeNull());
  }
  store[kind](WHOOPS);
  await expectReachable(kind);
});

it.each(Object.entries(ABOVE))("keeps a notice reachable when %s opens", async (_what, above) => {
  const { store, draw } = setUp();
  store.error(WHOOPS);
  draw(null);
  await expectReachable();
  draw(above);
  await expectReachable();
  draw(null);
  await vi.waitFor(() => expect(document.querySelector(".MuiModal-root")).toBeNull());
  await expectReachable();
});

it("draws a notice once, and keeps the focus in it, when a dialog opens", async () => {
  const { store, draw } = setUp();
  store.error(WHOOPS);
  draw(null);
  await expectReachable();
  const card = page.getByText(WHOOPS).element();
  draw(<MuiDialog open>{buttons}</MuiDialog>);
  await expectReachable();
  expect(page.getByText(WHOOPS).element()).toBe(card);
});

it("returns the focus to the dialog when its notice is dismissed", async () => {
  const { store, draw } = setUp();
  draw(<MuiDialog open>{buttons}</MuiDialog>);
  await vi.waitFor(() => expect(document.querySelector("[role=dialog]")).not.toBeNull());
  store.error(WHOOPS);
  await expectReachable();
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(store.read()).toEqual([]));
  await vi.waitFor(() =>
    expect(document.querySelector(".MuiDialog-root")?.contains(document.activeElement)).toBe(true),
  );
});

it("announces a notice while a menu is open", async () => {
  const { store, draw } = setUp();
  draw(
    <Menu open anchorEl={document.body}>
      <MenuItem>One</MenuItem>
    </Menu>,
  );
  await vi.waitFor(() => expect(document.querySelector("[role=menu]")).not.toBeNull());
  store.error(WHOOPS);
  await vi.waitFor(() => expect(page.getByRole("alert").query()?.textContent).toContain(WHOOPS));
});

it("stays at the top of the window in a dialog", async () => {
  const { store, draw } = setUp();
  draw(<MuiDialog open>{buttons}</MuiDialog>);
  await vi.waitFor(() => expect(document.querySelector("[role=dialog]")).not.toBeNull());
  store.error(WHOOPS);
  await expectReachable();
  const { top, left, right } = page.getByText(WHOOPS).element().getBoundingClientRect();
  expect(top).toBeLessThan(40);
  expect(Math.abs((left + right) / 2 - window.innerWidth / 2)).toBeLessThan(60);
});

it.each([
  ["dismissed", "{Enter}"],
  ["gone after a while", null],
] as const)("returns the focus to the page when its notice is %s", async (_how, key) => {
  const { store, draw } = setUp();
  draw(null);
  const control = page.getByRole("button", { name: "Page" });
  await vi.waitFor(() => control.element().focus());
  const id = store.error(WHOOPS);
  await expectReachable();
  if (key === null) store.dismiss(id);
  else await userEvent.keyboard(key);
  await vi.waitFor(() => expect(document.activeElement).toBe(control.element()));
});

it("focuses the next notice before the page", async () => {
  const { store, draw } = setUp();
  draw(null);
  const control = page.getByRole("button", { name: "Page" });
  await vi.waitFor(() => control.element().focus());
  store.error(WHOOPS);
  store.warning("Another notice");
  await expectReachable();
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(document.activeElement?.ariaLabel).toBe("Dismiss warning"));
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(document.activeElement).toBe(control.element()));
});
