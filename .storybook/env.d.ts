/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Set by the two story projects of `vitest.config.ts`; absent everywhere else. */
  readonly STORYBOOK_SCHEME?: "light" | "dark";
}
