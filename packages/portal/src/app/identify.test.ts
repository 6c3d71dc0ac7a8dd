import { expect, it, vi } from "vitest";
import { identify } from "./identify.ts";

const someone = { uuid: "u-1", email: "i@aurora.test", fullName: "Ingrid S" };
const endpoint = "https://rec.example.test/identify";

it.each([
  [{ enabled: false, endpoint: null }],
  [{ enabled: false, endpoint }],
  [{ enabled: true, endpoint: null }],
])("sends nothing with %j", (config) => {
  const send = vi.fn(() => true);
  identify(config, someone, send);
  expect(send).not.toHaveBeenCalled();
});

it("identifies by uuid, email and full name only", () => {
  const send = vi.fn((_url: string, _body: string) => true);
  const withMore = { ...someone, token: "secret" };
  identify({ enabled: true, endpoint }, withMore, send);
  expect(send).toHaveBeenCalledWith(endpoint, JSON.stringify({ type: "identify", ...someone }));
});
