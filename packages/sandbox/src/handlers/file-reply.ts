import { HttpResponse } from "msw";
import type { StoredFile } from "../world/persistence/persistence.ts";

/** A file as the answer of a call. */
export class FileReply {
  /** Any letter may be in it. */
  readonly name: string;
  readonly type: string;
  readonly content: StoredFile;

  constructor(name: string, type: string, content: StoredFile) {
    this.name = name;
    this.type = type;
    this.content = content;
  }
}

/** A file to save, under its name (RFC 6266). Its bytes go out as a stream. */
export function fileResponse({ name: given, type, content }: FileReply): Response {
  const name = given.toWellFormed();
  const plain = name.replaceAll(/[^\w .()-]/g, "_");
  const full = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return new HttpResponse(content.stream(), {
    headers: {
      "content-type": type,
      "content-length": String(content.size),
      "content-disposition": `attachment; filename="${plain}"; filename*=UTF-8''${full}`,
      // what somebody attached is never run as something else than it says
      "x-content-type-options": "nosniff",
    },
  });
}
