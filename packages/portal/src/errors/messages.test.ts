import { ApiError } from "@recurrent/sdk";
import { expect, it } from "vitest";
import { effectOf } from "./failure.ts";
import { createMessages, type Messages, showEffect } from "./messages.ts";

const texts = ({ notices }: Messages) => notices.read().map((notice) => notice.text);

it("clears errors and the alert on navigation, and keeps successes", () => {
  const messages = createMessages();
  messages.notices.success("Data updated successfully!");
  showEffect(messages, effectOf(new ApiError({ kind: "server", status: 500, message: "m" })));
  showEffect(messages, effectOf(new ApiError({ kind: "validation", status: 422, message: "v" })));
  expect(texts(messages)).toEqual(["Data updated successfully!", "Whoops! There was an error."]);
  expect(messages.alert()).toEqual({ title: "v", items: [] });
  messages.onNavigation();
  expect(texts(messages)).toEqual(["Data updated successfully!"]);
  expect(messages.alert()).toBeNull();
});

it("lets the notice of a 403 live through the one navigation it causes", () => {
  const messages = createMessages();
  const error = { kind: "forbidden", status: 403, statusText: "Forbidden", message: "m" } as const;
  showEffect(messages, effectOf(new ApiError(error)));
  messages.onNavigation();
  expect(texts(messages)).toEqual(["Forbidden: m"]);
  messages.onNavigation();
  expect(texts(messages)).toEqual([]);
});
