/** Parts of a text: 30 times as many take 30 times as long in linear time, and 900 times in quadratic. */
const FEW = 10_000;
const MANY = 30 * FEW;
/** Leaves room for a busy machine. */
const MOST = 300;

/** True if a work on texts takes linear time; the shortest of several attempts counts. */
export function isLinear(part: string, work: (text: string) => void): boolean {
  const shortest = (times: number): number => {
    const text = part.repeat(times);
    const attempts = [1, 2, 3].map(() => {
      const began = performance.now();
      work(text);
      return performance.now() - began;
    });
    return Math.min(...attempts);
  };
  const few = shortest(FEW);
  return shortest(MANY) < MOST * few;
}
