import type { GroupEdit } from "@recurrent/sdk";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
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

function Form() {
  const [value, setValue] = useState(EDIT);
  return (
    <GroupForm
      value={value}
      onChange={setValue}
      onSubmit={() => undefined}
      managers={NONE}
      current={MEMBERS}
      candidates={OTHERS}
      otherGroups={GROUPS}
    />
  );
}

async function show(): Promise<void> {
  testPage.root.render(
    <RecurrentTheme scheme="light">
      <Form />
    </RecurrentTheme>,
  );
  await expect.element(page.getByRole("checkbox", { name: "Select Ada" })).toBeInTheDocument();
}

const announced = () =>
  Array.from(testPage.host.querySelectorAll("output"), ({ textContent }) =>
    textContent.replaceAll("\u00A0", " ").trim(),
  );

/** Without the pointer, which waits until the lists have their place. */
async function click(role: "button" | "checkbox", name: string): Promise<void> {
  const control = page.getByRole(role, { name, exact: true });
  await expect.element(control).toBeInTheDocument();
  (control.element() as HTMLElement).click();
}
const press = (name: string) => click("button", name);
const select = (name: string) => click("checkbox", `Select ${name}`);
const remove = (name: string) => click("checkbox", `Remove ${name} from group`);

it.each<[string, string, () => Promise<void>]>([
  ["the box of a row", "Ada will be removed.", () => remove("Ada")],
  ["the box again", "Ada stays in the group.", () => remove("Ada").then(() => remove("Ada"))],
  ["Remove", "Ada will be removed.", () => select("Ada").then(() => press("Remove from group"))],
  ["Keep", "Ada stays in the group.", () => select("Ada").then(() => press("Keep in group"))],
  [
    "Remove for two",
    "2 trainees will be removed.",
    async () => {
      await select("Ada");
      await select("Bo");
      await press("Remove from group");
    },
  ],
])("announces the change when %s is pressed: %s", async (_what, text, act) => {
  await show();
  await act();
  await vi.waitFor(() => expect(announced()).toContain(text));
});

it("opens the groups when Enter is pressed on the cell of a move", async () => {
  await show();
  const move = page.getByRole("combobox", { name: "Move Ada to group" });
  const cell = move.element().closest<HTMLElement>("[role=gridcell]");
  cell?.focus();
  expect(document.activeElement).toBe(cell);
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("option", { name: "Medevac" })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(move).toHaveTextContent("Medevac");
  await vi.waitFor(() => expect(announced()).toContain("Ada will be moved to Medevac."));
});
