import { expect, it } from "vitest";
import { redirectThrough } from "./forward.ts";

const PROXY = "http://localhost:4000";

it.each([
  // through the proxy
  ["https://host.test", "https://host.test/api/b?c=1#d", `${PROXY}/api/b?c=1#d`],
  ["https://host.test", "https://HOST.test:443/api/b", `${PROXY}/api/b`],
  ["https://host.test:443", "https://host.test/api/b", `${PROXY}/api/b`],
  ["https://host.test", "//host.test/api/b", `${PROXY}/api/b`],
  ["https://host.test", "/api/b", `${PROXY}/api/b`],
  ["https://host.test", "b", `${PROXY}/api/b`],
  ["https://host.test", "?page=2", `${PROXY}/api/a?page=2`],
  ["https://host.test", "https://host.test", `${PROXY}/`],
  ["https://host.test/v1", "/v1/api/b", `${PROXY}/api/b`],
  ["https://host.test/v1", "https://host.test/v1/api/b", `${PROXY}/api/b`],
  ["https://host.test/v1", "../api/b", `${PROXY}/api/b`],
  ["https://host.test/v1", "https://host.test/v1", PROXY],

  // elsewhere
  ["https://host.test/v1", "/api/b", "https://host.test/api/b"],
  ["https://host.test/v1", "/v12/api/b", "https://host.test/v12/api/b"],
  ["https://host.test/v1", "/v1/../api/b", "https://host.test/api/b"],
  ["https://host.test", "http://host.test/api/b", "http://host.test/api/b"],
  ["https://host.test", "https://host.test:8443/api/b", "https://host.test:8443/api/b"],
  ["https://host.test", "https://host.test.example/api", "https://host.test.example/api"],
  ["https://host.test", "https://other.test/api/b", "https://other.test/api/b"],
  ["https://host.test", "https://[", "https://["],
])("leads a redirect of %s to %s on to %s", (host, location, target) => {
  const asked = new URL(`${host}/api/a`);
  expect(redirectThrough(location, asked, host, PROXY)).toBe(target);
});
