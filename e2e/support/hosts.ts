/** The addresses of the tests; their ports differ from those of a running `npm start`. */
const BASE = Number(process.env["E2E_PORT"] ?? 4200);
const at = (offset: number): string => `http://localhost:${BASE + offset}`;

/** The number of tests that run side by side. Over HTTP each has a sandbox and a portal of its own. */
export const WORKERS = Number(process.env["E2E_WORKERS"] ?? 2);

/** Both hosts, as a page calls them. */
export interface Hosts {
  readonly authHost: string;
  readonly apiHost: string;
}

/** The demo build: the same portal on the in-page sandbox. Each window has a sandbox of its own. */
export const DEMO = { port: BASE, origin: at(0) };
/** The hosts that the in-page sandbox answers for; no name server knows them. */
export const IN_PAGE: Hosts = {
  authHost: "https://auth.sandbox.recurrent.test",
  apiHost: "https://api.sandbox.recurrent.test",
};

/** The production build on a sandbox over HTTP, as one worker has it. */
export interface Remote extends Hosts {
  readonly origin: string;
  readonly ports: { readonly site: number; readonly auth: number; readonly api: number };
}

/** Ports of the worker of that number, from 0. */
export function remoteOf(worker: number): Remote {
  const first = 10 + 3 * worker;
  return {
    origin: at(first),
    authHost: at(first + 1),
    apiHost: at(first + 2),
    ports: { site: BASE + first, auth: BASE + first + 1, api: BASE + first + 2 },
  };
}
