/**
 * The rules of axe whose result depends on colours. All others run once, in one scheme; these run again in
 * the other, since a scheme changes nothing but custom properties.
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
