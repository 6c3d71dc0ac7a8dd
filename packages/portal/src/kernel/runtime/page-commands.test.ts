import { Eye } from "lucide-react";
import { expect, it, vi } from "vitest";
import { createPageCommands } from "./page-commands.ts";

const command = (id: string) => ({ id, label: id, icon: Eye, run: () => undefined });

it("offers what the page can do for as long as the page says so", () => {
  const commands = createPageCommands();
  const heard = vi.fn();
  const stop = commands.subscribe(heard);
  expect(commands.read()).toEqual([]);
  const first = commands.offer(command("first"));
  const second = commands.offer(command("second"));
  expect(commands.read().map(({ id }) => id)).toEqual(["first", "second"]);
  expect(commands.read()).toBe(commands.read());
  first();
  expect(commands.read().map(({ id }) => id)).toEqual(["second"]);
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  second();
  expect(commands.read()).toEqual([]);
  expect(heard).toHaveBeenCalledTimes(3);
});
