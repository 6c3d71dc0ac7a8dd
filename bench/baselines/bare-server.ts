/**
 * The smallest possible server, as a baseline: it answers every call with the same JSON. With `--write` it
 * first stores a row of the same bytes, on disk before the reply when it is given a folder.
 *
 * node bench/baselines/bare-server.ts [--bytes N] [--write] [--data DIR]
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    bytes: { type: "string", default: "100" },
    write: { type: "boolean", default: false },
    data: { type: "string" },
  },
});
const reply = JSON.stringify("x".repeat(Number(values.bytes)));

/** Stores one row. */
function writer(): () => void {
  const db = new DatabaseSync(
    values.data === undefined ? "" : path.join(values.data, "bare.sqlite"),
  );
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    CREATE TABLE rows (id INTEGER PRIMARY KEY, value TEXT NOT NULL)
  `);
  const insert = db.prepare("INSERT OR REPLACE INTO rows (id, value) VALUES (1, ?)");
  return () => insert.run(reply);
}

const write = values.write ? writer() : null;
const server = createServer((incoming, outgoing) => {
  incoming.resume().on("end", () => {
    write?.();
    outgoing.setHeader("content-type", "application/json");
    outgoing.end(reply);
  });
});
server.listen(0, "127.0.0.1", () => {
  console.log(`http://localhost:${(server.address() as AddressInfo).port}`);
});
