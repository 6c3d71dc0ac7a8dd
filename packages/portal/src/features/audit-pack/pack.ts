import { type ApiError, isApiError, type Progress } from "@recurrent/sdk";
import { CONTENTS, contentsHtml, SUMS, sumsText } from "./contents.ts";
import { createNames } from "./pack-file.ts";
import { type PackJob, personJob } from "./pack-jobs.ts";
import {
  type PackEntry,
  type PackFile,
  type PackNote,
  type PackPerson,
  type PackRequest,
  titleOf,
  withMarks,
} from "./pack-model.ts";

/** Maximum number of calls that run or wait to be zipped. */
export const MAX_CONCURRENT = 4;

/** For calls that failed on the network, or that the host wants repeated later. */
const RETRIES = 2;

interface Waiting extends PackJob {
  readonly person: PackPerson;
  /** Share of the whole in percent, divided among the jobs that this one yields. */
  readonly share: number;
  /** Settled, since a failure before it is awaited would be an unhandled rejection. */
  outcome?: Promise<[PromiseSettledResult<Awaited<ReturnType<PackJob["load"]>>>]>;
  /** Progress of the job's file. */
  percent: number | null;
}

/**
 * Entries of the zip, made on demand with at most {@link MAX_CONCURRENT} calls at a time; the last ones
 * are the contents and the hashes. A failure is noted and the others continue.
 *
 * @throws the reason of `signal`; the ApiError of an ended session
 */
export async function* packEntries(request: PackRequest): AsyncGenerator<PackEntry, void, void> {
  const { calls, madeAt, mostFiles, parts, today } = request;
  const names = createNames([CONTENTS, SUMS]);
  const people = withMarks(request.people);
  const files: PackFile[] = [];
  const leftOut: PackNote[] = [];
  let failed = new Map<Waiting, PackNote>();
  let bytes = 0;
  let done = 0;
  let started = 0;
  // Also ends the calls if the consumer stops.
  const ended = new AbortController();
  const signal = AbortSignal.any([request.signal, ended.signal]);

  async function entryOf(name: string, input: Uint8Array<ArrayBuffer>) {
    return { sha256: await sha256Of(input), entry: { name, input, lastModified: madeAt } };
  }

  function reportProgress({ person, what, percent }: Waiting): void {
    request.onProgress({
      percent: Math.round(done),
      now: { fullName: titleOf(person), what, percent },
      files: files.length,
      bytes,
      failed: [...failed.values()],
    });
  }

  function start(job: Waiting) {
    started += 1;
    const onDownloadProgress = ({ percent }: Progress) => {
      job.percent = percent;
      if (job === queue[0]) reportProgress(job);
    };
    // The dialog shows failures itself.
    const options = { signal, onDownloadProgress, silent: true, retries: RETRIES };
    return Promise.allSettled([job.load(options)]);
  }

  let queue = people.map((person): Waiting => {
    const folder =
      person.mark === undefined
        ? names.folder(person.fullName)
        : names.markedFolder(person.fullName, person.mark);
    const job = personJob({ id: person.id, folder, calls, parts, today });
    return { ...job, person, share: 100 / people.length, percent: null };
  });
  try {
    for (;;) {
      const [head] = queue;
      if (head === undefined) {
        if (failed.size === 0) break;
        const answer = request.onFailed([...failed.values()]);
        if ((await Promise.race([answer, abortOf(signal)])) === "finish") break;
        const share = 100 / failed.size;
        queue = Array.from(failed.keys(), ({ what, load, person }) => {
          return { what, load, person, share, percent: null };
        });
        failed = new Map();
        done = 0;
        continue;
      }
      head.outcome ??= start(head);
      for (const next of queue) {
        if (started >= MAX_CONCURRENT) break;
        next.outcome ??= start(next);
      }
      reportProgress(head);
      const [outcome] = await head.outcome;
      signal.throwIfAborted();
      queue.shift();
      started -= 1;
      const { person, what, share } = head;
      const fullName = titleOf(person);
      const more: PackJob[] = [];
      if (outcome.status === "rejected") {
        if (isSessionOver(outcome.reason)) throw outcome.reason;
        failed.set(head, { fullName, what, reason: reasonOf(outcome.reason) });
      }
      for (const found of outcome.status === "fulfilled" ? outcome.value : []) {
        if ("load" in found) {
          more.push(found);
        } else if ("reason" in found) {
          leftOut.push({ fullName, ...found });
        } else if (files.length >= mostFiles) {
          leftOut.push({ fullName, what, reason: `A pack can have up to ${mostFiles} files.` });
        } else {
          const { bytes: input, folders, name, ...details } = found;
          const path = names.file(folders, name);
          const { sha256, entry } = await entryOf(path, input);
          files.push({ ...details, person, path, size: input.length, sha256 });
          bytes += input.length;
          yield entry;
        }
      }
      if (more.length === 0) done += share;
      const each = share / more.length;
      queue.unshift(...more.map((job) => ({ ...job, person, share: each, percent: null })));
      reportProgress(head);
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

/** @throws the reason of the signal */
function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}

async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function isSessionOver(error: unknown): boolean {
  return isApiError(error) && error.kind === "unauthorized";
}

const REASONS: Partial<Readonly<Record<ApiError["kind"], string>>> = {
  network: "The server could not be reached.",
  timeout: "The server did not answer in time.",
  forbidden: "The server does not allow access (403).",
  "not-found": "The server could not find it (404).",
  malformed: "The server sent something else, or only part of it.",
};

/** A reason without technical terms. */
function reasonOf(error: unknown): string {
  if (!isApiError(error)) return "It could not be read.";
  const { kind, status } = error;
  if (kind === "server") return `The server failed (${status}).`;
  if (status === 429) return "The server is busy (429).";
  return REASONS[kind] ?? `The server refused it (${status}).`;
}
