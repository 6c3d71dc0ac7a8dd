import { ApiError } from "@recurrent/sdk";
import { expect, it } from "vitest";
import { unlockErrorText } from "./unlock-error.ts";

it.each([
  [
    "code that did not arrive",
    new TypeError("Failed to fetch dynamically imported module: start-session.js"),
    "This could not be unlocked. Check the connection and try again. If that does not help, reload once running tasks have ended.",
  ],
  [
    "a wrong password",
    new ApiError({ kind: "unauthorized", message: "Wrong password." }),
    "Wrong password.",
  ],
  [
    "a host that cannot be reached",
    new ApiError({ kind: "network", message: "" }),
    "Whoops! There was an error.",
  ],
  [
    "a cancelled call",
    new ApiError({ kind: "cancelled", message: "" }),
    "This could not be unlocked. Try again.",
  ],
])("explains why Unlock failed: %s", (_why, error, text) => {
  expect(unlockErrorText(error)).toBe(text);
});
