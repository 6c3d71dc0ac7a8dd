import type { ContextType } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { MemoryRouter, UNSAFE_DataRouterStateContext } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RestoredHeight } from "./RestoredHeight.tsx";

type RouterState = ContextType<typeof UNSAFE_DataRouterStateContext>;

const POSITION = 700;
let place: HTMLElement;
let end: () => void;
const isHeld = () => document.body.style.minHeight !== "";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
  place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = `<main><section aria-busy="true"></section></main><div></div>`;
  const root = createRoot(place.lastElementChild!);
  const state = { restoreScrollPosition: POSITION } as unknown as RouterState;
  flushSync(() =>
    root.render(
      <UNSAFE_DataRouterStateContext value={state}>
        <MemoryRouter>
          <RestoredHeight />
        </MemoryRouter>
      </UNSAFE_DataRouterStateContext>,
    ),
  );
  end = () => {
    flushSync(() => root.unmount());
    place.remove();
  };
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

it("holds the height of a page whose data takes long, until it has loaded", () => {
  vi.advanceTimersByTime(60_000);
  expect(isHeld()).toBe(true);
  place.id = "root";
  place.querySelector("section")!.remove();
  place.style.height = `${POSITION + window.innerHeight}px`;
  vi.advanceTimersByTime(1_000);
  expect(isHeld()).toBe(false);
});

it("lets go of a page that has become shorter", () => {
  place.querySelector("section")!.remove();
  vi.advanceTimersByTime(4_000);
  expect(isHeld()).toBe(true);
  vi.advanceTimersByTime(2_000);
  expect(isHeld()).toBe(false);
});

it.each(["wheel", "touchmove", "pointerdown", "keydown"])("lets go at %s", (event) => {
  window.dispatchEvent(new Event(event));
  expect(isHeld()).toBe(false);
});
