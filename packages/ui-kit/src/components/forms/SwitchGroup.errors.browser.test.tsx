import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { createTestPage } from "../../testing/test-page.ts";
import { RecurrentTheme } from "../../theme/RecurrentTheme.tsx";
import { FormLayout } from "./FormLayout.tsx";
import { FormSwitches, SwitchGroup } from "./SwitchGroup.tsx";

const testPage = createTestPage();

const MESSAGE = "This cannot be chosen.";
const noop = () => undefined;
const OPTIONS = [
  { id: "1", name: "Captain" },
  { id: "2", name: "Examiner" },
];

it.each<[string, string, ReactNode, string]>([
  [
    "a list of switches",
    "roles",
    <SwitchGroup
      key="roles"
      legend="Roles"
      name="roles"
      options={OPTIONS}
      selectedIds={["2"]}
      onToggle={noop}
    />,
    "Captain",
  ],
  [
    "a switch",
    "manager",
    <FormSwitches
      key="manager"
      switches={[["manager", "Manager"]]}
      on={{ manager: true }}
      onChange={noop}
    />,
    "Manager",
  ],
  [
    "a switch by its longer name",
    "settings.notifications",
    <FormSwitches
      key="notifications"
      errorPrefix="settings"
      switches={[["notifications", "Notifications"]]}
      on={{ notifications: true }}
      onChange={noop}
    />,
    "Notifications",
  ],
])("focuses %s that is refused, with its message", async (_what, name, control, label) => {
  testPage.root.render(
    <RecurrentTheme scheme="light">
      <FormLayout
        label="Edit"
        submitLabel="Update"
        onSubmit={noop}
        error={{ message: "Invalid.", fieldErrors: { [name]: [MESSAGE] } }}
      >
        {control}
      </FormLayout>
    </RecurrentTheme>,
  );
  const first = page.getByRole("switch", { name: label });
  await expect.element(first).toHaveFocus();
  await expect.element(first).toBeInvalid();
  await expect.element(first).toHaveAccessibleDescription(MESSAGE);
  await expect.element(page.getByRole("button", { name: MESSAGE })).toBeVisible();
  const list = document.querySelector<HTMLElement>("fieldset:has([role=switch])");
  if (list) await expect.element(list).toHaveAccessibleDescription(MESSAGE);
});
