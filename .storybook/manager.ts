import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/manager-api";
import { at } from "./at.ts";
import { CLOTHES, schemeIn } from "./clothes.ts";

/** The frame around the stories follows their scheme. */
const follow = (told: unknown) =>
  addons.setConfig({ theme: CLOTHES[schemeIn(at(told, "globals"))] });

addons.setConfig({ theme: CLOTHES.light });
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
