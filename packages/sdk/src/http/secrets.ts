import type { AxiosRequestConfig } from "axios";

import { asRecord, isRecord, text } from "../model/read.ts";

/** Fields of a body that must not be logged. */
const SECRET_FIELD = /password|token|secret/i;

/** The part of an address that opens an account: the token of a link to set a new password. */
const SECRET_SEGMENT = /\/password\/reset\/([^/]+)/;

/** Shorter texts would hide half of any message, and reveal nothing by being in it. */
const SHORTEST = 4;

/** Stands where a secret stood. */
const HIDDEN = "•••";

function inBody(body: unknown): string[] {
  if (!isRecord(body)) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    SECRET_FIELD.test(name) ? [text(value)] : inBody(value),
  );
}

function inPath(path: string): string[] {
  const segment = SECRET_SEGMENT.exec(path)?.[1] ?? "";
  try {
    return [segment, decodeURIComponent(segment)];
  } catch (error) {
    // Not silent: an address that is not well encoded is refused, and its segment hidden as it is.
    if (error instanceof URIError) return [segment];
    throw error;
  }
}

/** What a call carries and no error may repeat: bearer token, passwords, the token of a link. */
export function secretsOf(
  { url = "", data }: AxiosRequestConfig,
  headers: Readonly<Record<string, unknown>>,
): string[] {
  const bearer = text(headers["Authorization"]).replace(/^Bearer /, "");
  return [bearer, ...inBody(data), ...inPath(url)];
}

/**
 * A text of a server, without the secrets that it may repeat: a server in debug mode names what it was
 * sent, plainly or as it stands in an address or in JSON.
 */
export function withoutSecrets(source: string, secrets: readonly string[]): string {
  return secrets
    .flatMap((secret) =>
      secret.length < SHORTEST
        ? []
        : [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)],
    )
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, secret) => rest.replaceAll(secret, HIDDEN), source);
}

/** An address without secrets. */
export const pathWithoutSecrets = (path: string): string => withoutSecrets(path, inPath(path));

/**
 * What an error of axios says of its reason, as a code such as ECONNREFUSED. The error itself holds
 * the request, with the token and the body, and is kept nowhere.
 */
export function reasonOf(error: { code?: string | undefined; cause?: unknown }): Error | undefined {
  const code = text(asRecord(error.cause)["code"]) || (error.code ?? "");
  return /^[A-Z][A-Z_\d]+$/.test(code) ? new Error(code) : undefined;
}
