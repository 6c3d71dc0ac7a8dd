/**
 * How every tool here starts Chromium: no sandbox (tests run as root in containers), and none of the
 * background traffic that would make a run depend on the network.
 * @type {string[]}
 */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-dev-shm-usage",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
