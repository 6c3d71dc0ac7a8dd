import { Agent, request } from "node:http";

/** One call, the same each time. */
export interface Call {
  address: string;
  method: "GET" | "POST" | "PUT";
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/** Resolves with the text of the reply; rejects for any status but 200. */
export function callOnce(call: Call, agent?: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      call.address,
      { method: call.method, headers: call.headers, ...(agent ? { agent } : {}) },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("error", reject);
        incoming.on("end", () => {
          const text = Buffer.concat(chunks).toString();
          if (incoming.statusCode === 200) resolve(text);
          else reject(new Error(`${call.address}: ${incoming.statusCode} ${text}`));
        });
      },
    );
    outgoing.on("error", reject);
    outgoing.end(call.body);
  });
}

export interface LoadResult {
  count: number;
  perSecond: number;
}

/** Calls per second of several clients, each with a connection of its own and no pause. */
export async function callConcurrently(
  call: Call,
  clients: number,
  seconds: number,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let count = 0;
  const client = async (): Promise<void> => {
    while (performance.now() < end) {
      await callOnce(call, agent);
      count += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: clients }, client));
  } finally {
    agent.destroy();
  }
  return { count, perSecond: (count * 1000) / (performance.now() - begun) };
}
