import type { CSSProperties } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { useShortcuts } from "./MainLayout.tsx";

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

const SHOWN: CSSProperties = {};
const FOLDED: CSSProperties = { display: "none" };
const show = vi.fn<() => void>();

function Page({ parts }: { parts: readonly CSSProperties[] }) {
  useShortcuts(true, show, show);
  return (
    <main>
      {parts.map((style, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts never change
        <div key={at} style={style}>
          <input type="search" aria-label={`Search ${at}`} />
        </div>
      ))}
    </main>
  );
}

it.each<[string, CSSProperties[], string | null]>([
  ["the first search", [SHOWN, SHOWN], "Search 0"],
  ["the first search that is shown", [FOLDED, SHOWN], "Search 1"],
  ["no search that is hidden", [FOLDED], null],
])("focuses %s when / is pressed", async (_what, parts, expected) => {
  root.render(<Page parts={parts} />);
  await vi.waitFor(() => expect(place.querySelector("main")).not.toBeNull());
  await userEvent.keyboard("/");
  expect(document.activeElement?.getAttribute("aria-label") ?? null).toBe(expected);
});
