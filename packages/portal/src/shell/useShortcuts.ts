import { useEffect } from "react";

/** Where a key is a letter, or belongs to what is open. */
const TAKEN = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]";
const OPEN = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

/**
 * What a key does here: nothing while something is open above the page, and a single key nothing where one is
 * typed. Ctrl+K and ⌘K find anything from a field too, but the notes, where they make a link.
 */
function shortcutOf(event: KeyboardEvent, single: boolean): "find" | "search" | "help" | null {
  const { target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, isComposing, key } = event;
  if (defaultPrevented || isComposing || altKey) return null;
  if (document.querySelector(OPEN)) return null;
  if (ctrlKey !== metaKey && !shiftKey && key.toLowerCase() === "k") return "find";
  if (!single || ctrlKey || metaKey) return null;
  if (target instanceof Element && target.closest(TAKEN)) return null;
  return key === "/" ? "search" : key === "?" ? "help" : null;
}

/**
 * The keys of every page: `/` goes to its search, where it has one, `?` tells what keys there are, Ctrl+K and
 * ⌘K find anything.
 *
 * @param single whether the person wants single keys to do something (WCAG 2.1.4)
 * @param showHelp the same function each time, as `find`
 */
export function useShortcuts(single: boolean, showHelp: () => void, find: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const wanted = shortcutOf(event, single);
      if (wanted === "help") showHelp();
      if (wanted === "find") {
        // The browser's own search field.
        event.preventDefault();
        find();
      }
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
  }, [single, showHelp, find]);
}
