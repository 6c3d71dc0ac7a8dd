import "@recurrent/ui-kit/fonts.css";
import { loadConfig } from "./shared/context/config.ts";
import { start } from "./app/start.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root.");

// boot.js shows a message in a browser that is too old. Not awaited: other chunks import this one
// and would deadlock.
if (!("tooOld" in document.documentElement.dataset)) void start(root, loadConfig());
