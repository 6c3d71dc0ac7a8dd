import type { Decorator, Loader, Preview } from "@storybook/react-vite";
import { mswLoader } from "msw-storybook-addon/csf3";
import "../packages/ui-kit/src/theme/fonts.css";
import { RecurrentTheme } from "../packages/ui-kit/src/theme/RecurrentTheme.tsx";
import type { SchemeChoice } from "../packages/ui-kit/src/theme/RecurrentTheme.tsx";

/**
 * Which scheme a story is in: the toolbar's `scheme` global. `vitest.config.ts` runs every story
 * twice, in a project for each scheme that defines `import.meta.env.STORYBOOK_SCHEME`; Chromatic and
 * a person take the toolbar's default.
 */
const initialScheme: SchemeChoice = import.meta.env.STORYBOOK_SCHEME ?? "light";

const inTheme: Decorator = (Story, context) => {
  const scheme: unknown = context.globals["scheme"];
  return (
    <RecurrentTheme scheme={scheme === "dark" ? "dark" : "light"}>
      <Story />
    </RecurrentTheme>
  );
};

const mocked = mswLoader();

/** Starts MSW for the stories that name handlers (`parameters.msw`); all others need none. */
const whereMocked: Loader = (context) => (context.parameters["msw"] ? mocked(context) : {});

const preview: Preview = {
  tags: ["autodocs"],
  loaders: [whereMocked],
  decorators: [inTheme],
  initialGlobals: { scheme: initialScheme },
  globalTypes: {
    scheme: {
      description: "Colour scheme",
      toolbar: {
        title: "Scheme",
        icon: "mirror",
        items: [
          { value: "light", title: "Light", icon: "sun" },
          { value: "dark", title: "Dark", icon: "moon" },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    // An axe finding fails the story's test, in both schemes.
    a11y: { test: "error" },
    backgrounds: { disable: true },
    viewport: {
      options: {
        narrow: { name: "Narrowest, 320", styles: { width: "320px", height: "640px" } },
        phone: { name: "Phone, 360", styles: { width: "360px", height: "740px" } },
        tablet: { name: "Tablet, 820", styles: { width: "820px", height: "1180px" } },
        laptop: { name: "Laptop, 1280", styles: { width: "1280px", height: "800px" } },
        desktop: { name: "Desktop, 1440", styles: { width: "1440px", height: "900px" } },
      },
    },
    options: { storySort: { order: ["Foundations", "Status", "Layout"] } },
  },
};

export default preview;
