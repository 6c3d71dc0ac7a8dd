import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, headersFor, pagePolicy } from "../../deploy/headers.ts";
import type { PortalConfig } from "../../packages/portal/src/shared/context/config.ts";
import { hostPolicy } from "../../packages/portal/src/app/host-policy.ts";

const hosts = { authHost: "https://auth.example.test", apiHost: "https://api.example.test" };
const config: PortalConfig = {
  ...hosts,
  backend: "remote",
  product: "Recurrent",
  supportEmail: "help@example.test",
  termsUrl: "./terms.html",
  privacyUrl: "https://example.test/privacy",
  termsOfUseUrl: "https://example.test/terms",
  crmName: "CRM",
  analytics: { enabled: false, endpoint: null },
  redirectHosts: [],
  passwordReset: { version: 3 },
  lockAfterMinutes: 0,
  reportUrl: null,
};
const PORTAL = "https://portal.example.test/here/";
const directives = (policy: string) =>
  new Map(policy.split("; ").map((directive) => [directive.split(" ")[0], directive]));

describe("the policy of a page that came without headers", () => {
  const { any, hosts: template } = pagePolicy(false);

  it("forbids from the first byte what the headers forbid, except unknown hosts", () => {
    const found = directives(any);
    const sent = directives(contentSecurityPolicy(hosts));
    // A meta element cannot say who may frame a page.
    expect([...found.keys(), "frame-ancestors"].toSorted()).toEqual([...sent.keys()].toSorted());
    const open = ["connect-src", "frame-src", "img-src"];
    for (const [name, line] of found) if (!open.includes(name!)) expect(line).toBe(sent.get(name));
    expect(found.get("connect-src")).toBe("connect-src 'self' https: http:");
    expect(any).not.toMatch(/unsafe|[{}]/);
  });

  it("equals the policy of the headers once config.json is read", () => {
    const analytics = { enabled: true, endpoint: "https://recorder.example.test/identify" };
    const termsUrl = "https://www.example.test/terms";
    const sent = directives(
      contentSecurityPolicy({
        ...hosts,
        termsHost: "https://www.example.test",
        analyticsHost: "https://recorder.example.test",
      }),
    );
    for (const [name, line] of directives(
      hostPolicy(template, { ...config, analytics, termsUrl }, PORTAL),
    )) {
      expect(line).toBe(sent.get(name));
    }
  });

  it("rejects a placeholder of an unknown host", () => {
    expect(() => hostPolicy("connect-src {fontHost}", config, PORTAL)).toThrow("fontHost");
  });

  it("names no disabled recorder, and names the portal for a relative terms page", () => {
    const found = directives(hostPolicy(template, config, PORTAL));
    expect([...found.values()].toSorted()).toEqual([
      "connect-src 'self' https://auth.example.test https://api.example.test",
      "frame-src 'self' blob: https://portal.example.test",
      "img-src 'self' blob: data: https: https://api.example.test",
    ]);
  });

  it("lets the demo have its worker and the sandbox's own policy name", () => {
    const found = directives(pagePolicy(true).any);
    expect(found.get("worker-src")).toBe("worker-src 'self'");
    expect(found.get("trusted-types")).toBe("trusted-types recurrent-html recurrent-sandbox");
  });
});

describe("the policy of the headers", () => {
  const policy = contentSecurityPolicy(hosts);

  it.each([
    ["production", policy],
    ["the demo", contentSecurityPolicy({ ...hosts, demo: true })],
  ])("allows no inline code, no eval and no untrusted HTML in %s", (_build, itsPolicy) => {
    expect(itsPolicy).toContain("default-src 'none'");
    expect(itsPolicy).toContain("script-src 'self';");
    expect(itsPolicy).toContain("require-trusted-types-for 'script'");
    expect(itsPolicy).not.toContain("unsafe");
  });

  it("lets the portal call its own two hosts", () => {
    expect(policy).toContain(
      "connect-src 'self' https://auth.example.test https://api.example.test;",
    );
    expect(policy).not.toContain("{");
  });

  it("allows a service worker in the demo only", () => {
    expect(policy).toContain("worker-src 'none'");
    expect(contentSecurityPolicy({ ...hosts, demo: true })).toContain("worker-src 'self'");
  });

  it("lets the portal frame the demo's own pages, and nothing else of it", () => {
    const demo = { ...hosts, demo: true };
    const framed = headersFor("sandbox/terms.html", demo);
    expect(framed["X-Frame-Options"]).toBe("SAMEORIGIN");
    expect(framed["Content-Security-Policy"]).toContain("frame-ancestors 'self'");
    expect(headersFor("index.html", demo)["X-Frame-Options"]).toBe("DENY");
    expect(headersFor("sandbox/terms.html", hosts)["X-Frame-Options"]).toBe("DENY");
  });

  it("allows frames of the terms page's host when there is one", () => {
    expect(policy).toContain("frame-src 'self' blob:;");
    const framed = contentSecurityPolicy({ ...hosts, termsHost: "https://terms.example.test" });
    expect(framed).toContain("frame-src 'self' blob: https://terms.example.test;");
  });

  it("shows pictures and documents from memory, to preview them before they are saved", () => {
    expect(policy).toContain("img-src 'self' blob: data:");
    expect(policy).toContain("object-src 'none'");
  });
});
