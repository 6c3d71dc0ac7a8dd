/**
 * File names stay as sent: browsers write '"' and line breaks as %22, %0D and %0A but leave '%', so
 * %22 is ambiguous. Some platforms decode all three; such names are read from the raw form.
 *
 * @param files in the order of the form
 */
export async function namesOfFiles(
  files: readonly File[],
  form: Blob,
  type: string,
): Promise<ReadonlyMap<File, string>> {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined || !files.some(({ name }) => /["%\r\n]/.test(name))) return new Map();
  const names = sentNames(new Uint8Array(await form.arrayBuffer()), boundary);
  return new Map(files.map((file, index) => [file, names[index] ?? file.name]));
}

function sentNames(bytes: Uint8Array, boundary: string): string[] {
  // One character per byte, so that positions match.
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
