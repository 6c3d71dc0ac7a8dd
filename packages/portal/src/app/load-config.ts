import { type ConfigReading, readConfig } from "./config.ts";

/** Beside index.html, wherever the portal is installed. */
const CONFIG_ADDRESS = "config.json";

/**
 * Fetches and checks the configuration. Never throws: whatever is wrong comes back as a problem
 * that whoever installs the portal can act on.
 */
export async function loadConfig(fetchIt: typeof fetch = fetch): Promise<ConfigReading> {
  const response = await fetchIt(CONFIG_ADDRESS, { cache: "no-cache" }).catch(() => null);
  if (!response) return problem("It could not be fetched; the server did not answer.");
  if (!response.ok) {
    return problem(`It could not be fetched; the server answered ${response.status}.`);
  }
  const text = await response.text().catch(() => null);
  if (text === null) return problem("It could not be read; the connection broke off.");
  try {
    return readConfig(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return problem(`It is not JSON: ${reason}.`);
  }
}

function problem(text: string): ConfigReading {
  return { ok: false, problems: [text] };
}
