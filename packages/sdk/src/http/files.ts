/**
 * Files of whichever implementation. A page that is simulated in Node.js (jsdom, happy-dom) has classes of its own
 * beside those of Node.js, and each takes the other's for a plain object.
 */

/** Whether a value is a Blob or a File, also one of another realm or implementation: told by its members. */
export function isBlob(value: unknown): value is Blob {
  if (typeof value !== "object" || value === null) return false;
  const { size, type, slice } = value as Partial<Blob>;
  return typeof size === "number" && typeof type === "string" && typeof slice === "function";
}

/** The bytes of a file. */
export function bytesOf(file: Blob): Promise<ArrayBuffer> {
  // Blobs of jsdom have it since release 29 only.
  if (typeof file.arrayBuffer === "function") return file.arrayBuffer();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as ArrayBuffer));
    reader.addEventListener("error", reject);
    reader.readAsArrayBuffer(file);
  });
}
