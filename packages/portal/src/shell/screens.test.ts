import { expect, it } from "vitest";
import { allRoutes } from "../kernel/routes/table.ts";
import { screenOf } from "./navigation.ts";

it.each(allRoutes())("$id has the page that its row names", ({ page, redirectTo, id }) => {
  const leadsOn = redirectTo !== undefined || id === "system@logout";
  expect(screenOf({ ...(page !== undefined && { page }) }) === null).toBe(leadsOn);
});

it("refuses a page that there is not", () => {
  expect(() => screenOf({ page: "features/people/NoScreen" })).toThrow("no module for the page");
});

it("refuses a component that its module does not have", async () => {
  const load = screenOf({ page: "features/home/HomeScreen#NoScreen" });
  await expect(load?.()).rejects.toThrow("does not export NoScreen");
});
