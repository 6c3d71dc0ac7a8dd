import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { useOpenLazyDialog } from "./lazy-dialog.ts";

const show = vi.fn<(name: string) => void>(() => {
  const dialog = document.createElement("div");
  dialog.role = "dialog";
  dialog.tabIndex = -1;
  document.body.append(dialog);
  dialog.focus();
});
const onCancel = vi.fn<(name: string) => void>();
const NAMES = ["Find", "Help"] as const;
let arrive: Record<string, () => void>;
let loads: Record<string, () => Promise<void>>;
let end: () => void;

/** Two buttons that open dialogs whose code arrives on request. */
function Openers() {
  const open = useOpenLazyDialog();
  return NAMES.map((name) => (
    <button
      key={name}
      onClick={() =>
        open({
          load: loads[name]!,
          show: () => show(name),
          onCancel: () => onCancel(name),
        })
      }
    >
      {name}
    </button>
  ));
}

beforeEach(async () => {
  vi.clearAllMocks();
  arrive = {};
  loads = Object.fromEntries(
    NAMES.map((name) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      arrive[name] = resolve;
      return [name, () => promise];
    }),
  );
  ({ end } = mountRoutes({
    as: "trainee",
    path: "/",
    routes: [{ path: "/", element: <Openers /> }],
  }));
  await vi.waitFor(() => expect(document.querySelectorAll("button")).toHaveLength(2));
});
afterEach(async () => {
  for (const name of NAMES) arrive[name]!();
  await Promise.all(NAMES.map((name) => loads[name]!()));
  // Until then the keys are kept for a field of the dialog.
  for (let frames = 0; frames < 6; frames += 1) await new Promise(requestAnimationFrame);
  for (const dialog of document.querySelectorAll("[role=dialog]")) dialog.remove();
  end();
});

/** As a shortcut opens it, without a press on a control. */
function press(name: (typeof NAMES)[number]): void {
  const buttons = [...document.querySelectorAll("button")];
  buttons.find(({ textContent }) => textContent === name)!.click();
}

async function finish(name: (typeof NAMES)[number]): Promise<void> {
  arrive[name]!();
  await loads[name]!();
  await new Promise((passed) => setTimeout(passed));
}

it("opens a dialog once that was asked for twice", async () => {
  press("Find");
  press("Find");
  await finish("Find");
  expect(show.mock.calls).toEqual([["Find"]]);
});

it("opens none after Escape, however often it was asked for", async () => {
  press("Find");
  press("Find");
  await userEvent.keyboard("{Escape}");
  await finish("Find");
  expect(show).not.toHaveBeenCalled();
  expect(onCancel.mock.calls).toEqual([["Find"]]);
  press("Find");
  await vi.waitFor(() => expect(show.mock.calls).toEqual([["Find"]]));
});

it("opens the last of two dialogs", async () => {
  press("Find");
  press("Help");
  await finish("Find");
  await finish("Help");
  expect(show.mock.calls).toEqual([["Help"]]);
  expect(onCancel.mock.calls).toEqual([["Find"]]);
});
