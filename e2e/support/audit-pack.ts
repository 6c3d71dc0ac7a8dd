import { createHash } from "node:crypto";
import { BlobReader, Uint8ArrayWriter, ZipReader } from "@zip.js/zip.js";

/**
 * The files of an audit pack by their path, each checked by its CRC and its hash.
 * @throws {Error} when one is damaged, or the hashes are not those of the files
 */
export async function unpackAuditPack(pack: Uint8Array): Promise<Map<string, Buffer>> {
  const zip = new ZipReader(new BlobReader(new Blob([new Uint8Array(pack)])), {
    useWebWorkers: false,
  });
  const files = new Map<string, Buffer>();
  for (const entry of await zip.getEntries()) {
    if (entry.directory) throw new Error(`${entry.filename} is a folder.`);
    const bytes = await entry.getData(new Uint8ArrayWriter(), { checkSignature: true });
    files.set(entry.filename, Buffer.from(bytes));
  }
  const listed = (files.get("SHA256SUMS") ?? "").toString().trimEnd();
  const sums = [...files]
    .filter(([name]) => name !== "SHA256SUMS")
    .map(([name, bytes]) => `${createHash("sha256").update(bytes).digest("hex")}  ${name}`)
    .toSorted((one, other) => (one.slice(66) < other.slice(66) ? -1 : 1))
    .join("\n");
  if (listed !== sums) throw new Error(`The pack lists\n${listed}\nand has\n${sums}`);
  return files;
}
