import { ACCOUNTS, PASSWORD } from "../../packages/sandbox/src/seed/accounts.ts";

// The sandbox's package is not installed at the root.
export { ACCOUNTS, PASSWORD };
export type { Account } from "../../packages/sandbox/src/seed/accounts.ts";

/** The accounts as lines of text in columns, with the password they share. */
export function accountTable(): string {
  const columns = ["username", "role", "company", "about"] as const;
  const widths = columns.map((column) => Math.max(...ACCOUNTS.map((row) => row[column].length)));
  const lines = ACCOUNTS.map((row) =>
    columns
      .map((column, at) => row[column].padEnd(widths[at] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return [`Sign in as any of these; the password of all is ${PASSWORD}`, "", ...lines].join("\n");
}
