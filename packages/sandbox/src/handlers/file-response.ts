import { HttpResponse } from "msw";

/** A file to save, under a name that may hold any letter (RFC 6266). Its bytes go out as a stream. */
export function fileResponse(file: File): Response {
  const name = file.name.toWellFormed();
  const plain = name.replaceAll(/[^\w .()-]/g, "_");
  const full = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return new HttpResponse(file.stream(), {
    headers: {
      "content-type": file.type,
      "content-length": String(file.size),
      "content-disposition": `attachment; filename="${plain}"; filename*=UTF-8''${full}`,
      // what somebody attached is never run as something else than it says
      "x-content-type-options": "nosniff",
    },
  });
}
