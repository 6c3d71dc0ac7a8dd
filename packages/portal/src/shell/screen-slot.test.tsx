import { renderToString } from "react-dom/server";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { expect, it } from "vitest";
import { fillSlot, ScreenSlot } from "./screen-slot.tsx";

const drawn = (name: string) =>
  renderToString(
    <MemoryRouter>
      <Routes>
        <Route element={<ScreenSlot name={name} />}>
          <Route index element="the explanation" />
        </Route>
      </Routes>
    </MemoryRouter>,
  );

it("makes way for what is inside a layout that never arrived", () => {
  expect(drawn("lost-layout")).toBe("the explanation");
});

it("draws what has arrived", () => {
  fillSlot("layout", () => "the layout");
  expect(drawn("layout")).toBe("the layout");
});
