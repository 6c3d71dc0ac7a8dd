/** The zip of a pack, and the paths in it. */
import { safeFileName } from "@recurrent/sdk";
import { makeZip } from "client-zip";
import type { PackEntry } from "./pack-model.ts";

/** The zip counts its files in 16 bits, and two are its contents. */
export const MOST_FILES = 65_000;

/** Bytes that the page itself holds of the zip; what is more goes to the browser, which keeps Blobs on disk. */
const PAGE_HOLDS = 16 * 1024 * 1024;

/**
 * The zip of the entries, each taken in only when there is room for it. Nothing is compressed: PDFs and
 * pictures are already.
 *
 * @throws the reason of `signal`, or what the entries end with; nothing is left of the zip then
 */
export async function zipOf(entries: AsyncIterable<PackEntry>, signal: AbortSignal): Promise<Blob> {
  const kept: Blob[] = [];
  let held: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  function keep(): void {
    kept.push(new Blob(held));
    held = [];
    size = 0;
  }
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(chunk) {
      held.push(chunk);
      size += chunk.byteLength;
      if (size >= PAGE_HOLDS) keep();
    },
  });
  await makeZip(entries).pipeTo(sink, { signal });
  keep();
  return new Blob(kept, { type: "application/zip" });
}

/** Longest part of a path in characters: Windows refuses paths of 260, the folder unpacked to included. */
const LONGEST = 60;

/** An ending longer than this is none. */
const ENDING = /\.[\p{L}\p{N}]{1,11}$/u;

/**
 * Paths that Windows, macOS and Linux take, with letters of all scripts. Two are also told apart where only the
 * case or the composition of a letter differs: there they would be one file.
 *
 * @param reserved paths that are taken from the start
 */
export function createNames(reserved: readonly string[]) {
  const taken = new Set(reserved.map(sameOnDisk));

  function free(folder: string, stem: string, ending: string): string {
    for (let copy = 1; ; copy += 1) {
      const path = `${folder}${stem}${copy === 1 ? "" : ` (${copy})`}${ending}`;
      const key = sameOnDisk(path);
      if (!taken.has(key)) {
        taken.add(key);
        return path;
      }
    }
  }

  return {
    /** A folder for a person, numbered where another one is called the same. */
    folder: (name: string) => free("", safe(name, "person"), ""),
    /** A folder for a person whose name others have too: a long name is cut before its mark. */
    markedFolder(name: string, mark: string) {
      const ending = ` (${safe(mark, "mark", LONGEST / 2)})`;
      return free("", safe(name, "person", LONGEST - ending.length) + ending, "");
    },
    /** The path of a file: folders and a name, each of any content. The ending of the name stays. */
    file(folders: readonly string[], name: string) {
      const ending = ENDING.exec(name.trim())?.[0] ?? "";
      const stem = safe(ending === "" ? name : name.trim().slice(0, -ending.length), "file");
      return free(folders.map((folder) => `${folder}/`).join(""), stem, ending);
    },
  };
}

/** A part of a path, cut between letters. */
function safe(name: string, fallback: string, longest = LONGEST): string {
  const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(
    safeFileName(name, fallback),
  );
  let kept = "";
  for (const { segment } of letters) {
    if (kept.length + segment.length > longest) break;
    kept += segment;
  }
  // The cut may leave a blank or a dot at the end.
  return safeFileName(kept, fallback);
}

/** The same for two paths that some file system takes for one. */
function sameOnDisk(path: string): string {
  return path.normalize("NFC").toLowerCase();
}
