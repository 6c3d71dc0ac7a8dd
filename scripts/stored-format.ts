/**
 * Prints a digest of the data that the sandbox stores: the types of its rows, and every row of the seed. Stored
 * data with another digest is not read.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { makeTables } from "../packages/sandbox/src/store/tables.ts";
import { fromRoot } from "./lib/paths.mjs";
import { storedTypes } from "./lib/stored-types.ts";

function rowTypes(): string {
  const [rows = "", ownTypes = ""] = ["model/rows.ts", "types.ts"].map((file) =>
    readFileSync(fromRoot("packages/sandbox/src", file), "utf8"),
  );
  return storedTypes(rows, ownTypes);
}

function authoredRows(): string {
  const tables = makeTables({
    id: "settings",
    format: "",
    seed: 2026,
    people: 80,
    firstDay: 20_000,
    clockOffset: 0,
    latency: 0,
    faults: [],
  });
  return JSON.stringify(Object.entries(tables).map(([name, table]) => [name, [...table.values()]]));
}

const digest = createHash("sha256").update(rowTypes()).update(authoredRows()).digest("hex");
process.stdout.write(digest.slice(0, 12));
