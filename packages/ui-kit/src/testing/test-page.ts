import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach } from "vitest";

interface TestPage {
  host: HTMLElement;
  root: Root;
}

/**
 * Gives each test of a file an element in the page and a root in it, and removes both after the test. The
 * properties change with each test.
 */
export function createTestPage(): TestPage {
  const page = {} as TestPage;
  beforeEach(() => {
    page.host = document.createElement("div");
    document.body.append(page.host);
    page.root = createRoot(page.host);
  });
  afterEach(() => {
    page.root.unmount();
    page.host.remove();
  });
  return page;
}
