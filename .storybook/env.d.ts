/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Set where stories run as tests; absent everywhere else. */
  readonly VITEST_STORYBOOK?: "true" | "false";
}
