import { ApiError } from "@recurrent/sdk";
import { expect, it } from "vitest";
import { toFailureEffect } from "./failure.ts";
import { createMessages, type Messages } from "./messages.ts";

const texts = ({ notices }: Messages) => notices.read().map((notice) => notice.text);

it("clears errors and the alert on navigation, and keeps successes", () => {
  const messages = createMessages();
  messages.notices.success("Data updated successfully!");
  messages.show(toFailureEffect(new ApiError({ kind: "server", status: 500, message: "m" })));
  messages.show(toFailureEffect(new ApiError({ kind: "validation", status: 422, message: "v" })));
  expect(texts(messages)).toEqual(["Data updated successfully!", "Whoops! There was an error."]);
  expect(messages.alerts.read()).toMatchObject([{ title: "v", items: [] }]);
  messages.clearErrors();
  expect(texts(messages)).toEqual(["Data updated successfully!"]);
  expect(messages.alerts.read()).toEqual([]);
});

it("shows one alert per refused call, dismissed by itself", () => {
  const messages = createMessages();
  const refused = toFailureEffect(
    new ApiError({ kind: "validation", status: 422, message: "The given data was invalid." }),
  );
  // Their texts may be the same.
  for (const call of ["board", "people", "board", undefined, undefined]) {
    messages.show(refused, call);
  }
  const [people, board] = messages.alerts.read();
  expect(messages.alerts.read()).toMatchObject([
    { call: "people" },
    { call: "board" },
    { call: undefined },
    { call: undefined },
  ]);
  messages.dismissAlert(people!.id);
  expect(messages.alerts.read()[0]).toBe(board);
  messages.clearErrors();
  expect(messages.alerts.read()).toEqual([]);
});

it("keeps the notice of a 403 over the one navigation it causes", () => {
  const messages = createMessages();
  const error = { kind: "forbidden", status: 403, statusText: "Forbidden", message: "m" } as const;
  messages.show(toFailureEffect(new ApiError(error)));
  messages.clearErrors();
  expect(texts(messages)).toEqual(["Forbidden: m"]);
  messages.clearErrors();
  expect(texts(messages)).toEqual([]);
});
