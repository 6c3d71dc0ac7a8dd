/** What files are called in a form, where a browser writes a quote as other characters that may be there too. */

/** A quote around words: what opens it stands behind a blank or a bracket, what closes it before one or a dot. */
const ESCAPED_QUOTE = /(?<=^|[\s([{_-])%22([^%\s](?:[^%]*[^%\s])?)%22(?=$|[\s.,;:!?)\]}_-])/g;

/**
 * The name of a file as it was, out of its name in a form. A browser writes '"' as %22 there and leaves '%' as
 * it is, so that a name with %22 of its own looks the same: it is taken for quotes only where it stands as
 * quotes do, in a name without any other figures behind a '%'.
 */
export function fileNameIn(form: string): string {
  const isEncoded = /%(?!22)[\dA-F]{2}/i.test(form);
  return isEncoded ? form : form.replaceAll(ESCAPED_QUOTE, '"$1"');
}

/**
 * The names of the files of a form. Some platforms read every %22 as a quote, and the like; where a name may
 * have been read so, the form is looked at itself.
 *
 * @param files in the order in which they stand in it
 * @param type its content type, which names the boundary of its parts
 */
export async function namesOfFiles(
  files: readonly File[],
  form: Blob,
  type: string,
): Promise<ReadonlyMap<File, string>> {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined || !files.some(({ name }) => /["%\r\n]/.test(name))) {
    return new Map();
  }
  const names = sentNames(new Uint8Array(await form.arrayBuffer()), boundary);
  return new Map(
    files.map((file, index) => {
      const sent = names[index];
      return [file, sent === undefined ? file.name : fileNameIn(sent)];
    }),
  );
}

function sentNames(bytes: Uint8Array, boundary: string): string[] {
  // one letter for each byte, so that places in the one are places in the other
  const text = new TextDecoder("windows-1252").decode(bytes);
  const names: string[] = [];
  for (
    let at = text.indexOf(`--${boundary}`);
    at >= 0;
    at = text.indexOf(`\r\n--${boundary}`, at + 1)
  ) {
    const head = new TextDecoder().decode(bytes.subarray(at, text.indexOf("\r\n\r\n", at)));
    const name = /^content-disposition:.*?;\s*filename="([^"]*)"/im.exec(head)?.[1];
    if (name !== undefined) {
      names.push(name);
    }
  }
  return names;
}
