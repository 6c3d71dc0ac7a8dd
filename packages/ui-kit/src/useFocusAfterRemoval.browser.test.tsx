import { type ReactElement, type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { expect, it, vi } from "vitest";
import {
  ATTACHED,
  MEDICAL,
  MEDICAL_DETAIL,
  NEW_FILES,
  TODAY,
} from "./domain/events/event-fixture.ts";
import { EventDetail, type FileTransfer } from "./domain/events/EventDetail.tsx";
import { EventForm, type EventFormProps } from "./domain/events/EventForm.tsx";
import { SwitchGroup } from "./components/forms/SwitchGroup.tsx";
import {
  UnavailableAdditions,
  UnavailableMoves,
  type UnavailableTrainees,
} from "./domain/groups/unavailable-trainees.tsx";
import { createTestPage } from "./testing/test-page.ts";
import { RecurrentTheme } from "./theme/RecurrentTheme.tsx";
import { useFocusAfterRemoval } from "./useFocusAfterRemoval.ts";

const testPage = createTestPage();

function show(element: ReactElement): void {
  flushSync(() => testPage.root.render(<RecurrentTheme scheme="light">{element}</RecurrentTheme>));
}

/** Accessible name or text of what has the focus. */
function focused(): string | null {
  const { activeElement } = document;
  if (activeElement === document.body) return null;
  return activeElement === null ? null : nameOf(activeElement);
}

const nameOf = (control: Element): string | null =>
  control.getAttribute("aria-label") ??
  (control instanceof HTMLInputElement && control.labels?.[0] !== undefined
    ? control.labels[0].textContent
    : control.textContent);

function focus(name: string): void {
  const controls = [...testPage.host.querySelectorAll<HTMLElement>("button, h1, a, input")];
  const found = controls.find((control) => nameOf(control) === name);
  found?.focus();
  expect(focused()).toBe(name);
}

function Part({ names, other }: { names: readonly string[]; other: boolean }) {
  const part = useRef<HTMLDivElement>(null);
  const others = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(part, () => [others.current]);
  return (
    <>
      <h1 tabIndex={-1}>Title</h1>
      {names.length > 0 && (
        <div ref={part}>
          {names.map((name) => (
            <button key={name}>{name}</button>
          ))}
        </div>
      )}
      <button ref={others} hidden={!other}>
        Add
      </button>
    </>
  );
}

it.each([
  ["the next control", ["a", "b", "c"], "b", ["a", "c"], true, "c"],
  ["the last control", ["a", "b", "c"], "c", ["a", "b"], true, "b"],
  ["the first of those after several", ["a", "b", "c"], "a", ["c"], true, "c"],
  ["another control after the last one", ["a"], "a", [], true, "Add"],
  ["the title when the other one is hidden", ["a"], "a", [], false, "Title"],
  ["the same control when another is removed", ["a", "b"], "b", ["b"], true, "b"],
  ["a control outside that had the focus", ["a"], "Add", [], true, "Add"],
])("focuses %s", async (_what, before, pressed, after, other, expected) => {
  show(<Part names={before} other={other} />);
  focus(pressed);
  show(<Part names={after} other={other} />);
  await vi.waitFor(() => expect(focused()).toBe(expected));
});

it("leaves the focus where a removal by others finds it", async () => {
  show(<Part names={["a", "b"]} other />);
  focus("a");
  (document.activeElement as HTMLElement).blur();
  await new Promise((resolve) => setTimeout(resolve));
  show(<Part names={["b"]} other />);
  expect(focused()).toBeNull();
});

it("focuses the other control when its component is removed", async () => {
  const page = (isShown: boolean) => (
    <>
      <h1 tabIndex={-1}>Title</h1>
      {isShown && <Part names={["a"]} other={false} />}
    </>
  );
  show(page(true));
  focus("a");
  show(page(false));
  await vi.waitFor(() => expect(focused()).toBe("Title"));
});

it("focuses the next control after one that was disabled before", async () => {
  const part = (control: ReactElement | null) => <Pair>{control}</Pair>;
  show(part(<button>a</button>));
  focus("a");
  show(part(<button disabled>a</button>));
  await vi.waitFor(() => expect(focused()).toBeNull());
  await new Promise((resolve) => setTimeout(resolve));
  show(part(null));
  await vi.waitFor(() => expect(focused()).toBe("b"));
});

function Pair({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(part);
  return (
    <div ref={part}>
      {children}
      <button>b</button>
    </div>
  );
}

function Alone() {
  const part = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(part);
  return (
    <div ref={part}>
      <button>Try again</button>
    </div>
  );
}

it.each<[string, ReactElement, string]>([
  ["the next control of the page", <button key="after">After</button>, "After"],
  [
    "the next one that can have it",
    <div key="after">
      <button disabled>Disabled</button>
      <button hidden>Hidden</button>
      <button>After</button>
    </div>,
    "After",
  ],
  ["the title without a control after it", <p key="after">Text</p>, "Title"],
])("focuses %s when the only control is removed", async (_what, after, expected) => {
  const page = (isShown: boolean) => (
    <main>
      <h1 tabIndex={-1}>Title</h1>
      <button>Before</button>
      {isShown && <Alone />}
      {after}
    </main>
  );
  show(page(true));
  focus("Try again");
  show(page(false));
  await vi.waitFor(() => expect(focused()).toBe(expected));
});

it("stays in the dialog", async () => {
  const page = (isShown: boolean) => (
    <main>
      <div role="dialog" aria-label="Files">
        {isShown && <Alone />}
        <button>Close</button>
      </div>
      <button>After</button>
    </main>
  );
  show(page(true));
  focus("Try again");
  show(page(false));
  await vi.waitFor(() => expect(focused()).toBe("Close"));
});

const FORM: EventFormProps = {
  mode: "update",
  value: MEDICAL,
  onChange: () => undefined,
  today: TODAY,
  onDeleteAttachment: () => undefined,
};
const form = (props: Partial<EventFormProps>) => <EventForm {...FORM} {...props} />;
const [medical, licence] = ATTACHED as [(typeof ATTACHED)[0], (typeof ATTACHED)[0]];
const [trace] = NEW_FILES;
const refused = form({
  error: { message: "Invalid.", fieldErrors: {} },
  onDismissError: () => undefined,
});
const withFiles = (files: readonly File[]) => form({ value: { ...MEDICAL, files } });
const uploading = (percent: number) =>
  form({ pending: true, upload: { percent, onCancel: () => undefined } });
const detail = (state?: FileTransfer["state"]) => (
  <EventDetail
    event={{ ...MEDICAL_DETAIL, files: [medical] }}
    today={TODAY}
    transfers={state === undefined ? {} : { [medical.id]: { state, percent: null } }}
    onDownload={() => undefined}
    onCancel={() => undefined}
    onPreview={() => undefined}
  />
);
const CANCEL = "Cancel the download of medical-certificate-2026.pdf";
const RETRY = "Try medical-certificate-2026.pdf again";
const NAME = "Download medical-certificate-2026.pdf";

const UNTIED = { name: "", managerIds: [], addIds: [], removeIds: [], moves: {} };
const noop = () => undefined;

const switches = (on: readonly string[], isComplete = true) => (
  <SwitchGroup
    legend="Roles"
    name="roles"
    options={[
      { id: "1", name: "Captain" },
      { id: "2", name: "Examiner" },
    ]}
    selectedIds={on}
    isComplete={isComplete}
    onToggle={noop}
  />
);

/** Notes of choices that are gone, before the submit button of their form. */
function notes({ adds = [], toGone = [], movers = [] }: Partial<UnavailableTrainees> = {}) {
  const unavailable = { adds, toGone, movers };
  const value = { ...UNTIED, addIds: [...adds] };
  const names = new Map([
    ["1", "Ada"],
    ["2", "Bob"],
  ]);
  const props = { names, groups: new Map(), value, unavailable, onChange: noop };
  return (
    <main>
      <UnavailableMoves {...props} />
      <UnavailableAdditions {...props} />
      <button>Update</button>
    </main>
  );
}

const KEEP = "Keep in group: You chose to move Ada to a group, which is no longer available.";
const doNotMove = (name: string) =>
  `Do not move: You chose to move ${name} to a group, but they are no longer in this group.`;
const doNotAdd = (name: string) =>
  `Do not add: You chose to add ${name}, who can no longer be added.`;

it.each<[string, ReactElement, string, ReactElement, string]>([
  [
    "the next switch after a former choice",
    switches(["9"]),
    "A former choice",
    switches([]),
    "Captain",
  ],
  [
    "the next switch after a choice without a name",
    switches(["9"], false),
    "A choice without a name yet",
    switches([], false),
    "Captain",
  ],
  [
    "the next note after Do not move",
    notes({ movers: ["1", "2"] }),
    doNotMove("Ada"),
    notes({ movers: ["2"] }),
    doNotMove("Bob"),
  ],
  [
    "the note before after Do not add",
    notes({ adds: ["1", "2"] }),
    doNotAdd("Bob"),
    notes({ adds: ["1"] }),
    doNotAdd("Ada"),
  ],
  [
    "a note of another list",
    notes({ movers: ["1"], adds: ["2"] }),
    doNotMove("Ada"),
    notes({ adds: ["2"] }),
    doNotAdd("Bob"),
  ],
  ["Update after the only Keep in group", notes({ toGone: ["1"] }), KEEP, notes(), "Update"],
  [
    "Update after the only Do not move",
    notes({ movers: ["1"] }),
    doNotMove("Ada"),
    notes(),
    "Update",
  ],
  ["Update after the only Do not add", notes({ adds: ["1"] }), doNotAdd("Ada"), notes(), "Update"],
  [
    "the next file after Delete",
    form({ attachments: [medical, licence] }),
    "Delete medical-certificate-2026.pdf",
    form({ attachments: [licence] }),
    "Delete licence-photo.jpg",
  ],
  [
    "the file before after Delete of the last one",
    form({ attachments: [medical, licence] }),
    "Delete licence-photo.jpg",
    form({ attachments: [medical] }),
    "Delete medical-certificate-2026.pdf",
  ],
  [
    "Choose after Delete of the only file",
    form({ attachments: [medical] }),
    "Delete medical-certificate-2026.pdf",
    form({ attachments: [] }),
    "Choose",
  ],
  [
    "Choose after Remove of the only new file",
    withFiles(NEW_FILES.slice(0, 1)),
    `Remove ${trace?.name}`,
    withFiles([]),
    "Choose",
  ],
  ["Update after Cancel upload", uploading(5), "Cancel upload", form({}), "Update"],
  ["Update once everything is uploaded", uploading(5), "Cancel upload", uploading(100), "Update"],
  ["Update once the alert is dismissed", refused, "Dismiss", form({}), "Update"],
  ["the name after a cancelled download", detail("running"), CANCEL, detail(), NAME],
  ["the name once a file is downloaded", detail("running"), CANCEL, detail("done"), NAME],
  ["Retry after a download has failed", detail("running"), CANCEL, detail("failed"), RETRY],
  ["Cancel after Retry", detail("failed"), RETRY, detail("running"), CANCEL],
])("focuses %s", async (_what, before, pressed, after, expected) => {
  show(before);
  focus(pressed);
  show(after);
  await vi.waitFor(() => expect(focused()).toBe(expected));
});

/** Each of them starts a request. */
const DELETES = { onDelete: noop, attachments: [medical, licence] };
const DELETE_FILE = "Delete medical-certificate-2026.pdf";

it.each<[string, Partial<EventFormProps>, string, Partial<EventFormProps>, string]>([
  ["Delete when it fails", DELETES, "Delete", DELETES, "Delete"],
  ["Delete of a file when it fails", DELETES, DELETE_FILE, DELETES, DELETE_FILE],
  [
    "the next file once one is deleted",
    DELETES,
    DELETE_FILE,
    { ...DELETES, attachments: [licence] },
    "Delete licence-photo.jpg",
  ],
  [
    "Choose once the only file is deleted",
    { attachments: [medical] },
    DELETE_FILE,
    { attachments: [] },
    "Choose",
  ],
  ["Choose during a request", {}, "Choose", {}, "Choose"],
])("focuses %s, after a response", async (_what, before, pressed, after, expected) => {
  show(form(before));
  focus(pressed);
  show(form({ ...before, pending: true }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(focused()).toBe(pressed);
  // The list is already shorter before the form is enabled again.
  show(form({ ...after, pending: true }));
  show(form(after));
  await vi.waitFor(() => expect(focused()).toBe(expected));
});

it.each(["Delete", DELETE_FILE, "Choose"])("ignores %s during a request", (name) => {
  const calls = { onDelete: vi.fn<() => void>(), onDeleteAttachment: vi.fn<() => void>() };
  show(form({ ...DELETES, ...calls, pending: true }));
  const chosen = vi.fn<() => void>();
  testPage.host.querySelector("[type=file]")?.addEventListener("click", chosen);
  focus(name);
  (document.activeElement as HTMLElement).click();
  for (const call of [calls.onDelete, calls.onDeleteAttachment, chosen]) {
    expect(call).not.toHaveBeenCalled();
  }
});
