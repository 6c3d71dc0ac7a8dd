import "@recurrent/ui-kit/fonts.css";
import { loadConfig } from "./app/load-config.ts";
import { showPlainPage } from "./app/plain-page.ts";
import { fetchFirstScreen } from "./app/navigation.ts";
import { openSession, start } from "./app/start.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root.");

// The configuration and the chunk of the first screen travel side by side.
const reading = loadConfig();
const session = openSession();
fetchFirstScreen(session.state(), location.hash.slice(1) || "/");

start(root, reading, session).catch((error: unknown) => {
  showPlainPage(root, {
    title: "The portal cannot start",
    text: "It met an error of its own. Reloading usually helps; if not, pass this on to support:",
    items: [error instanceof Error ? error.message : String(error)],
  });
});
