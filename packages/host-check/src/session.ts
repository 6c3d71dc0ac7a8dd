/** Replies are checked by the contract, and by the SDK as the portal reads them. */
import { setTimeout as wait } from "node:timers/promises";
import * as sdk from "@recurrent/sdk";
import { READERS } from "@recurrent/sdk/operation-rules";
import * as raw from "@recurrent/sdk/raw";
import { authHttp, FILE_REPLY, mainHttp } from "@recurrent/sdk/transport";
import type { DeclaredCall } from "./contract/operations.ts";
import { fillPath, isFile } from "./contract/operations.ts";
import type { ValidatingProxy } from "./contract/validating-proxy.ts";
import type { Violation } from "./contract/violations.ts";
import { findingsOf, type Finding } from "./findings.ts";
import type { ParameterValues } from "./sources.ts";
import type { Read } from "./verdict.ts";

export interface HostCall extends DeclaredCall {
  host: "auth" | "main";
}

export interface Account {
  username: string;
  password: string;
}

/** The message says why the check could not run, and what to do. */
export class CheckError extends Error {
  override readonly name = "CheckError";
}

export interface Log {
  callCounts: Map<string, number>;
  findings: Finding[];
}

/** The proxies of both hosts. */
type Hosts = Readonly<Record<"auth" | "main", ValidatingProxy>>;

/** A longer `Retry-After` is not waited for. */
const MAX_WAIT_MS = 60_000;

/** Null if the portal takes the reply as it is. */
function readerOf(operation: string): Read | null {
  const named = READERS.get(operation);
  const readers = raw as unknown as Readonly<Record<string, Read>>;
  return (named && readers[named.name]) ?? null;
}

/** True for a call that the SDK refuses, such as one with an unsafe id. */
const isUnsent = (error: unknown): boolean =>
  sdk.isApiError(error) && error.kind === "client" && error.status === 0;

/** Contains no text of the reply. */
function describeFailure(error: unknown): string {
  if (!sdk.isApiError(error)) throw error;
  if (error.kind === "malformed") return error.message;
  // The SDK's message has the id.
  if (isUnsent(error)) return "not sent: no page could ask with what the host gave";
  if (error.kind === "timeout") return "no reply in time";
  return error.status === 0 ? "no reply" : `answered ${error.status}`;
}

/** Reasons of a refused sign-in that fit the contract. */
const SIGN_IN_REFUSALS: ReadonlyMap<number, string> = new Map([
  [305, "the host sends it to another portal"],
  [401, "the host takes neither name nor password"],
  [422, "the host takes neither name nor password"],
  [429, "the host asks to wait"],
]);

/** One account with its calls. */
export class Session {
  /** Null before the sign-in, or if the host does not say. */
  user: sdk.User | null = null;
  private readonly hosts: Hosts;
  private readonly calls: ReadonlyMap<string, HostCall>;
  private readonly log: Log;
  private readonly client: sdk.Recurrent;
  /** Set by `signIn`. */
  private signInAgain: () => Promise<unknown> = () => Promise.resolve();
  /** Of the last reply; 0 without one or after success. */
  private status = 0;

  constructor(hosts: Hosts, calls: ReadonlyMap<string, HostCall>, log: Log) {
    this.hosts = hosts;
    this.calls = calls;
    this.log = log;
    this.client = sdk.createRecurrent({
      authHost: hosts.auth.origin,
      apiHost: hosts.main.origin,
    });
  }

  close(): void {
    this.client.close();
  }

  /** By the contract's permissions. */
  canCall({ permissions, roles }: HostCall): boolean {
    const { user } = this;
    const holds = permissions.some((each) => user?.permissions.includes(each) === true);
    const is =
      sdk.hasRole(user?.roles ?? [], ...roles) ||
      (roles.includes("Trainee") && user?.isTrainee === true);
    return (permissions.length === 0 || holds) && (roles.length === 0 || is);
  }

  /**
   * @returns whether calls can be made
   * @throws CheckError if the account is refused
   */
  async signIn(account: Account, which: number): Promise<boolean> {
    this.signInAgain = () => sdk.signIn(account, { client: this.client });
    await this.judge("sessionLogin", this.signInAgain);
    const refusal = SIGN_IN_REFUSALS.get(this.status);
    if (refusal !== undefined) throw new CheckError(`Account ${which} cannot sign in: ${refusal}.`);
    if (this.client.settings.tokenStore.read() === null) return false;
    this.user = (await this.call("profileShow")) as sdk.User | null;
    return true;
  }

  async refresh(): Promise<void> {
    await this.judge("sessionRefresh", () => sdk.refreshToken({ client: this.client }));
  }

  /**
   * @param refusals expected statuses
   * @returns the model, or the reply without a reader; null after a failure, which is logged
   */
  async call(
    operation: string,
    values: ParameterValues = {},
    { data, refusals = [] }: { data?: object; refusals?: readonly number[] } = {},
  ): Promise<unknown> {
    const call = this.findCall(operation);
    const send = call.host === "auth" ? authHttp : mainHttp;
    const once = () =>
      send<unknown>(
        {
          url: fillPath(call.path, values),
          method: call.method,
          params: call.query,
          ...(isFile(call) && FILE_REPLY),
          ...(data && { data }),
          ...(data instanceof FormData && { headers: { "Content-Type": "multipart/form-data" } }),
        },
        {
          client: this.client,
          accept: call.mediaTypes.join(", ") || "application/json",
          silent: true,
        },
      );
    const reply = await this.judge(operation, async () => {
      try {
        return await once();
      } catch (error) {
        if (!sdk.isApiError(error)) throw error;
        if (refusals.includes(error.status)) return null;
        const { retryAfterMs = Infinity } = error;
        if (error.status !== 429 || retryAfterMs > MAX_WAIT_MS) throw error;
        await wait(retryAfterMs);
        return once();
      }
    });
    // A 401 ended the session, which the other calls need.
    if (this.status === 401) await this.judge("sessionLogin", this.signInAgain);
    if (reply === null || reply === undefined) return null;
    const read = readerOf(operation);
    return read === null ? reply : read(reply);
  }

  private findCall(operation: string): HostCall {
    const call = this.calls.get(operation);
    if (!call) throw new Error(`The contract has no call ${operation}.`);
    return call;
  }

  /** Logs how the reply deviates. */
  private async judge(operation: string, act: () => Promise<unknown>): Promise<unknown> {
    const call = this.findCall(operation);
    const proxy = this.hosts[call.host];
    const before = proxy.seen().violations.length;
    let reply: unknown = null;
    let failure: string | undefined;
    let isSent = true;
    this.status = 0;
    try {
      reply = await act();
    } catch (error) {
      failure = describeFailure(error);
      isSent = !isUnsent(error);
      this.status = sdk.isApiError(error) ? error.status : 0;
    }
    const violations: readonly Violation[] = proxy.seen().violations.slice(before);
    const times = this.log.callCounts.get(operation) ?? 0;
    this.log.callCounts.set(operation, isSent ? times + 1 : times);
    const read = isFile(call) ? null : readerOf(operation);
    this.log.findings.push(...findingsOf({ call, violations, reply, failure, read }));
    return reply;
  }
}
