import { type ApiError, isApiError, type Progress } from "@recurrent/sdk";
import {
  CONTENTS,
  contentsHtml,
  type PackFile,
  type PackNote,
  SUMS,
  sumsText,
} from "./contents.ts";
import type { PackCalls } from "./pack-calls.ts";
import { type Job, type PackPart, type PackPerson, personJob } from "./pack-jobs.ts";
import { createNames } from "./pack-names.ts";

/** How far a pack has come, and in the end what is in it. */
export interface PackProgress {
  /** 0 to 100, of all people; of what is tried again, once that is so. */
  readonly percent: number;
  /** What is waited for: of whom, and how far it has come (0 to 100; null while that is not known). */
  readonly now: {
    readonly fullName: string;
    readonly what: string;
    readonly percent: number | null;
  };
  /** What was put in so far, without the table of contents. */
  readonly files: number;
  readonly bytes: number;
  /** What could not be had. */
  readonly failed: readonly PackNote[];
}

/** What a pack is made of. */
export interface PackRequest {
  readonly people: readonly PackPerson[];
  readonly parts: ReadonlySet<PackPart>;
  /** 'YYYY-MM-DD' in UTC: the day of the records, but for people who left before. */
  readonly today: string;
  readonly product: string;
  readonly companyName: string;
  /** Who makes it. */
  readonly madeBy: string;
  /** When it is made. */
  readonly madeAt: Date;
  readonly calls: PackCalls;
  /** So many files there may be besides the contents. */
  readonly mostFiles: number;
  /** Ends everything; the entries then end with its reason. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: PackProgress) => void;
  /** Asked once everything was tried and something failed: whether to try that again, or leave it out. */
  readonly onFailed: (failed: readonly PackNote[]) => Promise<"again" | "finish">;
}

/** A file of the zip. */
export interface PackEntry {
  readonly name: string;
  readonly input: Uint8Array<ArrayBuffer>;
  readonly lastModified: Date;
}

/** So many calls are on their way or wait with their answer at most, besides the file that the zip takes in. */
export const AT_ONCE = 4;

/** A job in the line. */
interface Waiting extends Job {
  /** The place of the person, or of what is tried again, among all. */
  readonly unit: number;
  readonly person: PackPerson;
  /** A failure is handed over, not thrown: nobody may be waiting for it yet. */
  outcome?: Promise<{ found: Awaited<ReturnType<Job["ask"]>> } | { error: unknown }>;
  percent: number | null;
}

/**
 * The entries of a zip with people's certificates, documents and records, and at its end what is in it, with
 * hashes. Each is made when it is asked for, and no more than {@link AT_ONCE} calls ahead of that. What fails is
 * noted, and the others go on.
 *
 * @throws the reason of `signal`; the ApiError of a session that is over
 */
export async function* packEntries(request: PackRequest): AsyncGenerator<PackEntry, void, void> {
  const { calls, madeAt, mostFiles, parts, today } = request;
  const names = createNames([CONTENTS, SUMS]);
  const files: PackFile[] = [];
  const leftOut: PackNote[] = [];
  let failed = new Map<Waiting, PackNote>();
  let bytes = 0;
  // Whoever takes no more entries ends the calls too.
  const ended = new AbortController();
  const signal = AbortSignal.any([request.signal, ended.signal]);

  async function entryOf(name: string, input: Uint8Array<ArrayBuffer>) {
    return { sha256: await sha256Of(input), entry: { name, input, lastModified: madeAt } };
  }

  async function* work(line: Waiting[]): AsyncGenerator<PackEntry, void, void> {
    const units = line.length;
    let started = 0;
    let doneOfUnit = 0;
    let percent = 0;
    let head: Waiting | undefined;

    function tell({ person, what, percent: ofFile }: Waiting): void {
      request.onProgress({
        percent,
        now: { fullName: person.fullName, what, percent: ofFile },
        files: files.length,
        bytes,
        failed: [...failed.values()],
      });
    }

    function start(waiting: Waiting) {
      started += 1;
      const onDownloadProgress = (progress: Progress) => {
        waiting.percent = progress.percent;
        if (waiting === head) tell(waiting);
      };
      return waiting.ask({ signal, onDownloadProgress }).then(
        (found) => ({ found }),
        (error: unknown) => ({ error }),
      );
    }

    while ((head = line[0])) {
      const { person, unit, what } = head;
      const { fullName } = person;
      head.outcome ??= start(head);
      for (const next of line) {
        if (started >= AT_ONCE) break;
        next.outcome ??= start(next);
      }
      tell(head);
      const outcome = await head.outcome;
      signal.throwIfAborted();
      line.shift();
      started -= 1;
      if ("error" in outcome) {
        if (isSessionOver(outcome.error)) throw outcome.error;
        failed.set(head, { fullName, what, reason: reasonOf(outcome.error) });
      } else {
        const more: Waiting[] = [];
        for (const found of outcome.found) {
          if ("ask" in found) {
            more.push({ ...found, unit, person, percent: null });
          } else if ("reason" in found) {
            leftOut.push({ fullName, ...found });
          } else if (files.length >= mostFiles) {
            leftOut.push({ fullName, what, reason: `A pack holds ${mostFiles} files at most.` });
          } else {
            const { bytes: input, folders, name, ...facts } = found;
            const path = names.file(folders, name);
            const { sha256, entry } = await entryOf(path, input);
            files.push({ ...facts, person, path, size: input.length, sha256 });
            bytes += input.length;
            yield entry;
          }
        }
        line.unshift(...more);
      }
      // Of each unit by the jobs of it that are known; never back, though more to ask for turns up on the way.
      doneOfUnit += 1;
      const left = line.filter((other) => other.unit === unit).length;
      percent = Math.max(percent, (100 * (unit + doneOfUnit / (doneOfUnit + left))) / units);
      if (left === 0) doneOfUnit = 0;
      tell(head);
    }
  }

  try {
    const people = request.people.toSorted((one, other) =>
      one.fullName.localeCompare(other.fullName),
    );
    let line = people.map((person, unit): Waiting => {
      const { id, fullName } = person;
      const job = personJob({ id, folder: names.folder(fullName), calls, parts, today });
      return { ...job, unit, person, percent: null };
    });
    for (;;) {
      yield* work(line);
      if (failed.size === 0) break;
      const answer = request.onFailed([...failed.values()]);
      if ((await Promise.race([answer, abortOf(signal)])) === "finish") break;
      line = Array.from(failed.keys(), ({ what, ask, person }, unit): Waiting => {
        return { what, ask, person, unit, percent: null };
      });
      failed = new Map();
    }
    const html = contentsHtml({
      ...request,
      people,
      files,
      leftOut,
      failed: [...failed.values()],
    });
    const { sha256, entry } = await entryOf(CONTENTS, new TextEncoder().encode(html));
    yield entry;
    const sums = sumsText([...files, { path: CONTENTS, sha256 }]);
    yield (await entryOf(SUMS, new TextEncoder().encode(sums))).entry;
  } finally {
    ended.abort();
  }
}

/** @throws the reason of the signal, once it comes */
function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}

async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether nothing more can be asked for. */
export function isSessionOver(error: unknown): boolean {
  return isApiError(error) && error.kind === "unauthorized";
}

const REASONS: Partial<Readonly<Record<ApiError["kind"], string>>> = {
  network: "The server could not be reached.",
  timeout: "The server did not answer in time.",
  forbidden: "The server gives no access to it (403).",
  "not-found": "The server does not have it (404).",
  malformed: "The server's answer could not be read.",
};

/** Why something could not be had, for people who know nothing of calls. */
function reasonOf(error: unknown): string {
  if (!isApiError(error)) return "It could not be read.";
  const { kind, status } = error;
  if (kind === "server") return `The server failed (${status}).`;
  if (status === 429) return "The server has too much to do (429).";
  return REASONS[kind] ?? `The server refused it (${status}).`;
}
