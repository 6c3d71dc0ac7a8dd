import type { HttpHandler } from "msw";

/**
 * Makes a handler ignore calls whose parameters have all values of one of `specific`: they belong to
 * other handlers.
 */
export function leaveToOthers(
  handler: HttpHandler,
  specific: readonly Readonly<Record<string, string>>[],
): HttpHandler {
  const isMatch = handler.predicate.bind(handler);
  // Not in the resolver: that uses up a handler which answers once.
  handler.predicate = async (call) => {
    const { params } = call.parsedResult.match;
    const isOther = specific.some((values) =>
      Object.entries(values).every(([name, value]) => params?.[name] === value),
    );
    return !isOther && isMatch(call);
  };
  return handler;
}
