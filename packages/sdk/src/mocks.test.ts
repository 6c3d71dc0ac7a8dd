import { faker } from "@faker-js/faker";
import { describe, expect, it } from "vitest";
import { getIdInputMock, getIdMock, getPersonListItemMock, seedMocks } from "./mocks.ts";

describe("the factories", () => {
  it("repeat after a seed, whatever a test draws with a faker of its own", () => {
    const draw = (between: () => unknown) => {
      seedMocks(7);
      const first = getPersonListItemMock();
      between();
      return [first, getPersonListItemMock()];
    };
    const quiet = draw(() => undefined);
    expect(draw(() => faker.seed(1))).toEqual(quiet);
    expect(draw(() => faker.person.fullName())).toEqual(quiet);
    expect(draw(() => faker.setDefaultRefDate("2031-05-05T00:00:00Z"))).toEqual(quiet);
    faker.setDefaultRefDate();
  });

  it("leave the faker of a test alone", () => {
    const draw = () => [faker.person.fullName(), faker.defaultRefDate().getFullYear()];
    faker.seed(7);
    const [first, second] = [draw(), draw()];
    faker.seed(7);
    expect(draw()).toEqual(first);
    seedMocks(1, "2031-05-05T00:00:00Z");
    getPersonListItemMock();
    expect(draw()).toEqual(second);
  });

  it.each([
    ["people", () => getPersonListItemMock().id],
    ["ids", getIdMock],
    ["ids that are sent", getIdInputMock],
  ])("gives no two of 10,000 %s the same id", (_name, make) => {
    seedMocks(7);
    expect(new Set(Array.from({ length: 10_000 }, () => String(make()))).size).toBe(10_000);
  });
});
