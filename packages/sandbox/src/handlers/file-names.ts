/**
 * A quotation mark: an opening one follows a blank or a bracket, a closing one precedes one or a
 * dot.
 */
const ESCAPED_QUOTE = /(?<=^|[\s([{_-])%22([^%\s](?:[^%]*[^%\s])?)%22(?=$|[\s.,;:!?)\]}_-])/g;

/**
 * A browser writes '"' as %22 and leaves '%' as it is, so a name with %22 is ambiguous. %22 is a
 * quote only in the position of one, in a name without other escapes.
 */
export function fileNameIn(form: string): string {
  const isEncoded = /%(?!22)[\dA-F]{2}/i.test(form);
  return isEncoded ? form : form.replaceAll(ESCAPED_QUOTE, '"$1"');
}

/**
 * Some platforms decode every %22; such names are read from the raw form.
 *
 * @param files in the order of the form
 * @param type content type with the boundary
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
  // one letter per byte, so that positions match
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
