import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/manager-api";
import { getProperty } from "./get-property.ts";
import { STORYBOOK_THEMES, schemeIn } from "./storybook-theme.ts";

/** The frame around the stories follows their scheme. */
const follow = (payload: unknown) =>
  addons.setConfig({ theme: STORYBOOK_THEMES[schemeIn(getProperty(payload, "globals"))] });

addons.setConfig({ theme: STORYBOOK_THEMES.light });
addons.register("recurrent/scheme", ({ on }) => {
  on(SET_GLOBALS, follow);
  on(GLOBALS_UPDATED, follow);
});

/** Storybook ends each title with its own name, and has no setting for it. */
function nameTitle(): void {
  const named = document.title.replace("Storybook", "Recurrent");
  if (named !== document.title) document.title = named;
}
nameTitle();
new MutationObserver(nameTitle).observe(document.head, { childList: true, subtree: true });
