/** Two people who edit one object at the same time. */
import { watchCalls } from "../support/calls.ts";
import { button, call, MANAGER, nameField } from "../groups/group-pages.ts";
import { signInAt } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test("shows what somebody else saved before a form is sent, also just before the write", async ({
  page,
  watch,
}) => {
  // The sandbox rejects a write with an outdated ETag.
  watch.allow(/status of 412/);
  const writes = watchCalls(page, "PUT", "/groups/1");
  const theirs = (name: string) =>
    call(page, "PUT", "groups/1", { name, managers: [104], add: [], remove: [], move: {} });
  await signInAt(page, MANAGER, "/company/groups/1/edit");
  await nameField(page).fill("Mine");
  expect((await theirs("Theirs")).status).toBe(200);

  const dialog = page.getByRole("dialog", { name: "Changed in the meantime" });
  const side = (name: string) =>
    dialog.getByRole("radiogroup", { name: "Name" }).getByRole("radio", { name });
  await button(page, "Update").press("Enter");
  await expect(side("Theirs")).toHaveAccessibleDescription("Theirs");
  await expect(side("Yours")).toHaveAccessibleDescription("Mine");
  await dialog.getByRole("button", { name: "Back to the form" }).click();
  await expect(dialog).toBeHidden();
  await expect(nameField(page)).toHaveValue("Mine");
  await expect(button(page, "Update")).toBeFocused();

  await button(page, "Update").click();
  await side("Yours").check();
  expect((await theirs("Theirs again")).status).toBe(200);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(side("Theirs")).toHaveAccessibleDescription("Theirs again");
  await expect(side("Yours")).not.toBeChecked();
  await side("Theirs").check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Group updated successfully")).toBeVisible();
  await expect(page).toHaveURL(/#\/company\/groups\/1$/);
  await expect(page.getByText("Theirs again").first()).toBeVisible();

  // The other user wrote twice without an ETag; the portal's two writes, one rejected and one accepted, had
  // one.
  const versions = await Promise.all(writes.list.map((request) => request.headerValue("if-match")));
  expect(versions.map((etag) => etag !== null)).toEqual([false, false, true, true]);
});
