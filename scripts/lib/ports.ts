import { createServer } from "node:net";
import type { AddressInfo } from "node:net";

/** The port that a setting names, or the fallback without one; undefined when it names none. */
export function portFrom(wanted: string | undefined, fallback: number): number | undefined {
  if (!wanted) return fallback;
  const port = Number(wanted);
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : undefined;
}

/** False when a program listens on the port, on either family of addresses. */
export async function isFree(port: number): Promise<boolean> {
  const tries = ["127.0.0.1", "::1"].map(
    (host) =>
      new Promise<boolean>((resolve) => {
        const probe = createServer();
        // A machine without IPv6 refuses for another reason: no process can listen there.
        probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code !== "EADDRINUSE"));
        probe.listen({ port, host }, () => probe.close(() => resolve(true)));
      }),
  );
  const free = await Promise.all(tries);
  return free.every(Boolean);
}

/** The port that `PORT` names. If it names none, or one in use, the process ends with a remedy. */
export async function portOrExit(fallback: number, command: string): Promise<number> {
  const wanted = process.env["PORT"];
  const port = portFrom(wanted, fallback);
  if (port === undefined) {
    console.error(`PORT is '${wanted}'; give a number from 1 to 65535.`);
    return process.exit(2);
  }
  if (await isFree(port)) return port;
  console.error(
    `Port ${port} is in use. Stop the program that listens there, or choose another port:\n` +
      `  PORT=${port + 1} ${command}`,
  );
  return process.exit(1);
}

/** A port that no process listens on at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "localhost", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
