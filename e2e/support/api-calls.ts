import type { Page } from "@playwright/test";
import { hosts } from "./target.ts";
import { tokenOf } from "./session.ts";

/** A call of the signed-in person to the main API, past the portal. `{company}` is theirs. */
export async function ownCall(page: Page, method: string, path: string, body?: unknown) {
  return page.evaluate(
    async ([host, verb, target, payload]) => {
      const { jwt } = JSON.parse(localStorage.getItem("user") ?? "{}") as { jwt: string };
      const { id } = JSON.parse(localStorage.getItem("company") ?? "{}") as { id: string };
      const response = await fetch(host + target.replace("{company}", id), {
        method: verb,
        headers: { authorization: `Bearer ${jwt}`, "content-type": "application/json" },
        ...(payload === "" ? {} : { body: payload }),
      });
      return { status: response.status, reply: (await response.json()) as unknown };
    },
    [hosts().apiHost, method, path, body === undefined ? "" : JSON.stringify(body)] as const,
  );
}

/** Calls of a user to the main API over HTTP, without any page. A body is a form or becomes JSON. */
export async function signedInCalls(username: string) {
  const token = await tokenOf(username);
  return async (method: string, path: string, body?: unknown) => {
    const isForm = body instanceof FormData;
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(hosts().apiHost + path, {
      method,
      headers: isForm ? headers : { ...headers, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    return { status: response.status, reply: (await response.json()) as unknown };
  };
}
