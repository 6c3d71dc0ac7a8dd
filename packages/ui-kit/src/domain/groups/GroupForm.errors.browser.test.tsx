import type { GroupEdit } from "@recurrent/sdk";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { FormError } from "../../components/forms/form-state.ts";
import { createTestPage } from "../../testing/test-page.ts";
import { RecurrentTheme } from "../../theme/RecurrentTheme.tsx";
import { GroupForm } from "./GroupForm.tsx";

const testPage = createTestPage();
beforeEach(() => page.viewport(1600, 900));

const EDIT: GroupEdit = { name: "Crew", managerIds: [], addIds: [], removeIds: [], moves: {} };
const MEMBERS = {
  rows: [
    { id: "1", fullName: "Ada" },
    { id: "2", fullName: "Bo" },
  ],
};
const OTHERS = { rows: [{ id: "3", fullName: "Cy" }] };
const GROUPS = [{ id: "8", name: "Medevac" }];
const NONE: readonly never[] = [];

function Form({ error }: { error: FormError }) {
  return (
    <GroupForm
      value={EDIT}
      onChange={() => undefined}
      error={error}
      onSubmit={() => undefined}
      managers={NONE}
      current={MEMBERS}
      candidates={OTHERS}
      otherGroups={GROUPS}
    />
  );
}

async function show(error: FormError): Promise<void> {
  testPage.root.render(
    <RecurrentTheme scheme="light">
      <Form error={error} />
    </RecurrentTheme>,
  );
  await expect.element(page.getByRole("checkbox", { name: "Select Ada" })).toBeInTheDocument();
}

const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

const MESSAGE = "The selected entry is not available.";

it.each([
  ["add.0", "Add trainees"],
  ["remove.0", "Current trainees"],
])("focuses the list that is refused as %s, with its message", async (field, name) => {
  await show({ message: "Invalid.", fieldErrors: { [field]: [MESSAGE] } });
  const list = page.getByRole("group", { name, exact: true });
  await expect.element(list).toHaveFocus();
  await expect.element(list).toHaveAccessibleDescription(MESSAGE);
  await press(MESSAGE);
  await expect.element(list).toHaveFocus();
});
