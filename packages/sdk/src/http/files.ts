/**
 * A simulated page in Node.js, as of jsdom, has its own file classes, and each takes those of
 * Node.js for plain objects.
 */

/** Recognises a Blob or a File of any realm or implementation by its members. */
export function isBlob(value: unknown): value is Blob {
  if (typeof value !== "object" || value === null) return false;
  const { size, type, slice } = value as Partial<Blob>;
  return typeof size === "number" && typeof type === "string" && typeof slice === "function";
}

export function bytesOf(file: Blob): Promise<ArrayBuffer> {
  // jsdom has it only since release 29.
  if (typeof file.arrayBuffer === "function") return file.arrayBuffer();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as ArrayBuffer));
    reader.addEventListener("error", reject);
    reader.readAsArrayBuffer(file);
  });
}
