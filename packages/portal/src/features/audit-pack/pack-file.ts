import { safeFileName } from "@recurrent/sdk";
import { makeZip } from "client-zip";
import type { PackEntry } from "./pack-model.ts";

/** A zip counts its files in 16 bits, and two are its contents. */
export const MOST_FILES = 65_000;

/** Bytes of the zip kept in memory; the browser may keep more of it on disk as Blobs. */
const PAGE_HOLDS = 16 * 1024 * 1024;

/**
 * Zips the entries, each requested when there is room for it. Stored uncompressed: PDFs and
 * pictures are compressed already.
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
      if (size >= PAGE_HOLDS) flush();
    },
  });
  await makeZip(entries).pipeTo(sink, { signal });
  flush();
  return new Blob(blobs, { type: "application/zip" });
}

/**
 * Longest path segment in characters: Windows refuses paths over 260, with the folder unpacked to.
 */
const LONGEST = 60;

/** A longer ending is part of the name. */
const ENDING = /\.[\p{L}\p{N}]{1,11}$/u;

/**
 * Paths valid on Windows, macOS and Linux, in all scripts. Two that differ only in case or
 * composition are renamed, since some file systems would merge them.
 *
 * @param reserved paths that are taken
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
    /** Numbered where two have the same name. */
    folder: (name: string) => free("", safe(name, "person"), ""),
    /** For names that others have too: a long name is cut before its mark. */
    markedFolder(name: string, mark: string) {
      const ending = ` (${safe(mark, "mark", LONGEST / 2)})`;
      return free("", safe(name, "person", LONGEST - ending.length) + ending, "");
    },
    /** Keeps the ending of the name. */
    file(folders: readonly string[], name: string) {
      const ending = ENDING.exec(name.trim())?.[0] ?? "";
      const stem = safe(ending === "" ? name : name.trim().slice(0, -ending.length), "file");
      return free(folders.map((folder) => `${folder}/`).join(""), stem, ending);
    },
  };
}

/** Cuts between letters. */
function safe(name: string, fallback: string, longest = LONGEST): string {
  const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(
    safeFileName(name, fallback),
  );
  let blobs = "";
  for (const { segment } of letters) {
    if (blobs.length + segment.length > longest) break;
    blobs += segment;
  }
  // The cut may leave a blank or a dot at the end.
  return safeFileName(blobs, fallback);
}

/** Equal for two paths that some file system merges. */
function sameOnDisk(path: string): string {
  return path.normalize("NFC").toLowerCase();
}
