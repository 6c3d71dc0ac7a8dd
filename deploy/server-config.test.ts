import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inspect } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { headersFor } from "./headers.ts";
import { type Environment, readHosts, readServerConfig } from "./server-config.ts";
import { fromRoot } from "../scripts/lib/paths.mjs";
import { exampleOf } from "./testing-guide.ts";
import { temporary } from "./testing-nginx.ts";

const folder = temporary("installation");
const CONFIG = path.join(folder, "config.json");
mkdirSync(path.join(folder, "assets"));
afterAll(() => rmSync(folder, { recursive: true }));

const given = {
  ROOT: folder,
  RUN_DIR: folder,
  LISTEN: "8080",
  NGINX: "nginx",
  ACCESS_LOG: "off",
};
const named = {
  AUTH_HOST: "https://auth.example.test",
  API_HOST: "https://api.example.test:8443/v2",
  SUPPORT_EMAIL: "help@example.test",
  TERMS_URL: "https://www.example.test/terms.html",
  PRIVACY_URL: "https://www.example.test/privacy",
  TERMS_OF_USE_URL: "https://www.example.test/terms",
};

/** Keys of addresses that every installation has. */
const URLS = ["authHost", "apiHost", "termsUrl", "privacyUrl", "termsOfUseUrl"];

function problemsOf(env: Environment): readonly string[] {
  const read = readServerConfig({ ...given, ...env });
  return read.ok ? [] : read.problems;
}

function problemsIn(text: string): readonly string[] {
  writeFileSync(CONFIG, text);
  return problemsOf({ CONFIG }).map((problem) => problem.replace(`${CONFIG}: `, ""));
}

describe("an invalid config.json", () => {
  it.each([
    ['{\n  "a": 1,\n  "b": 2,\n}', ["line 4, column 1: property name expected"]],
    ['{\n  "a": 1\n  "b": 2\n}', ["line 3, column 3: comma expected"]],
    [
      '{\n  "a": nope,\n  "b": yes\n}',
      ["line 2, column 8: invalid symbol", "line 3, column 8: invalid symbol"],
    ],
    ['{\n  "a": 1 // one\n}', ["line 2, column 10: invalid comment token"]],
    ['{ "a": "\u0007" }', ["line 1, column 8: invalid character"]],
    ["Hello", ["line 1, column 1: invalid symbol"]],
    ["", ["line 1, column 1: value expected"]],
  ])("names each syntax error with line and column: %j", (text, places) => {
    expect(problemsIn(text)).toEqual(places.map((place) => `It is not JSON: ${place}.`));
  });

  it("rejects JSON that is no object", () => {
    for (const text of ["[]", "null", "5"]) {
      expect(problemsIn(text)).toEqual(["It must hold one JSON object."]);
    }
  });

  it("names the sandbox beside all other mistakes", () => {
    const valid = Object.fromEntries(URLS.map((key) => [key, named.TERMS_URL]));
    const backend = '"backend" must be "remote": the build has no sandbox.';
    const config = { ...valid, supportEmail: named.SUPPORT_EMAIL, backend: "sandbox" };
    expect(problemsIn(JSON.stringify(config))).toEqual([backend]);
    expect(problemsIn(JSON.stringify({ ...config, apiHost: "api", termsUrl: 5 }))).toEqual([
      backend,
      '"apiHost" must be an http(s) address, not "api".',
      '"termsUrl" must be an http(s) address or a path, not 5.',
    ]);
  });
});

describe("settings of the environment", () => {
  it("checks settings of the environment like a file, by their own names", () => {
    expect(problemsOf({ ...named, API_HOST: "", TERMS_URL: "mailto:a@b.test" })).toEqual([
      "the environment, as there is no CONFIG: API_HOST must be an http(s) address; it is missing.",
      'the environment, as there is no CONFIG: TERMS_URL must be an http(s) address or a path, not "mailto:a@b.test".',
    ]);
    expect(problemsOf({})).toHaveLength(6);
  });

  it("rejects settings that add to the policy", () => {
    for (const API_HOST of ["https://a.test; script-src *", "https://a.test;script-src"]) {
      expect(problemsOf({ ...named, API_HOST })).toEqual([
        expect.stringContaining("API_HOST must be an http(s) address"),
      ]);
    }
  });

  it("keeps characters that JSON has to quote", () => {
    const read = readServerConfig({ ...given, ...named, PRODUCT: 'A", "b": "\\' });
    expect(JSON.parse(read.ok ? read.config : "")).toMatchObject({ product: 'A", "b": "\\' });
  });

  it("takes the policy's origins from the settings", () => {
    const env = { ...given, ...named, REPORT_URL: "https://reports.example.test/portal?key=1" };
    const read = readServerConfig(env);
    expect(read.ok && read.settings.hosts).toEqual({
      authHost: "https://auth.example.test",
      apiHost: "https://api.example.test:8443",
      termsHost: "https://www.example.test",
      reportHost: "https://reports.example.test",
    });
  });
});

describe("the settings of nginx", () => {
  it.each([
    [{ LISTEN: "8080; root /" }, "LISTEN must be an address, a port, or both."],
    [{ ACCESS_LOG: '/var/log/a"b' }, "ACCESS_LOG holds a character that no path may have."],
    [{ RUN_DIR: "/tmp/$host" }, "RUN_DIR holds a character that no path may have."],
    [{ PREVIOUS: "/nowhere" }, "PREVIOUS names /nowhere, which holds no build."],
    [
      { TRUSTED_PROXIES: "10.0.0.0/8, all" },
      'TRUSTED_PROXIES must hold addresses or networks, not "all".',
    ],
  ])("rejects a value that nginx would read as something else: %j", (env, problem) => {
    expect(problemsOf({ ...named, ...env })).toEqual([problem]);
  });
});

it.each([
  ["off", "off"],
  ["syslog:server=unix:/dev/log", "syslog:server=unix:/dev/log"],
  ["/var/log/portal.log", "/var/log/portal.log"],
  ["logs/portal.log", path.resolve("logs/portal.log")],
  ["portal.log", path.resolve("portal.log")],
])("takes ACCESS_LOG %s as %s, from the folder it is run in", (ACCESS_LOG, expected) => {
  const read = readServerConfig({ ...given, ...named, ACCESS_LOG });
  expect(read.ok && read.settings.accessLog).toBe(expected);
});

it("warns about an unknown key and ignores it", () => {
  const made = readServerConfig({ ...given, ...named });
  const known = JSON.parse(made.ok ? made.config : "") as object;
  writeFileSync(CONFIG, JSON.stringify({ ...known, lockAfterMinuets: 30 }));
  const read = readServerConfig({ ...given, CONFIG });
  expect(read.ok && read.notices).toEqual([
    `${CONFIG}: "lockAfterMinuets" is no setting of this version and does nothing.`,
  ]);
});

describe("the headers for a static host", () => {
  const ALL_HOSTS = {
    backend: "remote",
    authHost: "https://auth.example.test",
    apiHost: "https://api.example.test:8443/v2",
    product: "Recurrent",
    supportEmail: "help@example.test",
    termsUrl: "https://www.example.test/terms.html",
    privacyUrl: "https://www.example.test/privacy",
    termsOfUseUrl: "https://www.example.test/terms",
    analytics: { enabled: true, endpoint: "https://rec.example.test/identify?a=1" },
    reportUrl: "https://reports.example.test/portal",
  };
  const ORIGINS = {
    authHost: "https://auth.example.test",
    apiHost: "https://api.example.test:8443",
    termsHost: "https://www.example.test",
    analyticsHost: "https://rec.example.test",
    reportHost: "https://reports.example.test",
  };

  it.each([
    ["every host", {}, ORIGINS],
    [
      "no host that is not used",
      { analytics: { enabled: false }, reportUrl: null, termsUrl: "terms.html" },
      { authHost: ORIGINS.authHost, apiHost: ORIGINS.apiHost },
    ],
    ["the demo's own policy", { backend: "sandbox" }, { ...ORIGINS, demo: true }],
  ])("allow %s of config.json", (_what, changes, hosts) => {
    writeFileSync(CONFIG, JSON.stringify({ ...ALL_HOSTS, ...changes }));
    expect(readHosts(CONFIG)).toEqual(hosts);
  });

  it("name the problems of config.json", () => {
    writeFileSync(CONFIG, JSON.stringify({ ...ALL_HOSTS, apiHost: "api" }));
    expect(() => readHosts(CONFIG)).toThrow(/config\.json: .*"apiHost"/);
  });

  it("are printed for every host by the guide's command", () => {
    writeFileSync(CONFIG, JSON.stringify(ALL_HOSTS));
    const [program = ""] = /(?<=-e ')[^']*/.exec(exampleOf("sh", "headersFor")) ?? [];
    const output = execFileSync(
      process.execPath,
      ["--input-type=module", "-e", program.replace("packages/portal/dist/config.json", CONFIG)],
      { cwd: fromRoot(), encoding: "utf8" },
    );
    expect(output.trim()).toBe(
      ["index.html", "assets/x.js"].map((file) => inspect(headersFor(file, ORIGINS))).join(" "),
    );
  });
});
