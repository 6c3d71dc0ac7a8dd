import { URL as NodeURL } from "node:url";
import { Worker } from "node:worker_threads";
import { warnOfViolation } from "./handlers/violations.ts";
import type { Notice, Order, ThreadOptions, ThrownError } from "./http/host-thread.ts";
import type { Sandbox, SandboxControls, SandboxOptions } from "./types.ts";

export { ACCOUNTS, PASSWORD, type Account } from "./seed/accounts.ts";
export type {
  AnsweredRequest,
  ClockMove,
  Fault,
  FaultEffect,
  FaultRequest,
  LessonResult,
  OutboxMail,
  Sandbox,
  SandboxControls,
  SandboxOptions,
  SandboxState,
  Violation,
} from "./types.ts";

const THREAD = new NodeURL("./http/host-thread.ts", import.meta.url);

/**
 * Starts both hosts over HTTP in a thread of this process, where a test environment with a simulated
 * page, or its fake timers, cannot replace the globals of Node.js. Several may run at once, each with
 * its own data.
 *
 * @throws RangeError when `time` or an origin is invalid, or `data` cannot be used (made with other
 * options, damaged); ControlError when `people`, `latency` or a fault is invalid; the system's error,
 * such as EADDRINUSE, when a port is not available
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { onRequest, onViolation = warnOfViolation, ...plain } = options;
  const workerData: ThreadOptions = { ...plain, reportsRequests: onRequest !== undefined };
  const thread = new Worker(THREAD, { workerData });
  const order = (message: Order) => thread.postMessage(message);
  /** By id; the first is the start. */
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let nextId = 0;
  let hasEnded = false;
  let ending: Promise<void> | undefined;

  const answerTo = async <Result>(send: (id: number) => void): Promise<Result> => {
    if (hasEnded) throw new Error("The sandbox has ended.");
    const answer = Promise.withResolvers<unknown>();
    const id = nextId;
    nextId += 1;
    waiting.set(id, answer);
    try {
      send(id);
      return (await answer.promise) as Result;
    } finally {
      waiting.delete(id);
    }
  };
  const call = <Result>(method: "close" | keyof SandboxControls, ...args: unknown[]) =>
    answerTo<Result>((id) => order({ id, method, args }));
  const report = (callBack: () => void) => {
    try {
      callBack();
    } finally {
      order("reported");
    }
  };
  thread.on("message", (text: string) => {
    const notice = JSON.parse(text) as Notice;
    switch (notice.kind) {
      case "request":
        return report(() => onRequest?.(notice.request));
      case "violation":
        return report(() => onViolation(notice.violation));
      case "returned":
        return waiting.get(notice.id)?.resolve(notice.result);
      case "threw":
        return waiting.get(notice.id)?.reject(toError(notice.error));
    }
  });
  const failAll = (error: unknown) => {
    for (const { reject } of waiting.values()) reject(error);
  };
  thread.on("error", (error) => {
    // Uncaught, as in the thread.
    if (waiting.size === 0) throw error;
    failAll(error);
  });
  thread.on("exit", () => {
    hasEnded = true;
    failAll(new Error("The sandbox has ended."));
  });
  const end = async (graceMs?: number) => {
    await call("close", graceMs);
    await thread.terminate();
  };

  try {
    const hosts = await answerTo<Pick<Sandbox, "authHost" | "apiHost">>(() => undefined);
    return {
      ...hosts,
      // A test library calls a hook with what is not an option.
      reset: (start = {}) => call("reset", { at: start.at }),
      clock: (move) => call("clock", move),
      faults: (list) => call("faults", list),
      people: (count) => call("people", count),
      latency: (milliseconds) => call("latency", milliseconds),
      expireTokens: () => call("expireTokens"),
      outbox: () => call("outbox"),
      lesson: (registration, result) => call("lesson", registration, result),
      state: () => call("state"),
      close: (graceMs) => (ending ??= end(graceMs)),
    };
  } catch (error) {
    await thread.terminate();
    throw error;
  }
}

/** An error of this realm, from a copy of one of the thread. */
function toError({ message, ...fields }: ThrownError): Error {
  const error = fields.name === "RangeError" ? new RangeError(message) : new Error(message);
  return Object.assign(error, fields);
}
