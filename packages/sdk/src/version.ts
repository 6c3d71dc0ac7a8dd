/** The version in package.json; `npm run release` writes both. */
export const VERSION = "0.1.0";
