import { configure, getConfig } from "storybook/test";

/** Testing Library's setting while a query is repeated; its types leave it out. */
const IS_REPEATED = "_disableExpensiveErrorDiagnostics";

/**
 * Prints the page into the error of a query only when the error is final. A query that waits for something fails many
 * times before, and to print the page each time took a fifteenth of the stories' CPU.
 */
export function describeFinalErrors(): void {
  const { getElementError } = getConfig();
  configure({
    getElementError: (message, container) => {
      const config: Readonly<Record<string, unknown>> = { ...getConfig() };
      if (config[IS_REPEATED] !== true) return getElementError(message, container);
      const error = new Error(message ?? "");
      error.name = "TestingLibraryElementError";
      return error;
    },
  });
}
