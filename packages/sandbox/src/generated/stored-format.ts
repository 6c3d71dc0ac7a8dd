/** Generated from the rows of the sandbox. Do not edit; run `npm run gen`. */
export const STORED_FORMAT = "5ae6e9fbe5c5";
