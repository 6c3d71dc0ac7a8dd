import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { describe, expect, it, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { Dialog } from "../components/feedback/Dialog.tsx";
import { SearchBox } from "../components/toolbar/SearchBox.tsx";
import { createTestPage } from "../testing/test-page.ts";
import { RecurrentTheme } from "./RecurrentTheme.tsx";

/** The part used here of what Vitest leaves to the types of the browser that is driven. */
interface Devtools {
  send(method: string, params: object): Promise<unknown>;
}

const testPage = createTestPage();

function show(children: ReactNode): void {
  flushSync(() => testPage.root.render(<RecurrentTheme scheme="light">{children}</RecurrentTheme>));
}

const CODES: Readonly<Record<string, number>> = {
  Enter: 13,
  Escape: 27,
  Backspace: 8,
  k: 75,
  "/": 191,
};

/** The key events of browsers while a text is composed. */
const REPORTS: readonly [browser: string, init: (key: string) => KeyboardEventInit][] = [
  ["Chrome and Firefox", (key) => ({ key, keyCode: 229, isComposing: true })],
  ["Chrome with the name hidden", () => ({ key: "Process", keyCode: 229, isComposing: true })],
  ["Safari, after the composition has ended", (key) => ({ key, keyCode: 229 })],
  [
    "a browser that gives the key's own code",
    (key) => ({ key, keyCode: CODES[key] ?? 0, isComposing: true }),
  ],
];

function press(target: EventTarget, init: KeyboardEventInit): void {
  for (const type of ["keydown", "keyup"]) {
    flushSync(() =>
      target.dispatchEvent(new KeyboardEvent(type, { bubbles: true, cancelable: true, ...init })),
    );
  }
}

const own = (key: string): KeyboardEventInit => ({ key, keyCode: CODES[key] ?? 0 });

function Search({ onText }: { onText: (text: string) => void }) {
  const [text, setText] = useState("やまだ");
  return (
    <SearchBox
      label="Search People"
      value={text}
      onChange={(next) => {
        setText(next);
        onText(next);
      }}
    />
  );
}

/** A key, its target, and the event that would call `done`. */
interface Case {
  key: string;
  draw: (done: () => void) => ReactNode;
  find: () => Element;
  /** A listener beyond React. */
  listen?: (done: () => void) => () => void;
}

function the(selector: string): Element {
  const found = document.querySelector(selector);
  if (found === null) throw new Error(`Nothing on the page is ${selector}.`);
  return found;
}
const input = () => the("input");
const field = <TextField slotProps={{ htmlInput: { "aria-label": "Name" } }} />;

const CASES: readonly [what: string, Case][] = [
  [
    "Escape empties no search",
    { key: "Escape", draw: (done) => <Search onText={done} />, find: input },
  ],
  [
    "Escape closes no dialog",
    {
      key: "Escape",
      draw: (done) => (
        <Dialog open title="Group" onClose={done}>
          {field}
        </Dialog>
      ),
      find: input,
    },
  ],
  [
    "Escape closes no dialog around an editor",
    {
      key: "Escape",
      draw: (done) => (
        <Dialog open title="Notes" onClose={done}>
          <div contentEditable suppressContentEditableWarning>
            Notes
          </div>
        </Dialog>
      ),
      find: () => the("[contenteditable]"),
    },
  ],
  [
    "Escape closes no list of choices",
    {
      key: "Escape",
      draw: (done) => (
        <Autocomplete
          open
          options={["Cabin crew"]}
          onClose={(_event, reason) => reason === "escape" && done()}
          renderInput={(params) => <TextField {...params} label="Group" />}
        />
      ),
      find: input,
    },
  ],
  [
    "Enter chooses nothing from a list",
    {
      key: "Enter",
      draw: (done) => (
        <Autocomplete
          open
          autoHighlight
          options={["Cabin crew"]}
          onChange={done}
          renderInput={(params) => <TextField {...params} label="Group" />}
        />
      ),
      find: input,
    },
  ],
  [
    "Backspace takes no chip away",
    {
      key: "Backspace",
      draw: (done) => (
        <Autocomplete
          multiple
          options={["Cabin crew"]}
          value={["Cabin crew"]}
          onChange={done}
          renderInput={(params) => <TextField {...params} label="Group" />}
        />
      ),
      find: input,
    },
  ],
  [
    "Enter reaches no handler of a field",
    {
      key: "Enter",
      draw: (done) => <input onKeyDown={({ key }) => key === "Enter" && done()} />,
      find: input,
    },
  ],
  [
    "Enter reaches no handler that captures",
    {
      key: "Enter",
      draw: (done) => (
        <div role="group" onKeyDownCapture={({ key }) => key === "Enter" && done()}>
          <textarea />
        </div>
      ),
      find: () => the("textarea"),
    },
  ],
  [
    "Enter let go reaches no handler",
    {
      key: "Enter",
      draw: (done) => <input onKeyUp={({ key }) => key === "Enter" && done()} />,
      find: input,
    },
  ],
  ...["document", "window"].map((where): [string, Case] => [
    `a key is no shortcut of the ${where}`,
    {
      key: "/",
      draw: () => field,
      find: input,
      listen(done) {
        const target = where === "window" ? window : document;
        const onKey = ({ key }: Event & { key?: string }) => key === "/" && done();
        target.addEventListener("keydown", onKey);
        return () => target.removeEventListener("keydown", onKey);
      },
    },
  ]),
];

describe.each(CASES)("%s while a text is composed", (_what, { key, draw, find, listen }) => {
  it.each(REPORTS)("keeps what %s reports from acting as a key", async (_browser, init) => {
    const done = vi.fn();
    show(draw(done));
    const end = listen?.(done);
    press(find(), init(key));
    expect(done).not.toHaveBeenCalled();
    // The same key works once the text is composed.
    press(find(), own(key));
    await vi.waitFor(() => expect(done).toHaveBeenCalled());
    end?.();
  });
});

it("leaves a rich text editor its own keys", () => {
  const [inside, around] = [vi.fn(), vi.fn()];
  show(
    <Dialog open title="Notes" onClose={around}>
      <div contentEditable suppressContentEditableWarning />
    </Dialog>,
  );
  const editor = the("[contenteditable]");
  editor.addEventListener("keydown", inside);
  press(editor, { key: "Escape", keyCode: 229, isComposing: true });
  expect([inside.mock.calls.length, around.mock.calls.length]).toEqual([1, 0]);
  press(editor, own("Escape"));
  expect([inside.mock.calls.length, around.mock.calls.length]).toEqual([2, 1]);
});

it("passes each key to the window, so that composing counts as activity", () => {
  show(field);
  const seen = vi.fn();
  window.addEventListener("keydown", seen, { capture: true });
  press(input(), { key: "Process", keyCode: 229, isComposing: true });
  expect(seen).toHaveBeenCalledOnce();
  window.removeEventListener("keydown", seen, { capture: true });
});

it("sends a form with Enter only when the composition of the browser has ended", async () => {
  const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  show(
    <form onSubmit={sent}>
      <input aria-label="Name" type="search" />
      <button type="submit">Send</button>
    </form>,
  );
  const name = page.getByRole("searchbox", { name: "Name" });
  await name.click();
  const compose = (text: string) =>
    (cdp() as Devtools).send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose("やま");
  await expect.element(name).toHaveValue("やま");
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard("{Escape}");
  expect(sent).not.toHaveBeenCalled();
  await expect.element(name).toHaveValue("やま");
  await (cdp() as Devtools).send("Input.insertText", { text: "山" });
  await expect.element(name).toHaveValue("山");
  await userEvent.keyboard("{Enter}");
  expect(sent).toHaveBeenCalledOnce();
});
