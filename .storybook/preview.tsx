// This import comes first, since the others may read the clock while they load.
import "./freeze-time.ts";
import type { Decorator, Loader, Preview } from "@storybook/react-vite";
import { mswLoader } from "msw-storybook-addon/csf3";
import { useEffect, type ReactNode } from "react";
import { configure } from "storybook/test";
import {
  HarnessRoleContext,
  HARNESS_ROLES,
  readHarnessRole,
} from "../packages/portal/src/testing/harness-role.ts";
import "../packages/ui-kit/src/theme/fonts.css";
import "../packages/ui-kit/src/theme/media.css";
import { workingControls } from "./controls.ts";
import { DocsPage } from "./DocsPage.tsx";
import { inFrame } from "./app-frame-decorator.tsx";
import { SchemeDocs } from "./SchemeDocs.tsx";
import { loadGrid } from "../packages/ui-kit/src/components/tables/DataTable.tsx";
import { RecurrentTheme } from "../packages/ui-kit/src/theme/RecurrentTheme.tsx";
import { checkOtherScheme } from "./check-other-scheme.ts";
import { REPORT_ONLY } from "../scripts/lib/axe-rules.ts";
import { preventScrollOnFocus } from "./prevent-scroll.ts";
import { hideScrollAnimations } from "./scroll-animations.ts";
import { describeFinalErrors } from "./query-errors.ts";

preventScrollOnFocus(window);
hideScrollAnimations(document);

// A play function or a picture may wait longer than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
describeFinalErrors();

const inTheme: Decorator = (Story, context) => {
  const scheme: unknown = context.globals["scheme"];
  return (
    <RecurrentTheme scheme={scheme === "dark" ? "dark" : "light"}>
      <Story />
    </RecurrentTheme>
  );
};

/** The share of the browser's own text size that a reader may have set (WCAG 1.4.4). */
const TEXT_SIZES = ["100", "150", "200"] as const;

/** Sets the size on the root, as a browser does: what is measured in rem grows with it. */
function TextSize({ size, children }: { size: string; children: ReactNode }) {
  useEffect(() => {
    const { style } = document.documentElement;
    style.fontSize = size === "100" ? "" : `${size}%`;
    return () => {
      style.fontSize = "";
    };
  }, [size]);
  return children;
}

const atTextSize: Decorator = (Story, context) => {
  const textSize: unknown = context.globals["textSize"];
  return (
    <TextSize size={TEXT_SIZES.find((known) => known === textSize) ?? "100"}>
      <Story />
    </TextSize>
  );
};

/** Shows a page as another role than the story's; a role without access sees the page that says so. */
const asRole: Decorator = (Story, context) => (
  <HarnessRoleContext value={readHarnessRole(context.globals["role"])}>
    <Story />
  </HarnessRoleContext>
);

const mocked = mswLoader();

/** Starts MSW for the stories that name handlers (`parameters.msw`); all others need none. */
const whereMocked: Loader = (context) => (context.parameters["msw"] ? mocked(context) : {});

const preview: Preview = {
  // A list shows its rows at once, as it does on every page but the first.
  beforeAll: loadGrid,
  tags: ["autodocs"],
  loaders: [whereMocked],
  afterEach: checkOtherScheme,
  decorators: [inTheme, atTextSize, asRole, inFrame],
  argTypesEnhancers: [workingControls],
  initialGlobals: { scheme: "light", textSize: "100", role: "" },
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
    role: {
      description: "Whose eyes a screen is seen with",
      toolbar: {
        title: "Role",
        icon: "user",
        items: [
          { value: "", title: "Story's own" },
          ...Object.entries(HARNESS_ROLES).map(([value, title]) => ({ value, title })),
        ],
        dynamicTitle: true,
      },
    },
    textSize: {
      description: "Text size",
      toolbar: {
        title: "Text size",
        icon: "zoom",
        items: TEXT_SIZES.map((value) => ({ value, title: `Text ${value}%` })),
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    // An axe finding fails the story's test, in either scheme (check-other-scheme.ts).
    a11y: {
      test: "error",
      ...(import.meta.env.VITEST_STORYBOOK !== undefined && {
        options: REPORT_ONLY,
      }),
    },
    // Both schemes, nothing in motion.
    chromatic: {
      modes: { light: { scheme: "light" }, dark: { scheme: "dark" } },
      prefersReducedMotion: "reduce",
    },
    backgrounds: { disable: true },
    docs: {
      container: SchemeDocs,
      page: DocsPage,
      // Code is for programmers: it has a section of its own.
      canvas: { sourceState: "none" },
      toc: { headingSelector: "h2, h3", title: "On this page" },
    },
    viewport: {
      options: {
        narrow: { name: "Narrowest, 320", styles: { width: "320px", height: "640px" } },
        phone: { name: "Phone, 360", styles: { width: "360px", height: "740px" } },
        small: { name: "Tablet, 768", styles: { width: "768px", height: "1024px" } },
        tablet: { name: "Wide tablet, 820", styles: { width: "820px", height: "1180px" } },
        laptop: { name: "Laptop, 1280", styles: { width: "1280px", height: "800px" } },
        desktop: { name: "Desktop, 1440", styles: { width: "1440px", height: "900px" } },
      },
    },
    // The folders that a designer looks for first come first, the rest by name.
    options: {
      storySort: {
        method: "alphabetical",
        order: [
          "Welcome",
          "Foundations",
          [
            "Colour",
            "Type",
            "Space",
            "Radius and elevation",
            "Motion",
            "Icons",
            "Status alphabet",
            "Design tokens",
          ],
          "Components",
          "Screens",
          [
            "General",
            "Dashboards",
            "Company",
            "Groups",
            "People",
            "My Training",
            "Events and Documents",
          ],
          "Print",
        ],
      },
    },
  },
};

export default preview;
