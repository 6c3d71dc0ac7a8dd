export interface Job {
  readonly id: string;
  /** The number of cores that a step uses. */
  readonly cores: number;
  /** Steps that must have ended before. */
  readonly after: readonly string[];
}

/**
 * The first job of the list whose cores are free and whose inputs are ready. A job that needs more cores
 * than there are runs alone.
 *
 * @returns undefined when none can start before another ends
 */
export function nextJob<One extends Job>(
  waiting: readonly One[],
  running: readonly Job[],
  cores: number,
): One | undefined {
  const width = (job: Job): number => Math.min(job.cores, cores);
  const free = running.reduce((left, job) => left - width(job), cores);
  const unfinished = new Set([...waiting, ...running].map(({ id }) => id));
  return waiting.find(
    (job) => width(job) <= free && !job.after.some((before) => unfinished.has(before)),
  );
}

/**
 * Runs all jobs, as many side by side as fit the cores.
 *
 * @param run runs one job; must not reject
 * @param isStopping true when no other job may start; those that run are waited for
 */
export async function runAll<One extends Job>(
  jobs: readonly One[],
  cores: number,
  run: (job: One) => Promise<void>,
  isStopping: () => boolean = () => false,
): Promise<void> {
  let waiting = [...jobs];
  const running = new Map<One, Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    if (isStopping()) {
      await Promise.all(running.values());
      return;
    }
    const job = nextJob(waiting, [...running.keys()], cores);
    if (job) {
      waiting = waiting.filter((one) => one !== job);
      running.set(
        job,
        run(job).finally(() => running.delete(job)),
      );
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      throw new Error(`These steps wait for each other: ${waiting.map(({ id }) => id).join(", ")}`);
    }
  }
}
