import type { A11yParameters } from "@storybook/addon-a11y";
import { afterEach as expectAccessible } from "@storybook/addon-a11y/preview";
import type { Preview } from "@storybook/react-vite";
import { CONTRAST_RULES } from "../scripts/lib/axe-rules.ts";

/**
 * Runs axe's colour rules in the other scheme when a test has played a story. A scheme changes only custom
 * properties under `data-theme`, so the current page is switched, which takes a tenth of the time of
 * playing the story again.
 */
export const checkOtherScheme: NonNullable<Preview["afterEach"]> = async (context) => {
  // In Storybook's own window a person chooses the scheme.
  if (import.meta.env.VITEST_STORYBOOK === undefined) return;
  const { dataset } = document.documentElement;
  const scheme = dataset["theme"];
  // A colour in transition between two schemes belongs to neither.
  const still = document.createElement("style");
  still.textContent = "*, ::before, ::after { transition: none !important; }";
  document.head.append(still);
  dataset["theme"] = scheme === "dark" ? "light" : "dark";
  const a11y = context.parameters["a11y"] as A11yParameters | undefined;
  try {
    await expectAccessible({
      ...context,
      parameters: {
        ...context.parameters,
        a11y: { ...a11y, options: { ...a11y?.options, runOnly: CONTRAST_RULES } },
      },
    });
  } finally {
    if (scheme !== undefined) dataset["theme"] = scheme;
    still.remove();
  }
};
