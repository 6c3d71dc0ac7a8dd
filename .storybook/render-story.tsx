import type { composeStory } from "@storybook/react-vite";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

export type ComposedStory = ReturnType<typeof composeStory>;
export type Args = Readonly<Record<string, unknown>>;

/** Snapshot of the page: markup, field values, focus, print rules. */
function picture(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>("input, textarea, select")];
  const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
  const focused = document.activeElement;
  return [
    document.body.innerHTML,
    ...fields.map(({ value, checked }) => `${value} ${checked}`),
    focused === document.body ? "" : focused?.outerHTML,
    ...rules.map(({ cssText }) => cssText),
  ].join("\n");
}

/** A rendered story that can be rerendered with other arguments. */
export interface Stage {
  /** Rejects with the error of the story. */
  show: (args?: Args) => Promise<string>;
  end: () => void;
}

/** A grid draws its rows once it has been measured, in the frame after its head. */
async function rowsDrawn(): Promise<void> {
  if (document.querySelector("[role=grid]") === null) return;
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

export function stage(Story: ComposedStory): Stage {
  const errors: unknown[] = [];
  const keep = (error: unknown) => errors.push(error);
  const box = document.body.appendChild(document.createElement("div"));
  const root = createRoot(box, { onUncaughtError: keep, onCaughtError: keep });
  return {
    show: async (args = {}) => {
      flushSync(() => root.render(<Story {...args} />));
      await rowsDrawn();
      if (errors.length > 0) throw errors[0];
      return picture();
    },
    end: () => {
      flushSync(() => root.unmount());
      document.body.replaceChildren();
    },
  };
}
