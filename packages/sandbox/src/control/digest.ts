/** `digestOf(PASSWORD)`, so that nobody has to wait for it. */
export const COMMON_PASSWORD_DIGEST =
  "91bbd4b567e11877c1b32e92939a44ccb9fb91b4c6ac441f381e5890dab54c6f";

/**
 * What the sandbox keeps of a password: enough to compare, so that a password somebody tries out is
 * not left readable in the browser's storage. A real server needs more (salt, slow hashing).
 */
export async function digestOf(password: string): Promise<string> {
  const bytes = new TextEncoder().encode(`recurrent-sandbox\n${password}`);
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
