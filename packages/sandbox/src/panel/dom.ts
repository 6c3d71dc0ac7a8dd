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
  setAttributes(node, attributes ?? {});
  if (onClick !== undefined) {
    node.addEventListener("click", onClick);
  }
  node.append(...children);
  return node;
}

function setAttributes(node: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    node.setAttribute(name, value);
  }
}

/** A box of sand: the sign of the panel's button. */
export function sandboxIcon(): SVGSVGElement {
  const namespace = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(namespace, "svg");
  const path = document.createElementNS(namespace, "path");
  setAttributes(svg, { viewBox: "0 0 24 24", width: "16", height: "16", "aria-hidden": "true" });
  setAttributes(path, {
    d: "M3 11v8h18v-8M3 14c3-4 6 1 9-2s6 1 9-1M14 9l5-6M17 2l4 3",
    fill: "none",
    stroke: "currentColor",
    "stroke-width": "1.75",
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  });
  svg.append(path);
  return svg;
}

/** A button that runs `onClick`. */
export function button(label: string, onClick: () => void, className = ""): HTMLButtonElement {
  return element("button", { className, attributes: { type: "button" }, onClick }, label);
}

/** A field under its label. */
export function labelled(label: string, field: HTMLElement): HTMLElement {
  const id = `sandbox-field-${label.toLowerCase().replaceAll(/[^a-z]+/g, "-")}`;
  field.id = id;
  return element(
    "div",
    { className: "field" },
    element("label", { attributes: { for: id } }, label),
    field,
  );
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
