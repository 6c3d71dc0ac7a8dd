/** Longer than any host takes for a reply without data. */
const ASK_TIMEOUT_MS = 30_000;

/** No reply came; `reason` is a code of the system, or says what is known. */
export interface Silence {
  reason: string;
}

/** Reads no body. */
export async function ask(
  url: string,
  init: RequestInit,
  timeoutMs = ASK_TIMEOUT_MS,
): Promise<Response | Silence> {
  try {
    const reply = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    await reply.body?.cancel();
    return reply;
  } catch (error) {
    const { name, cause } = error instanceof Error ? error : {};
    if (name === "TimeoutError") return { reason: `nothing in ${timeoutMs / 1000} seconds` };
    const { code } = (cause ?? {}) as { code?: string };
    return { reason: code ?? "the call failed" };
  }
}
