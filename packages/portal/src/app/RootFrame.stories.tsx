import type { Meta, StoryObj } from "@storybook/react-vite";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect } from "storybook/test";
import { expectVisible } from "../testing/expect-visible.ts";
import { PageProgress } from "./RootFrame.tsx";

/** A page that navigates to another one whose code never arrives. */
const router = createMemoryRouter([
  {
    path: "/",
    element: (
      <main>
        <PageProgress />
        <h1>The page that is left</h1>
      </main>
    ),
  },
  { path: "/next", element: null, loader: () => new Promise<null>(() => undefined) },
]);

/**
 * The bar at the top of the window while the next page loads.
 *
 * ## Do
 * Leave the current page as it is until the next one is ready.
 *
 * ## Don't
 * Use it for the calls of a page that is already shown: placeholders show those.
 */
const meta = {
  title: "Screens/General/Page loading bar",
  component: PageProgress,
  parameters: { layout: "fullscreen" },
  render: () => <RouterProvider router={router} />,
} satisfies Meta<typeof PageProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The bar is at the top of the window. It appears only after a tenth of a second. */
export const Loading: Story = {
  tags: ["loading"],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("progressbar")).toBeNull();
    void router.navigate("/next");
    await expectVisible(() => canvas.getByRole("progressbar", { name: "Loading the page" }));
    await expect(canvas.getByRole("heading")).toHaveTextContent("The page that is left");
  },
};
