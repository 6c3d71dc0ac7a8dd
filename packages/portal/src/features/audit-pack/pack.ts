import { type ApiError, isApiError, type Progress } from "@recurrent/sdk";
import { CONTENTS, contentsHtml, SUMS, sumsText } from "./contents.ts";
import { createNames } from "./pack-file.ts";
import { type JobResult, type PackJob, personJob, type StoredFile } from "./pack-jobs.ts";
import {
  type FailedNote,
  type PackEntry,
  type PackFile,
  type PackNote,
  type PackPerson,
  type PackRequest,
  titleOf,
  withMarks,
} from "./pack-model.ts";
import { MAX_CONCURRENT_CALLS } from "../../shared/api/concurrency.ts";

/** For calls that failed on the network, or that the host wants repeated later. */
const RETRIES = 2;

/** How a job ended. */
type Outcome = { readonly results: readonly JobResult[] } | { readonly failure: unknown };

interface Waiting extends PackJob {
  readonly person: PackPerson;
  /** Share of the whole in percent, divided among the jobs that this one yields. */
  readonly share: number;
  /** Set once it is started. Never rejects: nothing awaits it before its turn. */
  outcome?: Promise<Outcome>;
  /** Progress of the job's file. */
  percent: number | null;
}

/**
 * Entries of the zip, made on demand with at most {@link MAX_CONCURRENT_CALLS} calls at a time; the last ones
 * are the contents and the hashes. A failure is noted and the others continue.
 *
 * @throws the reason of `signal`; the ApiError of an ended session
 */
export async function* packEntries(request: PackRequest): AsyncGenerator<PackEntry, void, void> {
  const pack = createPack(request);
  // Also ends the calls if the consumer stops.
  const ended = new AbortController();
  const signal = AbortSignal.any([request.signal, ended.signal]);
  try {
    for (let jobs = pack.firstJobs(); ; jobs = pack.failedJobs()) {
      yield* entriesOf(jobs, pack, signal);
      const failed = pack.failures();
      if (failed.length === 0) break;
      const answer = request.onFailed(failed);
      if ((await Promise.race([answer, abortOf(signal)])) === "finish") break;
    }
    yield* pack.lists();
  } finally {
    ended.abort();
  }
}

/** Does the jobs and those that they yield, in their order. */
async function* entriesOf(
  jobs: readonly Waiting[],
  pack: Pack,
  signal: AbortSignal,
): AsyncGenerator<PackEntry, void, void> {
  const queue = [...jobs];
  let started = 0;
  const start = (job: Waiting): void => {
    if (job.outcome) return;
    started += 1;
    const onDownloadProgress = ({ percent }: Progress) => {
      job.percent = percent;
      if (job === queue[0]) pack.report(job);
    };
    // The dialog shows failures itself.
    const options = { signal, onDownloadProgress, silent: true, retries: RETRIES };
    job.outcome = job.load(options).then(
      (results) => ({ results }),
      (failure: unknown) => ({ failure }),
    );
  };

  for (let job = queue[0]; job !== undefined; job = queue[0]) {
    start(job);
    for (const next of queue) {
      if (started >= MAX_CONCURRENT_CALLS) break;
      start(next);
    }
    pack.report(job);
    const outcome = (await job.outcome) ?? { results: [] };
    signal.throwIfAborted();
    queue.shift();
    started -= 1;
    const more: PackJob[] = [];
    if ("failure" in outcome) pack.noteFailure(job, outcome.failure);
    for (const found of "results" in outcome ? outcome.results : []) {
      if ("load" in found) more.push(found);
      else if ("reason" in found) pack.noteMissing(job.person, found);
      else yield* pack.add(job, found);
    }
    const { person, share } = job;
    if (more.length === 0) pack.noteDone(share);
    const each = share / more.length;
    queue.unshift(...more.map((next) => ({ ...next, person, share: each, percent: null })));
    pack.report(job);
  }
}

interface Pack {
  readonly firstJobs: () => Waiting[];
  /** Returns the failed jobs for a retry, and clears their failures. */
  readonly failedJobs: () => Waiting[];
  readonly failures: () => readonly FailedNote[];
  /** Reports the progress, with `job` as the current file. */
  readonly report: (job: Waiting) => void;
  /** @param share in percent */
  readonly noteDone: (share: number) => void;
  readonly noteMissing: (person: PackPerson, note: Omit<PackNote, "fullName">) => void;
  /** @throws the reason if it ended the session */
  readonly noteFailure: (job: Waiting, reason: unknown) => void;
  readonly add: (job: Waiting, file: StoredFile) => AsyncGenerator<PackEntry, void, void>;
  /** The contents, and the hashes of everything. */
  readonly lists: () => AsyncGenerator<PackEntry, void, void>;
}

/** Collects the files of a pack, the missing parts and the progress. */
function createPack(request: PackRequest): Pack {
  const { calls, madeAt, mostFiles, onProgress, parts, today } = request;
  const people = withMarks(request.people);
  const names = createNames([CONTENTS, SUMS]);
  const files: PackFile[] = [];
  const leftOut: PackNote[] = [];
  let failed = new Map<Waiting, FailedNote>();
  let bytes = 0;
  let donePercent = 0;

  async function entryOf(
    name: string,
    input: Uint8Array<ArrayBuffer>,
  ): Promise<{ sha256: string; entry: PackEntry }> {
    return { sha256: await sha256Of(input), entry: { name, input, lastModified: madeAt } };
  }

  function noteMissing(person: PackPerson, note: Omit<PackNote, "fullName">): void {
    leftOut.push({ fullName: titleOf(person), ...note });
  }

  return {
    firstJobs: () =>
      people.map((person): Waiting => {
        const folder =
          person.mark === undefined
            ? names.folder(person.fullName)
            : names.markedFolder(person.fullName, person.mark);
        const job = personJob({ id: person.id, folder, calls, parts, today });
        return { ...job, person, share: 100 / people.length, percent: null };
      }),

    failedJobs() {
      const share = 100 / failed.size;
      const jobs = Array.from(failed.keys(), ({ what, isFile, load, person }): Waiting => {
        return { what, isFile, load, person, share, percent: null };
      });
      failed = new Map();
      donePercent = 0;
      return jobs;
    },

    failures: () => [...failed.values()],

    report({ person, what, percent }) {
      onProgress({
        percent: Math.round(donePercent),
        now: { fullName: titleOf(person), what, percent },
        files: files.length,
        bytes,
        failed: [...failed.values()],
      });
    },

    noteDone(share) {
      donePercent += share;
    },

    noteMissing,

    noteFailure(job, reason) {
      if (isSessionOver(reason)) throw reason;
      const { person, what, isFile } = job;
      failed.set(job, { fullName: titleOf(person), what, reason: reasonOf(reason), isFile });
    },

    async *add({ person, what }, file) {
      if (files.length >= mostFiles) {
        noteMissing(person, { what, reason: `A pack can have up to ${mostFiles} files.` });
        return;
      }
      const { bytes: input, folders, name, ...details } = file;
      const path = names.file(folders, name);
      const { sha256, entry } = await entryOf(path, input);
      files.push({ ...details, person, path, size: input.length, sha256 });
      bytes += input.length;
      yield entry;
    },

    async *lists() {
      const contents = { ...request, people, files, leftOut, failed: [...failed.values()] };
      const html = new TextEncoder().encode(contentsHtml(contents));
      const { sha256, entry } = await entryOf(CONTENTS, html);
      yield entry;
      const sums = sumsText([...files, { path: CONTENTS, sha256 }]);
      yield (await entryOf(SUMS, new TextEncoder().encode(sums))).entry;
    },
  };
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
