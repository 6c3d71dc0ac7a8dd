import type { AxiosRequestConfig } from "axios";
import { decodePart, isRecord, text } from "../model/read.ts";

const SECRET_FIELD = /password|token|secret/i;

/** The token in a password link opens an account. */
const SECRET_SEGMENT = /\/password\/reset\/([^/]+)/;

/** Hiding shorter texts would spoil any message. */
const MIN_SECRET_LENGTH = 4;

const HIDDEN = "•••";

function inBody(body: unknown): string[] {
  if (!isRecord(body)) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    SECRET_FIELD.test(name) ? [text(value)] : inBody(value),
  );
}

function inPath(path: string): string[] {
  const segment = SECRET_SEGMENT.exec(path)?.[1] ?? "";
  return [segment, decodePart(segment) ?? ""];
}

export function secretsOf(
  { url = "", data }: AxiosRequestConfig,
  headers: Readonly<Record<string, unknown>>,
): string[] {
  const bearer = text(headers["Authorization"]).replace(/^Bearer /, "");
  return [bearer, ...inBody(data), ...inPath(url)];
}

/** A server in debug mode repeats the request, plainly or encoded for a URL or JSON. */
export function withoutSecrets(source: string, secrets: readonly string[]): string {
  const long = secrets.filter((secret) => secret.length >= MIN_SECRET_LENGTH);
  return long
    .flatMap((secret) => [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, secret) => rest.replaceAll(secret, HIDDEN), source);
}

export const pathWithoutSecrets = (path: string): string => withoutSecrets(path, inPath(path));
