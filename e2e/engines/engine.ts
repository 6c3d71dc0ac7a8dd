import { inject } from "vitest";
import type { EngineName } from "./driver.ts";

declare module "vitest" {
  export interface ProvidedContext {
    engine: EngineName;
  }
}

/** The engine under test in this run. */
export const engine = (): EngineName => inject("engine");
