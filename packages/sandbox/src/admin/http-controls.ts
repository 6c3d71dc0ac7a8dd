import { type BodyReader, fieldsOf, readJson } from "../handlers/body.ts";
import { HttpError } from "../handlers/call.ts";
import { withRequestId, toResponse } from "../handlers/dispatch.ts";
import type { ClockMove, FaultRequest, LessonResult, SandboxControls } from "../types.ts";
import { ControlError } from "./fault-requests.ts";

export const CONTROLS = "/__sandbox/";

/** The controls validate the arguments. */
const ACTIONS: Readonly<
  Record<string, (controls: SandboxControls, body: unknown, id: number) => Promise<unknown>>
> = {
  "POST reset": (controls, body) => controls.reset(fieldsOf(body)),
  "POST clock": (controls, body) => controls.clock(body as ClockMove),
  "POST faults": (controls, body) =>
    controls.faults((fieldsOf(body)["faults"] ?? body) as FaultRequest[]),
  "POST people": (controls, body) => controls.people(numberIn(body, "count")),
  "POST latency": (controls, body) => controls.latency(numberIn(body, "milliseconds")),
  "POST expire-tokens": (controls) => controls.expireTokens(),
  "POST lessons": (controls, body, id) =>
    controls.lesson(id, fieldsOf(body)["result"] as LessonResult),
  "GET state": (controls) => controls.state(),
  "GET outbox": (controls) => controls.outbox(),
};

/** Answers the controls in the README on either host; 422 with a message for invalid arguments. */
export async function answerControl(
  controls: SandboxControls,
  request: Request,
  reader: BodyReader,
): Promise<Response> {
  const [name, id] = new URL(request.url).pathname.slice(CONTROLS.length).split("/");
  const action = ACTIONS[`${request.method} ${name}`];
  try {
    if (action === undefined) {
      throw new HttpError(404, { message: "The sandbox has no such control." });
    }
    const body = await readJson(request, reader, (message) => new ControlError(message));
    // Not cached, since the outbox has links that set a password.
    return withRequestId(Response.json(await action(controls, body, Number(id))));
  } catch (error) {
    return toResponse(error, request);
  }
}

function numberIn(body: unknown, field: string): number {
  const value = typeof body === "number" ? body : fieldsOf(body)[field];
  return typeof value === "number" ? value : Number.NaN;
}
