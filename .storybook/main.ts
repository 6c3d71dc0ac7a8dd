import type { StorybookConfig } from "@storybook/react-vite";
import { mswWorker } from "./msw-worker.ts";

const config: StorybookConfig = {
  stories: ["../packages/*/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: "@storybook/react-vite",
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // react-docgen-typescript does not run on TypeScript 7.
  typescript: { reactDocgen: "react-docgen" },
  // Screens talk to mocks behind MSW, whose worker has to come from the root of the site.
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), mswWorker()] }),
};

export default config;
