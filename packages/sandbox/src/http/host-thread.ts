/** Runs both hosts in the thread that `startSandbox` starts. */
import { parentPort, workerData } from "node:worker_threads";
import type { AnsweredRequest, Sandbox, SandboxOptions, Violation } from "../types.ts";
import { startHosts } from "./start-hosts.ts";

/** Callbacks stay in the calling thread. */
export interface ThreadOptions extends Omit<SandboxOptions, "onRequest" | "onViolation"> {
  reportsRequests: boolean;
}

type Method = Exclude<keyof Sandbox, "authHost" | "apiHost">;

/** Of the answer to the start itself; calls count from 1. */
const START_ID = 0;

interface MethodCall {
  id: number;
  method: Method;
  args: unknown[];
}

/** To the thread; `reported` says that the caller has taken a report. */
export type Order = MethodCall | "reported";

/** Fields of an error that JSON can have, such as `code`. */
export type ThrownError = Readonly<Record<string, unknown>> & { name: string; message: string };

/** From the thread, as JSON, so that every object is one of the caller's realm. */
export type Notice =
  | { kind: "returned"; id: number; result: unknown }
  | { kind: "threw"; id: number; error: ThrownError }
  | { kind: "request"; request: AnsweredRequest }
  | { kind: "violation"; violation: Violation };

if (parentPort === null) {
  throw new Error("This module runs only in the thread that startSandbox starts.");
}
const port = parentPort;

const send = (notice: Notice) => port.postMessage(JSON.stringify(notice));

/** In the order of their reports. */
const untaken: (() => void)[] = [];
/** The caller takes reports in order, so the last one stands for all. */
let allTaken: Promise<void> = Promise.resolve();

function report(notice: Notice): void {
  allTaken = new Promise((resolve) => untaken.push(resolve));
  send(notice);
}

function describeError(error: unknown): ThrownError {
  if (!(error instanceof Error)) return { name: "Error", message: String(error) };
  const fields: Record<string, unknown> = {};
  return Object.assign(fields, error, { name: error.name, message: error.message });
}

async function carryOut(sandbox: Sandbox, { id, method, args }: MethodCall): Promise<void> {
  try {
    const act = sandbox[method] as (...given: unknown[]) => Promise<unknown>;
    send({ kind: "returned", id, result: await act(...args) });
  } catch (error) {
    send({ kind: "threw", id, error: describeError(error) });
  }
}

const { reportsRequests, ...options } = workerData as ThreadOptions;
try {
  const sandbox = await startHosts({
    ...options,
    onViolation: (violation) => report({ kind: "violation", violation }),
    // The caller has all reports of a call before its reply.
    onRequest: (request) => {
      if (reportsRequests) report({ kind: "request", request });
      return allTaken;
    },
  });
  port.on("message", (order: Order) => {
    if (order === "reported") untaken.shift()?.();
    else void carryOut(sandbox, order);
  });
  const { authHost, apiHost } = sandbox;
  send({ kind: "returned", id: START_ID, result: { authHost, apiHost } });
} catch (error) {
  send({ kind: "threw", id: START_ID, error: describeError(error) });
}
