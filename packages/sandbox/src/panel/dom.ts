type Child = Node | string;

type Attributes = Readonly<Record<string, string>>;

/** An element with its attributes and children. Text is set as text, never parsed. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  setAttributes(node, attributes);
  node.append(...children);
  return node;
}

function setAttributes(node: Element, attributes: Attributes): void {
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
export function button(label: Child, onClick: () => void, attributes: Attributes = {}) {
  const node = element("button", { type: "button", ...attributes }, label);
  node.addEventListener("click", onClick);
  return node;
}

/** Things beside one another. */
export function row(...children: Child[]): HTMLElement {
  return element("div", { class: "row" }, ...children);
}

/** A field under its label. */
export function labelled(label: string, field: HTMLElement): HTMLElement {
  field.id = `sandbox-field-${label.toLowerCase().replaceAll(/[^a-z]+/g, "-")}`;
  return element("div", { class: "field" }, element("label", { for: field.id }, label), field);
}

/** A part of the panel under a heading of its own. */
export function section(title: string, ...children: Child[]): HTMLElement {
  const id = `sandbox-${title.toLowerCase().replaceAll(" ", "-")}`;
  return element("section", { "aria-labelledby": id }, element("h2", { id }, title), ...children);
}

/** A list, or what is said instead of an empty one. */
export function list(items: readonly (readonly Child[])[], none: string): HTMLElement {
  return items.length === 0
    ? element("p", {}, none)
    : element("ul", {}, ...items.map((item) => element("li", {}, ...item)));
}

/** A choice between texts. */
export function select(options: readonly (readonly [value: string, label: string])[]) {
  return element(
    "select",
    {},
    ...options.map(([value, label]) => element("option", { value }, label)),
  );
}

/** A field for a whole number. */
export function numberField(value: number, least: number): HTMLInputElement {
  return element("input", { type: "number", min: String(least), value: String(value) });
}
