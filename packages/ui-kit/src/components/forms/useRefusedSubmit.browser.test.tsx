import type { NamedRef } from "@recurrent/sdk";
import { flushSync } from "react-dom";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createTestPage } from "../../testing/test-page.ts";
import { RecurrentTheme } from "../../theme/RecurrentTheme.tsx";
import { HUNDRED_ROLES } from "./form-fixture.ts";
import { FormLayout } from "./FormLayout.tsx";
import { FormTextField } from "./FormTextField.tsx";
import { SwitchGroup } from "./SwitchGroup.tsx";

const testPage = createTestPage();

const noop = () => undefined;
const MESSAGE = "A selected role is invalid.";
const REFUSED = { message: "Invalid.", fieldErrors: { roles: [MESSAGE] } };
const GONE = "This is no longer available. Switch it off to continue.";
const FEW = HUNDRED_ROLES.slice(0, 3);

interface Shown {
  options: readonly NamedRef[];
  on: readonly string[];
  error?: typeof REFUSED;
}

function show({ options, on, ...rest }: Shown): void {
  flushSync(() =>
    testPage.root.render(
      <RecurrentTheme scheme="light">
        <FormLayout label="Edit" submitLabel="Update" onSubmit={noop} {...rest}>
          <SwitchGroup
            legend="Roles"
            name="roles"
            options={options}
            selectedIds={on}
            onToggle={noop}
          />
          <FormTextField label="Note" name="note" value="" onText={noop} />
        </FormLayout>
      </RecurrentTheme>,
    ),
  );
}

const without = (options: readonly NamedRef[], withdrawn: NamedRef) =>
  options.filter((option) => option !== withdrawn);
const row = ({ name }: NamedRef) => page.getByRole("switch", { name, exact: true });

it.each<[string, readonly NamedRef[], number]>([
  ["the first of a list", FEW, 0],
  ["another one of a list", FEW, 1],
  ["the last one of a list", FEW, 2],
  ["the first of a long list", HUNDRED_ROLES, 0],
  ["another one of a long list", HUNDRED_ROLES, 40],
])("focuses a refused choice once it is known to be gone: %s", async (_what, options, at) => {
  const withdrawn = options[at]!;
  const shown = { options, on: [withdrawn.id] };
  show(shown);
  show({ ...shown, error: REFUSED });
  await expect.element(row(options[0]!)).toHaveFocus();
  show({ ...shown, options: without(options, withdrawn), error: REFUSED });
  await expect.element(row(withdrawn)).toHaveFocus();
  await expect.element(row(withdrawn)).toHaveAccessibleDescription(`${GONE} ${MESSAGE}`);
  expect(testPage.host.querySelectorAll("[role=switch][aria-invalid=true]")).toHaveLength(1);
});

it.each<[string, () => Promise<void>]>([
  ["went to another field", () => userEvent.click(page.getByRole("textbox", { name: "Note" }))],
  ["pressed a key", () => userEvent.keyboard("{Shift}")],
])("leaves the focus of somebody who %s meanwhile", async (_what, act) => {
  const [first, withdrawn] = FEW as [NamedRef, NamedRef];
  const shown = { options: FEW, on: [withdrawn.id] };
  show(shown);
  show({ ...shown, error: REFUSED });
  await expect.element(row(first)).toHaveFocus();
  await act();
  const focused = document.activeElement;
  show({ ...shown, options: without(FEW, withdrawn), error: REFUSED });
  await expect.element(row(withdrawn)).toBeInvalid();
  expect(document.activeElement).toBe(focused);
});
