import { ACCOUNTS, PASSWORD } from "../seed/accounts.ts";
import type { Fault, FaultEffect, SandboxControls } from "../types.ts";
import { panelStyle } from "./style.ts";

const FAILURES: readonly (readonly [effect: FaultEffect, label: string])[] = [
  [401, "401 not signed in"],
  [403, "403 forbidden"],
  [404, "404 not found"],
  [422, "422 refused fields"],
  [500, "500 server error"],
  ["timeout", "never answers"],
  ["drop", "connection drops"],
  ["malformed", "broken JSON"],
  ["html", "an HTML page"],
];

/**
 * A shadow root separates the styles of panel and page.
 *
 * @returns removes the panel
 */
export function showPanel(controls: SandboxControls): () => void {
  const host = element("div", { "data-sandbox-panel": "" });
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [panelStyle()];

  const body = element("div", { id: "body", class: "body", hidden: "" });
  const show = (isOpen: boolean): void => {
    body.hidden = !isOpen;
    toggle.setAttribute("aria-expanded", String(isOpen));
  };
  const open = (): void => {
    show(true);
    run(draw);
  };
  const toggle = button(icon(), () => (body.hidden === false ? show(false) : open()), {
    class: "toggle",
    title: "Sandbox",
    "aria-label": "Sandbox",
    "aria-expanded": "false",
    "aria-controls": "body",
  });
  const panel = element("aside", { "aria-label": "Sandbox" }, toggle, body);
  root.append(panel);

  const problem = element("p", { class: "problem", role: "alert" });
  /** Opens the panel to show an error. */
  const run = (work: () => Promise<unknown>): void => {
    work().catch((error: unknown) => {
      problem.textContent = error instanceof Error ? error.message : String(error);
      body.prepend(problem);
      show(true);
    });
  };
  const runAndDraw = (work: () => Promise<unknown>) => run(() => work().then(draw));
  const runAndReload = (work: () => Promise<unknown>) =>
    run(() => work().then(() => location.reload()));

  const draw = async (): Promise<void> => {
    const [state, mails] = await Promise.all([controls.state(), controls.outbox()]);
    const account = select(
      ACCOUNTS.map(({ username, role, about }) => [username, `${username}, ${role}: ${about}`]),
    );
    const path = element("input", { value: "/api/dashboard/training_status" });
    const effect = select(FAILURES.map(([value, label]) => [String(value), label]));
    const times = numberField(1, 1);
    const latency = numberField(state.latency, 0);
    const people = numberField(state.people, 1);
    const addFault = async () => {
      const status = FAILURES.find(([value]) => String(value) === effect.value)?.[0] ?? 500;
      const fault = { path: path.value, status, times: times.valueAsNumber };
      // The counts have grown since the panel was drawn.
      const { faults } = await controls.state();
      return controls.faults([...remainingFaults(faults), fault]);
    };
    body.replaceChildren(
      section(
        "Accounts",
        labelField("Account", account),
        button("Fill the sign-in form", () => {
          // The panel covers the form on a phone.
          show(false);
          run(() => fillSignIn(account.value, PASSWORD));
        }),
      ),
      section(
        "Time",
        element("p", {}, `${state.today} ${state.now.slice(11, 16)} UTC`),
        row(
          ...[1, 5, 30].map((days) =>
            button(`+ ${days} ${days === 1 ? "day" : "days"}`, () =>
              runAndReload(() => controls.clock({ advance: `P${days}D` })),
            ),
          ),
          button("Real time", () =>
            runAndReload(() => controls.clock({ set: new Date().toISOString() })),
          ),
        ),
      ),
      section(
        "Mail",
        list(
          mails.map(({ to, link, subject }) => [`${to}: `, element("a", { href: link }, subject)]),
          "Nothing sent.",
        ),
      ),
      section(
        "Failures",
        list(
          state.faults.map(({ method = "any", path: of, status = "slow", failed, times: all }) => [
            `${method} ${of}: ${status}, ${failed} of ${all ?? "all"}`,
          ]),
          "None.",
        ),
        labelField("Path, * for any segment", path),
        row(labelField("Answers", effect), labelField("Times", times)),
        row(
          button("Add", () => runAndDraw(addFault)),
          button("Clear all", () => runAndDraw(() => controls.faults([]))),
        ),
      ),
      section(
        "Network",
        row(
          labelField("Milliseconds added to each reply", latency),
          button("Set", () => runAndDraw(() => controls.latency(latency.valueAsNumber))),
        ),
        button("Expire all tokens", () => runAndDraw(() => controls.expireTokens())),
      ),
      section(
        "People",
        row(
          labelField("People of Aurora Air Charter", people),
          button("Create the data again", () =>
            runAndReload(() => controls.people(people.valueAsNumber)),
          ),
        ),
      ),
      section(
        "Start again",
        element("p", {}, "Deletes every change and signs everyone out."),
        button("Reset the sandbox", () => runAndReload(() => controls.reset()), {
          class: "danger",
        }),
      ),
    );
  };

  panel.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && body.hidden === false) {
      event.stopPropagation();
      show(false);
      toggle.focus();
    }
  });

  document.body.append(host);
  return () => host.remove();
}

/** Faults that are set again start from zero, so each is set for the calls that it has left. */
function remainingFaults(faults: readonly Fault[]): Fault[] {
  return faults.flatMap((fault) => {
    if (fault.times === undefined) return fault;
    const times = fault.times - fault.failed;
    return times > 0 ? { ...fault, times } : [];
  });
}

const FORM_TIMEOUT_MS = 10_000;
const POLL_MS = 50;

async function fillSignIn(username: string, password: string): Promise<void> {
  location.hash = "#/login";
  for (let waited = 0; waited < FORM_TIMEOUT_MS; waited += POLL_MS) {
    const name = document.querySelector<HTMLInputElement>(
      "input[name=username]:not([type=hidden])",
    );
    const [secret, second] = document.querySelectorAll<HTMLInputElement>("input[type=password]");
    // Forms that set a password ask for it twice; they may still be there while the page changes.
    if (name !== null && secret !== undefined && second === undefined) {
      setValue(name, username);
      setValue(secret, password);
      secret.focus();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error("The sign-in form did not appear.");
}

/**
 * React notices a value only when it is set through the element's own setter and announced by an
 * `input` event.
 */
function setValue(input: HTMLInputElement, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  setter?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

type Child = Node | string;

type Attributes = Readonly<Record<string, string>>;

function setAttributes(node: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    node.setAttribute(name, value);
  }
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  setAttributes(node, attributes);
  node.append(...children);
  return node;
}

function icon(): SVGSVGElement {
  const namespace = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(namespace, "svg");
  const path = document.createElementNS(namespace, "path");
  setAttributes(svg, { viewBox: "0 0 24 24", width: "16", height: "16", "aria-hidden": "true" });
  setAttributes(path, { d: "M3 11v8h18v-8M3 14c3-4 6 1 9-2s6 1 9-1M14 9l5-6M17 2l4 3" });
  svg.append(path);
  return svg;
}

function button(label: Child, onClick: () => void, attributes: Attributes = {}) {
  const node = element("button", { type: "button", ...attributes }, label);
  node.addEventListener("click", onClick);
  return node;
}

function row(...children: Child[]): HTMLElement {
  return element("div", { class: "row" }, ...children);
}

function labelField(label: string, field: HTMLElement): HTMLElement {
  field.id = `sandbox-field-${label.toLowerCase().replaceAll(/[^a-z]+/g, "-")}`;
  return element("div", { class: "field" }, element("label", { for: field.id }, label), field);
}

function section(title: string, ...children: Child[]): HTMLElement {
  const id = `sandbox-${title.toLowerCase().replaceAll(" ", "-")}`;
  return element("section", { "aria-labelledby": id }, element("h2", { id }, title), ...children);
}

function list(items: readonly (readonly Child[])[], none: string): HTMLElement {
  return items.length === 0
    ? element("p", {}, none)
    : element("ul", {}, ...items.map((item) => element("li", {}, ...item)));
}

function select(options: readonly (readonly [value: string, label: string])[]) {
  return element(
    "select",
    {},
    ...options.map(([value, label]) => element("option", { value }, label)),
  );
}

function numberField(value: number, least: number): HTMLInputElement {
  return element("input", { type: "number", min: String(least), value: String(value) });
}
