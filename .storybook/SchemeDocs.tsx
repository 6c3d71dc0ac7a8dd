import { DocsContainer } from "@storybook/addon-docs/blocks";
import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useEffect, useState } from "react";
import type { PropsWithChildren } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { create } from "storybook/theming";
import { at } from "./at.ts";
import { PALETTE } from "../packages/ui-kit/src/theme/tokens.ts";

type Scheme = "light" | "dark";

const FONT = '"Inter Variable", sans-serif';

/** Storybook's own clothes in the colours of the product: stories stand on the ground they have in it. */
function themeOf(scheme: Scheme) {
  const { background, control, divider, primary, text } = PALETTE;
  return create({
    base: scheme,
    fontBase: FONT,
    appBg: background.default[scheme],
    appContentBg: background.default[scheme],
    appPreviewBg: background.default[scheme],
    appBorderColor: divider[scheme],
    barBg: background.paper[scheme],
    barTextColor: text.secondary[scheme],
    colorSecondary: primary.text[scheme],
    inputBg: background.paper[scheme],
    inputBorder: control[scheme],
    inputTextColor: text.primary[scheme],
    textColor: text.primary[scheme],
    textMutedColor: text.secondary[scheme],
  });
}

const THEMES = { light: themeOf("light"), dark: themeOf("dark") };

const schemeIn = (globals: unknown): Scheme =>
  at(globals, "scheme") === "dark" ? "dark" : "light";

/** A docs page in the scheme of the toolbar, as its stories are. */
export function SchemeDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [scheme, setScheme] = useState<Scheme>(() => {
    const [story] = context.componentStories();
    return schemeIn(story && context.getStoryContext(story)["globals"]);
  });
  useEffect(() => {
    const follow = (told: unknown) => setScheme(schemeIn(at(told, "globals")));
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context.channel]);
  return (
    <DocsContainer context={context} theme={THEMES[scheme]}>
      {children}
    </DocsContainer>
  );
}
