/** Keeps what every page shows in Chromium, for the steps of the other engines (outlines.ts). */
import { writeOutlines } from "./outlines.ts";

await writeOutlines();
// The browser and its hosts stay open for whoever comes next: nobody does here.
process.exit();
