import type { StoredFile } from "../world/persistence/persistence.ts";

/** A file to save, under its name (RFC 6266), in which any letter may be. Its bytes go out as a stream. */
export function fileReply(given: string, type: string, content: StoredFile): Response {
  const name = given.toWellFormed();
  const plain = name.replaceAll(/[^\w .()-]/g, "_");
  const full = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return new Response(content.stream(), {
    headers: {
      "content-type": type,
      "content-length": String(content.size),
      "content-disposition": `attachment; filename="${plain}"; filename*=UTF-8''${full}`,
      // what somebody attached is never run as something else than it says
      "x-content-type-options": "nosniff",
    },
  });
}
