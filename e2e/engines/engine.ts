import { inject } from "vitest";
import type { EngineName } from "./driver.ts";

declare module "vitest" {
  export interface ProvidedContext {
    engine: EngineName;
  }
}

/** The engine that the tests of this run are about. */
export const engine = (): EngineName => inject("engine");
