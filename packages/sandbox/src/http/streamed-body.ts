import { once } from "node:events";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import {
  type BodyReader,
  createTextLimit,
  decodeUtf8,
  type FormEntry,
  MAX_BODY_BYTES,
  MAX_PARTS,
  MAX_TEXT_SIZE,
  type Pack,
  filesTooLarge,
  tooLarge,
  tooManyParts,
  unreadable,
  Upload,
} from "../handlers/body.ts";

const LIMITS = { fieldSize: MAX_TEXT_SIZE, parts: MAX_PARTS };

/**
 * Streams a form's files into the store, so that none is in memory. Bodies above a limit are read
 * to the end, since a caller that is still sending would miss the reply.
 */
export const streamedReader: BodyReader = { text: limitedText, form: streamedForm };

async function limitedText({ body }: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size <= MAX_TEXT_SIZE) {
      chunks.push(chunk);
    }
  }
  if (size > MAX_TEXT_SIZE) {
    throw tooLarge();
  }
  return decodeUtf8(Buffer.concat(chunks));
}

async function streamedForm(request: Request, pack: Pack): Promise<FormEntry[]> {
  const parser = parserFor(request);
  const refusals: unknown[] = [];
  const entries: Promise<FormEntry>[] = [];
  const add = (name: string | undefined, value: string | Promise<Upload>) => {
    if (name === undefined) {
      refusals.push(unreadable("a part has no name"));
    }
    const entry = Promise.resolve(value).then((content): FormEntry => [
      unescapeName(name ?? ""),
      content,
    ]);
    // Awaited below, once the whole form was read.
    entry.catch(() => {});
    entries.push(entry);
  };
  const limitText = createTextLimit();
  parser
    .on("file", (name, file, fileName, _encoding, type) =>
      add(name, store(file, { name: fileName, type }, pack)),
    )
    .on("field", (name, value, _isNameCut, isCut) => {
      try {
        limitText(name, isCut ? Infinity : Buffer.byteLength(value));
      } catch (error) {
        refusals.push(error);
        return;
      }
      add(name, value);
    })
    .on("partsLimit", () => refusals.push(tooManyParts()));
  const feed = async () => {
    let size = 0;
    try {
      for await (const chunk of request.body ?? []) {
        size += chunk.length;
        if (size > MAX_BODY_BYTES && refusals.length === 0) {
          refusals.push(filesTooLarge());
        }
        if (refusals.length === 0 && !parser.write(chunk)) {
          await once(parser, "drain");
        }
      }
    } finally {
      // A file that was cut off fails here.
      parser.end();
    }
  };
  await Promise.all([feed(), once(parser, "finish")]).catch((cause: unknown) =>
    refusals.push(unreadable(cause)),
  );
  await Promise.allSettled(entries);
  if (refusals.length > 0) throw refusals[0];
  return Promise.all(entries);
}

function parserFor(request: Request): BusboyInstance {
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  try {
    return new Busboy({
      headers,
      limits: LIMITS,
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
      preservePath: true,
    });
  } catch (cause) {
    throw unreadable(cause);
  }
}

async function store(file: BusboyFileStream, head: { name: string; type: string }, pack: Pack) {
  // A file may be cut off; its reader gets the error too.
  file.on("error", () => {});
  try {
    return new Upload(head, await pack(file.iterator({ destroyOnReturn: false })));
  } finally {
    // An unread file must be drained, or everything after it would wait.
    file.resume();
  }
}

/** Browsers escape three characters of a field's name, which the parser does not undo. */
function unescapeName(name: string): string {
  return name.replaceAll(/%(?:0[AD]|22)/gi, decodeURIComponent);
}
