/** Why the portal cannot start. */
export interface Refusal {
  readonly text: string;
  readonly items: readonly string[];
}

const TITLE = "The portal cannot start";

/**
 * Replaces the static shell by a message. Built from plain elements: it must work when no screen,
 * style or configuration could be loaded.
 */
export function showRefusal(root: HTMLElement, { text, items }: Refusal): void {
  const main = document.createElement("main");
  main.className = "shell-message";
  const list = document.createElement("ul");
  list.append(...items.map((item) => element("li", item)));
  main.append(element("h1", TITLE), element("p", text), list);
  document.title = TITLE;
  root.replaceChildren(main);
}

function element(tag: "h1" | "p" | "li", text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
