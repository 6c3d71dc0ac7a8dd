import { safeFileName } from "@recurrent/sdk";

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
    /** A folder for a person, told apart from one of the same name. */
    folder: (name: string) => free("", safe(name, "person"), ""),
    /** The path of a file: folders and a name, each of any content. The ending of the name stays. */
    file(folders: readonly string[], name: string) {
      const ending = ENDING.exec(name.trim())?.[0] ?? "";
      const stem = safe(ending === "" ? name : name.trim().slice(0, -ending.length), "file");
      return free(folders.map((folder) => `${folder}/`).join(""), stem, ending);
    },
  };
}

/** A part of a path, cut between letters. */
function safe(name: string, fallback: string): string {
  const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(
    safeFileName(name, fallback),
  );
  let kept = "";
  for (const { segment } of letters) {
    if (kept.length + segment.length > LONGEST) break;
    kept += segment;
  }
  // The cut may leave a blank or a dot at the end.
  return safeFileName(kept, fallback);
}

/** The same for two paths that some file system takes for one. */
function sameOnDisk(path: string): string {
  return path.normalize("NFC").toLowerCase();
}
