import type { HttpHandler } from "msw";

/** Segments of the path a handler answers, without the wildcard for the host. */
function segments(handler: HttpHandler): string[] {
  return String(handler.info.path).replace(/^\*/, "").split("/");
}

/** 0 for a segment that matches itself only, 1 for a parameter. */
function openness(segment: string | undefined): number {
  return segment?.startsWith(":") ? 1 : 0;
}

/**
 * Handlers in the order they must be tried: MSW takes the first that matches, so
 * `/groups/trainees` has to stand before `/groups/:groupId`. Handlers whose paths cannot match the
 * same address keep the order of their paths, which makes the result the same on every run.
 */
export function bySpecificity(handlers: readonly HttpHandler[]): HttpHandler[] {
  return handlers.toSorted((left, right) => {
    const a = segments(left);
    const b = segments(right);
    for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
      const difference = openness(a[at]) - openness(b[at]);
      if (difference !== 0) return difference;
      const order = (a[at] ?? "").localeCompare(b[at] ?? "", "en");
      if (order !== 0) return order;
    }
    return String(left.info.method).localeCompare(String(right.info.method), "en");
  });
}
