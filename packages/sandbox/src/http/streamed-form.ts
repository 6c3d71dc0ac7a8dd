import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import { LARGEST_BODY, type Pack, tooGreat, unreadable } from "../handlers/request-body.ts";
import { tooLarge } from "../handlers/json-body.ts";
import { invalid } from "../handlers/refusal.ts";
import { type FormEntry, Upload } from "../handlers/upload.ts";

/**
 * Bytes of a field that is no file, which all of them together have at most as well, and entries of a form:
 * far beyond what an event has.
 */
const LIMITS = { fieldSize: 1024 * 1024, parts: 1000 };

const LONG_TEXT = "All texts of a form together may not be greater than 1 MB.";

/**
 * Reads the form of a request as `incoming` brings it piece by piece, files straight into the store. MSW
 * keeps a copy of each request until it is answered, body and all; a form therefore stays outside of its
 * request, which only says how it is built.
 */
export async function streamedForm(
  request: Request,
  incoming: IncomingMessage,
  pack: Pack,
): Promise<FormEntry[]> {
  const parser = parserFor(request);
  const entries: Promise<FormEntry>[] = [];
  const add = (name: string | undefined, value: string | Promise<Upload>) => {
    const entry = entryOf(name, value);
    // waited for below, once all of the form was read
    entry.catch(() => {});
    entries.push(entry);
  };
  let isTooMuch = false;
  let textSize = 0;
  parser
    .on("file", (name, file, fileName, _encoding, type) =>
      add(name, store(file, { name: unescaped(fileName), type }, pack)),
    )
    .on("field", (name, value, _isNameCut, isCut) => {
      textSize += value.length;
      if (textSize > LIMITS.fieldSize) {
        return;
      }
      const tooLong = { [name]: ["This field may not be greater than 1 MB."] };
      add(name, isCut ? Promise.reject(invalid(tooLong)) : value);
    })
    .on("partsLimit", () => {
      isTooMuch = true;
    });
  const feed = async () => {
    let size = 0;
    try {
      for await (const chunk of incoming as AsyncIterable<Uint8Array>) {
        size += chunk.length;
        isTooMuch ||= size > LARGEST_BODY || textSize > LIMITS.fieldSize;
        // what is too much is read and thrown away: a caller that still sends would not hear the answer
        if (!isTooMuch && !parser.write(chunk)) {
          await once(parser, "drain");
        }
      }
    } finally {
      // a file that was cut off fails with this
      parser.end();
    }
  };
  const failure = await Promise.all([feed(), once(parser, "finish")]).then(() => null, unreadable);
  await Promise.allSettled(entries);
  const isLongText = textSize > LIMITS.fieldSize;
  const refusal = isLongText ? tooLarge(LONG_TEXT) : isTooMuch ? tooGreat() : failure;
  if (refusal !== null) {
    throw refusal;
  }
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

async function entryOf(name: string | undefined, value: string | Promise<Upload>) {
  const entry: FormEntry = [unescaped(name ?? ""), await value];
  if (name === undefined) {
    throw unreadable("a part has no name");
  }
  return entry;
}

async function store(file: BusboyFileStream, head: { name: string; type: string }, pack: Pack) {
  // a file cut off; whoever reads it hears of it too
  file.on("error", () => {});
  try {
    return new Upload(head, await pack(file.iterator({ destroyOnReturn: false })));
  } finally {
    // of a file that is not read on the rest must go by, or all after it would wait
    file.resume();
  }
}

/** Browsers escape three characters of a name, and no other, not even '%'; the parser leaves them so. */
function unescaped(name: string): string {
  return name.replaceAll(/%(?:0[AD]|22)/gi, decodeURIComponent);
}
