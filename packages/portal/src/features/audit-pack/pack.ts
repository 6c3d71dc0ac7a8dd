import { isApiError, type Progress } from "@recurrent/sdk";
import {
  CONTENTS,
  contentsHtml,
  type PackFile,
  type PackNote,
  SUMS,
  sumsText,
} from "./contents.ts";
import {
  type Answer,
  type JobPlan,
  type PackCalls,
  type PackPart,
  type PackPerson,
  personPlan,
} from "./pack-jobs.ts";
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

/** Who makes a pack, and with what. */
export interface PackMaker {
  readonly product: string;
  readonly companyName: string;
  readonly madeBy: string;
}

/** What a pack is made of. */
export interface PackRequest {
  readonly people: readonly PackPerson[];
  readonly parts: ReadonlySet<PackPart>;
  /** 'YYYY-MM-DD' in UTC: the day of the records, but for people who left before. */
  readonly today: string;
  readonly maker: PackMaker;
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

/** Something of a person to ask for. */
interface Job extends JobPlan {
  /** The place of the person, or of what is tried again, among all. */
  readonly unit: number;
  readonly person: PackPerson;
}

/** A failure is handed over, not thrown: nobody may be waiting for it yet. */
type Outcome = { readonly answer: Answer } | { readonly error: unknown };

/** A job in the line. */
interface Waiting {
  readonly job: Job;
  outcome?: Promise<Outcome>;
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
  let failed: readonly PackNote[] = [];
  let failedJobs: Job[] = [];
  let bytes = 0;
  // Whoever takes no more entries ends the calls too.
  const ended = new AbortController();
  const signal = AbortSignal.any([request.signal, ended.signal]);

  async function entryOf(name: string, input: Uint8Array<ArrayBuffer>) {
    return { sha256: await sha256Of(input), entry: { name, input, lastModified: madeAt } };
  }

  async function* work(jobs: readonly Job[]): AsyncGenerator<PackEntry, void, void> {
    const line: Waiting[] = jobs.map((job) => ({ job, percent: null }));
    const share = shareOf(jobs.length);
    let started = 0;
    let percent = 0;
    let head: Waiting | undefined;

    function tell({ job, percent: ofFile }: Waiting): void {
      request.onProgress({
        percent,
        now: { fullName: job.person.fullName, what: job.what, percent: ofFile },
        files: files.length,
        bytes,
        failed,
      });
    }

    function start(waiting: Waiting): Promise<Outcome> {
      started += 1;
      const onDownloadProgress = (progress: Progress) => {
        waiting.percent = progress.percent;
        if (waiting === head) tell(waiting);
      };
      waiting.outcome = waiting.job.ask({ signal, onDownloadProgress }).then(
        (answer) => ({ answer }),
        (error: unknown) => ({ error }),
      );
      return waiting.outcome;
    }

    while ((head = line[0])) {
      const { job } = head;
      const { person, what } = job;
      const { fullName } = person;
      const waitedFor = head.outcome ?? start(head);
      for (const next of line) {
        if (started >= AT_ONCE) break;
        if (!next.outcome) void start(next);
      }
      tell(head);
      const outcome = await waitedFor;
      signal.throwIfAborted();
      line.shift();
      started -= 1;
      if ("error" in outcome) {
        if (isSessionOver(outcome.error)) throw outcome.error;
        failed = failed.concat({ fullName, what, reason: reasonOf(outcome.error) });
        failedJobs.push(job);
      } else {
        const { jobs: more = [], leftOut: notes = [], file } = outcome.answer;
        line.unshift(...more.map((plan) => ({ job: { ...job, ...plan }, percent: null })));
        leftOut.push(...notes.map((note) => ({ fullName, ...note })));
        if (file && files.length >= mostFiles) {
          leftOut.push({ fullName, what, reason: `A pack holds ${mostFiles} files at most.` });
        } else if (file) {
          const path = names.file(file.folders, file.name);
          const { sha256, entry } = await entryOf(path, file.bytes);
          const size = file.bytes.length;
          files.push({ ...file.facts, person, path, size, sha256 });
          bytes += size;
          yield entry;
        }
      }
      percent = share(job, line);
      tell(head);
    }
  }

  try {
    const people = request.people.toSorted((one, other) =>
      one.fullName.localeCompare(other.fullName),
    );
    let jobs = people.map((person, unit): Job => {
      const { id, fullName } = person;
      const plan = { id, folder: names.folder(fullName), calls, parts, today };
      return { unit, person, what: "Everything", ask: personPlan(plan) };
    });
    for (;;) {
      yield* work(jobs);
      if (failed.length === 0) break;
      if ((await orAborted(request.onFailed(failed), signal)) === "finish") break;
      jobs = failedJobs.map((job, unit) => ({ ...job, unit }));
      failed = [];
      failedJobs = [];
    }
    const html = contentsHtml({
      ...request.maker,
      madeAt,
      today,
      parts,
      people,
      files,
      leftOut,
      failed,
    });
    const { sha256, entry } = await entryOf(CONTENTS, new TextEncoder().encode(html));
    yield entry;
    const sums = sumsText([...files, { path: CONTENTS, sha256 }]);
    yield (await entryOf(SUMS, new TextEncoder().encode(sums))).entry;
  } finally {
    ended.abort();
  }
}

/**
 * How far a line of jobs has come, in percent: of each unit by the jobs of it that are known. It never goes
 * back, though more to ask for turns up on the way.
 */
function shareOf(units: number): (done: Job, line: readonly Waiting[]) => number {
  let unit = -1;
  let doneOfUnit = 0;
  let percent = 0;
  return (done, line) => {
    doneOfUnit = done.unit === unit ? doneOfUnit + 1 : 1;
    unit = done.unit;
    const next = line.findIndex(({ job }) => job.unit !== unit);
    const left = next === -1 ? line.length : next;
    percent = Math.max(percent, (100 * (unit + doneOfUnit / (doneOfUnit + left))) / units);
    return percent;
  };
}

async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What a promise gives, unless the signal comes first. */
async function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const stop = () => aborted.reject(signal.reason);
  signal.addEventListener("abort", stop);
  if (signal.aborted) stop();
  try {
    return await Promise.race([promise, aborted.promise]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/** Whether nothing more can be asked for. */
export function isSessionOver(error: unknown): boolean {
  return isApiError(error) && error.kind === "unauthorized";
}

/** Why something could not be had, for people who know nothing of calls. */
function reasonOf(error: unknown): string {
  if (!isApiError(error)) return "It could not be read.";
  const { kind, status } = error;
  switch (kind) {
    case "network":
      return "The server could not be reached.";
    case "timeout":
      return "The server did not answer in time.";
    case "forbidden":
      return "The server gives no access to it (403).";
    case "not-found":
      return "The server does not have it (404).";
    case "server":
      return `The server failed (${status}).`;
    case "malformed":
      return "The server's answer could not be read.";
    default:
      return status === 429
        ? "The server has too much to do (429)."
        : `The server refused it (${status}).`;
  }
}
