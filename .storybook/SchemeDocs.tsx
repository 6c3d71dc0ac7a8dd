import { DocsContainer } from "@storybook/addon-docs/blocks";
import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useEffect, useState } from "react";
import type { PropsWithChildren } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { create } from "storybook/theming";
import { at } from "./at.ts";
import { COLOUR } from "../packages/ui-kit/src/theme/tokens.ts";

type Scheme = "light" | "dark";

const FONT = '"Inter Variable", sans-serif';

/** Storybook's own clothes in the colours of the product: stories stand on the ground they have in it. */
function themeOf(scheme: Scheme) {
  const of = (name: keyof typeof COLOUR) => COLOUR[name][scheme];
  return create({
    base: scheme,
    fontBase: FONT,
    appBg: of("canvas"),
    appContentBg: of("canvas"),
    appPreviewBg: of("canvas"),
    appBorderColor: of("line"),
    barBg: of("surface"),
    barTextColor: of("text2"),
    colorSecondary: of("accentText"),
    inputBg: of("surface"),
    inputBorder: of("control"),
    inputTextColor: of("text"),
    textColor: of("text"),
    textMutedColor: of("text2"),
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
