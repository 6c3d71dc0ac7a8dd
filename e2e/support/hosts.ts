/** Where the tests find everything; ports apart from those of a running `npm start`. */
const BASE = Number(process.env["E2E_PORT"] ?? 4200);
const at = (offset: number): string => `http://localhost:${BASE + offset}`;

/** The demo build: the same portal on the in-page sandbox. */
export const DEMO = { port: BASE, origin: at(0) };
/** The production build, on the sandbox over HTTP. */
export const REMOTE = { port: BASE + 1, origin: at(1) };
/** Both hosts of the sandbox over HTTP. */
export const HTTP_SANDBOX = {
  authPort: BASE + 10,
  apiPort: BASE + 11,
  authHost: at(10),
  apiHost: at(11),
};
/** The hosts that the in-page sandbox answers for; no name server knows them. */
export const IN_PAGE = {
  authHost: "https://auth.sandbox.recurrent.test",
  apiHost: "https://api.sandbox.recurrent.test",
};
