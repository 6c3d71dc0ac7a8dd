/** Generated from the rows of the sandbox. Do not edit; run `npm run gen`. */
export const STORED_FORMAT = "5e0c61621287";
