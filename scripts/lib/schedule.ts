/** What the schedule of a test run knows of a step. */
export interface Job {
  readonly id: string;
  /** How many cores it keeps busy. */
  readonly lanes: number;
  /** Steps that must have ended before. */
  readonly after: readonly string[];
  /** How long it usually takes; undefined where that is not known. */
  readonly seconds: number | undefined;
}

/**
 * The step to start now, of those that fit into the free lanes and whose predecessors have ended: the one
 * at the head of the longest way to the end of the run, its own time and that of what waits for it. A step
 * without a known duration counts as long. A step that wants more lanes than there are runs alone.
 *
 * @param waiting steps not yet started
 * @param running steps under way
 * @param lanes how many cores there are
 * @returns undefined when none can start before another ends
 */
export function nextJob<One extends Job>(
  waiting: readonly One[],
  running: readonly Job[],
  lanes: number,
): One | undefined {
  const open = new Set([...waiting, ...running].map(({ id }) => id));
  const free = lanes - running.reduce((taken, job) => taken + Math.min(job.lanes, lanes), 0);
  const ready = waiting.filter(
    (job) => Math.min(job.lanes, lanes) <= free && !job.after.some((id) => open.has(id)),
  );
  const way = ({ id, seconds = Infinity }: Job): number =>
    seconds + Math.max(0, ...waiting.filter(({ after }) => after.includes(id)).map(way));
  // Not by subtraction: the difference of two unknown durations is no number.
  return ready.reduce<One | undefined>(
    (longest, job) => (longest && way(longest) >= way(job) ? longest : job),
    undefined,
  );
}

/**
 * Runs all jobs, as many side by side as there are lanes for.
 *
 * @param run runs one job; must not reject
 */
export async function runAll<One extends Job>(
  jobs: readonly One[],
  lanes: number,
  run: (job: One) => Promise<void>,
): Promise<void> {
  let waiting = [...jobs];
  const running = new Map<One, Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    const job = nextJob(waiting, [...running.keys()], lanes);
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
