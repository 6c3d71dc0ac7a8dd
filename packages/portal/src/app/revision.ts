/** Shown when the build does not know its own revision (shell 2.2). */
const DEFAULT_REVISION = "4f1c9ae";

const built: unknown = import.meta.env["VITE_REVISION"];

/** The revision of this build: the short hash it was built from. */
export const REVISION: string =
  typeof built === "string" && built !== "" ? built : DEFAULT_REVISION;
