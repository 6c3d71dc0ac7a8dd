import type { FileContent, FileSource } from "../world/persistence/persistence.ts";
import { formFields } from "./form-body.ts";
import { jsonBody } from "./json-body.ts";
import { invalid, Refusal } from "./refusal.ts";
import { type FormEntry, Upload } from "./upload.ts";

/** The most one call may bring: 256 MB. */
export const LARGEST_BODY = 256 * 1024 * 1024;

/** Gets a file ready to be stored. */
export type Pack = (bytes: FileSource) => Promise<FileContent>;

/**
 * Reads the form a call brings, its files through `pack`. Throws 400 for one that is not built as a form
 * is or was cut off, 422 for one too great.
 */
export type ReadForm = (request: Request, pack: Pack) => Promise<FormEntry[]>;

/**
 * Reads the body of a call: parsed JSON, or the fields of a form; null without a body. Throws 400 for one
 * that is neither, 413 for JSON and 422 for a form that is too great.
 */
export async function readBody(request: Request, readForm: ReadForm, pack: Pack): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  return type.includes("multipart/form-data") || type.includes("x-www-form-urlencoded")
    ? formFields(await readForm(request, pack))
    : jsonBody(request, (message) => new Refusal(400, { message }));
}

/** Lets the platform read the form: for the page, whose browser has it whole already. */
export const platformForm: ReadForm = async (request, pack) => {
  if (Number(request.headers.get("content-length")) > LARGEST_BODY) {
    // read to its end and thrown away: a caller that still sends would not hear the answer
    await request.body?.pipeTo(new WritableStream());
    throw tooGreat();
  }
  const form = await formOf(request);
  return Promise.all(
    Array.from(form, async ([name, value]): Promise<FormEntry> => [
      name,
      value instanceof File ? new Upload(value, await pack(value)) : value,
    ]),
  );
};

async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (cause) {
    throw unreadable(cause);
  }
}

/** The refusal of a form that was cut off on its way or is not built as one. */
export function unreadable(cause: unknown): Refusal {
  return new Refusal(400, { message: `The form cannot be read: ${String(cause)}` });
}

/** The refusal of a call that brings more than `LARGEST_BODY`. */
export function tooGreat(): Refusal {
  return invalid({ files: ["All files of a call together may not be greater than 256 MB."] });
}
