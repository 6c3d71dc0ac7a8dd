import createCache from "@emotion/cache";
import type { StylisPlugin } from "@emotion/cache";

/** What a browser of the last years knows by its prefix alone: Safari the first, Chrome 135 the second. */
const PREFIXED = /^(?:user-select|print-color-adjust)$/;
/** What no browser of the last years knows. */
const GONE = /::-(?:moz-focus-inner|ms-input-placeholder)/;

/**
 * In place of Emotion's prefixer, which adds rules for browsers that are gone. Each of those throws as it is
 * inserted, twenty of them on the login; so do two kinds of MUI's own.
 */
const currentBrowsers: StylisPlugin = (element) => {
  if (element.type === "decl" && PREFIXED.test(String(element.props))) {
    element.return = `-webkit-${element.value}${element.value}`;
  } else if (element.type === "rule" && GONE.test(element.value)) {
    element.children = [];
  }
};

/** The style sheet of everything below the theme. */
export const styleCache = createCache({ key: "css", stylisPlugins: [currentBrowsers] });
