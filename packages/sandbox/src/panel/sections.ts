import { ACCOUNTS, PASSWORD } from "../accounts.ts";
import type {
  FaultEffect,
  FaultRequest,
  OutboxMail,
  SandboxControls,
  SandboxState,
} from "../types.ts";
import { button, element, labelled, list, numberField, row, section, select } from "./dom.ts";
import { fillSignIn } from "./fill-sign-in.ts";

/** What a section does with the sandbox: run something, show what goes wrong, draw anew. */
export interface Actions {
  controls: SandboxControls;
  /** Runs a control and draws the panel again. */
  run: (work: () => Promise<unknown>) => void;
  /** Runs something in the page, the panel out of its way. */
  runAndClose: (work: () => Promise<unknown>) => void;
  /** Runs a control and loads the page again, so that it shows what changed. */
  runAndReload: (work: () => Promise<unknown>) => void;
}

/** The world's day, and buttons that move it on. */
export function timeSection({ controls, runAndReload }: Actions, state: SandboxState): HTMLElement {
  const steps = [
    ["1 day", "P1D"],
    ["5 days", "P5D"],
    ["30 days", "P30D"],
  ] as const;
  const buttons = steps.map(([label, advance]) =>
    button(`+ ${label}`, () => runAndReload(() => controls.clock({ advance }))),
  );
  const now = button("Real time", () =>
    runAndReload(() => controls.clock({ set: new Date().toISOString() })),
  );
  return section(
    "Time",
    element("p", {}, `${state.today} ${state.now.slice(11, 16)} UTC`),
    row(...buttons, now),
  );
}

/** The accounts of the documentation, and a button that fills the sign-in form. */
export function accountSection({ runAndClose }: Actions): HTMLElement {
  const choice = select(
    ACCOUNTS.map(({ username, role, about }) => [username, `${username}, ${role}: ${about}`]),
  );
  return section(
    "Accounts",
    labelled("Account", choice),
    button("Fill the sign-in form", () => runAndClose(() => fillSignIn(choice.value, PASSWORD))),
  );
}

/** How many people Aurora has. */
export function peopleSection(
  { controls, runAndReload }: Actions,
  state: SandboxState,
): HTMLElement {
  const count = numberField(state.people, 1);
  return section(
    "People",
    row(
      labelled("People of Aurora Air Charter", count),
      button("Make the world anew", () => runAndReload(() => controls.people(count.valueAsNumber))),
    ),
  );
}

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

/** Failures in force, and a form for one more. */
export function failureSection({ controls, run }: Actions, state: SandboxState): HTMLElement {
  const path = element("input", { value: "/api/dashboard/training_status" });
  const effect = select(FAILURES.map(([value, label]) => [String(value), label]));
  const times = numberField(1, 1);
  const add = button("Add", () => {
    run(() => {
      const status = FAILURES.find(([value]) => String(value) === effect.value)?.[0] ?? 500;
      const request: FaultRequest = { path: path.value, status, times: times.valueAsNumber };
      return controls.faults([...state.faults, request]);
    });
  });
  const clear = button("Clear all", () => run(() => controls.faults([])));
  const inForce = state.faults.map((fault) => [
    `${fault.method ?? "any"} ${fault.path}: ${fault.status ?? "slow"}, ${fault.failed} of ${fault.times ?? "all"}`,
  ]);
  return section(
    "Failures",
    list(inForce, "None."),
    labelled("Path, * for any segment", path),
    row(labelled("Answers", effect), labelled("Times", times)),
    row(add, clear),
  );
}

/** Slower replies, tokens that expire. */
export function networkSection({ controls, run }: Actions, state: SandboxState): HTMLElement {
  const latency = numberField(state.latency, 0);
  return section(
    "Network",
    row(
      labelled("Milliseconds added to each reply", latency),
      button("Set", () => run(() => controls.latency(latency.valueAsNumber))),
    ),
    button("Expire all tokens", () => run(() => controls.expireTokens())),
  );
}

/** Mails with the links to set a new password. */
export function mailSection(mails: readonly OutboxMail[]): HTMLElement {
  const sent = mails.map((mail) => [
    `${mail.to}: `,
    element("a", { href: mail.link }, mail.subject),
  ]);
  return section("Mail", list(sent, "Nothing sent."));
}

/** Everything back to the start. */
export function resetSection({ controls, runAndReload }: Actions): HTMLElement {
  return section(
    "Start again",
    element("p", {}, "Throws away every change and signs everybody out."),
    button("Reset the sandbox", () => runAndReload(() => controls.reset()), { class: "danger" }),
  );
}
