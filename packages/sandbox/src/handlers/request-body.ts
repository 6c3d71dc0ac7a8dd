import { formFields } from "./form-body.ts";
import { jsonBody } from "./json-body.ts";
import { invalid, Refusal } from "./refusal.ts";

/** The most one call may bring: 256 MB. A greater one is not taken into memory. */
const LARGEST_BODY = 256 * 1024 * 1024;

/** What a call brings. */
export interface RequestBody {
  /** Parsed JSON, or the fields of a form; null without a body. */
  body: unknown;
  /** The files of the form, each once. */
  files: File[];
}

/** Reads the body of a call. Throws 400 for one that is neither JSON nor a form, 422 for one too great. */
export async function readBody(request: Request): Promise<RequestBody> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.includes("multipart/form-data") && !type.includes("x-www-form-urlencoded")) {
    const body = await jsonBody(request, (message) => new Refusal(400, { message }));
    return { body, files: [] };
  }
  if (Number(request.headers.get("content-length")) > LARGEST_BODY) {
    // read to its end and thrown away: a caller that still sends would not hear the answer
    await request.body?.pipeTo(new WritableStream());
    throw invalid({ files: ["All files of a call together may not be greater than 256 MB."] });
  }
  const form = await formOf(request);
  const files = [...form.values()].filter((value) => value instanceof File);
  return { body: formFields(form), files };
}

async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (cause) {
    // cut off on its way, or not built as a form is
    throw new Refusal(400, { message: `The form cannot be read: ${String(cause)}` });
  }
}
