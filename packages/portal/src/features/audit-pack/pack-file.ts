import { cutMiddle, toFileName } from "../../shared/downloads/file-name.ts";
import { makeZip } from "client-zip";
import type { PackEntry } from "./pack-model.ts";

/** A zip counts its files in 16 bits; two of them list the contents. */
export const MAX_FILES = 65_000;

/** Bytes of the zip in memory; the browser may store Blobs on disk. */
const MAX_BYTES_IN_MEMORY = 16 * 1024 * 1024;

/**
 * Zips the entries on demand, uncompressed: PDFs and pictures are compressed already.
 *
 * @throws the reason of `signal`, or the error of the entries
 */
export async function zipOf(entries: AsyncIterable<PackEntry>, signal: AbortSignal): Promise<Blob> {
  const blobs: Blob[] = [];
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  function flush(): void {
    blobs.push(new Blob(chunks));
    chunks = [];
    size = 0;
  }
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(chunk) {
      chunks.push(chunk);
      size += chunk.byteLength;
      if (size >= MAX_BYTES_IN_MEMORY) flush();
    },
  });
  await makeZip(entries).pipeTo(sink, { signal });
  flush();
  return new Blob(blobs, { type: "application/zip" });
}

/** Maximum length of a path segment: Windows limits the whole path to 260 characters. */
const MAX_SEGMENT_LENGTH = 60;

/** A longer extension is part of the name. */
const ENDING = /\.[\p{L}\p{N}]{1,11}$/u;

/**
 * Creates paths that are valid on Windows, macOS and Linux. Paths that differ only in case or
 * Unicode composition get a number, since some file systems would merge them.
 */
export function createNames(reserved: readonly string[]) {
  const usedNames = new Set(reserved.map(sameOnDisk));

  function free(folder: string, stem: string, ending: string): string {
    for (let copy = 1; ; copy += 1) {
      const path = `${folder}${stem}${copy === 1 ? "" : ` (${copy})`}${ending}`;
      const key = sameOnDisk(path);
      if (!usedNames.has(key)) {
        usedNames.add(key);
        return path;
      }
    }
  }

  return {
    folder: (name: string) => free("", safeSegment(name, "person"), ""),
    /** For people of the same name; a long name is cut before its mark. */
    markedFolder(name: string, mark: string) {
      const ending = ` (${safeSegment(mark, "mark", MAX_SEGMENT_LENGTH / 2)})`;
      return free("", safeSegment(name, "person", MAX_SEGMENT_LENGTH - ending.length) + ending, "");
    },
    /** Keeps the extension. */
    file(folders: readonly string[], name: string) {
      const ending = ENDING.exec(name.trim())?.[0] ?? "";
      const stem = safeSegment(ending === "" ? name : name.trim().slice(0, -ending.length), "file");
      return free(folders.map((folder) => `${folder}/`).join(""), stem, ending);
    },
  };
}

function safeSegment(name: string, fallback: string, maxLength = MAX_SEGMENT_LENGTH): string {
  return cutMiddle(toFileName(name, fallback), maxLength, ({ length }) => length);
}

/** Equal for paths that some file system would merge. */
function sameOnDisk(path: string): string {
  return path.normalize("NFC").toLowerCase();
}
