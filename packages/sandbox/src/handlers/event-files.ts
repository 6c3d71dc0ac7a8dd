import { startOf } from "../rules/days.ts";
import type { FileRow } from "../world/rows.ts";
import type { Later, SignedInCall } from "./call.ts";
import { fileReply } from "./file-reply.ts";
import { notFound } from "./refusal.ts";
import type { Upload } from "./upload.ts";

/** A content type that a reply may bear; anything else is told as bytes. */
const CONTENT_TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?:; ?[\w-]+=[\w."-]+)*$/;
const BYTES = "application/octet-stream";

/** Keeps what was sent along with an event; the ids it is kept under, in the order given. */
export function attach(
  { tables, files }: SignedInCall,
  eventId: number,
  uploads: readonly Upload[],
): number[] {
  return uploads.map((upload) => {
    const id = tables.files.nextId();
    const row = { id, eventId, originalName: upload.name, mime: upload.type, specimen: null };
    tables.files.put(row);
    files.set(id, upload.content);
    return id;
  });
}

/** Forgets files and their bytes. */
export function detach({ tables, files }: SignedInCall, ids: readonly number[]): void {
  for (const id of ids) {
    tables.files.delete(id);
    files.set(id, null);
  }
}

/** A file byte for byte, under the name it was attached by. Authored ones are made when asked for. */
export function eventFile(call: SignedInCall, row: FileRow): Later<Response> {
  const { settings, readFile, readAsset } = call;
  return async () => {
    const type = CONTENT_TYPE.test(row.mime) ? row.mime : BYTES;
    if (row.specimen === null) {
      const content = await readFile(row.id);
      if (content === null) {
        // deleted since the call was judged
        throw notFound("File");
      }
      return fileReply(row.originalName, type, content);
    }
    const { specimen } = await import("../specimens/specimen.ts");
    const bytes = await specimen(row.specimen, {
      title: row.originalName.replace(/\.\w+$/, ""),
      number: row.id,
      madeAt: startOf(settings.firstDay),
      readAsset,
    });
    return fileReply(row.originalName, type, new Blob([bytes]));
  };
}
