import { renderToString } from "react-dom/server";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { expect, it } from "vitest";
import { allRoutes } from "../shared/routes/table.ts";
import { registerPage, pageLoader, PageSlot } from "./lazy-pages.tsx";

it.each(allRoutes())("finds the page that the row of $id names", ({ page, redirectTo, id }) => {
  const hasNoPage = redirectTo !== undefined || id === "system@logout";
  expect(pageLoader({ ...(page !== undefined && { page }) }) === null).toBe(hasNoPage);
});

it("rejects an unknown page", () => {
  expect(() => pageLoader({ page: "features/people/NoScreen" })).toThrow("no module for the page");
});

it("rejects a component that its module does not have", async () => {
  const load = pageLoader({ page: "features/home/HomePage#NoScreen" });
  await expect(load?.()).rejects.toThrow("does not export NoScreen");
});

const drawn = (name: string) =>
  renderToString(
    <MemoryRouter>
      <Routes>
        <Route element={<PageSlot name={name} />}>
          <Route index element="the explanation" />
        </Route>
      </Routes>
    </MemoryRouter>,
  );

it("draws the layout's content when the layout never arrives", () => {
  expect(drawn("lost-layout")).toBe("the explanation");
});

it("draws a page that has arrived", () => {
  registerPage("layout", () => "the layout");
  expect(drawn("layout")).toBe("the layout");
});
