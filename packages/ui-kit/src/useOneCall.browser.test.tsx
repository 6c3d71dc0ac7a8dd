import { StrictMode } from "react";
import { expect, it, vi } from "vitest";
import { createTestPage } from "./testing/test-page.ts";
import { useOneCall } from "./useOneCall.ts";

const testPage = createTestPage();

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A button that makes the call. */
async function draw(call: () => unknown): Promise<HTMLButtonElement> {
  function Once() {
    return <button onClick={useOneCall(call)}>Send</button>;
  }
  testPage.root.render(
    <StrictMode>
      <Once />
    </StrictMode>,
  );
  return vi.waitFor(() => {
    const button = testPage.host.querySelector("button");
    if (!button) throw new Error("Not drawn yet.");
    return button;
  });
}

it.each([0, 1, 5, 16, 50, 120, 250, 600])(
  "makes one call when pressed again after %d ms and answered later",
  async (gap) => {
    const { promise, resolve } = Promise.withResolvers<null>();
    const call = vi.fn(() => promise);
    const button = await draw(call);
    button.click();
    if (gap > 0) await wait(gap);
    button.click();
    button.click();
    expect(call).toHaveBeenCalledOnce();
    resolve(null);
    await wait(50);
    button.click();
    expect(call).toHaveBeenCalledTimes(2);
  },
);

it("blocks until the reply is drawn", async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const call = vi.fn(() => promise);
  const button = await draw(call);
  button.click();
  resolve(null);
  await promise;
  button.click();
  expect(call).toHaveBeenCalledOnce();
});

it.each<[string, () => unknown]>([
  ["nothing", () => undefined],
  ["a value", () => 1],
  ["a resolved promise", () => Promise.resolve()],
])("allows another call after one that returns %s", async (_what, returns) => {
  const call = vi.fn(returns);
  const button = await draw(call);
  button.click();
  button.click();
  expect(call).toHaveBeenCalledOnce();
  await wait(50);
  button.click();
  expect(call).toHaveBeenCalledTimes(2);
});

it("allows another call after its page was left before the reply", async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const call = vi.fn(() => promise);
  const handlers: { press?: () => void } = {};
  function Once() {
    const press = useOneCall(call);
    handlers.press = press;
    return null;
  }
  testPage.root.render(<Once />);
  await vi.waitFor(() => expect(handlers.press).toBeDefined());
  await wait(20);
  handlers.press?.();
  testPage.root.unmount();
  resolve(null);
  await wait(20);
  handlers.press?.();
  expect(call).toHaveBeenCalledTimes(2);
});
