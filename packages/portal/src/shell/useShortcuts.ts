import { useEffect } from "react";

/** Where a key is a letter, or belongs to what is open. */
const TAKEN = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]";
const OPEN = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

/** What a key does here: nothing where one is typed, with a modifier, or while something is open above the page. */
function shortcutOf(event: KeyboardEvent): "search" | "help" | null {
  const { target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing, key } = event;
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return null;
  if (target instanceof Element && target.closest(TAKEN)) return null;
  if (document.querySelector(OPEN)) return null;
  return key === "/" ? "search" : key === "?" ? "help" : null;
}

/**
 * The keys of every page: `/` goes to its search, where it has one, and `?` tells what keys there are.
 *
 * @param isOn whether the person wants single keys to do something (WCAG 2.1.4)
 * @param showHelp the same function each time
 */
export function useShortcuts(isOn: boolean, showHelp: () => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const wanted = shortcutOf(event);
      if (wanted === "help") showHelp();
      if (wanted !== "search") return;
      const search = document.querySelector<HTMLInputElement>("main input[type=search]");
      if (!search) return;
      // The key itself is no part of what is looked for.
      event.preventDefault();
      search.focus();
      search.select();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOn, showHelp]);
}
