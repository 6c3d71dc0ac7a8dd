/** A worker at the edge, as Cloudflare and others run it: without Node.js, a page, or code made at run time. */
import {
  createBrowserTokenStore,
  createRecurrent,
  download,
  eventPayload,
  isApiError,
} from "@recurrent/sdk";
import { mainSchemas } from "@recurrent/sdk/schemas";

/** It is made while the worker loads, and used by all requests. */
const shared = createRecurrent({ authHost: "https://auth.test", apiHost: "https://api.test" });

/** The error of a failed call. */
async function failureOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return "";
  } catch (error) {
    return isApiError(error) ? `${error.kind} ${error.status}` : String(error);
  }
}

async function use(hosts: { authHost: string; apiHost: string }): Promise<object> {
  const recurrent = createRecurrent({ ...hosts, tokenStore: createBrowserTokenStore() });
  await recurrent.session.signIn({
    username: "company.manager@aurora.test",
    password: "Recurrent#2026",
  });
  await recurrent.session.refresh();
  const company = await recurrent.profile.getAccount();
  const reply = await recurrent.raw.profile.getAccount();
  const [people, groups] = await Promise.all([
    recurrent.people.list(company.id),
    recurrent.groups.list(company.id),
  ]);
  const sent: number[] = [];
  const received: number[] = [];
  const event = await recurrent.events.create(
    eventPayload({
      description: "Medical certificate class 1",
      notes: "",
      issuedAt: "2026-03-02",
      expiryAt: "2027-03-01",
      manager: true,
      trainee: true,
      reminders: ["30"],
      files: [new File(["examined ".repeat(10_000)], "medical.txt", { type: "text/plain" })],
    }),
    { onUploadProgress: ({ loaded }) => sent.push(loaded) },
  );
  const { blob, fileName } = await download(
    (options) => recurrent.events.downloadFile(event.id, event.files[0]?.id ?? "", options),
    { onProgress: ({ loaded }) => received.push(loaded) },
  );
  const cancelling = new AbortController();
  const cancelled = failureOf(recurrent.people.list(company.id, { signal: cancelling.signal }));
  cancelling.abort();
  const found = {
    company: company.name,
    isValid: mainSchemas.AccountShowResponse.safeParse(reply).success,
    hasPeople: people.length > 50,
    hasGroups: groups.length > 0,
    fileName,
    bytes: blob.size,
    sent: (sent.at(-1) ?? 0) > 90_000,
    received: received.at(-1),
    cancelled: await cancelled,
    missing: await failureOf(recurrent.events.get("999999999")),
    signedOut: await failureOf(shared.profile.get()),
    refused: await failureOf(recurrent.session.signIn({ username: "a@b.test", password: "guess" })),
  };
  await recurrent.events.delete(event.id);
  await recurrent.session.signOut();
  return found;
}

export default {
  async fetch(request: Request): Promise<Response> {
    const { searchParams } = new URL(request.url);
    const authHost = searchParams.get("auth") ?? "";
    const apiHost = searchParams.get("api") ?? "";
    try {
      return Response.json(await use({ authHost, apiHost }));
    } catch (error) {
      return Response.json({ error: error instanceof Error ? error.stack : String(error) });
    }
  },
};
