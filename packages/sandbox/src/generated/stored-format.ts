/** Generated from the rows of the sandbox. Do not edit; run `npm run gen`. */
export const STORED_FORMAT = "b2bb36203bde";
