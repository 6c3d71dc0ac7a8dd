import type { StorybookConfig } from "@storybook/react-vite";
import remarkGfm from "remark-gfm";
import { limitDocgen } from "./component-docgen.ts";
import { mswWorker } from "./msw-worker.ts";

/** Known warnings of MUI's files and Storybook's plugins would hide ours. */
const NOT_OURS: ReadonlySet<string> = new Set(["MODULE_LEVEL_DIRECTIVE", "PLUGIN_TIMINGS"]);

const FONTS = "../packages/ui-kit/node_modules/@fontsource-variable/inter/files";

const config: StorybookConfig = {
  stories: ["./*.mdx", "../packages/*/src/**/*.stories.tsx"],
  staticDirs: [
    { from: "../packages/portal/public/favicon.svg", to: "/favicon.svg" },
    // For the frame around the stories, which no stylesheet of ours reaches.
    { from: `${FONTS}/inter-latin-opsz-normal.woff2`, to: "/inter.woff2" },
    { from: "../design-tokens", to: "/design-tokens" },
  ],
  addons: [
    {
      name: "@storybook/addon-docs",
      // Markdown of MDX pages has no tables without it.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
  ],
  framework: "@storybook/react-vite",
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Hides Storybook's own tour.
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  // react-docgen-typescript does not run on TypeScript 7.
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite, { configType }) => ({
    ...vite,
    // Only React's development build has `act`, by which a play function sees each step drawn. With it a
    // built Storybook plays as in the tests.
    ...(configType === "PRODUCTION" && {
      define: { ...vite.define, "process.env.NODE_ENV": JSON.stringify("development") },
    }),
    // Screens talk to mocks behind MSW, whose worker has to come from the root of the site.
    plugins: [...limitDocgen(vite.plugins ?? []), mswWorker()],
    build: {
      ...vite.build,
      // Storybook's own code is one large chunk.
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        onLog: (level, log, handle) => {
          if (log.code === undefined || !NOT_OURS.has(log.code)) handle(level, log);
        },
      },
    },
  }),
};

export default config;
