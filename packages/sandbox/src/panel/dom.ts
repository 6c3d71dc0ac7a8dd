type Child = Node | string;

interface Properties {
  id?: string;
  className?: string;
  attributes?: Readonly<Record<string, string>>;
  onClick?: () => void;
}

/** An element with its properties and children. Text is set as text, never parsed. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { id, className, attributes, onClick }: Properties = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  if (id !== undefined) {
    node.id = id;
  }
  if (className !== undefined) {
    node.className = className;
  }
  for (const [name, value] of Object.entries(attributes ?? {})) {
    node.setAttribute(name, value);
  }
  if (onClick !== undefined) {
    node.addEventListener("click", onClick);
  }
  node.append(...children);
  return node;
}

/** A button that runs `onClick`. */
export function button(label: string, onClick: () => void, className = ""): HTMLButtonElement {
  return element("button", { className, attributes: { type: "button" }, onClick }, label);
}

/** A field under its label. */
export function labelled<Field extends HTMLElement>(label: string, field: Field): HTMLElement {
  return element("label", { className: "field" }, element("span", {}, label), field);
}

/** A part of the panel under a heading of its own. */
export function section(title: string, ...children: Child[]): HTMLElement {
  const id = `sandbox-${title.toLowerCase().replaceAll(" ", "-")}`;
  return element(
    "section",
    { attributes: { "aria-labelledby": id } },
    element("h2", { id }, title),
    ...children,
  );
}

/** A choice between texts. */
export function select(options: readonly (readonly [value: string, label: string])[]) {
  const node = element("select");
  for (const [value, label] of options) {
    node.append(element("option", { attributes: { value } }, label));
  }
  return node;
}
