import { withInvalidValues } from "@recurrent/sdk/mocks";
import { RecurrentTheme } from "@recurrent/ui-kit";
import { notifyManager, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, vi } from "vitest";
import type { AppContext } from "../shared/context/app-context.ts";
import { modelOf } from "./models.ts";
import { PortalHarness } from "./PortalHarness.tsx";
import type { HarnessSession } from "./harness-context.ts";

/** A reply under the key that the screen reads it by. */
type Reply = readonly [key: QueryKey, reply: unknown];

/** A screen and the reply that is spoiled under it. */
export interface MalformedReplyCase {
  /** The path to open. */
  readonly path: string;
  readonly as: NonNullable<HarnessSession["as"]>;
  /** The reply to change, valid at first. */
  readonly reply: Reply;
  /** Other replies that the page needs. */
  readonly otherReplies?: readonly Reply[];
  /** A text that shows that the valid reply is on the page. */
  readonly expectedText: string;
  /** Names of buttons that are pressed first, so that everything is visible. */
  readonly press?: readonly string[];
}

/** The values for each place of a reply: every JSON type, and texts that are no day. */
const MALFORMED_VALUES: readonly unknown[] = [
  null,
  "odd",
  "2026-13-45",
  -1.5,
  true,
  [],
  [null, "odd"],
  {},
];

/** Texts that no page may ever show. */
const UNREADABLE = /undefined|Invalid Date|\bNaN\b|\[object/;
/** Attributes that are shown or announced, or that link somewhere. */
const READABLE_ATTRIBUTES = [
  "aria-label",
  "title",
  "alt",
  "href",
  "datetime",
  "placeholder",
  "value",
] as const;

/**
 * Opens a page in the whole portal and shows it the model of every malformed form of its reply, one after
 * the other. The page must never fail, nor show or announce a text such as 'undefined'.
 *
 * @returns the number of forms
 */
export async function expectReadable(screen: MalformedReplyCase): Promise<number> {
  const faults: string[] = [];
  const problem = (error: unknown) => void faults.push(String(error));
  const console = vi.spyOn(globalThis.console, "error").mockImplementation(problem);
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place, { onCaughtError: problem, onUncaughtError: problem });
  // Every form is drawn as soon as it is in the cache.
  notifyManager.setScheduler((draw) => draw());
  try {
    const queries = await open(screen, (element) => root.render(element));
    const [key, reply] = screen.reply;
    let count = 0;
    for (const malformed of withInvalidValues(reply, MALFORMED_VALUES)) {
      flushSync(() => void queries.setQueryData(key, () => modelOf(key, malformed)));
      // Waits for rows of a table and other parts that React draws when idle.
      await nextTask();
      faults.push(...unreadableTexts(document.body));
      expect(faults, JSON.stringify(malformed)).toEqual([]);
      count += 1;
    }
    return count;
  } finally {
    root.unmount();
    place.remove();
    console.mockRestore();
    notifyManager.setScheduler((draw) => setTimeout(draw, 0));
  }
}

async function open(
  { path, as, reply, otherReplies = [], expectedText, press = [] }: MalformedReplyCase,
  render: (element: React.ReactNode) => void,
): Promise<QueryClient> {
  const opened = Promise.withResolvers<QueryClient>();
  const prepare = ({ queries }: AppContext) => {
    // No query is fetched, since no host answers.
    queries.setDefaultOptions({ queries: { staleTime: Infinity, gcTime: Infinity, retry: false } });
    for (const [key, known] of [reply, ...otherReplies]) {
      queries.setQueryData(key, modelOf(key, known));
    }
    opened.resolve(queries);
  };
  render(
    <RecurrentTheme scheme="light">
      <PortalHarness path={path} as={as} prepare={prepare} />
    </RecurrentTheme>,
  );
  await vi.waitFor(() => expect(document.body.textContent).toContain(expectedText), {
    timeout: 10_000,
  });
  for (const name of press) {
    const button = [...document.querySelectorAll("button")].find((one) => nameOf(one) === name);
    if (!button) throw new Error(`There is no button '${name}' on ${path}.`);
    flushSync(() => button.click());
    await nextTask();
  }
  return opened.promise;
}

function nameOf(button: HTMLButtonElement): string {
  return button.getAttribute("aria-label") ?? button.textContent;
}

/**
 * Texts and attributes of the page such as 'undefined'. It reads text nodes one by one, hidden ones too:
 * `innerText` would lay out the page for each form.
 */
function unreadableTexts(page: HTMLElement): string[] {
  const read: string[] = [];
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) read.push(texts.currentNode.nodeValue ?? "");
  for (const element of page.querySelectorAll(
    READABLE_ATTRIBUTES.map((name) => `[${name}]`).join(),
  )) {
    for (const name of READABLE_ATTRIBUTES) read.push(element.getAttribute(name) ?? "");
  }
  return read.filter((text) => UNREADABLE.test(text));
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
