import {
  getAnnouncementListMockHandler,
  getPersonEventListMockHandler,
  getPersonRecordShowMockHandler,
  getTrainingBoardShowMockHandler,
} from "@recurrent/sdk/mocks";
import { delay, http, HttpResponse, type RequestHandler } from "msw";

type Method = "get" | "post" | "put";

/** Every signed-in page loads announcements; here they are empty. */
const QUIET = getAnnouncementListMockHandler([]);

/** The header of every page of a person loads replies for the status; here they are empty. */
const NO_STATUS = [
  getPersonRecordShowMockHandler({ topics: [] }),
  getPersonEventListMockHandler([]),
  getTrainingBoardShowMockHandler([]),
];

/**
 * The parameters of a story of a whole page: these mocks, of which the first match answers, and no
 * announcements. In a meta they are spread into an object: Storybook adds the comment above it to the
 * parameters that it finds written out, and would replace them otherwise.
 */
export function over(...handlers: readonly RequestHandler[]) {
  return { layout: "fullscreen", msw: [...handlers, QUIET, ...NO_STATUS] };
}

/** A call whose reply never comes, so that a page stays as it is while it loads. */
export function forever(url: string): RequestHandler {
  return http.get(url, () => delay("infinite"));
}

/**
 * A write whose reply never comes. A story ends once it `isSent`: the page would still send it after
 * the story, to the handlers of the next one.
 */
export function putForever(url: string) {
  let isSent = false;
  return {
    handler: http.put(url, () => {
      isSent = true;
      return delay("infinite");
    }),
    isSent: () => isSent,
    beforeEach: () => void (isSent = false),
  };
}

/** A call that the host answers with a failure and its message. */
export function fails(
  url: string,
  {
    status = 500,
    message = "Out of order.",
    method = "get",
  }: { status?: number; message?: string; method?: Method } = {},
): RequestHandler {
  return http[method](url, () => HttpResponse.json({ message }, { status }));
}

const failure = () => HttpResponse.json({ message: "Out of order." }, { status: 500 });

/** A call that the host answers with a failure until the fault is cleared, for stories of a retry. */
export function failsUntilFixed(url: string) {
  let isFixed = false;
  return {
    /** It comes before the handler that answers after the fault is cleared. */
    handler: http.get(url, () => (isFixed ? undefined : failure())),
    fix: () => void (isFixed = true),
    /** Sets the fault again, since a story is shown more than once. */
    beforeEach: () => void (isFixed = false),
  };
}

/** A write that is refused with 422, for these reasons at these fields (shell 8). */
export function refuses(
  method: Method,
  url: string,
  errors: Readonly<Record<string, readonly string[]>>,
): RequestHandler {
  const body = { message: "The given data was invalid.", errors };
  return http[method](url, () => HttpResponse.json(body, { status: 422 }));
}
