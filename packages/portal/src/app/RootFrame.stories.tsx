import type { Meta, StoryObj } from "@storybook/react-vite";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect } from "storybook/test";
import { expectVisible } from "../testing/expect-visible.ts";
import { PageProgress } from "./RootFrame.tsx";

/** A page that is left for one whose code never comes. */
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
 * The bar at the top of the window while the next page is on its way.
 *
 * ## Do
 * Leave the page before as it is until the next one is there.
 *
 * ## Don't
 * Show it for a call of a page that is there: that has shapes of its own.
 */
const meta = {
  title: "Screens/General/Page on its way",
  component: PageProgress,
  parameters: { layout: "fullscreen" },
  render: () => <RouterProvider router={router} />,
} satisfies Meta<typeof PageProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is drawn of it for a page that is there within a tenth of a second. */
export const Loading: Story = {
  tags: ["loading"],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("progressbar")).toBeNull();
    void router.navigate("/next");
    await expectVisible(() => canvas.getByRole("progressbar", { name: "Loading the page" }));
    await expect(canvas.getByRole("heading")).toHaveTextContent("The page that is left");
  },
};
