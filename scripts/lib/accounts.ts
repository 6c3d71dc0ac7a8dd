/** The password of every account of the sandbox. */
export const PASSWORD = "Recurrent#2026";

/** Someone who can sign in to the sandbox from the first moment on. */
export interface Account {
  username: string;
  role: "Admin" | "Customer Support" | "Company Manager" | "Training Manager" | "Trainee";
  company: "Aurora Air Charter" | "Borealis Helicopters" | "Cascade Survey";
  /** What can be seen as this person. */
  shows: string;
}

const aurora = "Aurora Air Charter";
const borealis = "Borealis Helicopters";

/** One account for each kind of user and each state worth seeing; the sandbox's seed holds them all. */
export const ACCOUNTS = [
  {
    username: "admin@recurrent.test",
    role: "Admin",
    company: aurora,
    shows: "everything, and Settings > Permissions",
  },
  {
    username: "support@recurrent.test",
    role: "Customer Support",
    company: aurora,
    shows: "a company through the eyes of its support",
  },
  {
    username: "company.manager@aurora.test",
    role: "Company Manager",
    company: aurora,
    shows: "both boards, people and groups of a premium company",
  },
  {
    username: "training.manager@aurora.test",
    role: "Training Manager",
    company: aurora,
    shows: "the boards; leads two groups",
  },
  {
    username: "trainee@aurora.test",
    role: "Trainee",
    company: aurora,
    shows: "lessons, International Procedures, every part of a record",
  },
  {
    username: "trainee.v4@aurora.test",
    role: "Trainee",
    company: aurora,
    shows: "the older record layout",
  },
  {
    username: "trainee.compressed@aurora.test",
    role: "Trainee",
    company: aurora,
    shows: "three compressed lessons",
  },
  {
    username: "trainee.waiting@aurora.test",
    role: "Trainee",
    company: aurora,
    shows: "no lesson yet, the next one is known",
  },
  {
    username: "trainee.done@aurora.test",
    role: "Trainee",
    company: aurora,
    shows: "nothing left to train",
  },
  {
    username: "trainee.lapsed@aurora.test",
    role: "Trainee",
    company: aurora,
    shows: "no valid subscription",
  },
  {
    username: "trainee.locked@aurora.test",
    role: "Trainee",
    company: aurora,
    shows: "a lesson that waits for its score",
  },
  {
    username: "trainee.faulty@aurora.test",
    role: "Trainee",
    company: aurora,
    shows: "a lesson whose registration failed",
  },
  {
    username: "trainee.suspended@aurora.test",
    role: "Trainee",
    company: aurora,
    shows: "suspended, marked so on both boards",
  },
  {
    username: "company.manager@borealis.test",
    role: "Company Manager",
    company: borealis,
    shows: "an essentials company without event documents",
  },
  {
    username: "trainee@borealis.test",
    role: "Trainee",
    company: borealis,
    shows: "certificates; events that cannot be edited",
  },
  {
    username: "trainee@cascade.test",
    role: "Trainee",
    company: "Cascade Survey",
    shows: "an announcement that prevents training",
  },
] as const satisfies readonly Account[];

/** The accounts as lines of text in columns, with the password they share. */
export function accountTable(): string {
  const columns = ["username", "role", "company", "shows"] as const;
  const widths = columns.map((column) => Math.max(...ACCOUNTS.map((row) => row[column].length)));
  const lines = ACCOUNTS.map((row) =>
    columns
      .map((column, at) => row[column].padEnd(widths[at] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return [`Sign in as any of these; the password of all is ${PASSWORD}`, "", ...lines].join("\n");
}
