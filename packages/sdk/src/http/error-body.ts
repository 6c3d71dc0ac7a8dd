import type { FieldErrors } from "../errors.ts";
import {
  asList,
  asRecord,
  decodePart,
  firstText,
  httpUrlOrNull,
  isRecord,
  parseJson,
  text,
  textOrNull,
  type UnknownRecord,
} from "../model/read.ts";

/** Proxies and captive portals send a web page in place of the API. */
export function isHtml(source: string, contentType: string): boolean {
  return /\bhtml\b/i.test(contentType) || /^\s*(<!doctype|<html|<head|<body)/i.test(source);
}

/** Truncated JSON or XML is no message for a person. */
const BEGINS_AS_DOCUMENT = /^[{["<]/;

const MAX_PLAIN_MESSAGE_LENGTH = 300;

/** Reads errors at the root or in `data` or `error`, problem details (RFC 9457) and JSON:API. */
export function readErrorBody(source: string, contentType: string) {
  const parsed = parseJson(source);
  if (parsed === undefined) {
    const plain = source.trim();
    const isMessage = plain.length <= MAX_PLAIN_MESSAGE_LENGTH && !BEGINS_AS_DOCUMENT.test(plain);
    return { message: isMessage && !isHtml(source, contentType) ? plain : "" };
  }
  const root = asRecord(parsed.value);
  const data = asRecord(root["data"]);
  const error = asRecord(root["error"]);
  const errors = [root["errors"], data["errors"], error["errors"], root["invalid-params"]];
  return {
    message: firstText(
      root["message"],
      data["message"],
      error["message"],
      root["error_description"],
      root["detail"],
      root["title"],
      root["error"],
      parsed.value,
    ),
    fieldErrors: readFieldErrors(errors.find(Boolean) ?? asList(parsed.value)),
    redirectTo: httpUrlOrNull(root["redirect_to"]) ?? httpUrlOrNull(data["redirect_to"]),
    exception: firstText(root["exception"], error["exception"]),
    instance: text(root["instance"]),
  };
}

const wordsIn = (entry: UnknownRecord): string =>
  firstText(entry["message"], entry["detail"], entry["reason"], entry["title"]);

/**
 * 'reminders.0.value' for `#/reminders/0/value` and JSON:API's
 * `/data/attributes/reminders/0/value`.
 */
const fieldAt = (pointer: string): string =>
  (decodePart(pointer) ?? pointer)
    .replace(/^#?(?:\/data(?:\/attributes|\/relationships)?(?=\/|$))?\/?/, "")
    .replaceAll("/", ".")
    .replaceAll("~1", "/")
    .replaceAll("~0", "~");

/**
 * Accepts an object of lists, texts or objects, or a list of `{field, message}`, `{pointer,
 * detail}` or texts. Messages without a field have the key ''.
 */
function readFieldErrors(input: unknown): FieldErrors {
  const found = new Map<string, string[]>();
  const add = (field: string, messages: string[]): void => {
    if (messages.length > 0) found.set(field, [...(found.get(field) ?? []), ...messages]);
  };
  if (Array.isArray(input)) {
    for (const entry of input as readonly unknown[]) {
      const record = asRecord(entry);
      const source = asRecord(record["source"]);
      const named = [record["field"], record["name"], record["path"], source["parameter"]];
      const pointer = firstText(record["pointer"], source["pointer"]);
      const words = wordsIn(record);
      add(firstText(...named) || fieldAt(pointer), words === "" ? messagesOf(entry) : [words]);
    }
  } else if (isRecord(input)) {
    for (const [field, messages] of Object.entries(input)) add(field, messagesOf(messages));
  } else {
    add("", messagesOf(input));
  }
  return Object.fromEntries(found);
}

function messagesOf(input: unknown): string[] {
  if (Array.isArray(input)) return input.flatMap(messagesOf);
  const message = textOrNull(isRecord(input) ? input["message"] : input);
  if (message !== null) return [message];
  return isRecord(input) ? Object.values(input).flatMap(messagesOf) : [];
}
