import type { PluginOption } from "vite";
import { limitDocgen } from "./component-docgen.ts";
import main from "./main.ts";

/** Storybook's docgen, which its plugin for tests leaves out, for the check of controls. */
export async function docgen(): Promise<PluginOption[]> {
  // It is loaded on demand, since the parser takes longer to load than most unit tests to run.
  const { viteFinal } = await import("@storybook/react-vite/preset");
  const settings: Partial<Record<string, unknown>> = { typescript: main.typescript };
  const presets = { apply: (name: string) => Promise.resolve(settings[name] ?? {}) };
  // The only option that the function reads.
  const options = { presets } as unknown as Parameters<typeof viteFinal>[1];
  const { plugins } = await viteFinal({ plugins: [] }, options);
  return limitDocgen(plugins ?? []);
}
