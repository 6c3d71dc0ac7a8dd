import type { FieldErrors } from "../errors.ts";
import { asRecord, firstText, httpUrlOrNull, isRecord, text, textOrNull } from "../model/read.ts";

/** The beginning of a JSON document, of which the rest did not come: no words for a person either. */
const BEGINS_AS_JSON = /^[{["]/;

/** Longer bodies are no message for a person. */
const LONGEST_PLAIN_MESSAGE = 300;

/**
 * The body of a reply as text, whatever it was asked for as: a download that fails is a Blob whose
 * content is the usual error document.
 */
export async function bodyText(data: unknown): Promise<string> {
  if (typeof data === "string") return data;
  if (data instanceof Blob) return data.text();
  return data === undefined || data === null ? "" : JSON.stringify(data);
}

/** A JSON document, or undefined when the text is none. */
export function parseJson(source: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(source) as unknown };
  } catch (error) {
    // Not silent: the caller sees undefined and reports the reply as malformed or as plain text.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whether a text is a web page: what proxies and captive portals answer in place of the API. */
export function isHtml(source: string, contentType: string): boolean {
  return /\bhtml\b/i.test(contentType) || /^\s*(<!doctype|<html|<head|<body)/i.test(source);
}

function messagesOf(input: unknown): string[] {
  if (Array.isArray(input)) return input.flatMap(messagesOf);
  if (isRecord(input)) {
    const own = textOrNull(input["message"]);
    return own === null ? Object.values(input).flatMap(messagesOf) : [own];
  }
  const message = textOrNull(input);
  return message === null ? [] : [message];
}

/**
 * Field messages in every shape that was seen: an object of message lists (the contract's), of
 * single messages or of nested objects, and a list of `{field, message}` or of bare messages, which
 * go under ''.
 */
function readFieldErrors(input: unknown): FieldErrors {
  const found = new Map<string, string[]>();
  const add = (field: string, messages: string[]): void => {
    if (messages.length > 0) found.set(field, [...(found.get(field) ?? []), ...messages]);
  };
  if (Array.isArray(input)) {
    for (const entry of input as readonly unknown[]) {
      const record = asRecord(entry);
      add(firstText(record["field"], record["name"], record["path"]), messagesOf(entry));
    }
  } else if (isRecord(input)) {
    for (const [field, messages] of Object.entries(input)) add(field, messagesOf(messages));
  } else {
    add("", messagesOf(input));
  }
  return Object.fromEntries(found);
}

/**
 * Reads the body of a failed reply, tolerant of where things stand: at the root or under `data`,
 * `error` as a text or as an object. A page of HTML is never taken as a message.
 */
export function readErrorBody(source: string, contentType: string) {
  const parsed = parseJson(source);
  if (parsed === undefined) {
    const plain = source.trim();
    const usable =
      plain !== "" && plain.length <= LONGEST_PLAIN_MESSAGE && !BEGINS_AS_JSON.test(plain);
    return {
      message: usable && !isHtml(source, contentType) ? plain : null,
      fieldErrors: {},
      redirectTo: undefined,
      exception: undefined,
    };
  }
  const root = asRecord(parsed.value);
  const data = asRecord(root["data"]);
  const error = asRecord(root["error"]);
  const message = firstText(
    root["message"],
    data["message"],
    error["message"],
    root["error_description"],
    root["error"],
    typeof parsed.value === "string" ? parsed.value : "",
  );
  return {
    message: message === "" ? null : message,
    fieldErrors: readFieldErrors(root["errors"] ?? data["errors"] ?? error["errors"]),
    redirectTo:
      httpUrlOrNull(root["redirect_to"]) ?? httpUrlOrNull(data["redirect_to"]) ?? undefined,
    exception: textOrNull(text(root["exception"]) || text(error["exception"])) ?? undefined,
  };
}
