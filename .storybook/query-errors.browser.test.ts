import { configure, getByText, getConfig, waitFor } from "storybook/test";
import { beforeEach, expect, it } from "vitest";
import { describeFinalErrors } from "./query-errors.ts";

let printed = 0;

beforeEach(() => {
  const { getElementError } = getConfig();
  configure({
    getElementError: (message) => {
      printed += 1;
      return new Error(`${message ?? ""}, the page`);
    },
  });
  describeFinalErrors();
  printed = 0;
  return () => configure({ getElementError });
});

const find = () => getByText(document.body, "Nowhere on the page");

it("prints the page once when a query that is repeated finds nothing in time", async () => {
  let tries = 0;
  const waiting = waitFor(
    () => {
      tries += 1;
      find();
    },
    { timeout: 120, interval: 10 },
  );
  await expect(waiting).rejects.toThrow(/Nowhere on the page.*the page/s);
  expect(tries).toBeGreaterThan(2);
  expect(printed).toBe(1);
});

it("prints the page when a query that is not repeated finds nothing", () => {
  expect(find).toThrow(/the page/);
  expect(printed).toBe(1);
});
