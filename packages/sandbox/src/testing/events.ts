import { toFormData } from "@recurrent/sdk";
import type { Reply } from "../handlers/call.ts";
import { testSandbox } from "./sandbox.ts";

/** The fields of replies that the tests read. */
export type EventReply = Reply<"eventShow">;
interface Card {
  id: string;
  list: { id: number; description: string; files_count: number; user: { id: number } }[];
}

/** Both bases of calls over the events of trainee@aurora.test (training 7.3). */
export const OWN = "/api/my/events";
export const OF_PERSON = "/api/companies/1/users/105/events";

/** A file with some bytes. */
export function fileOf(name: string, content: BlobPart = "%PDF", type = "application/pdf"): File {
  return new File([content], name, { type });
}

/** A new event as the form sends it. */
export const NEW_EVENT = {
  description: "Dangerous goods certificate",
  manager: false,
  trainee: false,
  reminders: [
    { key: "days", value: "0" },
    { key: "days", value: "0" },
    { key: "days", value: "0" },
  ],
};

/** A sandbox with a signed-in user, and actions on events by one of the two families of calls. */
export async function eventSandbox(username: string, base: string) {
  const sandbox = await testSandbox();
  const token = await sandbox.signIn(username);
  const act = await sandbox.as(username);
  const good = async <Body>(method: string, path: string, body?: unknown): Promise<Body> => {
    const reply = await act<Body>(method, path, body);
    if (reply.status !== 200) {
      throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
    }
    return reply.body;
  };
  return {
    ...sandbox,
    token,
    act,
    list: () => good<EventReply[]>("GET", base),
    show: (id: number) => good<EventReply>("GET", `${base}/${id}`),
    create: (fields: object = {}) =>
      good<EventReply>("POST", base, toFormData({ ...NEW_EVENT, ...fields })),
    update: (id: number, fields: object = {}) =>
      good<EventReply>(
        "POST",
        `${base}/${id}`,
        toFormData({ _method: "PUT", ...NEW_EVENT, ...fields }),
      ),
    /** Calls an address below the base, and accepts any status. */
    call: (method: string, path: string, fields?: object) =>
      act<{ message?: string; errors?: Record<string, string[]> }>(
        method,
        `${base}${path}`,
        fields === undefined ? undefined : toFormData(fields),
      ),
    file: async (id: number, fileId: number) => {
      const path = `${base}/${id}/files/${fileId}/download`;
      const response = await sandbox.call("GET", path, { token });
      return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
    },
    /** The event as the board of the manager shows it, with its state. */
    onBoard: async (id: number) => {
      const manager = await sandbox.as("company.manager@aurora.test");
      const { body } = await manager<Card[]>("GET", "/api/dashboard/event_status");
      return body.flatMap((card) =>
        card.list.filter((row) => row.id === id).map((row) => ({ card: card.id, ...row })),
      )[0];
    },
  };
}
