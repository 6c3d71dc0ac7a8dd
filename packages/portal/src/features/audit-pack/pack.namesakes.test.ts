import { expect, it } from "vitest";
import { all, fakeCalls, requestOf, serverFails, textOf, TODAY } from "./pack-fixture.ts";

/** Two people of a pack, and what they are called in its folders, headings and lines. */
it.each<[string, object, object, string[]]>([
  ["with usernames", { mark: "a@x.test" }, { mark: "b@x.test" }, ["a@x.test", "b@x.test"]],
  ["with groups", { mark: "Cabin" }, { mark: "Jets" }, ["Cabin", "Jets"]],
  ["without marks", {}, {}, ["Id 1", "Id 2"]],
  ["where only one has a mark", { mark: "a@x.test" }, {}, ["a@x.test", "Id 2"]],
  ["with the same mark", { mark: "Jets" }, { mark: "jets" }, ["Id 1", "Id 2"]],
])("distinguishes two people of one name %s", async (_what, one, other, marks) => {
  const people = [
    { id: "1", fullName: "Ana Lima", ...one },
    { id: "2", fullName: "Ana Lima", ...other },
    { id: "3", fullName: "Bo Lima" },
  ];
  const titles = new Set<string>();
  const { calls } = fakeCalls({ [`record 2 ${TODAY} 5`]: serverFails });
  const entries = await all(
    requestOf(calls, { people, onProgress: ({ now }) => titles.add(now.fullName) }),
  );
  const names = [...marks.map((mark) => `Ana Lima (${mark})`), "Bo Lima"];
  const folders = entries.flatMap(({ name }) => (name.includes("/") ? [name.split("/")[0]] : []));
  expect([...new Set(folders)]).toEqual(names);
  expect([...titles]).toEqual(names);
  const contents = textOf(entries, "Contents.html");
  for (const name of names) expect(contents).toContain(`<h2><bdi>${name}</bdi></h2>`);
  expect(contents).toContain(`<td><bdi>${names[1]}</bdi></td><td><bdi>Training record`);
});

it("marks a person whose equal name is not in the pack as the list does", async () => {
  const people = [{ id: "1", fullName: "Ana Lima", mark: "a@x.test" }];
  const [entry] = await all(requestOf(fakeCalls().calls, { people }));
  expect(entry?.name).toMatch(/^Ana Lima \(a@x\.test\)\//);
});
