import type { Meta, StoryObj } from "@storybook/react-vite";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { showChunkLoading } from "@recurrent/ui-kit";
import { expect, waitFor } from "storybook/test";
import { expectVisible } from "../testing/expect-visible.ts";
import { PageProgress } from "./RootFrame.tsx";

/** A page that navigates to another one whose code never arrives. */
const PAGES = [
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
];
const router = createMemoryRouter(PAGES);

/**
 * The bar at the top of the window while the next page loads, or code that a press needs.
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

/** A part of the page that a press opens: the bar goes once its code has arrived, or failed to. */
export const LoadingAPart: Story = {
  tags: ["loading"],
  render: () => <RouterProvider router={createMemoryRouter(PAGES)} />,
  play: async ({ canvas }) => {
    await canvas.findByRole("heading");
    const [first, second] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
    void showChunkLoading(first.promise);
    showChunkLoading(second.promise).catch(() => undefined);
    await expectVisible(() => canvas.getByRole("progressbar", { name: "Loading" }));
    first.resolve(null);
    await expectVisible(() => canvas.getByRole("progressbar", { name: "Loading" }));
    second.reject(new Error("no connection"));
    await waitFor(() => expect(canvas.queryByRole("progressbar")).toBeNull());
  },
};
