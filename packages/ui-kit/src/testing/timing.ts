/** Milliseconds of the shortest of three attempts, which other work on the machine delays least. */
export function shortestMs(work: () => void): number {
  const attempts = [1, 2, 3].map(() => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return Math.min(...attempts);
}

/** Parts of a text: 30 times as many take 30 times as long in linear time, and 900 times in quadratic. */
const FEW = 10_000;
const MANY = 30 * FEW;
/** Leaves room for a busy machine. */
const MOST = 300;

/** True if a work on texts takes linear time. A busy machine may delay one comparison, but not each. */
export function isLinear(part: string, work: (text: string) => void): boolean {
  const few = part.repeat(FEW);
  const many = part.repeat(MANY);
  return [1, 2, 3].some(() => {
    const shortestFew = shortestMs(() => work(few));
    return shortestMs(() => work(many)) < MOST * shortestFew;
  });
}
