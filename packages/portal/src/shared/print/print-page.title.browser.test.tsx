import { expect, it, vi } from "vitest";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { usePrintPage } from "./print-page.ts";

function Sheet({ name }: { name: string }) {
  usePrintPage(() => name);
  return <main>sheet</main>;
}

/** As a browser names the PDF that it saves. */
async function titleOf(name: string): Promise<string> {
  const print = vi.spyOn(window, "print").mockReturnValue(undefined);
  const { place, end } = mountRoutes({
    as: "companyManager",
    path: "/sheet",
    routes: [{ path: "/sheet", element: <Sheet name={name} /> }],
  });
  await vi.waitFor(() => expect(place.textContent).toBe("sheet"));
  end();
  print.mockRestore();
  return document.title;
}

it.each([
  ["Łukasz Wiśniewski-2026-11-21", "Łukasz Wiśniewski-2026-11-21"],
  ["Vera/Line: pilots?-2026-11-21", "Vera-Line- pilots--2026-11-21"],
  ["Vera\u202E Lindqvist-2026-11-21", "Vera Lindqvist-2026-11-21"],
  ["..-2026-11-21", "-2026-11-21"],
  ["CON", "CON_"],
])("makes a file name of the title '%s'", async (name, title) => {
  expect(await titleOf(name)).toBe(title);
});

it.each(["x", "ž", "王", "👩‍✈️"])("keeps the day behind a long name of '%s'", async (letter) => {
  const title = await titleOf(`${letter.repeat(300)}-2026-11-21`);
  expect(new TextEncoder().encode(`${title}.pdf`).length).toBeLessThan(255);
  expect(title).toMatch(/^[^…]+….*-2026-11-21$/u);
});
