import authContract from "@recurrent/sdk/contract/auth.json" with { type: "json" };
import mainContract from "@recurrent/sdk/contract/main.json" with { type: "json" };
import { ask } from "./ask.ts";
import { callsIn } from "./contract/operations.ts";
import { startProxy } from "./contract/validating-proxy.ts";
import { crossOriginFindings } from "./cross-origin.ts";
import { groupFindings, type Finding } from "./findings.ts";
import { LAUNCH, skipReason } from "./skip-reasons.ts";
import { CheckError, Session, type Account, type HostCall, type Log } from "./session.ts";
import { PARAMETER_SOURCES, type ParameterValues } from "./sources.ts";
import { writeCalls } from "./writes.ts";

export interface CheckOptions {
  /** Addresses of the hosts, as in `config.json`. */
  authHost: string;
  apiHost: string;
  /** Calls without permission are skipped. */
  accounts: readonly Account[];
  /** The most people, groups, events and so on to read, for each call and account. */
  sample: number;
  /** Also creates, changes and deletes things. */
  writes: boolean;
  /** Also opens lessons of the accounts, which the host counts as begun. */
  launch: boolean;
  /** Origin of the portal, for a check of CORS. */
  portal?: string | undefined;
  /** For a first answer of each host, and for those of the check of CORS; by default half a minute. */
  timeoutMs?: number | undefined;
}

export interface CheckedCall {
  operation: string;
  method: string;
  path: string;
  times: number;
  skipped?: string;
}

/** Contains no name, token or value of a reply. */
export interface CheckReport {
  hosts: { auth: string; main: string };
  /** When it ended, UTC. */
  at: string;
  /** The roles of each account, as its host names them. */
  accounts: readonly (readonly string[])[];
  calls: readonly CheckedCall[];
  findings: readonly Finding[];
}

const CALLS: ReadonlyMap<string, HostCall> = new Map(
  (
    [
      ["auth", authContract],
      ["main", mainContract],
    ] as const
  ).flatMap(([host, contract]) =>
    callsIn(contract).map((call) => [call.id, { ...call, host }] as const),
  ),
);

/** Called with a token that no user has, so that no link is used up. */
const VERIFY = "passwordLinkVerify";

/** Each session calls `profileShow` itself. */
const READS = [...CALLS.values()].filter(
  ({ id, host, method }) => host === "main" && method === "GET" && id !== "profileShow",
);

const keyOf = (names: readonly string[]): string => names.toSorted().join();

/** Makes every allowed call, with ids from replies. */
async function readAll(session: Session, { sample, launch }: CheckOptions): Promise<void> {
  const found = new Map<string, ParameterValues[]>([["", [{}]]]);
  const learn = (operation: string, model: unknown, parameters: ParameterValues) => {
    if (model === null) return;
    for (const values of PARAMETER_SOURCES[operation]?.(model, parameters) ?? []) {
      // A reply without an id, which is reported, has nothing to ask with.
      if (Object.values(values).includes("")) continue;
      const key = keyOf(Object.keys(values));
      const known = found.get(key) ?? [];
      const isNew = known.every((each) => JSON.stringify(each) !== JSON.stringify(values));
      if (isNew && known.length < sample) found.set(key, [...known, values]);
    }
  };
  learn("profileShow", session.user, {});
  const allowed = READS.filter((call) => session.canCall(call) && (launch || call.id !== LAUNCH));
  const done = new Set<string>();
  for (let hasNewCalls = true; hasNewCalls;) {
    hasNewCalls = false;
    for (const { id, pathExamples } of allowed) {
      for (const values of found.get(keyOf(Object.keys(pathExamples))) ?? []) {
        const address = `${id} ${JSON.stringify(values)}`;
        if (done.has(address)) continue;
        done.add(address);
        hasNewCalls = true;
        learn(id, await session.call(id, values), values);
      }
    }
  }
}

/** Any answer counts. */
async function requireReachable(host: string, timeoutMs: number | undefined): Promise<void> {
  const reply = await ask(host, { method: "HEAD", redirect: "manual" }, timeoutMs);
  if ("reason" in reply) throw new CheckError(`${host} cannot be reached: ${reply.reason}.`);
}

/** @throws CheckError if a host cannot be reached or an account is refused */
export async function checkHosts(options: CheckOptions): Promise<CheckReport> {
  const { authHost, apiHost, timeoutMs } = options;
  await Promise.all([authHost, apiHost].map((host) => requireReachable(host, timeoutMs)));
  const hosts = {
    auth: await startProxy({ contract: authContract, upstream: authHost }),
    main: await startProxy({ contract: mainContract, upstream: apiHost }),
  };
  const log: Log = { callCounts: new Map(), findings: [] };
  const sessions: Session[] = [];
  const signedIn: Session[] = [];
  try {
    for (const [index, account] of options.accounts.entries()) {
      const session = new Session(hosts, CALLS, log);
      sessions.push(session);
      if (!(await session.signIn(account, index + 1))) continue;
      await readAll(session, options);
      signedIn.push(session);
    }
    if (options.writes) await writeCalls(signedIn, CALLS);
    const [first] = signedIn;
    await first?.call(VERIFY, CALLS.get(VERIFY)?.pathExamples, { refusals: [404, 422] });
    await first?.refresh();
    if (options.portal !== undefined) {
      log.findings.push(...(await crossOriginFindings(options, options.portal, timeoutMs)));
    }
  } finally {
    for (const session of sessions) session.close();
    await Promise.all([hosts.auth.close(), hosts.main.close()]);
  }
  const timesOf = (operation: string) => log.callCounts.get(operation) ?? 0;
  const wasMade = (operation: string) => timesOf(operation) > 0;
  const { writes, launch } = options;
  const checked = { sessions: signedIn, calls: CALLS, wasMade, writes, launch };
  return {
    hosts: { auth: authHost, main: apiHost },
    at: new Date().toISOString(),
    accounts: sessions.map(({ user }) => user?.roles ?? []),
    calls: [...CALLS.values()].map((call) => {
      const { id: operation, method, path } = call;
      const times = timesOf(operation);
      const skipped = times === 0 ? { skipped: skipReason(call, checked) } : {};
      return { operation, method, path, times, ...skipped };
    }),
    findings: groupFindings(log.findings),
  };
}
