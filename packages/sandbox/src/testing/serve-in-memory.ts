import { type RunningSandbox, serve } from "../http/serve.ts";
import { Database } from "../store/database.ts";
import { memoryPersistence } from "../store/persistence/persistence.ts";

/** Serves both hosts on free ports, without a file; `database` is what they store. */
export async function serveInMemory(): Promise<RunningSandbox & { database: Database }> {
  const database = new Database({ persistence: memoryPersistence() });
  return { ...(await serve({ database, authPort: 0, apiPort: 0 })), database };
}
