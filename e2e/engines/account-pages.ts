/** The pages to open in every engine, by account: every page, as each kind of account sees it. */
import { SIGNED_OUT, NAVIGATION_PATHS } from "../expectations/navigation-paths.ts";

export { SIGNED_OUT };

/** Pages that differ for these accounts: more buttons, fewer, or another state. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  "admin@recurrent.test": [
    "/dashboard/training-status",
    "/company/profile",
    "/company/profile/edit",
    "/company/users/105/edit",
  ],
  "support@recurrent.test": ["/company/users/active", "/company/users/105?tab=events"],
  "training.manager@aurora.test": ["/dashboard/training-status", "/company/groups", "/profile"],
  "company.manager@borealis.test": ["/dashboard/event-status", "/company/users/active"],
  "trainee.v4@aurora.test": ["/my/records"],
  "trainee.compressed@aurora.test": ["/my/training"],
  "trainee.waiting@aurora.test": ["/my/training"],
  "trainee.done@aurora.test": ["/my/training"],
  "trainee.lapsed@aurora.test": ["/my/training"],
  "trainee.faulty@aurora.test": ["/my/training"],
  "trainee.suspended@aurora.test": ["/my/training"],
  "trainee@borealis.test": ["/my/events"],
  "trainee@cascade.test": ["/my/training"],
};

export const ACCOUNT_PAGES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...new Set([...Object.keys(NAVIGATION_PATHS), ...Object.keys(OTHERS)])].map((username) => [
    username,
    [...(NAVIGATION_PATHS[username] ?? []), ...(OTHERS[username] ?? [])],
  ]),
);
