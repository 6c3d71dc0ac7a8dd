import { useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { bufferKeys } from "./key-buffer.ts";

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** The texts that were submitted with Enter. */
const onEnter = vi.fn<(text: string) => void>();
const onPageKey = vi.fn<(key: string) => void>();

interface DialogProps {
  field: "input" | "search" | "textarea" | "none";
}

function Dialog({ field }: DialogProps) {
  const [text, setText] = useState("");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const focused = box.current?.querySelector<HTMLElement>("input, textarea") ?? box.current;
    focused?.focus();
  }, []);
  const props = {
    value: text,
    onChange: ({ target }: { target: { value: string } }) => setText(target.value),
    onKeyDown: ({ key }: { key: string }) => key === "Enter" && onEnter(text),
  };
  return (
    <div role="dialog" ref={box} tabIndex={-1}>
      {field === "textarea" && <textarea {...props} />}
      {field === "input" && <input {...props} />}
      {field === "search" && <input type="search" {...props} />}
    </div>
  );
}

/** A page whose dialog has code that arrives late: `arrive` brings it. */
function openLate(props: DialogProps) {
  onEnter.mockClear();
  onPageKey.mockClear();
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const listen = ({ key }: KeyboardEvent) => onPageKey(key);
  document.addEventListener("keydown", listen);
  const onCancel = vi.fn<() => void>();
  const keys = bufferKeys(onCancel);
  ends.push(() => {
    keys.discard();
    document.removeEventListener("keydown", listen);
    root.unmount();
    place.remove();
  });
  return {
    onCancel,
    discard: keys.discard,
    arrive() {
      root.render(<Dialog {...props} />);
      keys.replay();
    },
  };
}

const shown = () => document.querySelector<HTMLInputElement>("[role=dialog] > *")?.value;

it.each([
  ["letters", "lukasz", "lukasz"],
  ["blanks, signs and capitals", "Lu-k 1/?", "Lu-k 1/?"],
  ["a letter that was taken back", "lux{Backspace}k", "luk"],
  ["more taken back than typed", "l{Backspace}{Backspace}a", "a"],
  ["nothing", "", ""],
])("puts %s typed before the code has loaded into the field", async (_what, typed, text) => {
  for (const field of ["input", "search", "textarea"] as const) {
    const { arrive } = openLate({ field });
    if (typed !== "") await userEvent.keyboard(typed);
    expect(onPageKey.mock.calls.filter(([key]) => key !== "Shift")).toEqual([]);
    arrive();
    await vi.waitFor(() => expect(shown()).toBe(text));
    await expect.poll(() => document.activeElement?.closest("[role=dialog]")).not.toBeNull();
    await userEvent.keyboard("z");
    await vi.waitFor(() => expect(shown()).toBe(`${text}z`));
    for (const end of ends.splice(0)) end();
  }
});

it.each([
  ["Chrome and Firefox", { isComposing: true, keyCode: 229 }],
  ["Safari, after the composition", { isComposing: false, keyCode: 229 }],
])(
  "leaves an Enter that ends a composition to the input method: %s",
  async (_browser, composed) => {
    const { arrive } = openLate({ field: "input" });
    await userEvent.keyboard("l");
    const init = { key: "Enter", bubbles: true, cancelable: true, ...composed };
    const event = new KeyboardEvent("keydown", init);
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    arrive();
    await vi.waitFor(() => expect(shown()).toBe("l"));
    expect(onEnter).not.toHaveBeenCalled();
  },
);

it("presses Enter once earlier keys are in the field", async () => {
  const { arrive } = openLate({ field: "input" });
  await userEvent.keyboard("luk{Enter}more");
  arrive();
  await vi.waitFor(() => expect(onEnter).toHaveBeenCalledWith("luk"));
  expect(onEnter).toHaveBeenCalledTimes(1);
});

it("keeps letters that have no key of their own", async () => {
  const { arrive } = openLate({ field: "input" });
  for (const init of [
    { key: "Ł", modifierAltGraph: true, altKey: true, ctrlKey: true },
    { key: "ó" },
  ]) {
    document.body.dispatchEvent(
      new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true }),
    );
  }
  arrive();
  await vi.waitFor(() => expect(shown()).toBe("Łó"));
});

it("stops at Escape, and leaves later keys alone", async () => {
  const { onCancel } = openLate({ field: "input" });
  await userEvent.keyboard("l{Escape}k");
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onPageKey.mock.calls).toEqual([["k"]]);
});

it.each(["button", "a", "input", "textarea", "select"])(
  "cancels at a press on another %s, whose keys are its own",
  async (name) => {
    const { onCancel } = openLate({ field: "input" });
    const control = document.body.appendChild(document.createElement(name));
    ends.push(() => control.remove());
    await userEvent.keyboard("l");
    expect(onPageKey).not.toHaveBeenCalled();
    control.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    expect(onCancel).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("k");
    expect(onPageKey.mock.calls).toEqual([["k"]]);
  },
);

it("cancels on Back", async () => {
  const { onCancel } = openLate({ field: "input" });
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(onCancel).toHaveBeenCalledTimes(1);
  await userEvent.keyboard("k");
  expect(onPageKey.mock.calls).toEqual([["k"]]);
});

it("goes on buffering at a press beside all controls, and in the dialog", async () => {
  const { arrive, onCancel } = openLate({ field: "input" });
  const press = new PointerEvent("pointerdown", { bubbles: true });
  document.body.dispatchEvent(press);
  await userEvent.keyboard("lu");
  arrive();
  await vi.waitFor(() => expect(shown()).toBe("lu"));
  expect(onCancel).not.toHaveBeenCalled();
});

it("does not cancel a dialog that is being drawn", async () => {
  const { arrive, onCancel } = openLate({ field: "none" });
  const control = document.body.appendChild(document.createElement("button"));
  ends.push(() => control.remove());
  arrive();
  control.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  expect(onCancel).not.toHaveBeenCalled();
});

it.each(["input", "textarea", "none"] as const)(
  "closes the dialog when Escape comes while it is drawn, with %s",
  async (field) => {
    const { arrive, onCancel } = openLate({ field });
    arrive();
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", cancelable: true }));
    expect(onPageKey).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(onPageKey.mock.calls).toEqual([["Escape"]]));
    expect(onCancel).not.toHaveBeenCalled();
  },
);

it("leaves Escape to an open dialog", async () => {
  const { arrive, onCancel } = openLate({ field: "none" });
  arrive();
  await expect.poll(() => document.activeElement?.getAttribute("role")).toBe("dialog");
  await userEvent.keyboard("{Escape}");
  expect(onPageKey.mock.calls).toEqual([["Escape"]]);
  expect(onCancel).not.toHaveBeenCalled();
});

it("leaves keys to the page once Escape has closed a dialog that was just drawn", async () => {
  const { arrive } = openLate({ field: "none" });
  arrive();
  await expect.poll(() => document.activeElement?.getAttribute("role")).toBe("dialog");
  // Two keys of one frame, as a busy page gets them.
  for (const key of ["Escape", "/"]) {
    const init = { key, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", init));
  }
  expect(onPageKey.mock.calls).toEqual([["Escape"], ["/"]]);
});

it("leaves keys to the page once a dialog has lost the focus, none to the next", async () => {
  const { arrive } = openLate({ field: "none" });
  arrive();
  await expect.poll(() => document.activeElement?.getAttribute("role")).toBe("dialog");
  (document.activeElement as HTMLElement).blur();
  for (let frames = 0; frames < 6; frames += 1) await new Promise(requestAnimationFrame);
  await userEvent.keyboard("{Escape}k");
  expect(onPageKey.mock.calls).toEqual([["Escape"], ["k"]]);
  document.querySelector<HTMLElement>("[role=dialog]")!.focus();
  for (let frames = 0; frames < 6; frames += 1) await new Promise(requestAnimationFrame);
  expect(onPageKey).toHaveBeenCalledTimes(2);
});

it("leaves keys to the page when the code fails to load", async () => {
  const { discard } = openLate({ field: "input" });
  await userEvent.keyboard("l");
  discard();
  await userEvent.keyboard("k");
  expect(onPageKey.mock.calls).toEqual([["k"]]);
});

it("leaves shortcuts, Tab and arrows to the page", async () => {
  openLate({ field: "input" });
  await userEvent.keyboard("{Control>}b{/Control}{ArrowDown}{Tab}");
  expect(onPageKey.mock.calls.flat()).toEqual(["Control", "b", "ArrowDown", "Tab"]);
});

it("discards typed keys when the dialog has no field", async () => {
  const { arrive } = openLate({ field: "none" });
  await userEvent.keyboard("luk");
  arrive();
  await expect.poll(() => document.activeElement?.getAttribute("role")).toBe("dialog");
  await vi.waitFor(async () => {
    await userEvent.keyboard("k");
    expect(onPageKey).toHaveBeenCalledWith("k");
  });
  expect(onEnter).not.toHaveBeenCalled();
});
