import { expect, it, vi } from "vitest";
import { createPersistentStorage, openStorage } from "./persistent-storage.ts";
import {
  createBrowserTokenStore,
  createPersistentTokenStore,
  type SessionToken,
} from "./persistent-token-store.ts";

function ownFormat() {
  const key = "recurrent.session";
  const storage = createPersistentStorage(
    openStorage(() => localStorage),
    null,
  );
  return createPersistentTokenStore(storage, {
    read: () => JSON.parse(storage.get(key) ?? "null") as SessionToken | null,
    write: (next, sessionId) => ({ [key]: JSON.stringify({ ...next, sessionId }) }),
    clear: () => storage.remove(key),
  });
}

it.each([
  ["createBrowserTokenStore", createBrowserTokenStore],
  ["createPersistentTokenStore", ownFormat],
])("follows another window with %s, and keeps the token over a reload", async (_name, create) => {
  localStorage.clear();
  const frame = document.createElement("iframe");
  document.body.append(frame);
  const elsewhere = frame.contentWindow?.localStorage;
  const store = create();
  const ended = vi.fn();
  store.onEnd(ended);

  const stored = { token: "T1", expiresAt: 1_900_000_000_000 };
  elsewhere?.setItem("recurrent.session", JSON.stringify({ ...stored, sessionId: "one" }));
  await expect.poll(() => store.read()).toEqual(stored);

  store.write({ ...stored, token: "T2" });
  expect(create().read()?.token).toBe("T2");

  ended.mockClear();
  elsewhere?.clear();
  await expect.poll(() => store.read()).toBeNull();
  expect(ended).toHaveBeenCalledOnce();
  frame.remove();
});
