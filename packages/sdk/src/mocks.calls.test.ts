import { setupServer } from "msw/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { companyShow } from "./generated/main/calls/companies.ts";
import { eventCreate, eventFileDownload } from "./generated/main/calls/events.ts";
import { configureRecurrent, createMemoryTokenStore } from "./index.ts";
import {
  getCompanyMock,
  getCompanyShowMockHandler,
  getEventCreateMockHandler,
  getEventDocumentMock,
  mockHandlers,
} from "./mocks.ts";
import { json, startServer, type TestServer } from "./testing/http-server.ts";

/** The form as the server received it, file by name. */
let form: [string, string][] = [];

/** The address of the last read of a company. */
let address: URL | undefined;

const server = setupServer(
  getCompanyShowMockHandler(({ request }) => {
    address = new URL(request.url);
    return getCompanyMock();
  }),
  getEventCreateMockHandler(async ({ request }) => {
    const fields = [...(await request.formData()).entries()];
    form = fields.map(([name, value]) => [name, value instanceof File ? value.name : value]);
    return getEventDocumentMock();
  }),
  ...mockHandlers(),
);

beforeAll(() => {
  server.listen();
  const tokenStore = createMemoryTokenStore();
  tokenStore.write({ token: "token", expiresAt: Date.now() + 3_600_000 });
  configureRecurrent({ authHost: "https://auth.test", apiHost: "https://api.test", tokenStore });
});
describe("the generated calls", () => {
  it("sends forms in the documented encoding", async () => {
    await eventCreate({
      description: "Passport",
      manager: "0",
      trainee: "1",
      reminders: [{ key: "days", value: "30" }],
      files: [new File(["%PDF"], "old passport.pdf"), new File(["%PDF"], "new passport.pdf")],
    });
    expect(form).toEqual([
      ["description", "Passport"],
      ["manager", "0"],
      ["trainee", "1"],
      ["reminders[0][key]", "days"],
      ["reminders[0][value]", "30"],
      ["files[0]", "old passport.pdf"],
      ["files[1]", "new passport.pdf"],
    ]);
  });

  it("returns a download as a Blob", async () => {
    expect(await eventFileDownload("5120", "9034")).toBeInstanceOf(Blob);
  });

  it.each(["..", ".", "", "7/users", "7\\users", "%2e%2e"])("rejects the id '%s'", async (id) => {
    await expect(companyShow(id)).rejects.toMatchObject({ kind: "client", status: 0 });
  });

  it("keeps an unusual id within its part of the address", async () => {
    await companyShow("7?expand=1#top");
    expect(address?.pathname).toBe("/api/companies/7%3Fexpand%3D1%23top");
    expect(address?.search).toBe("");
  });
});

describe("a call after the mocks have ended", () => {
  let host: TestServer;
  beforeAll(async () => {
    // Only here, at the end: it can be closed once.
    server.close();
    host = await startServer((request, response) => {
      request.resume();
      json(response, 200, { id: 7, name: "Aurora" });
    });
    configureRecurrent({
      authHost: host.origin,
      apiHost: host.origin,
      tokenStore: createMemoryTokenStore({ token: "T1", expiresAt: Date.now() + 3_600_000 }),
    });
  });
  afterAll(() => host.close());

  it("reaches a real host", async () => {
    expect(await companyShow("7")).toMatchObject({ id: "7", name: "Aurora" });
  });

  it("reaches a real host for a file, too", async () => {
    await expect(eventFileDownload("5120", "9034")).rejects.toMatchObject({ kind: "malformed" });
    expect(host.requests).toHaveLength(2);
  });
});
