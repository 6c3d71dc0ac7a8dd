import { describe, expect, it } from "vitest";
import { getIdInputMock, getIdMock, getPersonListItemMock, seedMocks } from "./mocks.ts";

describe("the factories", () => {
  it.each([
    ["people", () => getPersonListItemMock().id],
    ["ids", getIdMock],
    ["ids that are sent", getIdInputMock],
  ])("gives no two of 10,000 %s the same id", (_name, make) => {
    seedMocks(7);
    expect(new Set(Array.from({ length: 10_000 }, () => String(make()))).size).toBe(10_000);
  });
});
