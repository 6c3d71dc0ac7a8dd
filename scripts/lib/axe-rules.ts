/**
 * The rules of axe whose result depends on colours. A scheme changes only custom properties, so all other rules run
 * once, and these run again in the other scheme.
 */
export const CONTRAST_RULES: string[] = ["color-contrast", "link-in-text-block"];

/**
 * Options of axe for a run whose passing checks are not read: they are neither described node by node nor
 * sent from the page, which took a tenth of the stories' CPU.
 */
export const REPORT_ONLY = {
  resultTypes: ["violations" as const],
  reporter: "no-passes" as const,
};
