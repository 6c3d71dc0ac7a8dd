/** Shown when the host names a redirect that is no http(s) address or not on an allowed host. */
export const UNSAFE_REDIRECT = "The address to continue at is not allowed.";

/** What is said under a field that was left empty. */
export const MISSING = {
  username: "Enter your username.",
  password: "Enter your password.",
} as const;
