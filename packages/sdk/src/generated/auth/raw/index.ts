/** Generated from the contract. Do not edit; change `spec/` and run `npm run gen`. */
export * from "./password.ts";
export * from "./session.ts";
