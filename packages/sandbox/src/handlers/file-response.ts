import { HttpResponse } from "msw";

/** A file to save, under a name that may hold any letter (RFC 6266). */
export async function fileResponse(file: File): Promise<Response> {
  const plain = file.name.replaceAll(/[^\w .()-]/g, "_");
  const full = encodeURIComponent(file.name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return new HttpResponse(await file.arrayBuffer(), {
    headers: {
      "content-type": file.type,
      "content-length": String(file.size),
      "content-disposition": `attachment; filename="${plain}"; filename*=UTF-8''${full}`,
    },
  });
}
