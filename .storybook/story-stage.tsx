import type { composeStory } from "@storybook/react-vite";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

export type ComposedStory = ReturnType<typeof composeStory>;
export type Args = Readonly<Record<string, unknown>>;

/** The page as it can be told from another: markup, what fields hold, focus, rules for paper. */
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

/** A story on the page, drawn as Storybook does when a control changes. */
export interface Stage {
  /** Draws it with these arguments over its own; rejects with what the story throws. */
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
