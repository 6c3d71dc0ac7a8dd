#!/usr/bin/env node
/**
 * Signs in, makes every call that the accounts may make, and validates replies by the contract and
 * the SDK's readers.
 */
import { closeSync, lstatSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { parseHostAddress } from "@recurrent/sdk/transport";
import manifest from "../package.json" with { type: "json" };
import { checkHosts } from "./check.ts";
import { exitCodeOf, formatReport } from "./report.ts";
import { CheckError, type Account } from "./session.ts";

const HELP = `recurrent-host-check --auth URL --api URL [options]

  --auth URL       the sign-in host, as authHost in config.json
  --api URL        the main host, as apiHost in config.json
  --accounts FILE  accounts to sign in with: [{"username": "...", "password": "..."}, ...]. Without
                   it, the one in CHECK_USERNAME and CHECK_PASSWORD of the environment. A manager
                   and a trainee together may make nearly every call, an Admin the rest.
  --portal URL     also checks whether pages of this portal may call the hosts (CORS)
  --sample N       reads so many people, groups, events and so on, at most (5)
  --writes         also creates an event, a group and a person, changes and deletes them
  --launch         also begins lessons of the accounts, as many as --sample says for each
  --json FILE      also writes the report as JSON
  --version        the release
  --help           this text

It ends with 0 when every reply fits, 3 when the portal copes with all deviations, 1 when the portal
cannot show something, 2 when the check could not run. Reports name fields, never their values.`;

const isAccount = (each: Partial<Account> | null): each is Account =>
  typeof each?.username === "string" && typeof each.password === "string";

/** A password is never an argument, which others on the machine can read. */
function accountsFrom(file: string | undefined): Account[] {
  const { CHECK_USERNAME: username, CHECK_PASSWORD: password } = process.env;
  if (file === undefined) {
    if (!username || !password) {
      throw new CheckError(
        "No account: name a file with --accounts, or set CHECK_USERNAME and CHECK_PASSWORD.",
      );
    }
    return [{ username, password }];
  }
  let read: unknown;
  try {
    // Editors of Windows begin a file with this mark, which is no JSON.
    read = JSON.parse(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
  } catch (error) {
    // A JSON error would quote the file.
    const isMissing = error instanceof Error && "code" in error;
    throw new CheckError(isMissing ? `${file}: ${error.message}` : `${file} is not JSON.`);
  }
  const accounts = (Array.isArray(read) ? read : []) as Partial<Account>[];
  if (accounts.length === 0 || !accounts.every(isAccount)) {
    throw new CheckError(`${file} must hold a list of {"username": "...", "password": "..."}.`);
  }
  return accounts;
}

/** By the SDK's rule. The message does not have the text, which may contain a password. */
function hostFrom(flag: string, text: string | undefined): string {
  if (text === undefined) throw new CheckError(`--${flag} is missing.\n\n${HELP}`);
  const address = parseHostAddress(text);
  if (address !== null) return address;
  throw new CheckError(
    `--${flag} takes an http(s) address without credentials, query, fragment or blank.`,
  );
}

function originFrom(text: string): string {
  const url = URL.parse(text);
  if (url !== null && /^https?:$/.test(url.protocol)) return url.origin;
  throw new CheckError("--portal takes an http(s) address.");
}

function writeReport(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CheckError(`--json cannot write ${file}: ${reason}`);
  }
}

/** Before a check of minutes. An earlier report stays until there is a new one. */
function requireWritable(file: string): void {
  writeReport(file, () => {
    const isNew = lstatSync(file, { throwIfNoEntry: false }) === undefined;
    closeSync(openSync(file, "a"));
    if (isNew) rmSync(file);
  });
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      auth: { type: "string" },
      api: { type: "string" },
      accounts: { type: "string" },
      portal: { type: "string" },
      sample: { type: "string", default: "5" },
      writes: { type: "boolean", default: false },
      launch: { type: "boolean", default: false },
      json: { type: "string" },
      version: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.version) {
    console.log(manifest.version);
    return 0;
  }
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  if (!("withResolvers" in Promise)) {
    const { node } = manifest.engines;
    throw new CheckError(`The check needs Node.js ${node}; this is ${process.versions.node}.`);
  }
  if (!/^[1-9]\d*$/.test(values.sample)) throw new CheckError("--sample takes a number from 1 on.");
  const { json } = values;
  const options = {
    authHost: hostFrom("auth", values.auth),
    apiHost: hostFrom("api", values.api),
    accounts: accountsFrom(values.accounts),
    sample: Number(values.sample),
    writes: values.writes,
    launch: values.launch,
    portal: values.portal === undefined ? undefined : originFrom(values.portal),
  };
  if (json !== undefined) requireWritable(json);
  const report = await checkHosts(options);
  for (const line of formatReport(report)) console.log(line);
  if (json !== undefined) {
    writeReport(json, () => writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`));
  }
  return exitCodeOf(report);
}

try {
  process.exitCode = await main();
} catch (error) {
  const isOfUse = error instanceof CheckError || (error instanceof TypeError && "code" in error);
  console.error(isOfUse ? error.message : error);
  process.exitCode = 2;
}
