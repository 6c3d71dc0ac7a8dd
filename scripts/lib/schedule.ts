export interface Job {
  readonly id: string;
  /** How many cores it keeps busy. */
  readonly cores: number;
  /** Steps that must have ended before. */
  readonly after: readonly string[];
  /** How long it usually takes; undefined where that is not known. */
  readonly seconds: number | undefined;
}

/** A step under way. */
export interface Running<One extends Job = Job> {
  readonly job: One;
  /** For how many seconds. */
  readonly elapsed: number;
}

/** How long a step is likely to go on. One that is late already is taken to be at its half. */
const secondsLeft = ({ job: { seconds = Infinity }, elapsed }: Running): number =>
  seconds > elapsed ? seconds - elapsed : elapsed;

/**
 * The step to start now: the one at the head of the longest way to the end of the run, its own time and
 * that of what waits for it. While that one waits for cores, or for the end of steps under way, another
 * goes before it only where it is not in its way: where it is likely to end by then, or leaves it cores
 * enough. Otherwise many short steps would keep the longest, which wants several cores, waiting to the
 * last. A step without a known duration counts as long. One that wants more cores than there are runs alone.
 *
 * @param waiting steps not yet started
 * @param running steps under way
 * @param cores how many cores there are
 * @returns undefined when none is to start before another ends
 */
export function nextJob<One extends Job>(
  waiting: readonly One[],
  running: readonly Running[],
  cores: number,
): One | undefined {
  const width = (job: Job): number => Math.min(job.cores, cores);
  const freeAfter = (seconds: number): number =>
    running.reduce(
      (free, one) => (secondsLeft(one) > seconds ? free - width(one.job) : free),
      cores,
    );
  const criticalPathSeconds = ({ id, seconds = Infinity }: Job): number =>
    seconds +
    Math.max(0, ...waiting.filter(({ after }) => after.includes(id)).map(criticalPathSeconds));
  const isWaiting = (id: string): boolean => waiting.some((job) => job.id === id);
  const isRunning = (id: string): boolean => running.some(({ job }) => job.id === id);

  // Steps behind waiting steps neither start nor reserve cores.
  const next = waiting
    .filter(({ after }) => !after.some(isWaiting))
    .map((job) => ({ job, criticalPathSeconds: criticalPathSeconds(job) }))
    // Not by subtraction alone: the difference of two unknown durations is no number.
    .toSorted((one, other) =>
      one.criticalPathSeconds === other.criticalPathSeconds
        ? 0
        : other.criticalPathSeconds - one.criticalPathSeconds,
    )
    .map(({ job }) => job);
  const now = next.filter((job) => width(job) <= freeAfter(-1) && !job.after.some(isRunning));
  const [head] = next;
  if (head === undefined || now.includes(head)) return head;

  const ends = running.filter(({ job }) => head.after.includes(job.id)).map(secondsLeft);
  const ready = Math.max(0, ...ends);
  const start = Math.min(
    ...running
      .map(secondsLeft)
      .filter((seconds) => seconds >= ready && freeAfter(seconds) >= width(head)),
  );
  const spare = freeAfter(start) - width(head);
  return now.find((job) => (job.seconds ?? Infinity) <= start || width(job) <= spare);
}

/**
 * Runs all jobs, as many side by side as there are cores for.
 *
 * @param run runs one job; must not reject
 */
export async function runAll<One extends Job>(
  jobs: readonly One[],
  cores: number,
  run: (job: One) => Promise<void>,
): Promise<void> {
  let waiting = [...jobs];
  const running = new Map<One, { since: number; ended: Promise<void> }>();
  const underWay = (): Running<One>[] =>
    [...running].map(([job, { since }]) => ({ job, elapsed: (performance.now() - since) / 1000 }));
  while (waiting.length > 0 || running.size > 0) {
    const job = nextJob(waiting, underWay(), cores);
    if (job) {
      waiting = waiting.filter((one) => one !== job);
      const ended = run(job).finally(() => running.delete(job));
      running.set(job, { since: performance.now(), ended });
    } else if (running.size > 0) {
      await Promise.race([...running.values()].map((one) => one.ended));
    } else {
      throw new Error(`These steps wait for each other: ${waiting.map(({ id }) => id).join(", ")}`);
    }
  }
}
