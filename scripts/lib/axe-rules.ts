/**
 * The rules of axe whose answer depends on colours. All others are asked of a page once, in one scheme;
 * these are asked again in the other, where a scheme changes nothing but custom properties.
 */
export const COLOUR_RULES: string[] = ["color-contrast", "link-in-text-block"];
