import { type ReactNode, useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { FormLayout } from "./components/forms/FormLayout.tsx";
import { FormSection } from "./components/forms/FormSection.tsx";
import { FormTextField } from "./components/forms/FormTextField.tsx";
import { FormSwitches } from "./components/forms/SwitchGroup.tsx";
import { DataTable } from "./components/tables/DataTable.tsx";
import { createTestPage } from "./testing/test-page.ts";
import { RecurrentTheme } from "./theme/RecurrentTheme.tsx";

const testPage = createTestPage();

const CREW = [
  { id: "1", name: "Amara Okafor" },
  { id: "2", name: "Bogdan Ionescu" },
];

function Crew() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      label="Crew"
      defaultSort={{ id: "name", desc: false }}
      empty={{ title: "No one" }}
      rows={CREW}
      columns={[{ field: "name", headerName: "Name" }]}
      selection={{ selected, onSelectedChange: setSelected, getRowName: ({ name }) => name }}
    />
  );
}

function Switches() {
  const [on, setOn] = useState({ suspend: false });
  return (
    <FormSwitches
      switches={[["suspend", "Suspend"]]}
      on={on}
      onChange={(part) => setOn({ ...on, ...part })}
    />
  );
}

function draw(children: ReactNode, isForm: boolean) {
  const onSubmit = vi.fn();
  const form = (
    <FormLayout label="Edit" submitLabel="Update" onSubmit={onSubmit}>
      <FormSection title="Fields">
        {children}
        <FormTextField label="Name" name="name" value="King Air" onText={vi.fn()} />
      </FormSection>
    </FormLayout>
  );
  testPage.root.render(<RecurrentTheme scheme="light">{isForm ? form : children}</RecurrentTheme>);
  return onSubmit;
}

it.each<[string, ReactNode, string, "checkbox" | "switch", boolean]>([
  ["a row's box in a form", <Crew key="crew" />, "Select Amara Okafor", "checkbox", true],
  ["the box of all rows in a form", <Crew key="crew" />, "Select all", "checkbox", true],
  ["a row's box in a list", <Crew key="crew" />, "Select Amara Okafor", "checkbox", false],
  ["a switch of a form", <Switches key="switches" />, "Suspend", "switch", true],
])(
  "ticks and sends nothing when Enter is pressed on %s",
  async (_what, part, name, role, isForm) => {
    const onSubmit = draw(part, isForm);
    const control = page.getByRole(role, { name, exact: true });
    await expect.element(control).not.toBeChecked();
    (control.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(control).toBeChecked();
    await userEvent.keyboard("{Enter}");
    await expect.element(control).not.toBeChecked();
    expect(onSubmit).not.toHaveBeenCalled();
  },
);

it("sends the form when Enter is pressed in a text", async () => {
  const onSubmit = draw(<Switches />, true);
  const field = page.getByRole("textbox", { name: "Name" });
  await vi.waitFor(() => field.element().focus());
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
});
