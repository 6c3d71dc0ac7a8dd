import { expect, it, vi } from "vitest";
import { createBrowserTokenStore } from "./persistent-token-store.ts";

it("follows another window of a real browser, and keeps the token over a reload", async () => {
  localStorage.clear();
  const frame = document.createElement("iframe");
  document.body.append(frame);
  const elsewhere = frame.contentWindow?.localStorage;
  const store = createBrowserTokenStore();
  const ended = vi.fn();
  store.onEnd(ended);

  const stored = { token: "T1", expiresAt: 1_900_000_000_000 };
  elsewhere?.setItem("recurrent.session", JSON.stringify({ ...stored, sessionId: "one" }));
  await expect.poll(() => store.read()).toEqual(stored);

  store.write({ ...stored, token: "T2" });
  expect(createBrowserTokenStore().read()?.token).toBe("T2");

  ended.mockClear();
  elsewhere?.clear();
  await expect.poll(() => store.read()).toBeNull();
  expect(ended).toHaveBeenCalledOnce();
  frame.remove();
});
