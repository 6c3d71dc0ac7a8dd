import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { MIMEType } from "node:util";
import { Dicer } from "@fastify/busboy";
import {
  LARGEST_BODY,
  type Pack,
  platformForm,
  type ReadForm,
  tooGreat,
  unreadable,
} from "../handlers/request-body.ts";
import { invalid, Refusal } from "../handlers/refusal.ts";
import { type FormEntry, Upload } from "../handlers/upload.ts";

/** The most bytes of a field that is no file: far beyond what any field may hold. */
const LONGEST_FIELD = 1024 * 1024;

/** The most entries of a form: an event has some forty. */
const MOST_ENTRIES = 1000;

/** Forms that are read as they arrive, whatever their files weigh. */
export interface StreamedForms {
  /** Says where the form of a request, itself without a body, comes in. */
  expect(request: Request, incoming: IncomingMessage): void;
  read: ReadForm;
}

/**
 * Reads forms piece by piece, files straight into the store. MSW keeps a copy of each request until it is
 * answered, body and all; a form therefore stays outside of its request. One that brings no files
 * (`application/x-www-form-urlencoded`) is not expected, and read by the platform.
 */
export function streamedForms(): StreamedForms {
  const sources = new WeakMap<Request, IncomingMessage>();
  return {
    expect: (request, incoming) => {
      sources.set(request, incoming);
    },
    read: async (request, pack) => {
      const incoming = sources.get(request);
      return incoming === undefined
        ? platformForm(request, pack)
        : readForm(incoming, boundaryOf(request), pack);
    },
  };
}

function boundaryOf(request: Request): string {
  try {
    const boundary = new MIMEType(request.headers.get("content-type") ?? "").params.get("boundary");
    if (boundary !== null) {
      return boundary;
    }
  } catch (cause) {
    throw unreadable(cause);
  }
  throw unreadable("it names no boundary");
}

async function readForm(
  incoming: IncomingMessage,
  boundary: string,
  pack: Pack,
): Promise<FormEntry[]> {
  const parser = new Dicer({ boundary });
  const parts = new Set<Dicer.PartStream>();
  const entries: Promise<FormEntry>[] = [];
  let begun = 0;
  parser.on("part", (part) => {
    begun += 1;
    parts.add(part);
    part.on("error", () => {
      // a part cut off; whoever reads it hears of it too
    });
    part.on("header", (header) => {
      const entry = readEntry(header as PartHeader, part, pack).finally(() => {
        // of a part that nobody reads on the rest must go by, or all after it would wait
        part.resume();
        parts.delete(part);
      });
      // waited for below, once all of the form was read
      entry.catch(() => {});
      entries.push(entry);
    });
  });
  try {
    await feed(incoming, parser);
    if (entries.length < begun) {
      throw new Error("a part has no header");
    }
  } catch (cause) {
    for (const part of parts) {
      part.destroy(new Error("The form was cut off."));
    }
    await Promise.allSettled(entries);
    throw cause instanceof Refusal ? cause : unreadable(cause);
  }
  return Promise.all(entries);
}

/**
 * Gives the parser all that comes in, as fast as the parts are read. What is too much is read and thrown
 * away: a caller that still sends would not hear the answer.
 */
async function feed(incoming: IncomingMessage, parser: Dicer): Promise<void> {
  let size = 0;
  let entries = 0;
  parser.on("part", () => {
    entries += 1;
  });
  // the parser has finished with the last boundary, whatever comes behind it
  const finished = once(parser, "finish");
  finished.catch(() => {});
  const isTooMuch = () => size > LARGEST_BODY || entries > MOST_ENTRIES;
  for await (const chunk of incoming as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (!isTooMuch() && !parser.write(chunk)) {
      await once(parser, "drain");
    }
  }
  if (isTooMuch()) {
    throw tooGreat();
  }
  parser.end();
  await finished;
}

type PartHeader = Readonly<Record<string, readonly string[]>>;

async function readEntry(
  header: PartHeader,
  part: Dicer.PartStream,
  pack: Pack,
): Promise<FormEntry> {
  const [name, value] = await headOf(header);
  const bytes = part.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
  return [
    name,
    value instanceof File ? new Upload(value, await pack(bytes)) : await textOf(name, bytes),
  ];
}

/**
 * What the platform makes of a part with this header and nothing in it: so a form means the same whoever
 * reads it, the page or this.
 */
async function headOf(header: PartHeader): Promise<[name: string, value: string | File]> {
  const lines = Object.entries(header).map(([name, [value = ""]]) => `${name}: ${value}\r\n`);
  const form = `--x\r\n${lines.join("")}\r\n\r\n--x--\r\n`;
  // the parser gives each byte as one letter
  const response = new Response(Buffer.from(form, "latin1"), {
    headers: { "content-type": "multipart/form-data; boundary=x" },
  });
  try {
    for (const entry of await response.formData()) {
      return entry;
    }
  } catch (cause) {
    throw unreadable(cause);
  }
  throw unreadable("a part has no name");
}

async function textOf(name: string, bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const piece of bytes) {
    size += piece.length;
    if (size > LONGEST_FIELD) {
      throw invalid({ [name]: ["This field may not be greater than 1 MB."] });
    }
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}
