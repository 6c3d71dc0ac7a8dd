import type { composeStory } from "@storybook/react-vite";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

export type ComposedStory = ReturnType<typeof composeStory>;

/** A grid draws its rows once it has been measured, in the frame after its head. */
async function rowsDrawn(): Promise<void> {
  if (document.querySelector("[role=grid]") === null) return;
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

/** Draws a story once on an otherwise empty page; rejects with its error. */
export async function renderStory(Story: ComposedStory): Promise<void> {
  const errors: unknown[] = [];
  const note = (error: unknown) => errors.push(error);
  const box = document.body.appendChild(document.createElement("div"));
  const root = createRoot(box, { onUncaughtError: note, onCaughtError: note });
  flushSync(() => root.render(<Story />));
  await rowsDrawn();
  flushSync(() => root.unmount());
  document.body.replaceChildren();
  if (errors.length > 0) throw errors[0];
}
