import { afterEach, describe, expect, it, vi } from "vitest";
import { createSessionChannel, type SessionMessage } from "./session-channel.ts";

const MESSAGE: SessionMessage = { event: "locked", entries: { user: null } };

function refuse(): never {
  throw new DOMException("The operation is insecure.", "SecurityError");
}

afterEach(() => vi.unstubAllGlobals());

describe("the channel between tabs", () => {
  it("delivers a message to the other tab, and not to its own", async () => {
    const [own, other] = [createSessionChannel("test"), createSessionChannel("test")];
    const [onOwn, onOther] = [vi.fn(), vi.fn()];
    const ends = [own.subscribe(onOwn), other.subscribe(onOther)];
    own.post(MESSAGE);
    await expect.poll(() => onOther.mock.calls).toEqual([[MESSAGE]]);
    expect(onOwn).not.toHaveBeenCalled();
    for (const end of ends) end();
  });

  it.each<[what: string, channel: unknown]>([
    ["has none", undefined],
    ["refuses it with all storage, as Firefox without cookies", refuse],
  ])("posts to nobody in a browser that %s", (_what, channel) => {
    vi.stubGlobal("BroadcastChannel", channel);
    const { post, subscribe } = createSessionChannel("test");
    const onMessage = vi.fn();
    const end = subscribe(onMessage);
    post(MESSAGE);
    end();
    expect(onMessage).not.toHaveBeenCalled();
  });
});
