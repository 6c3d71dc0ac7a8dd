/** A page in words alone, for when the portal itself cannot start. */
export interface PlainPage {
  readonly title: string;
  readonly text: string;
  readonly items?: readonly string[];
}

/**
 * Replaces the static shell by a message. Built from plain elements: it must work when no screen,
 * style or configuration could be loaded.
 */
export function showPlainPage(root: HTMLElement, { title, text, items = [] }: PlainPage): void {
  const main = document.createElement("main");
  main.className = "shell-message";
  main.append(element("h1", title), element("p", text));
  if (items.length > 0) {
    const list = document.createElement("ul");
    list.append(...items.map((item) => element("li", item)));
    main.append(list);
  }
  document.title = title;
  root.replaceChildren(main);
}

function element(tag: "h1" | "p" | "li", text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
