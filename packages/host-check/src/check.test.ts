import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as sendRequest,
} from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PASSWORD } from "@recurrent/sandbox/accounts";
import { serveInMemory } from "@recurrent/sandbox/testing/serve-in-memory";
import authContract from "@recurrent/sdk/contract/auth.json" with { type: "json" };
import mainContract from "@recurrent/sdk/contract/main.json" with { type: "json" };
import { checkHosts, type CheckReport } from "./check.ts";
import { callsIn } from "./contract/operations.ts";
import { exitCodeOf, formatReport } from "./report.ts";

const account = (username: string) => ({ username, password: PASSWORD });
const ACCOUNTS = [
  "company.manager@aurora.test",
  "trainee@aurora.test",
  "admin@recurrent.test",
  "trainee@borealis.test",
].map(account);
const PORTAL = "https://portal.example.com";

/** Removes a field. */
const OMIT = Symbol("omit");

/** Another reply in place of the host's. */
const reply = (body: string, status = 200, type = "application/json") =>
  new Response(body, {
    status,
    // Directives may be written in any case.
    headers: { "content-type": type, "cache-control": "No-Store" },
  });

/** A change to replies in transit, and the finding that the check has to report. */
type Break = readonly [
  operation: string,
  /** The place as the check names it; '' for the whole reply. */
  field: string,
  /** The new value, made from the original one; or another reply. */
  change: (value: unknown) => unknown,
  verdict: "tolerated" | "lost",
  problem: RegExp,
];

const BREAKS: readonly Break[] = [
  ["sessionLogin", "expires_in", String, "tolerated", /must be/],
  ["profileShow", "email", () => OMIT, "lost", /required/],
  ["accountShow", "name", () => null, "lost", /must be string/],
  ["companyShow", "tier", () => ["premium"], "lost", /must be/],
  ["companyAclList", "[].name", () => OMIT, "lost", /required/],
  ["companyRoleList", "", (data) => ({ data }), "tolerated", /must be array/],
  // the id may be missing, since the name replaces it
  ["companyRpeList", "[].id", () => OMIT, "tolerated", /required/],
  ["roleList", "", () => reply('{"message": "Server Error"}', 500), "lost", /answered 500/],
  ["rpeList", "", () => reply("<title>Hi</title>", 200, "text/html"), "lost", /page.*'text\/html'/],
  ["tierList", "", () => reply('[{"name": "Prem'), "lost", /complete JSON.*is not JSON$/],
  ["personList", "[].fullName", () => OMIT, "tolerated", /required/],
  ["personShow", "isActive", () => "1", "tolerated", /must be/],
  ["userAccessList", "[].username", () => null, "lost", /must be string/],
  ["groupList", "[].managers", () => ({}), "lost", /must be array/],
  ["groupShow", "", () => reply('{"message": "Not found."}', 404), "lost", /answered 404/],
  ["groupTraineeList", "Cache-Control", () => Response.json([]), "tolerated", /no-store/],
  ["groupManagerList", "", () => reply(""), "lost", /it is empty/],
  ["trainingBoardShow", "[].priority", String, "tolerated", /must be/],
  ["eventBoardShow", "[].list[].user", () => OMIT, "lost", /required/],
  ["announcementList", "", () => reply("{}", 418), "lost", /answered 418; status 418 is not/],
  ["trainingShow", "lessonList", () => OMIT, "lost", /required/],
  ["programShow", "topicList[].status", () => 99, "lost", /must be <= 6/],
  ["scheduleShow", "[].date", () => "soon", "lost", /must match/],
  ["recordShow", "topics[].topicName", () => 7, "tolerated", /must be string/],
  ["recordDownload", "", () => reply("%PDF", 200, "text/plain"), "lost", /'text\/plain'/],
  ["scoreShow", "", () => reply('{"message": "Unauthenticated."}', 401), "lost", /answered 401/],
  ["personEventShow", "expiry_at", (date) => ({ date }), "tolerated", /must be/],
  ["eventShow", "reminders", () => "7 days", "lost", /must be array/],
  ["lessonPreview", "preview", () => 5, "lost", /must be/],
];

/** The value with a replacement at each place that the path names. */
function changed(value: unknown, [key, ...rest]: string[], change: Break[2]): unknown {
  if (key === undefined) return change(value);
  if (key === "[]") return (value as unknown[]).map((entry) => changed(entry, rest, change));
  const { [key]: before, ...others } = value as Record<string, unknown>;
  const after = changed(before, rest, change);
  return after === OMIT ? others : { ...others, [key]: after };
}

/** Passes a call on to the host. */
type Send = () => Promise<Response>;

/** The reply to a call after the change. */
async function answerOf(called: string, send: Send): Promise<Response> {
  const given = await send();
  const operation = CALLED.find(([pattern]) => pattern.test(called))?.[1];
  const found = given.ok && BREAKS.find(([each]) => each === operation);
  if (!found) return given;
  const [, field, change] = found;
  const isJson = given.headers.get("content-type") === "application/json";
  const place = change(null) instanceof Response ? [] : field.match(/\[\]|[^.[\]]+/g);
  const after = changed(isJson ? await given.json() : null, place ?? [], change);
  return after instanceof Response ? after : reply(JSON.stringify(after));
}

/** Calls of both contracts in the order they are made, those without parameters first, with their names. */
const CALLED = [...callsIn(authContract), ...callsIn(mainContract)]
  .toSorted((one, other) => one.path.split("{").length - other.path.split("{").length)
  .map(({ id, method, path }) => {
    const pattern = new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
    return [pattern, id] as const;
  });

/** Address of a server on a free port. */
async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** A proxy of a host with other replies; `called` is a method and a path. */
async function startBroken(
  host: string,
  answer: (called: string, send: Send) => Promise<Response> = answerOf,
): Promise<{ address: string; server: Server }> {
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = "", url = "" } = request;
    const { authorization = "", "content-type": type = "" } = request.headers;
    const body = await buffer(request);
    const send = () =>
      fetch(host + url, {
        method,
        headers: { authorization, "content-type": type },
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      });
    const sent = await answer(`${method} ${url.split("?", 1)[0]}`, send);
    response.writeHead(sent.status, {
      "content-type": sent.headers.get("content-type") ?? "",
      "cache-control": sent.headers.get("cache-control") ?? "",
    });
    response.end(Buffer.from(await sent.arrayBuffer()));
  };
  const server = createServer((request, response) => {
    pass(request, response).catch((error: unknown) => {
      response.writeHead(599).end(String(error));
    });
  });
  return { address: await listen(server), server };
}

/** Runs the command, and gives its exit code and what it wrote to both outputs. */
function run(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const cli = join(import.meta.dirname, "cli.ts");
    const options = { env: { ...process.env, ...env } };
    const child = execFile(process.execPath, [cli, ...args], options, (_error, stdout, stderr) => {
      resolve({ code: child.exitCode, output: stdout + stderr });
    });
  });
}

describe("recurrent-host-check", () => {
  let sandbox: Awaited<ReturnType<typeof serveInMemory>>;
  beforeAll(async () => {
    sandbox = await serveInMemory();
  });
  afterAll(() => sandbox.stop());

  const check = (options: Partial<Parameters<typeof checkHosts>[0]> = {}) =>
    checkHosts({
      authHost: sandbox.authHost,
      apiHost: sandbox.apiHost,
      accounts: ACCOUNTS,
      sample: 2,
      writes: false,
      launch: false,
      ...options,
    });

  it("finds nothing against the sandbox, and tries nearly every call", async () => {
    const things = () =>
      sandbox.database.transact(({ tables: { events, files, groups, people } }) => ({
        events: [...events.values()],
        files: [...files.values()].length,
        groups: [...groups.values()],
        people: [...people.values()].filter(({ deletedAt }) => deletedAt === null).length,
      }));
    const before = await things();
    const report = await check({ writes: true, launch: true, portal: PORTAL });
    expect(report.findings).toEqual([]);
    expect(exitCodeOf(report)).toBe(0);
    expect(
      report.calls.filter(({ times }) => times === 0).map(({ operation }) => operation),
    ).toEqual([
      // the check made no change that these would show
      "passwordLinkRequest",
      "passwordReset",
      "profileUpdate",
      "companyUpdate",
      "companyDelete",

      // no manager of a company with certificates among the accounts
      "personCertificateShow",
      "personCertificateDownload",
    ]);
    expect(report.accounts).toEqual([["Company Manager"], ["Trainee"], ["Admin"], ["Trainee"]]);
    expect(await things()).toEqual(before);
  });

  it("only reads by default as a command, and shows no password", async () => {
    const folder = mkdtempSync(join(tmpdir(), "recurrent-hosts-"));
    const json = join(folder, "report.json");
    const hosts = ["--auth", sandbox.authHost, "--api", sandbox.apiHost];
    const { code, output } = await run([...hosts, "--sample", "1", "--json", json], {
      CHECK_USERNAME: ACCOUNTS[1]?.username,
      CHECK_PASSWORD: PASSWORD,
    });
    const report = JSON.parse(readFileSync(json, "utf8")) as CheckReport;
    rmSync(folder, { recursive: true });
    expect(output).toMatch(/calls made, \d+ replies: 0 deviations\.\nEvery reply fits/);
    expect(code).toBe(0);
    expect(output + JSON.stringify(report)).not.toMatch(/trainee@|Recurrent#/);
    const writes = report.calls.filter(({ times, method }) => times > 0 && method !== "GET");
    expect(writes.map(({ operation }) => operation)).toEqual(["sessionLogin", "sessionRefresh"]);
    const why = new Map(report.calls.map(({ operation, skipped }) => [operation, skipped]));
    expect(why.get("eventCreate")).toMatch(/--writes/);
    expect(why.get("companyDelete")).toMatch(/did not create/);
    expect(why.get("registrationLaunch")).toMatch(/--launch/);
    expect(why.get("personList")).toMatch(/an account with companies_users_index/);
  });

  it.each([
    ["as it is", ""],
    ["with the mark of Windows' editors", "\uFEFF"],
  ])("reads a file of accounts %s", async (_how, mark) => {
    const folder = mkdtempSync(join(tmpdir(), "recurrent-hosts-"));
    const file = join(folder, "accounts.json");
    writeFileSync(file, mark + JSON.stringify([{ ...ACCOUNTS[0], password: "guessed" }]));
    const hosts = ["--auth", sandbox.authHost, "--api", sandbox.apiHost];
    const { output } = await run([...hosts, "--accounts", file]);
    rmSync(folder, { recursive: true });
    expect(output).toMatch(/^Account 1 cannot sign in: /);
  });

  it.each([
    ["in a folder that does not exist", "missing/report.json", "ENOENT"],
    ["that is a folder", "", "EISDIR"],
    ["below a file", "accounts.json/report.json", "ENOTDIR"],
  ])("checks nothing when the report is to be a file %s", async (_which, name, reason) => {
    const folder = mkdtempSync(join(tmpdir(), "recurrent-hosts-"));
    const accounts = join(folder, "accounts.json");
    writeFileSync(accounts, JSON.stringify(ACCOUNTS.slice(0, 1)));
    const hosts = ["--auth", sandbox.authHost, "--api", sandbox.apiHost];
    const json = join(folder, name);
    const { code, output } = await run([...hosts, "--accounts", accounts, "--json", json]);
    expect([code, output]).toEqual([
      2,
      expect.stringMatching(new RegExp(`^--json cannot write ${json}: ${reason}.*\\n$`)),
    ]);
    rmSync(folder, { recursive: true });
  });

  it("keeps an earlier report, and makes none, when the check cannot run", async () => {
    const folder = mkdtempSync(join(tmpdir(), "recurrent-hosts-"));
    const accounts = join(folder, "accounts.json");
    writeFileSync(accounts, JSON.stringify([{ ...ACCOUNTS[0], password: "guessed" }]));
    writeFileSync(join(folder, "earlier.json"), "{}");
    const hosts = ["--auth", sandbox.authHost, "--api", sandbox.apiHost];
    for (const name of ["earlier.json", "new.json"]) {
      const report = ["--json", join(folder, name)];
      expect((await run([...hosts, "--accounts", accounts, ...report])).code).toBe(2);
    }
    expect(readdirSync(folder).toSorted()).toEqual(["accounts.json", "earlier.json"]);
    expect(readFileSync(join(folder, "earlier.json"), "utf8")).toBe("{}");
    rmSync(folder, { recursive: true });
  });

  it("continues with the other accounts when a sign-in's reply begins no session", async () => {
    await sandbox.controls.faults([{ path: "/api/auth/login", status: 200, times: 1 }]);
    const report = await check({ accounts: ACCOUNTS.slice(1, 3), sample: 1 });
    expect(report.findings).toMatchObject([
      { operation: "sessionLogin", problem: expect.stringMatching(/expires_in/), verdict: "lost" },
      { operation: "sessionLogin", field: "access_token" },
      { operation: "sessionLogin", field: "expires_in" },
    ]);
    expect(report.accounts).toEqual([[], ["Admin"]]);
  });

  it("names every call of the sign-in host whose replies may be stored", async () => {
    const server = createServer((incoming, outgoing) => {
      const { method, url, headers } = incoming;
      const passed = sendRequest(sandbox.authHost + url, { method, headers }, (given) => {
        const { "cache-control": _control, ...others } = given.headers;
        outgoing.writeHead(given.statusCode ?? 0, others);
        given.pipe(outgoing);
      });
      incoming.pipe(passed);
    });
    const authHost = await listen(server);
    const report = await check({ authHost, accounts: ACCOUNTS.slice(1, 2), sample: 1 });
    server.close();
    expect(report.findings.map((each) => [each.operation, each.field, each.verdict])).toEqual(
      ["sessionLogin", "passwordLinkVerify", "sessionRefresh"].map((operation) => [
        operation,
        "Cache-Control",
        "tolerated",
      ]),
    );
    expect(exitCodeOf(report)).toBe(3);
  });

  it.each([
    ["301 to an absolute address", 301, "", true],
    ["308 to an absolute address", 308, "", true],
    ["307 to an absolute address below a path", 307, "/v1", true],
    ["302 to a path below a path", 302, "/v1", false],
  ])("follows the host's own redirect by %s", async (_how, status, path, isAbsolute) => {
    const outside: string[] = [];
    const server = createServer((incoming, outgoing) => {
      const { method, headers } = incoming;
      const url = (incoming.url ?? "").slice(path.length);
      if (method === "GET" && url === "/api/tiers") {
        const location = `${isAbsolute ? `http://${headers.host}` : ""}${path}${url}?moved`;
        outgoing.writeHead(status, { location, "cache-control": "no-store" }).end();
        return;
      }
      if (!incoming.url?.startsWith(`${path}/`)) outside.push(incoming.url ?? "");
      const target = sandbox.apiHost + url.replace("?moved", "");
      const passed = sendRequest(target, { method, headers }, (given) => {
        outgoing.writeHead(given.statusCode ?? 0, given.headers);
        given.pipe(outgoing);
      });
      incoming.pipe(passed);
    });
    const apiHost = (await listen(server)) + path;
    const report = await check({ apiHost, accounts: ACCOUNTS.slice(2, 3), sample: 1 });
    server.close();
    expect(report.findings.filter(({ verdict }) => verdict === "lost")).toEqual([]);
    expect(report.findings.map(({ operation, problem }) => `${operation} ${problem}`)).toContain(
      `tierList status ${status} is not declared`,
    );
    expect(outside.filter((url) => url !== path)).toEqual([]);
  });

  const ofCompany = /^(company|companyId)$/;
  it.each([
    ["without ids", /^id$/, OMIT, false],
    ["with empty ids", /^id$/, "", false],
    ["with ids that no address can hold", /^id$/, "..", true],
    ["without the account's company", ofCompany, OMIT, false],
  ])(
    "counts and reports no call as made that replies %s prevent",
    async (_how, key, by, refused) => {
      const sent = new Map<string, number>();
      const changedIn = (value: unknown): unknown => {
        if (Array.isArray(value)) return value.map(changedIn);
        if (typeof value !== "object" || value === null) return value;
        return Object.fromEntries(
          Object.entries(value).flatMap(([name, inner]) => {
            if (!key.test(name)) return [[name, changedIn(inner)]];
            return by === OMIT ? [] : [[name, by]];
          }),
        );
      };
      const main = await startBroken(sandbox.apiHost, async (called, send) => {
        const operation = CALLED.find(([pattern]) => pattern.test(called))?.[1] ?? called;
        sent.set(operation, (sent.get(operation) ?? 0) + 1);
        if (called.startsWith("POST ")) return reply('{"message": "No."}', 403);
        const given = await send();
        const isJson = given.headers.get("content-type") === "application/json";
        const isChanged = isJson && (key !== ofCompany || operation === "profileShow");
        return isChanged ? reply(JSON.stringify(changedIn(await given.json()))) : given;
      });
      const accounts = ACCOUNTS.slice(0, 1);
      const report = await check({ apiHost: main.address, accounts, sample: 1, writes: true });
      main.server.close();
      sent.delete("HEAD /");
      const ofMain = callsIn(mainContract).map(({ id }) => id);
      const made = report.calls.filter(
        ({ operation, times }) => times > 0 && ofMain.includes(operation),
      );
      expect(Object.fromEntries(made.map(({ operation, times }) => [operation, times]))).toEqual(
        Object.fromEntries(sent),
      );
      const problems = report.findings.map(({ problem }) => problem).join();
      expect(problems).not.toMatch(/no reply/);
      expect(/not sent/.test(problems)).toBe(refused);
      const why = new Map(report.calls.map(({ operation, skipped }) => [operation, skipped]));
      expect(why.get("eventDelete")).toMatch(/could not be created/);
    },
  );

  const RULE = "takes an http(s) address without credentials, query, fragment or blank.";
  it.each([
    [["--auth", "here"], `--auth ${RULE}`],
    [["--auth", "http://host?x=1"], `--auth ${RULE}`],
    [["--auth", "http://u:secret@host"], `--auth ${RULE}`],
    [["--auth", "http://host", "--api", "http://u:secret@host"], `--api ${RULE}`],
    [["--auth", "http://host", "--api", "http://host#f"], `--api ${RULE}`],
  ])("names the word of %j that is invalid, and no password", async (args, message) => {
    const { code, output } = await run(args);
    expect([code, output.trim()]).toEqual([2, message]);
  });

  it("names the origin that is invalid", async () => {
    const hosts = ["--auth", "http://host", "--api", "http://host"];
    const env = { CHECK_USERNAME: "a@b.test", CHECK_PASSWORD: "secret" };
    const { code, output } = await run([...hosts, "--portal", "u:secret@host"], env);
    expect([code, output.trim()]).toEqual([2, "--portal takes an http(s) address."]);
  });

  it("reports what it found although no preflight gets a reply", async () => {
    const server = createServer((incoming, outgoing) => {
      const { method, url, headers, socket } = incoming;
      if (method === "OPTIONS") {
        socket.destroy();
        return;
      }
      const passed = sendRequest(sandbox.apiHost + url, { method, headers }, (given) => {
        outgoing.writeHead(given.statusCode ?? 0, given.headers);
        given.pipe(outgoing);
      });
      incoming.pipe(passed);
    });
    const apiHost = await listen(server);
    const accounts = ACCOUNTS.slice(1, 2);
    const report = await check({ apiHost, accounts, sample: 1, portal: PORTAL });
    server.close();
    expect(report.findings).toEqual([
      {
        operation: "main host",
        field: "Access-Control-Allow-Origin",
        problem: "a preflight for GET, PUT, DELETE, PATCH gets no reply (UND_ERR_SOCKET)",
        verdict: "lost",
        effect: "no page can call",
        times: 1,
      },
    ]);
    expect(exitCodeOf(report)).toBe(1);
  });

  it("does not wait for a host that gives no first answer", async () => {
    const server = createServer(() => {});
    const apiHost = await listen(server);
    await expect(check({ apiHost, timeoutMs: 200 })).rejects.toThrow(
      `${apiHost} cannot be reached: nothing in 0.2 seconds.`,
    );
    server.closeAllConnections();
    server.close();
  });

  it("stops when an account cannot sign in, without its name in the output", async () => {
    const accounts = [{ username: "nobody@aurora.test", password: "secret" }];
    await expect(check({ accounts })).rejects.toThrow(
      /^Account 1 cannot sign in: the host takes neither name nor password\.$/,
    );
    await expect(check({ apiHost: "http://localhost:1" })).rejects.toThrow(/localhost:1 cannot be/);
  });

  describe("against a broken sandbox", () => {
    let report: CheckReport;
    let text: string;
    beforeAll(async () => {
      const auth = await startBroken(sandbox.authHost);
      const main = await startBroken(sandbox.apiHost);
      report = await check({ authHost: auth.address, apiHost: main.address, portal: PORTAL });
      text = formatReport(report).join("\n");
      auth.server.close();
      main.server.close();
    }, 60_000);

    it.each(BREAKS)("names the field of %s: %s", (operation, field, _change, verdict, problem) => {
      const found = report.findings.filter((each) => each.operation === operation);
      expect(found.map((each) => [each.field, each.verdict])).toEqual([[field, verdict]]);
      expect(found[0]?.problem).toMatch(problem);
    });

    it("reports nothing else but calls that no page of the portal makes", () => {
      const others = report.findings.filter(({ operation }) =>
        BREAKS.every(([each]) => each !== operation),
      );
      expect(others.map((each) => [each.operation, each.field, each.verdict])).toEqual(
        ["sign-in host", "sign-in host", "main host", "main host"].map((host) => [
          host,
          "Access-Control-Allow-Origin",
          "lost",
        ]),
      );
    });

    it("reports to people and as JSON, without data of any reply", () => {
      expect(exitCodeOf(report)).toBe(1);
      expect(text).toContain("cannot be shown  topicList[].status");
      expect(text + JSON.stringify(report)).not.toMatch(/aurora|Prem|Helena|Recurrent#/);
    });
  });
});
