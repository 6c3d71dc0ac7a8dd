/** How long the first page waits for announcements, in milliseconds: later ones move it during use. */
export const ANNOUNCEMENTS_WAIT_MS = 1_000;
