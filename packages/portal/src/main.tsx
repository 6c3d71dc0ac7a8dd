import "@recurrent/ui-kit/fonts.css";
import "@recurrent/ui-kit/media.css";
import { loadConfig } from "./shared/context/config.ts";
import { start } from "./app/start.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root.");

// This browser can read the portal's scripts (boot.js).
document.documentElement.dataset["started"] = "";

// A browser that is too old has its message from boot.js. Not awaited: the other parts of the portal import
// from this one, and would wait for each other.
if (!("tooOld" in document.documentElement.dataset)) void start(root, loadConfig());
