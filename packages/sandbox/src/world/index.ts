export type { Persistence } from "./persistence/persistence.ts";
export { memoryPersistence } from "./persistence/memory.ts";
export { DEFAULT_SEED, type Scope, World, type WorldOptions } from "./world.ts";
export { AUTHORED_PEOPLE, type Settings, type Tables } from "./tables.ts";
