import type { SandboxControls } from "../types.ts";
import { button, element, sandboxIcon } from "./dom.ts";
import {
  accountSection,
  type Actions,
  failureSection,
  mailSection,
  networkSection,
  peopleSection,
  resetSection,
  timeSection,
} from "./sections.ts";
import { adoptStyle } from "./style.ts";

/**
 * Adds the sandbox's panel to the page: one small button at the right edge, and behind it
 * the controls for whoever has no console at hand. It lives in a shadow root, so neither its looks
 * nor the page's reach the other. Returns a function that takes it away again.
 */
export function showPanel(controls: SandboxControls): () => void {
  const host = element("div", { "data-sandbox-panel": "" });
  const root = host.attachShadow({ mode: "open" });
  adoptStyle(root);

  const body = element("div", { id: "body", class: "body" });
  body.hidden = true;
  const toggle = button(sandboxIcon(), () => setOpen(body.hidden !== false), {
    class: "toggle",
    title: "Sandbox",
    "aria-label": "Sandbox",
    "aria-expanded": "false",
    "aria-controls": "body",
  });
  const panel = element("aside", { "aria-label": "Sandbox" }, toggle, body);
  root.append(panel);

  const problem = element("p", { class: "problem", role: "alert" });
  const fail = (error: unknown): void => {
    problem.textContent = error instanceof Error ? error.message : String(error);
    body.prepend(problem);
  };
  const draw = async (): Promise<void> => {
    const [state, mails] = await Promise.all([controls.state(), controls.outbox()]);
    body.replaceChildren(
      accountSection(actions),
      timeSection(actions, state),
      mailSection(mails),
      failureSection(actions, state),
      networkSection(actions, state),
      peopleSection(actions, state),
      resetSection(actions),
    );
  };
  const actions: Actions = {
    controls,
    run: (work) => void work().then(draw).catch(fail),
    runAndClose: (work) => {
      setOpen(false);
      work().catch((error: unknown) => {
        setOpen(true);
        fail(error);
      });
    },
    runAndReload: (work) => {
      work()
        .then(() => location.reload())
        .catch(fail);
    },
  };

  const setOpen = (open: boolean): void => {
    body.hidden = !open;
    toggle.setAttribute("aria-expanded", String(open));
    if (open) {
      draw().catch(fail);
    }
  };
  panel.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && body.hidden === false) {
      event.stopPropagation();
      setOpen(false);
      toggle.focus();
    }
  });

  document.body.append(host);
  return () => host.remove();
}
