import { http, HttpResponse, type HttpHandler } from "msw";
import { numbered } from "../handlers/dispatch.ts";
import { fieldsOf } from "../handlers/fields.ts";
import { jsonBody } from "../handlers/json-body.ts";
import type { ClockMove, FaultRequest, LessonResult, SandboxControls } from "../types.ts";
import { ControlError } from "./faults.ts";

/**
 * The controls over HTTP: `POST /__sandbox/{reset,clock,faults,people,latency,expire-tokens}` and
 * `GET /__sandbox/{state,outbox}` on either host. Something a control cannot use is answered 422
 * with a message. `clock` takes its object, `faults` a list (or {faults}), `people` and `latency` a
 * number (or {count}, {milliseconds}). `POST /__sandbox/lessons/{registration}` with
 * {result: 'pass' or 'fail'} ends a lesson that is open in the player.
 */
export function controlHandlers(
  controls: SandboxControls,
  hosts: readonly [authHost: string, apiHost: string],
): HttpHandler[] {
  const actions: Readonly<Record<string, (body: unknown) => Promise<unknown>>> = {
    "POST reset": (body) => controls.reset(fieldsOf(body)),
    // the controls themselves check what they are given
    "POST clock": (body) => controls.clock(fieldsOf(body) as ClockMove),
    "POST faults": (body) => controls.faults(listIn(body) as FaultRequest[]),
    "POST people": (body) => controls.people(numberIn(body, "count")),
    "POST latency": (body) => controls.latency(numberIn(body, "milliseconds")),
    "POST expire-tokens": () => controls.expireTokens(),
    "GET state": () => controls.state(),
    "GET outbox": () => controls.outbox(),
  };
  return hosts.flatMap((host) => [
    http.post(`${host}/__sandbox/lessons/:registration`, ({ request, params }) =>
      answer(request, (body) =>
        // the control itself checks what it is given
        controls.lesson(Number(params["registration"]), fieldsOf(body)["result"] as LessonResult),
      ),
    ),
    http.all(`${host}/__sandbox/:control`, ({ request, params }) => {
      const action = actions[`${request.method} ${String(params["control"])}`];
      return action === undefined
        ? HttpResponse.json({ message: "The sandbox has no such control." }, { status: 404 })
        : answer(request, action);
    }),
  ]);
}

async function answer(
  request: Request,
  action: (body: unknown) => Promise<unknown>,
): Promise<Response> {
  try {
    const reply = await action(await jsonBody(request, (message) => new ControlError(message)));
    // the outbox holds links that set a password
    return numbered(HttpResponse.json(reply as object));
  } catch (error) {
    if (error instanceof ControlError) {
      return HttpResponse.json({ message: error.message }, { status: 422 });
    }
    throw error;
  }
}

function listIn(body: unknown): unknown {
  return Array.isArray(body) ? body : fieldsOf(body)["faults"];
}

function numberIn(body: unknown, field: string): number {
  const value = typeof body === "number" ? body : fieldsOf(body)[field];
  return typeof value === "number" ? value : Number.NaN;
}
