import { DocsContainer } from "@storybook/addon-docs/blocks";
import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useEffect, useState } from "react";
import type { PropsWithChildren } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { getProperty } from "./get-property.ts";
import { STORYBOOK_THEMES, schemeIn } from "./storybook-theme.ts";
import { RecurrentTheme } from "../packages/ui-kit/src/theme/RecurrentTheme.tsx";
import { PALETTE, type Scheme } from "../packages/ui-kit/src/theme/tokens.ts";

/** Storybook's theme for pages of text, where its accent is the colour of links. */
const themeOf = (scheme: Scheme) => ({
  ...STORYBOOK_THEMES[scheme],
  colorSecondary: PALETTE.primary.text[scheme],
});

/** Scheme of the URL, for a page without a story. */
const inAddress = (): Scheme =>
  new URLSearchParams(window.location.search).get("globals")?.includes("scheme:dark")
    ? "dark"
    : "light";

/** Docs page in the scheme of the toolbar. */
export function SchemeDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [scheme, setScheme] = useState<Scheme>(() => {
    const [story] = context.componentStories();
    return story ? schemeIn(context.getStoryContext(story)["globals"]) : inAddress();
  });
  useEffect(() => {
    const follow = (payload: unknown) => setScheme(schemeIn(getProperty(payload, "globals")));
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context.channel]);
  return (
    <RecurrentTheme scheme={scheme}>
      <DocsContainer context={context} theme={themeOf(scheme)}>
        {children}
      </DocsContainer>
    </RecurrentTheme>
  );
}
