/** Stores the content of every page in Chromium, for the steps of the other engines (outlines.ts). */
import { writeOutlines } from "./outlines.ts";

await writeOutlines();
// The browser and its hosts stay open for a next caller; this script has none, so it exits.
process.exit();
