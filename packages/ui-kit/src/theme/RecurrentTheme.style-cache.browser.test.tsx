import Button from "@mui/material/Button";
import OutlinedInput from "@mui/material/OutlinedInput";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { RecurrentTheme } from "./RecurrentTheme.tsx";

it("adds no rule for old browsers, and prefixes what current ones need", () => {
  const insert = vi.spyOn(CSSStyleSheet.prototype, "insertRule");
  const root = createRoot(document.createElement("div"));
  flushSync(() =>
    root.render(
      <RecurrentTheme>
        <Button>Save</Button>
        <OutlinedInput placeholder="Search" />
      </RecurrentTheme>,
    ),
  );
  const rules = insert.mock.calls.map(([rule]) => rule);
  const invalidRules = rules.filter((_rule, at) => insert.mock.results[at]?.type === "throw");
  // MUI's rules for the placeholder in Firefox.
  expect(invalidRules.filter((rule) => !rule.includes("::-moz-placeholder"))).toEqual([]);
  expect(rules.join("")).toContain("-webkit-user-select:none;user-select:none;");
  root.unmount();
});
