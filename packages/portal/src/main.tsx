import "@recurrent/ui-kit/fonts.css";
import { loadConfig } from "./kernel/runtime/config.ts";
import { showRefusal } from "./shell/plain-page.ts";
import { start } from "./shell/start.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root.");

// Not awaited here: the other parts of the portal import from this one, and would wait for each other.
void start(root, loadConfig())
  .catch((error: unknown) => {
    // For the console, and for the reports of an installation that wants them.
    reportError(error);
    return {
      text: "It met an error of its own. Reloading usually helps; if not, pass this on to support:",
      items: [error instanceof Error ? error.message : String(error)],
    };
  })
  .then((refusal) => refusal && showRefusal(root, refusal));
